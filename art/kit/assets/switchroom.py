"""A containerised switchroom: steel room on legs or plinths, stair, air conditioners, cable entries, arc duct.

Outside 8.8 × 3.4 m as drawn for the case study (8.6 × 3.2 m inside), its floor 1.2 m above ground so that single-core
cables can bend below it. The board stands along the +y wall; doors in both ends. Origin on the ground, in its middle.
"""
import dataclasses
import math

from mathutils import Matrix

from ..materials import surface
from ..mesh import MeshBuilder
from ..signs import label
from .containers import corrugated, danger_plate, door_handle, fan, hinges, louvre

LENGTH, WIDTH, HEIGHT, FLOOR = 8.8, 3.4, 3.3, 1.2
_FRAME = 0.3
_DOOR_ACROSS = -0.2
_PANELS = tuple(-1.6 + panel * 0.8 for panel in range(5))
_DUCTS = tuple((x, 0.75, 0.17) for x in _PANELS) + ((-3.0, -1.05, 0.07), (-2.7, -1.05, 0.07))
"""x, y and radius."""


@dataclasses.dataclass(frozen=True)
class Switchroom:
    """What can be left out. `stairs` are the ends with a landing and a stair: −1 left, 1 right."""
    support: str = 'plinths'
    """'plinths', 'legs' or 'none' (slung)."""
    stairs: tuple = (-1, 1)
    cables: bool = True
    """False leaves the ducts below the board open."""
    lamp: object = None
    """A glowing material for the lamp above each door; put an area light under it (`lamp_places`)."""


def switchroom(palette, options=Switchroom(), body=None, location=(0, 0, 0), turn=0.0):
    """The room as one object."""
    body = body or surface('switchroom grey', '#747e83', 0.42, variation=0.05, dirt=0.3, dirt_height=1.4,
                           streaks=0.16, coat=0.15)
    builder = MeshBuilder()
    _shell(builder, palette, body)
    for end in (-1, 1):
        _end(builder, palette, body, end, options.lamp)
    _front(builder, palette, body)
    _back(builder, palette)
    _roof(builder, palette, body)
    if options.support == 'plinths':
        _plinths(builder, palette)
    elif options.support == 'legs':
        _legs(builder, palette)
    if options.support != 'none':
        _earth(builder, palette)
        for x, y, radius in _DUCTS:
            _duct(builder, palette, (x, y), radius)
    for end in options.stairs:
        _stair(builder, palette, end)
    if options.cables:
        _cables(builder, palette)
    return builder.build('switchroom', 0.008, location, turn)


def lamp_places():
    """Under the lamp above each door, for area lights."""
    return [(end * (LENGTH / 2 + 0.16), _DOOR_ACROSS, FLOOR + 2.36) for end in (-1, 1)]


def lifting_points():
    """The four corner posts' shackle eyes."""
    return [(x * (LENGTH / 2 - 0.15), y * (WIDTH / 2 - 0.1), FLOOR + HEIGHT + 0.1) for x in (-1, 1) for y in (-1, 1)]


def support_places():
    """Where pads, plinths or legs stand."""
    return [(x, y) for x in (-LENGTH / 2 + 0.35, -2.25, 2.25, LENGTH / 2 - 0.35) for y in (-1.45, 1.45)]


def _shell(builder, palette, body):
    x, y = LENGTH / 2, WIDTH / 2
    # The base frame: channels that carry the room and everything in it when it is lifted.
    for side in (-1, 1):
        builder.box((0, side * (y - 0.05), FLOOR - _FRAME / 2), (LENGTH, 0.1, _FRAME), palette.dark_grey)
        builder.box((side * (x - 0.05), 0, FLOOR - _FRAME / 2), (0.1, WIDTH - 0.2, _FRAME), palette.dark_grey)
        for z in (FLOOR - 0.02, FLOOR - _FRAME + 0.02):
            builder.box((0, side * (y + 0.015), z), (LENGTH + 0.02, 0.05, 0.03), palette.dark_grey)
    for i in range(7):
        builder.box((-3.6 + i * 1.2, 0, FLOOR - _FRAME / 2), (0.08, WIDTH - 0.2, _FRAME - 0.06), palette.dark_grey)
    builder.box((0, 0, FLOOR - 0.03), (LENGTH - 0.1, WIDTH - 0.1, 0.05), palette.galvanised)
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            builder.box((side_x * (x - 0.09), side_y * (y - 0.09), FLOOR + HEIGHT / 2), (0.18, 0.18, HEIGHT), body)
    for side in (-1, 1):
        builder.box((0, side * (y - 0.06), FLOOR + HEIGHT - 0.09), (LENGTH - 0.3, 0.12, 0.18), body)
        builder.box((0, side * (y - 0.06), FLOOR + 0.06), (LENGTH - 0.3, 0.12, 0.12), body)
        builder.box((side * (x - 0.06), 0, FLOOR + HEIGHT - 0.09), (0.12, WIDTH - 0.3, 0.18), body)
        builder.box((side * (x - 0.06), 0, FLOOR + 0.06), (0.12, WIDTH - 0.3, 0.12), body)
    low, high = FLOOR + 0.11, FLOOR + HEIGHT - 0.17
    corrugated(builder, (-x + 0.17, -y + 0.04), (x - 0.17, -y + 0.04), low, high, body)
    corrugated(builder, (x - 0.17, y - 0.04), (-x + 0.17, y - 0.04), low, high, body)
    corrugated(builder, (-x + 0.04, y - 0.17), (-x + 0.04, -y + 0.17), low, high, body)
    corrugated(builder, (x - 0.04, -y + 0.17), (x - 0.04, y - 0.17), low, high, body)
    builder.box((0, -y - 0.006, FLOOR + HEIGHT - 0.09), (LENGTH - 0.4, 0.008, 0.07), palette.teal)


def _outward(end):
    """From a wall that faces −y to the end wall at ±x."""
    return Matrix.Translation((end * LENGTH / 2, 0, 0)) @ Matrix.Rotation(end * math.radians(90), 4, 'Z')


def _end(builder, palette, body, end, lamp):
    """A door that opens outwards, with panic hardware inside; lamp above, plates beside."""
    wall = _outward(end)
    across = _DOOR_ACROSS * end
    builder.box((across, -0.01, FLOOR + 1.1), (1.12, 0.1, 2.2), palette.dark_grey, None, wall)
    builder.box((across, -0.055, FLOOR + 1.09), (1.0, 0.04, 2.08), body, None, wall)
    builder.box((across, -0.078, FLOOR + 0.14), (0.9, 0.006, 0.2), palette.galvanised, None, wall)
    builder.box((across, -0.08, FLOOR + 1.68), (0.3, 0.006, 0.5), palette.black, None, wall)
    door_handle(builder, palette, (across + 0.4, -0.075, FLOOR + 1.05), wall)
    hinges(builder, palette, across - 0.5, -0.075, [FLOOR + z for z in (0.3, 1.1, 1.9)], wall)
    danger_plate(builder, palette, (across, -0.077, FLOOR + 1.22), 0.2, wall)
    builder.box((across, -0.16, FLOOR + 2.47), (0.5, 0.26, 0.03), palette.dark_grey, None, wall)
    builder.box((across, -0.14, FLOOR + 2.41), (0.34, 0.14, 0.07), lamp or palette.clean_white, None, wall)
    builder.box((across + 0.95, -0.012, FLOOR + 1.75), (0.5, 0.012, 0.34), palette.clean_white, None, wall)
    builder.box((across + 0.95, -0.019, FLOOR + 1.84), (0.44, 0.004, 0.09), palette.navy, None, wall)
    for i in range(3):
        builder.box((across + 0.95, -0.019, FLOOR + 1.74 - i * 0.05), (0.4 - 0.08 * i, 0.004, 0.016), palette.dark_grey,
                    None, wall)
    builder.box((across - 0.85, -0.03, FLOOR + 1.35), (0.14, 0.08, 0.2), palette.red, None, wall)


def _front(builder, palette, body):
    """Air conditioners and a louvre on the side of the supplies."""
    y = -WIDTH / 2
    for at in (-2.75, 2.75):
        builder.box((at, y - 0.17, FLOOR + 1.9), (0.95, 0.42, 1.5), palette.light_grey)
        fan(builder, palette, (at, y - 0.385, FLOOR + 2.22), 0.33)
        builder.box((at, y - 0.385, FLOOR + 1.5), (0.8, 0.012, 0.5), palette.dark_grey)
        louvre(builder, (at, y - 0.4, FLOOR + 1.5), 0.79, 0.48, palette.light_grey, 10)
        for side in (-0.38, 0.38):
            builder.box((at + side, y - 0.15, FLOOR + 1.1), (0.05, 0.4, 0.08), palette.galvanised)
        builder.tube([(at + 0.36, y - 0.3, FLOOR + 1.16), (at + 0.36, y - 0.3, FLOOR + 0.5),
                      (at + 0.36, y - 0.06, FLOOR + 0.4), (at + 0.36, y - 0.04, FLOOR - 0.4)], 0.014, palette.black)
    builder.box((-0.3, y + 0.01, FLOOR + 2.35), (0.9, 0.06, 0.6), palette.dark_grey)
    louvre(builder, (-0.3, y - 0.03, FLOOR + 2.35), 0.86, 0.56, body, 11)
    builder.box((0.95, y - 0.09, FLOOR + 1.35), (0.5, 0.2, 0.7), palette.light_grey)
    door_handle(builder, palette, (1.12, y - 0.19, FLOOR + 1.35))
    builder.tube([(0.95, y - 0.08, FLOOR + 1.0), (0.95, y - 0.08, FLOOR - 0.3), (0.95, y + 0.3, FLOOR - 0.4)], 0.03,
                 palette.rubber)
    danger_plate(builder, palette, (-1.35, y - 0.005, FLOOR + 1.5), 0.26)
    builder.box((-0.3, y - 0.004, FLOOR + 1.45), (1.1, 0.008, 0.3), palette.navy)


def _back(builder, palette):
    """The wall behind the board: danger plates, name plate, and the earth bar that both tapes come from."""
    wall = Matrix.Rotation(math.pi, 4, 'Z')
    face = -WIDTH / 2 - 0.004
    for x in (-3.0, 0.0, 3.0):
        danger_plate(builder, palette, (x, face, FLOOR + 1.75), 0.3, wall)
    builder.box((1.6, face, FLOOR + 1.95), (1.5, 0.01, 0.42), palette.navy, None, wall)
    builder.box((0.0, face - 0.06, FLOOR - 0.12), (5.0, 0.006, 0.05), palette.copper, None, wall)
    for k in range(11):
        builder.cylinder((-2.4 + k * 0.48, face - 0.03, FLOOR - 0.12), (-2.4 + k * 0.48, face - 0.08, FLOOR - 0.12),
                         0.014,
                         palette.steel, 6, matrix=wall)


def name_plate(palette, text='33 kV SWITCHROOM', parent=None):
    """The lettering of the plate on the wall behind the board; `parent` is the room."""
    return label(text, 0.15, palette.clean_white, (-1.6, WIDTH / 2 + 0.012, FLOOR + 1.95), math.pi, parent)


def _roof(builder, palette, body):
    """A roof with a slight fall, the arc gas duct above the board, and the eyes that it is lifted by."""
    top = FLOOR + HEIGHT
    builder.add([(-LENGTH / 2, -WIDTH / 2, top), (LENGTH / 2, -WIDTH / 2, top), (LENGTH / 2, 0, top + 0.05),
                 (-LENGTH / 2, 0, top + 0.05), (LENGTH / 2, WIDTH / 2, top), (-LENGTH / 2, WIDTH / 2, top)],
                [(0, 1, 2, 3), (3, 2, 4, 5)], body)
    builder.box((0, 0.95, top + 0.22), (4.4, 0.8, 0.4), body)
    builder.box((0, 0.95, top + 0.44), (4.6, 1.0, 0.04), body)
    for x in (-LENGTH / 2 + 0.15, LENGTH / 2 - 0.15):
        for y in (-WIDTH / 2 + 0.1, WIDTH / 2 - 0.1):
            builder.box((x, y, top + 0.07), (0.22, 0.03, 0.16), palette.yellow)


def _plinths(builder, palette):
    for x, y in support_places():
        builder.box((x, y, 0.2), (0.75, 0.7, 1.2), palette.concrete)
        builder.box((x, y, FLOOR - _FRAME - 0.05), (0.4, 0.3, 0.1), palette.galvanised)
        for side in (-0.14, 0.14):
            builder.cylinder((x + side, y - 0.22, 0.78), (x + side, y - 0.22, 0.86), 0.016, palette.steel, 6)


def _legs(builder, palette):
    height = FLOOR - _FRAME
    for x, y in support_places():
        for side in (-0.09, 0.09):
            builder.box((x + side, y, 0.1 + height / 2), (0.016, 0.2, height - 0.1), palette.galvanised)
        builder.box((x, y, 0.1 + height / 2), (0.18, 0.012, height - 0.1), palette.galvanised)
        builder.box((x, y, 0.112), (0.36, 0.36, 0.024), palette.galvanised)
        builder.box((x, y, height - 0.012), (0.34, 0.34, 0.024), palette.galvanised)
        builder.box((x, y, 0.0), (0.8, 0.8, 0.2), palette.concrete)
        for a in (-0.13, 0.13):
            for b in (-0.13, 0.13):
                builder.cylinder((x + a, y + b, 0.12), (x + a, y + b, 0.17), 0.016, palette.steel, 6)
    for x in (-LENGTH / 2 + 0.35, LENGTH / 2 - 0.35):
        builder.bar((x, -1.4, 0.2), (x, 1.4, height - 0.08), 0.05, palette.galvanised)
        builder.bar((x + 0.03, 1.4, 0.2), (x + 0.03, -1.4, height - 0.08), 0.05, palette.galvanised)


def _earth(builder, palette):
    """Copper tape at two opposite corners, from the frame to the earth grid."""
    for side in (-1, 1):
        x, y = side * (LENGTH / 2 - 0.9), side * (WIDTH / 2 + 0.045)
        builder.box((x, y, FLOOR / 2 - 0.1), (0.05, 0.006, FLOOR), palette.copper)
        for z in (FLOOR - 0.1, FLOOR - 0.2):
            builder.cylinder((x, y, z), (x, y + side * 0.02, z), 0.014, palette.steel, 6)


def _stair(builder, palette, end):
    """Landing as wide as the door's swing, open treads, handrails with a knee rail, kick plate."""
    wall = _outward(end)
    across = _DOOR_ACROSS * end
    landing, half = 1.3, 0.65
    builder.box((across, -landing / 2 - 0.06, FLOOR - 0.03), (2 * half, landing, 0.05), palette.galvanised, None, wall)
    treads = 5
    run = 0.27
    rise = FLOOR / (treads + 1)
    foot = -landing - run * treads - 0.06
    for i in range(treads):
        at = -landing - 0.06 - run * (i + 0.5)
        builder.box((across, at, FLOOR - rise * (i + 1)), (2 * half - 0.1, run + 0.01, 0.035), palette.galvanised, None,
                    wall)
        builder.box((across, at - run / 2 - 0.004, FLOOR - rise * (i + 1)), (2 * half - 0.1, 0.012, 0.04),
                    palette.yellow, None, wall)
    for side in (-1, 1):
        x = across + side * (half - 0.03)
        stringer = [(x, -landing - 0.04, FLOOR - 0.08), (x, foot, 0.08)]
        builder.box((x, -landing / 2 - 0.06, FLOOR - 0.07), (0.05, landing, 0.14), palette.galvanised, None, wall)
        for drop in (0.0, 0.07, 0.14):
            lower = [(a, b, c - drop) for a, b, c in stringer]
            builder.bar(lower[0], lower[1], 0.05, palette.galvanised, wall)
        builder.box((x, -landing, FLOOR / 2 - 0.1), (0.08, 0.08, FLOOR - 0.1), palette.galvanised, None, wall)
        builder.box((x, -landing, 0.02), (0.24, 0.24, 0.04), palette.galvanised, None, wall)
        posts = [(-0.1, FLOOR), (-landing, FLOOR), (foot + 0.12, 0.16)]
        for at, bottom in posts:
            builder.cylinder((x, at, bottom - 0.1), (x, at, bottom + 1.1), 0.021, palette.galvanised, 10, matrix=wall)
        for rail in (0.55, 1.1):
            for (a, za), (b, zb) in zip(posts, posts[1:]):
                builder.cylinder((x, a, za + rail), (x, b, zb + rail), 0.021, palette.galvanised, 10, matrix=wall)
        builder.box((x, -landing / 2 - 0.06, FLOOR + 0.06), (0.008, landing, 0.12), palette.yellow, None, wall)
    builder.box((across, foot, -0.02), (1.5, 0.7, 0.12), palette.concrete, None, wall)


def _cables(builder, palette):
    """Three single-core cables to each of five panels through gland plates in the floor, down into ducts."""
    bottom = FLOOR - _FRAME
    for centre in _PANELS:
        builder.box((centre, 0.85, FLOOR - 0.065), (0.66, 0.5, 0.02), palette.aluminium)
        for phase in range(3):
            x = centre + (phase - 1) * 0.19
            builder.cylinder((x, 0.85, FLOOR - 0.22), (x, 0.85, FLOOR - 0.07), 0.05, palette.bronze, 12)
            lean = (phase - 1) * -0.09
            builder.tube([(x, 0.85, FLOOR - 0.1), (x, 0.85, bottom - 0.1), (x + lean * 0.4, 0.83, bottom * 0.6),
                          (x + lean, 0.78, bottom * 0.3), (x + lean, 0.75, -0.1)], 0.031, palette.rubber, 10)
    for at in (-3.0, -2.7):
        builder.tube([(at, -1.0, FLOOR - 0.1), (at, -1.0, 0.5), (at, -1.05, -0.1)], 0.018, palette.rubber)


def _duct(builder, palette, at, radius):
    """A ribbed duct, red as those for high voltage are, that ends a hand above ground, open round its cables."""
    placed = Matrix.Translation((*at, 0))
    profile = []
    for i in range(6):
        z = -0.08 + i * 0.035
        profile += [(radius, z), (radius + 0.008, z + 0.01), (radius + 0.008, z + 0.025)]
    red = surface('duct red', '#7e2a20', 0.5, variation=0.1, dirt=0.3, dirt_height=0.1)
    builder.lathe(profile + [(radius, 0.14), (radius - 0.012, 0.14), (radius - 0.012, -0.05)], red, 20, placed)
