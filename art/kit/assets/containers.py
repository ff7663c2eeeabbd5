"""Steel containers: the shell, a battery container and a skid of inverter, transformer and ring main unit.

Everything stands on the ground at the origin with its front towards −y. Lengths in metres.
"""
import math

from mathutils import Matrix, Vector

from ..materials import surface
from ..mesh import MeshBuilder
from ..signs import label
from .plant import finished

LENGTH, WIDTH = 6.06, 2.44


def container_white():
    """The paint of plant containers: less streaked than a building's."""
    return surface('container white', '#d9dcdc', 0.36, variation=0.04, dirt=0.38, dirt_height=0.45, streaks=0.07,
                   coat=0.2)


def corrugated(builder, start, end, bottom, top, material, pitch=0.28, depth=0.036):
    """A trapezoidal sheet wall between two (x, y) points; its outside is to the right of start → end."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    outward = Vector((along.y, -along.x))
    length = (end - start).length
    count = max(2, round(length / pitch))
    pitch = length / count
    profile = []
    for i in range(count):
        at = i * pitch
        profile += [(at, 0), (at + pitch * 0.25, 0), (at + pitch * 0.4, depth), (at + pitch * 0.75, depth),
                    (at + pitch * 0.9, 0)]
    profile.append((length, 0))
    vertices = []
    for distance, out in profile:
        x, y = start + along * distance + outward * out
        vertices += [(x, y, bottom), (x, y, top)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(profile) - 1)]
    builder.add(vertices, faces, material)


def frame(builder, palette, length, width, height, bottom, material):
    """Corner posts with their castings, rails and roof of a container."""
    x, y = length / 2, width / 2
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            builder.box((side_x * (x - 0.08), side_y * (y - 0.08), bottom + height / 2), (0.16, 0.16, height), material)
            for z in (bottom + 0.06, bottom + height - 0.06):
                builder.box((side_x * (x - 0.087), side_y * (y - 0.079), z), (0.18, 0.166, 0.122), palette.dark_grey)
    for z in (bottom + 0.08, bottom + height - 0.06):
        for side in (-1, 1):
            builder.box((0, side * (y - 0.06), z), (length - 0.3, 0.11, 0.15), material)
            builder.box((side * (x - 0.06), 0, z), (0.11, width - 0.3, 0.15), material)
    builder.box((0, 0, bottom + 0.1), (length - 0.1, width - 0.1, 0.06), palette.dark_grey)
    builder.box((0, 0, bottom + height - 0.02), (length - 0.1, width - 0.1, 0.03), material)
    for i in range(9):
        at = -x + 0.5 + i * (length - 1.0) / 8
        builder.box((at, 0, bottom + height), (0.05, width - 0.3, 0.025), material)


def louvre(builder, centre, width, height, material, blades=None, pitch=0.05, matrix=None):
    """Slanting blades in front of an upright opening that faces −y."""
    blades = blades or max(2, round(height / pitch))
    x, y, z = centre
    for i in range(blades):
        at = z - height / 2 + height * (i + 0.5) / blades
        builder.box((x, y, at), (width, 0.034, 0.006), material, (math.radians(35), 0, 0), matrix)


def fan(builder, palette, centre, radius, matrix=None):
    """An axial fan behind its wire guard, facing −y."""
    x, y, z = centre
    facing = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    facing = matrix @ facing if matrix else facing
    builder.lathe([(radius * 1.06, -0.01), (radius * 1.06, 0.03), (radius, 0.03), (radius, -0.008)],
                  palette.dark_grey, 36, facing)
    builder.lathe([(radius * 0.98, -0.005), (radius * 0.98, 0.0)], palette.black, 32, facing)
    builder.lathe([(radius * 0.25, 0.0), (radius * 0.25, 0.025)], palette.grey, 20, facing)
    for k in range(7):
        blade = facing @ Matrix.Rotation(2 * math.pi * k / 7, 4, 'Z')
        builder.box((radius * 0.6, 0, 0.012), (radius * 0.68, radius * 0.26, 0.006), palette.grey, (0.5, 0, 0), blade)
    rings = max(4, round(radius / 0.045))
    for i in range(1, rings + 1):
        ring = radius * i / rings
        builder.lathe([(ring - 0.004, 0.036), (ring + 0.004, 0.036), (ring + 0.004, 0.042), (ring - 0.004, 0.042)],
                      palette.grey, 32, facing)
    for k in range(4):
        spoke = facing @ Matrix.Rotation(math.pi * k / 4, 4, 'Z')
        builder.box((0, 0, 0.045), (2 * radius, 0.008, 0.006), palette.grey, None, spoke)


def door_handle(builder, palette, at, matrix=None):
    """A swing handle with its lock, on a door that faces −y."""
    x, y, z = at
    builder.box((x, y - 0.008, z), (0.045, 0.016, 0.26), palette.black, None, matrix)
    builder.box((x, y - 0.03, z + 0.02), (0.026, 0.03, 0.17), palette.dark_grey, None, matrix)


def hinges(builder, palette, x, y, heights, matrix=None):
    for z in heights:
        builder.cylinder((x, y, z - 0.06), (x, y, z + 0.06), 0.016, palette.steel, 8, matrix=matrix)


def danger_plate(builder, palette, centre, size=0.2, matrix=None):
    """The yellow triangle with its black border, flat, facing −y."""
    x, y, z = centre
    for scale, material, out in ((1.0, palette.black, 0.0), (0.82, palette.yellow, 0.002)):
        half = size * scale / 2
        low = z - size / 2 * scale * 0.8
        builder.add([(x - half, y - out, low), (x + half, y - out, low), (x, y - out, low + size * scale * 0.87)],
                    [(0, 1, 2)], material, matrix=matrix)
    bolt = [(0.16, 0.62), (-0.1, 0.34), (0.02, 0.34), (-0.1, 0.1), (0.14, 0.42), (0.02, 0.42)]
    low = z - size / 2 * 0.8
    builder.add([(x + a * size * 0.7, y - 0.004, low + b * size * 0.87) for a, b in bolt],
                [(0, 1, 2, 5), (5, 2, 3, 4)], palette.black, matrix=matrix)


def battery_container(palette, body=None, accent=None, lamp=None, bottom=0.3, height=2.9):
    """Eight doors with louvres and air conditioners, 6.06 × 2.44 m. `lamp` puts a lit strip under the front's eave.

    Put an area light under the strip where it should light the yard, and a `number_plate` on each.
    """
    body, accent = body or container_white(), accent or palette.teal
    builder = MeshBuilder()
    x, y = LENGTH / 2, WIDTH / 2
    frame(builder, palette, LENGTH, WIDTH, height, bottom, body)
    low, high = bottom + 0.14, bottom + height - 0.12
    corrugated(builder, (x - 0.16, y - 0.05), (-x + 0.16, y - 0.05), low, high, body)
    corrugated(builder, (-x + 0.05, y - 0.16), (-x + 0.05, -y + 0.16), low, high, body)
    corrugated(builder, (x - 0.05, -y + 0.16), (x - 0.05, y - 0.16), low, high, body)
    builder.box((0, -y + 0.14, bottom + height / 2), (LENGTH - 0.3, 0.02, height - 0.3), palette.dark_grey)
    leaf = (LENGTH - 0.36) / 8
    for i in range(8):
        centre = -x + 0.18 + leaf * (i + 0.5)
        hinged = -1 if i % 2 == 0 else 1
        face = -y + 0.045
        builder.box((centre, -y + 0.07, bottom + height / 2), (leaf - 0.016, 0.05, height - 0.34), body)
        builder.box((centre, face + 0.004, bottom + 0.55), (leaf - 0.14, 0.01, 0.5), palette.dark_grey)
        louvre(builder, (centre, face - 0.012, bottom + 0.55), leaf - 0.15, 0.48, body, 10)
        hinges(builder, palette, centre + hinged * (leaf / 2 - 0.03), face - 0.006,
               [bottom + z for z in (0.42, 1.3, 2.2)])
        if hinged < 0:
            _air_conditioner(builder, palette, body, (centre, face, bottom + 1.95), leaf - 0.12)
        else:
            danger_plate(builder, palette, (centre, face - 0.004, bottom + 2.02), 0.17)
        door_handle(builder, palette, (centre - hinged * (leaf / 2 - 0.08), face, bottom + 1.22))
    _front_fittings(builder, palette, accent, x, y, bottom, height)
    if lamp:
        builder.box((0, -y - 0.02, bottom + height - 0.03), (LENGTH - 0.4, 0.03, 0.03), lamp)
    _roof_vents(builder, palette, body, bottom + height)
    _piers(builder, palette, x, y, bottom)
    return finished(builder, 'battery container', 0.008)


def _air_conditioner(builder, palette, body, centre, width):
    """A door-mounted unit, as deep as a hand, with its fan and its grille."""
    x, y, z = centre
    builder.box((x, y - 0.05, z), (width, 0.1, 0.95), body)
    builder.box((x, y - 0.102, z - 0.24), (width - 0.1, 0.008, 0.36), palette.dark_grey)
    louvre(builder, (x, y - 0.112, z - 0.24), width - 0.11, 0.34, body, 9)
    fan(builder, palette, (x, y - 0.102, z + 0.2), width * 0.34)


def _front_fittings(builder, palette, accent, x, y, bottom, height):
    builder.box((0, -y + 0.012, bottom + height - 0.24), (LENGTH - 0.5, 0.006, 0.05), accent)
    stop = x - 0.075
    builder.box((stop, -y - 0.03, bottom + 1.3), (0.1, 0.07, 0.14), palette.yellow)
    builder.cylinder((stop, -y - 0.065, bottom + 1.3), (stop, -y - 0.1, bottom + 1.3), 0.032, palette.red, 16)
    builder.box((-x + 0.08, -y - 0.02, bottom + 2.3), (0.12, 0.05, 0.12), palette.red)
    builder.cylinder((-x + 0.08, -y - 0.02, bottom + 2.36), (-x + 0.08, -y - 0.02, bottom + 2.44), 0.035, palette.amber)
    # The earth: a copper tape from the frame into the ground at the right-hand post.
    builder.box((x - 0.08, -y - 0.005, bottom / 2 + 0.06), (0.04, 0.006, bottom + 0.16), palette.copper)


def _roof_vents(builder, palette, body, top):
    """Panels that open when gas inside burns."""
    for i in range(4):
        at = -2.1 + i * 1.4
        builder.box((at, 0, top + 0.03), (0.9, 0.9, 0.05), body)
        for corner_x in (-0.4, 0.4):
            for corner_y in (-0.4, 0.4):
                builder.cylinder((at + corner_x, corner_y, top + 0.05), (at + corner_x, corner_y, top + 0.075), 0.018,
                                 palette.steel, 6)


def _piers(builder, palette, x, y, bottom):
    for side_x in (-1, 0, 1):
        for side_y in (-1, 1):
            builder.box((side_x * (x - 0.28), side_y * (y - 0.24), bottom / 2 - 0.1), (0.5, 0.5, bottom + 0.18),
                        palette.concrete)


def number_plate(palette, text, location, turn=0.0, size=0.3):
    """An engraved plate: dark letters on white, upright, facing −y turned about z."""
    builder = MeshBuilder()
    width = size * (0.55 * len(text) + 0.5)
    builder.box((0, 0, 0), (width, 0.006, size * 1.35), palette.clean_white)
    for side in (-1, 1):
        builder.cylinder((side * (width / 2 - size * 0.12), -0.002, 0), (side * (width / 2 - size * 0.12), -0.008, 0),
                         size * 0.04, palette.steel, 8)
    plate = builder.build('number plate', 0, location, turn)
    label(text, size, palette.navy, (0, -0.0045, 0), 0, plate)
    return plate


def inverter_skid(palette, body=None, tank=None, bottom=0.3):
    """Inverter, 0.69/33 kV transformer and ring main unit on one steel frame, 6.06 × 2.44 m, low voltage to the left.

    The low-voltage bars run in the duct between inverter and transformer; the cables leave below.
    """
    body, tank = body or container_white(), tank or palette.tank_green
    builder = MeshBuilder()
    x, y = LENGTH / 2, WIDTH / 2
    for side in (-1, 1):
        builder.box((0, side * (y - 0.08), bottom + 0.1), (LENGTH, 0.12, 0.2), palette.grey)
        builder.box((side * (x - 0.06), 0, bottom + 0.1), (0.12, WIDTH - 0.2, 0.2), palette.grey)
    for at in (-1.2, 0.05, 1.75):
        builder.box((at, 0, bottom + 0.1), (0.12, WIDTH - 0.2, 0.18), palette.grey)
    _piers(builder, palette, x, y, bottom)
    floor = bottom + 0.2
    _inverter(builder, palette, body, -1.92, floor)
    _hermetic_transformer(builder, palette, tank, 0.62, floor)
    _ring_main_enclosure(builder, palette, body, 2.38, floor)
    for offset in (-0.16, 0, 0.16):
        builder.tube([(2.38 + offset, 0.3, floor), (2.38 + offset, 0.3, bottom - 0.1), (2.38 + offset, 0.35, -0.1)],
                     0.035, palette.rubber)
    builder.box((-x + 0.3, -y - 0.025, bottom / 2 + 0.05), (0.04, 0.006, bottom + 0.2), palette.copper)
    return finished(builder, 'inverter skid', 0.008)


def _inverter(builder, palette, body, at, floor):
    width, depth, height = 2.1, 2.1, 2.3
    builder.box((at, 0, floor + height / 2), (width, depth, height), body)
    builder.box((at, 0, floor + height + 0.03), (width + 0.1, depth + 0.14, 0.06), palette.light_grey)
    leaf = width / 3
    for i in range(3):
        centre = at - width / 2 + leaf * (i + 0.5)
        face = -depth / 2 - 0.03
        builder.box((centre, -depth / 2 - 0.012, floor + height / 2), (leaf - 0.016, 0.03, height - 0.12), body)
        builder.box((centre, face, floor + 0.42), (leaf - 0.12, 0.012, 0.5), palette.dark_grey)
        louvre(builder, (centre, face - 0.014, floor + 0.42), leaf - 0.13, 0.48, body, 10)
        builder.box((centre, face, floor + 1.9), (leaf - 0.12, 0.012, 0.42), palette.dark_grey)
        louvre(builder, (centre, face - 0.014, floor + 1.9), leaf - 0.13, 0.4, body, 8)
        door_handle(builder, palette, (centre + leaf / 2 - 0.08, face + 0.004, floor + 1.15))
        hinges(builder, palette, centre - leaf / 2 + 0.03, face, [floor + z for z in (0.3, 1.15, 2.0)])
    danger_plate(builder, palette, (at, -depth / 2 - 0.032, floor + 1.45), 0.17)
    builder.box((at - leaf, -depth / 2 - 0.032, floor + 1.4), (0.24, 0.014, 0.16), palette.black)
    end = Matrix.Translation((at - width / 2, 0, 0)) @ Matrix.Rotation(math.radians(-90), 4, 'Z')
    for x in (-0.5, 0.5):
        builder.box((x, -0.012, floor + height / 2), (0.98, 0.03, height - 0.12), body, None, end)
        builder.box((x, -0.028, floor + 1.2), (0.8, 0.012, 1.5), palette.dark_grey, None, end)
        louvre(builder, (x, -0.044, floor + 1.2), 0.79, 1.48, body, 22, matrix=end)
    danger_plate(builder, palette, (0.5, -0.03, floor + 2.1), 0.15, end)


def _hermetic_transformer(builder, palette, tank, at, floor):
    """Corrugated walls breathe with the oil: no conservator. Bars enter from the left in a duct, cables leave right."""
    width, depth, height = 1.5, 1.05, 1.5
    centre = floor + 0.12 + height / 2
    builder.box((at, 0, centre), (width, depth, height), tank)
    for i in range(22):
        fin = at - width / 2 + 0.06 + i * (width - 0.12) / 21
        for side in (-1, 1):
            builder.box((fin, side * (depth / 2 + 0.16), centre - 0.02), (0.014, 0.32, height - 0.3), tank)
    builder.box((at, 0, centre + height / 2 + 0.02), (width + 0.12, depth + 0.12, 0.04), tank)
    for i in range(14):
        bolt = at - width / 2 + i * width / 13
        for side in (-1, 1):
            builder.cylinder((bolt, side * (depth / 2 + 0.03), centre + height / 2 + 0.03),
                             (bolt, side * (depth / 2 + 0.03), centre + height / 2 + 0.07), 0.016,
                             palette.galvanised, 6)
    for side in (-1, 1):
        builder.box((at, side * 0.4, floor + 0.07), (width + 0.2, 0.1, 0.12), palette.grey)
    builder.box((at - width / 2 - 0.32, 0, centre + 0.3), (0.66, 0.8, 0.75), palette.light_grey)
    builder.box((at + width / 2 + 0.22, 0, centre + 0.2), (0.44, 0.8, 0.8), tank)
    for offset in (-0.22, 0, 0.22):
        builder.tube([(at + width / 2 + 0.22, offset, centre - 0.2), (at + width / 2 + 0.22, offset, floor + 0.2),
                      (at + width / 2 + 0.5, offset, floor + 0.12), (at + width / 2 + 0.75, offset, floor + 0.12)],
                     0.03, palette.rubber)
    lid = centre + height / 2 + 0.04
    builder.cylinder((at + 0.3, 0.2, lid), (at + 0.3, 0.2, lid + 0.3), 0.06, tank)
    builder.box((at + 0.3, 0.2, lid + 0.36), (0.2, 0.16, 0.14), palette.dark_grey)
    for side in (-0.6, 0.6):
        builder.lathe([(0.06, 0), (0.06, 0.02), (0.1, 0.05), (0.06, 0.09)], palette.galvanised, 12,
                      Matrix.Translation((at + side, -0.3, lid)))
    builder.box((at - 0.35, -depth / 2 - 0.33, centre + 0.15), (0.3, 0.008, 0.2), palette.steel)


def _ring_main_enclosure(builder, palette, body, at, floor):
    width, depth, height = 1.2, 1.5, 2.05
    builder.box((at, 0, floor + height / 2), (width, depth, height), body)
    builder.box((at, 0, floor + height + 0.03), (width + 0.1, depth + 0.12, 0.06), palette.light_grey)
    for side in (-1, 1):
        centre = at + side * width / 4
        builder.box((centre, -depth / 2 - 0.012, floor + height / 2), (width / 2 - 0.014, 0.03, height - 0.1), body)
        builder.box((centre, -depth / 2 - 0.03, floor + 0.3), (width / 2 - 0.14, 0.01, 0.24), palette.dark_grey)
        louvre(builder, (centre, -depth / 2 - 0.04, floor + 0.3), width / 2 - 0.15, 0.23, body, 5)
        hinges(builder, palette, at + side * (width / 2 - 0.03), -depth / 2 - 0.03, [floor + 0.4, floor + 1.7])
    door_handle(builder, palette, (at + 0.07, -depth / 2 - 0.028, floor + 1.05))
    danger_plate(builder, palette, (at - 0.3, -depth / 2 - 0.031, floor + 1.5), 0.2)
    builder.box((at + 0.3, -depth / 2 - 0.031, floor + 1.55), (0.3, 0.006, 0.12), palette.navy)
