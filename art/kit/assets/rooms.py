"""The shell of a plant room and what hangs on it: walls, doors, lights, cable trays, notices. Metres; z up."""
import math
import random

from mathutils import Vector

from ..light import area_light
from ..materials import glow
from ..mesh import MeshBuilder, placed, plane
from .linework import Drawing

_THICK = 0.12

SHOCK = ('1  SWITCH OFF THE SUPPLY', '2  DO NOT TOUCH THE CASUALTY', '3  CALL 999', '4  CHECK BREATHING',
         '5  START RESUSCITATION', '', 'FIRST AIDER  SEE BOARD', 'CONTROL ROOM  EXT 2210')
"""The lines of the electric shock notice that hangs in every switchroom."""


def room(palette, x0, x1, y0, y1, height, floor, wall=None, ceiling=None, skirting=None, open_sides=(), joints=0.0):
    """Floor, ceiling and four walls about the given clear space. `open_sides` names walls left out (west, east, south,
    north); `joints` in metres draws the joints of lining panels."""
    wall, ceiling = wall or palette.wall, ceiling or palette.ceiling
    plane(x0 - 0.5, x1 + 0.5, y0 - 0.5, y1 + 0.5, 0, floor)
    shell, trim = MeshBuilder(), MeshBuilder()
    middle_x, middle_y, wide, deep = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    shell.box((middle_x, middle_y, height + _THICK / 2), (wide + 1, deep + 1, _THICK), ceiling)
    sides = {
        'west': ((x0, middle_y), math.pi / 2, deep), 'east': ((x1, middle_y), -math.pi / 2, deep),
        'south': ((middle_x, y0), math.pi, wide), 'north': ((middle_x, y1), 0.0, wide),
    }
    for side, ((x, y), turn, length) in sides.items():
        if side in open_sides:
            continue
        at = placed((x, y, 0), turn)
        shell.box((0, _THICK / 2, height / 2), (length + 2 * _THICK, _THICK, height), wall, matrix=at)
        if skirting:
            trim.box((0, -0.008, 0.055), (length, 0.016, 0.11), skirting, matrix=at)
        for i in range(1, int(length / joints) if joints else 0):
            trim.box((i * joints - length / 2, -0.001, height / 2), (0.006, 0.004, height), palette.print_grey,
                     matrix=at)
    shell.build('room')
    trim.build('trim', 0.004)


def strip_lights(palette, places, length, along='y', power=40.0, tint='#f4f7ff', glowing=9.0, uplight=0.25, drop=0.0):
    """Linear fittings with opal covers, centred at `places` (their undersides), each with a lamp of its shape.

    `drop` is the length of the suspension; a fitting that hangs also lights the ceiling with `uplight` of its power.
    """
    fittings, lit = MeshBuilder(), glow('strip light', tint, glowing)
    for x, y, z in places:
        size = (0.14, length) if along == 'y' else (length, 0.14)
        fittings.box((x, y, z + 0.035), (size[0] + 0.04, size[1] + 0.04, 0.06), palette.clean_white)
        fittings.box((x, y, z), (*size, 0.03), lit)
        for end in (-0.4, 0.4):
            offset = (0, end * length) if along == 'y' else (end * length, 0)
            if drop:
                fittings.cylinder((x + offset[0], y + offset[1], z + 0.06), (x + offset[0], y + offset[1], z + drop),
                                  0.004, palette.steel, 6)
        lamp = area_light((x, y, z - 0.03), (x, y, z - 1), *size, power, tint)
        lamp.visible_camera = False
        if drop:
            up = area_light((x, y, z + 0.08), (x, y, z + 1), size[0] * 2, size[1], power * uplight, tint)
            up.visible_camera = up.visible_glossy = False
    fittings.build('strip lights', 0.003)


def ceiling_wash(x0, x1, y0, y1, z, power, tint='#f4f5f2'):
    """The light that a bright floor and pale walls throw back up: few bounces do not reach the ceiling."""
    lamp = area_light(((x0 + x1) / 2, (y0 + y1) / 2, z), ((x0 + x1) / 2, (y0 + y1) / 2, z + 1), x1 - x0, y1 - y0,
                      power, tint)
    lamp.visible_camera = lamp.visible_glossy = False


def door(palette, location, turn=0.0, width=0.95, height=2.1, leaf=None):
    """A steel door with a panic bar and its exit sign, seen from inside; `turn` 0 for a door in the north wall."""
    builder, at = MeshBuilder(), placed(location, turn)
    leaf = leaf or palette.navy
    for x in (-width / 2 - 0.03, width / 2 + 0.03):
        builder.box((x, -0.02, height / 2), (0.07, 0.06, height + 0.06), palette.silver, matrix=at)
    builder.box((0, -0.02, height + 0.035), (width + 0.13, 0.06, 0.07), palette.silver, matrix=at)
    builder.box((0, -0.012, height / 2), (width, 0.04, height - 0.01), leaf, matrix=at)
    builder.box((0, -0.034, 0.12), (width - 0.08, 0.004, 0.2), palette.chrome, matrix=at)
    builder.cylinder((-width / 2 + 0.08, -0.1, 1.02), (width / 2 - 0.08, -0.1, 1.02), 0.017, palette.chrome,
                     matrix=at)
    for x in (-width / 2 + 0.09, width / 2 - 0.09):
        builder.box((x, -0.07, 1.02), (0.05, 0.08, 0.14), palette.graphite, matrix=at)
    for z in (0.3, 1.05, 1.8):
        builder.cylinder((-width / 2 - 0.004, -0.04, z - 0.05), (-width / 2 - 0.004, -0.04, z + 0.05), 0.011,
                         palette.chrome, matrix=at)
    builder.box((0, -0.08, height - 0.03), (0.26, 0.06, 0.06), palette.silver, matrix=at)
    builder.build('door', 0.004)
    sign = MeshBuilder()
    sign.box((0, -0.03, height + 0.25), (0.46, 0.05, 0.17), glow('exit green', '#0d8f4a', 1.5), matrix=at)
    face = Drawing(sign, at @ placed((0, -0.056, height + 0.25)))
    white = glow('exit white', '#f4fff6', 2.0)
    face.rectangle(-0.19, -0.06, -0.13, 0.06, white)
    face.polygon([(-0.10, 0), (-0.06, -0.035), (-0.06, 0.035)], white)
    face.text(0.07, 0, 0.085, 'EXIT', white)
    sign.build('exit sign')


def tray(palette, start, end, width=0.4, cables=6, hangers_to=None, ladder=False, seed=1):
    """A cable tray (or ladder) between two points of one level, with cables laid in it and hangers to the ceiling."""
    start, end = Vector(start), Vector(end)
    length, chance = (end - start).length, random.Random(seed)
    at = placed(start, math.atan2(end.y - start.y, end.x - start.x))
    builder = MeshBuilder()
    deep = 0.1 if ladder else 0.06
    for y in (-width / 2, width / 2):
        builder.box((length / 2, y, deep / 2), (length, 0.012 if not ladder else 0.02, deep), palette.zinc, matrix=at)
    pitch = 0.3 if ladder else 0.15
    for i in range(int(length / pitch)):
        builder.box(((i + 0.5) * pitch, 0, 0.012), (0.035 if ladder else 0.05, width, 0.016), palette.zinc, matrix=at)
    for i in range(int(length / 1.5) + 1 if hangers_to else 0):
        x = min(0.35 + i * 1.5, length - 0.2)
        builder.box((x, 0, -0.02), (0.04, width + 0.1, 0.04), palette.zinc, matrix=at)
        for y in (-width / 2 - 0.03, width / 2 + 0.03):
            builder.cylinder((x, y, -0.03), (x, y, hangers_to - start.z), 0.006, palette.zinc, 6, matrix=at)
    builder.build('tray')
    laid, sheaths = MeshBuilder(), (palette.rubber, palette.rubber, palette.wire_grey, palette.rubber)
    for i in range(cables):
        radius = chance.choice((0.011, 0.014, 0.018, 0.021))
        y0 = (i + 0.5) / cables * (width - 0.06) - (width - 0.06) / 2
        steps = max(4, int(length / 0.4))
        points = [at @ Vector((length * k / steps, y0 + chance.uniform(-0.006, 0.006), 0.022 + radius))
                  for k in range(steps + 1)]
        laid.tube(points, radius, sheaths[i % len(sheaths)], 7)
    laid.build('laid cables')


def socket(palette, location, turn=0.0):
    """A double metal-clad socket outlet with the conduit above it; `turn` 0 on a north wall."""
    builder, at = MeshBuilder(), placed(location, turn)
    builder.box((0, -0.022, 0), (0.146, 0.044, 0.086), palette.silver, matrix=at)
    for x in (-0.036, 0.036):
        builder.box((x, -0.046, -0.008), (0.05, 0.006, 0.05), palette.clean_white, matrix=at)
        for hole, z in ((-0.011, -0.016), (0.011, -0.016), (0, 0.004)):
            builder.box((x + hole, -0.05, z), (0.007, 0.002, 0.004), palette.black, matrix=at)
    builder.cylinder((0, -0.016, 0.043), (0, -0.016, 0.9), 0.0125, palette.zinc, 8, matrix=at)
    builder.build('socket', 0.003)


def conduit(palette, points, radius=0.0125):
    """A run of galvanised conduit along points, with saddles."""
    builder = MeshBuilder()
    for start, end in zip(points, points[1:]):
        builder.cylinder(start, end, radius, palette.zinc, 8)
    for point in points[1:-1]:
        builder.cylinder(Vector(point) - Vector((0, 0, radius)), Vector(point) + Vector((0, 0, radius)), radius * 1.6,
                         palette.zinc, 10)
    builder.build('conduit')


def extinguisher(palette, location, turn=0.0):
    """A carbon dioxide extinguisher on its bracket, with the sign above; `turn` 0 on a north wall."""
    builder, at = MeshBuilder(), placed(location, turn)
    profile = [(0.0, 0), (0.06, 0.005), (0.068, 0.03), (0.068, 0.42), (0.05, 0.5), (0.022, 0.53), (0.022, 0.56)]
    builder.lathe(profile, palette.red, 24, matrix=at @ placed((0, -0.09, 0.25)))
    builder.box((0, -0.09, 0.83), (0.03, 0.09, 0.03), palette.black, matrix=at)
    builder.box((0, -0.12, 0.86), (0.02, 0.14, 0.014), palette.black, matrix=at)
    builder.cylinder((0.02, -0.13, 0.82), (0.085, -0.13, 0.6), 0.012, palette.rubber, 8, matrix=at)
    builder.cylinder((0.085, -0.13, 0.6), (0.09, -0.13, 0.38), 0.02, palette.black, 12, 0.032, matrix=at)
    builder.box((0, -0.09, 0.6), (0.139, 0.139, 0.05), palette.black, matrix=at)
    builder.box((0, -0.006, 1.35), (0.2, 0.006, 0.26), palette.red, matrix=at)
    face = Drawing(builder, at @ placed((0, -0.01, 1.35)))
    face.text(0, 0.05, 0.05, 'CO2', palette.print_white)
    face.text(0, -0.03, 0.022, 'FIRE EXTINGUISHER', palette.print_white)
    face.text(0, -0.07, 0.018, 'ELECTRICAL FIRES', palette.print_white)
    builder.build('extinguisher')


def notice(palette, location, heading, lines, width=0.42, height=0.6, turn=0.0, band=None):
    """A rigid notice on a wall: a coloured band with the heading, and lines of print; `turn` 0 on a north wall."""
    builder, at = MeshBuilder(), placed(location, turn)
    builder.box((0, -0.004, 0), (width, 0.006, height), palette.label_white, matrix=at)
    face = Drawing(builder, at @ placed((0, -0.0075, 0)))
    top = height / 2
    face.rectangle(-width / 2 + 0.012, top - 0.1, width / 2 - 0.012, top - 0.014, band or palette.yellow)
    face.text(0, top - 0.057, min(0.052, width * 1.25 / len(heading)), heading, palette.print_black)
    for i, line in enumerate(lines):
        face.text(-width / 2 + 0.03, top - 0.145 - i * 0.036, 0.021, line, palette.print_black, 'LEFT')
    builder.build('notice')


def floor_lines(material, lines, width=0.06):
    """Painted lines on the floor: pairs of (x, y) ends, parallel to an axis."""
    builder = MeshBuilder()
    for (x0, y0), (x1, y1) in lines:
        builder.box(((x0 + x1) / 2, (y0 + y1) / 2, 0.001), (abs(x1 - x0) + width, abs(y1 - y0) + width, 0.002),
                    material)
    builder.build('floor lines')
