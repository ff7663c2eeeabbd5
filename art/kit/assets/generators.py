"""Generation in boxes: diesel sets, gas turbines, load banks, and the flexible cables that join them. Front: −y."""
import math
import random

from mathutils import Matrix, Vector

from ..mesh import MeshBuilder
from .containers import (LENGTH, WIDTH, container_white, corrugated, danger_plate, door_handle, fan, frame, hinges,
                         louvre)
from .plant import finished


def _doors(builder, palette, body, face, centre, width, bottom, height, leaves=2, louvred=0.0):
    """Leaves of a door flush with a wall that faces −y; `louvred` is the height of the louvre in their lower part."""
    leaf = width / leaves
    for i in range(leaves):
        x = centre - width / 2 + leaf * (i + 0.5)
        side = -1 if i % 2 == 0 else 1
        builder.box((x, face, bottom + height / 2), (leaf - 0.014, 0.05, height), body)
        hinges(builder, palette, x + side * (leaf / 2 - 0.03), face - 0.03,
               [bottom + height * k for k in (0.15, 0.5, 0.85)])
        door_handle(builder, palette, (x - side * (leaf / 2 - 0.08), face - 0.022, bottom + height * 0.48))
        if louvred:
            builder.box((x, face - 0.026, bottom + 0.15 + louvred / 2), (leaf - 0.14, 0.01, louvred), palette.dark_grey)
            louvre(builder, (x, face - 0.04, bottom + 0.15 + louvred / 2), leaf - 0.15, louvred - 0.02, body)


def diesel_set(palette, body=None, bottom=0.3, height=2.9):
    """A generating set in a container: air in through the front's louvres, out at the right, silencer on top."""
    body = body or container_white()
    builder = MeshBuilder()
    x, y = LENGTH / 2, WIDTH / 2
    frame(builder, palette, LENGTH, WIDTH, height, bottom, body)
    low, high = bottom + 0.14, bottom + height - 0.12
    corrugated(builder, (x - 0.16, y - 0.05), (-x + 0.16, y - 0.05), low, high, body)
    corrugated(builder, (-x + 0.05, y - 0.16), (-x + 0.05, -y + 0.16), low, high, body)
    corrugated(builder, (-x + 0.16, -y + 0.05), (x - 0.16, -y + 0.05), low, high, body)
    _doors(builder, palette, body, -y + 0.0, -1.5, 2.0, low + 0.03, high - low - 0.06, 2, 0.0)
    for at in (0.35, 1.85):
        builder.box((at, -y + 0.02, bottom + 1.4), (1.3, 0.06, 1.9), palette.dark_grey)
        louvre(builder, (at, -y - 0.02, bottom + 1.4), 1.26, 1.84, body, 22)
    builder.box((x - 0.03, 0, bottom + 1.45), (0.06, 1.9, 2.2), palette.black)
    for k in range(20):
        builder.box((x + 0.01, 0, bottom + 0.42 + k * 0.108), (0.05, 1.9, 0.008), palette.galvanised, (0, 0.6, 0))
    danger_plate(builder, palette, (-1.98, -y - 0.028, bottom + 1.9), 0.2)
    builder.box((-2.75, -y - 0.02, bottom + 1.3), (0.1, 0.06, 0.14), palette.yellow)
    builder.cylinder((-2.75, -y - 0.05, bottom + 1.3), (-2.75, -y - 0.085, bottom + 1.3), 0.03, palette.red, 14)
    top = bottom + height
    for side in (-0.4, 0.4):
        builder.cylinder((-0.2, side, top + 0.5), (2.2, side, top + 0.5), 0.27, palette.galvanised, 28)
        for at in (0.2, 1.8):
            builder.box((at, side, top + 0.16), (0.08, 0.42, 0.3), palette.grey)
        builder.tube([(-0.2, side, top + 0.5), (-0.6, side, top + 0.48), (-0.75, side, top + 0.2),
                      (-0.75, side, top - 0.05)], 0.11, palette.steel, 14)
        builder.tube([(2.2, side, top + 0.5), (2.5, side, top + 0.5), (2.72, side, top + 0.66),
                      (2.78, side, top + 1.2)], 0.11, palette.steel, 14)
    for side in (-1, 0, 1):
        for across in (-1, 1):
            builder.box((side * (x - 0.28), across * (y - 0.24), bottom / 2 - 0.1), (0.5, 0.5, bottom + 0.18),
                        palette.concrete)
    builder.box((-x + 0.3, -y - 0.004, bottom / 2 + 0.1), (0.04, 0.006, bottom + 0.2), palette.copper)
    return builder.build('diesel set', 0.008)


def load_bank(palette, body=None, bottom=0.24, height=2.9):
    """A resistive and reactive load bank: four fans draw air in at the front, it leaves through the roof; terminals
    behind a hatch at the left end of the front, at (−2.55, −1.22)."""
    body = body or container_white()
    builder = MeshBuilder()
    x, y = LENGTH / 2, WIDTH / 2
    frame(builder, palette, LENGTH, WIDTH, height, bottom, body)
    low, high = bottom + 0.14, bottom + height - 0.12
    corrugated(builder, (x - 0.16, y - 0.05), (-x + 0.16, y - 0.05), low, high, body)
    corrugated(builder, (-x + 0.05, y - 0.16), (-x + 0.05, -y + 0.16), low, high, body)
    corrugated(builder, (x - 0.05, -y + 0.16), (x - 0.05, y - 0.16), low, high, body)
    builder.box((0, -y + 0.09, bottom + height / 2), (LENGTH - 0.3, 0.05, height - 0.28), body)
    for i in range(4):
        at = -1.3 + i * 1.17
        builder.box((at, -y + 0.05, bottom + 1.62), (1.1, 0.05, 1.5), body)
        fan(builder, palette, (at, -y + 0.025, bottom + 1.62), 0.47)
        for a in (-0.5, 0.5):
            for b in (-0.68, 0.68):
                builder.cylinder((at + a, -y + 0.02, bottom + 1.62 + b), (at + a, -y + 0.01, bottom + 1.62 + b), 0.014,
                                 palette.steel, 6)
        builder.box((at, -y + 0.04, bottom + 0.5), (1.05, 0.03, 0.5), palette.dark_grey)
        louvre(builder, (at, -y + 0.015, bottom + 0.5), 1.04, 0.48, body, 10)
    _terminal_hatch(builder, palette, body, -2.45, -y, bottom)
    top = bottom + height
    for i in range(4):
        at = -1.3 + i * 1.17
        builder.box((at, 0, top + 0.12), (1.08, 2.0, 0.26), palette.galvanised)
        for k in range(12):
            builder.box((at - 0.48 + k * 0.088, 0, top + 0.27), (0.012, 1.9, 0.05), palette.dark_grey, (0, 0.5, 0))
    builder.box((0.45, -y - 0.004, bottom + height - 0.22), (4.2, 0.008, 0.07), palette.amber)
    for side in (-1, 0, 1):
        for across in (-1, 1):
            builder.box((side * (x - 0.28), across * (y - 0.24), bottom / 2), (0.6, 0.3, bottom), palette.dark_timber)
    return finished(builder, 'load bank', 0.008)


def _terminal_hatch(builder, palette, body, at, face, bottom):
    """A recessed panel: three insulated terminals in a row behind a raised hatch, gland plate and earth stud below."""
    builder.box((at, face + 0.055, bottom + 1.7), (0.86, 0.03, 1.1), body)
    door_handle(builder, palette, (at + 0.34, face + 0.04, bottom + 1.7))
    danger_plate(builder, palette, (at - 0.05, face + 0.035, bottom + 1.95), 0.24)
    builder.box((at - 0.05, face + 0.037, bottom + 1.62), (0.4, 0.006, 0.1), palette.clean_white)
    builder.box((at, face + 0.05, bottom + 0.72), (0.86, 0.04, 0.66), palette.black)
    builder.box((at, face + 0.0, bottom + 1.06), (0.88, 0.22, 0.02), body, (0.5, 0, 0))
    for k in (-1, 0, 1):
        x = at + k * 0.25
        builder.cylinder((x, face + 0.05, bottom + 0.78), (x, face - 0.07, bottom + 0.78), 0.055, palette.porcelain, 18)
        builder.cylinder((x, face - 0.05, bottom + 0.78), (x, face - 0.13, bottom + 0.78), 0.024, palette.aluminium, 12)
    builder.cylinder((at + 0.38, face + 0.03, bottom + 0.5), (at + 0.38, face - 0.05, bottom + 0.5), 0.02,
                     palette.copper)


def load_bank_terminals(bottom=0.24):
    """The three terminals of a load bank at the origin, and its earth stud."""
    y, z = -WIDTH / 2 - 0.11, bottom + 0.78
    return [(-2.45 + k * 0.25, y, z) for k in (-1, 0, 1)], (-2.07, -WIDTH / 2 - 0.04, bottom + 0.5)


def gas_turbine(palette, body=None):
    """A packaged set of about 6 MW, 12 m long: generator at the left, filter house above, exhaust stack at the right.

    Its front is at y = −1.6, the stack's top 12 m above ground.
    """
    body = body or container_white()
    builder = MeshBuilder()
    length, width, height, bottom = 12.0, 3.2, 3.3, 0.35
    builder.box((0, 0, bottom / 2), (length + 1.2, width + 1.0, bottom), palette.concrete)
    builder.box((0, 0, bottom + 0.14), (length, width, 0.28), palette.dark_grey)
    floor = bottom + 0.28
    builder.box((0, 0, floor + height / 2), (length - 0.04, width - 0.1, height), body)
    for i in range(9):
        x = -length / 2 + i * length / 8
        for side in (-1, 1):
            builder.box((x, side * (width / 2 - 0.03), floor + height / 2), (0.1, 0.1, height), body)
    face = -width / 2 + 0.02
    for z in (floor + 0.06, floor + height - 0.06):
        builder.box((0, face, z), (length, 0.1, 0.14), body)
    for centre, louvred in ((-5.2, 0.8), (-2.2, 0.0), (0.75, 0.0), (3.75, 0.9)):
        _doors(builder, palette, body, face, centre, 1.34, floor + 0.16, height - 0.36, 2, louvred)
    danger_plate(builder, palette, (-4.88, face - 0.028, floor + 2.2), 0.24)
    for centre in (-3.7, 5.25):
        builder.box((centre, face, floor + 2.2), (1.2, 0.05, 1.2), palette.dark_grey)
        louvre(builder, (centre, face - 0.03, floor + 2.2), 1.16, 1.16, body, 14)
    builder.box((0, face - 0.035, floor + height - 0.3), (length - 0.6, 0.01, 0.09), palette.teal)
    top = floor + height
    _filter_house(builder, palette, body, -0.6, top)
    _stack(builder, palette, 4.2, top)
    for x in (-4.6, -3.0):
        builder.box((x, 0, top + 0.35), (1.1, 1.5, 0.7), palette.galvanised)
        builder.cylinder((x, 0, top + 0.7), (x, 0, top + 0.9), 0.45, palette.galvanised, 28)
        builder.cylinder((x, 0, top + 0.98), (x, 0, top + 1.0), 0.55, palette.galvanised, 28)
    for x in (-length / 2 + 0.4, length / 2 - 0.4):
        builder.box((x, -width / 2 - 0.006, bottom + 0.05), (0.05, 0.006, 0.4), palette.copper)
    return builder.build('gas turbine', 0.01)


def _filter_house(builder, palette, body, at, top):
    """Combustion air: hoods at the front keep rain out, a duct leads down to the compressor."""
    builder.box((at, 0, top + 0.45), (1.6, 1.6, 0.9), palette.galvanised)
    for x in (-1.7, 1.7):
        for y in (-1.35, 1.35):
            builder.box((at + x, y, top + 0.45), (0.14, 0.14, 0.9), palette.galvanised)
    builder.box((at, 0, top + 2.2), (3.7, 3.0, 2.6), body)
    for row in range(4):
        z = top + 1.2 + row * 0.62
        builder.box((at, -1.62, z), (3.6, 0.36, 0.03), body, (math.radians(40), 0, 0))
        builder.box((at, -1.52, z - 0.2), (3.5, 0.03, 0.34), palette.dark_grey)
    for x in (-1.86, 1.86):
        builder.box((at + x, 0, top + 2.2), (0.04, 2.6, 2.3), body)
    builder.box((at, 0, top + 3.53), (3.9, 3.3, 0.06), palette.light_grey)
    _handrail(builder, palette, at - 1.9, at + 1.9, -1.6, top + 3.56)


def _handrail(builder, palette, x0, x1, y, z):
    count = max(2, round((x1 - x0) / 1.2) + 1)
    for i in range(count):
        x = x0 + (x1 - x0) * i / (count - 1)
        builder.cylinder((x, y, z), (x, y, z + 1.1), 0.02, palette.galvanised, 8)
    for rail in (0.55, 1.1):
        builder.cylinder((x0, y, z + rail), (x1, y, z + rail), 0.02, palette.galvanised, 8)


def _stack(builder, palette, at, top):
    """Lagged exhaust: a tapering box on the roof, a silencer, a round chimney with a ladder and a lightning rod."""
    low = [(at - 1.2, -1.0, top), (at + 1.2, -1.0, top), (at + 1.2, 1.0, top), (at - 1.2, 1.0, top)]
    high = [(at - 0.8, -0.8, top + 1.2), (at + 0.8, -0.8, top + 1.2), (at + 0.8, 0.8, top + 1.2),
            (at - 0.8, 0.8, top + 1.2)]
    builder.add(low + high, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], palette.galvanised)
    profile = [(0.78, 1.2), (0.95, 1.25), (0.95, 4.0), (0.72, 4.35)]
    for i in range(5):
        z = 4.35 + i * 0.8
        profile += [(0.72, z), (0.72, z + 0.72), (0.75, z + 0.73), (0.75, z + 0.79)]
    profile += [(0.72, 8.4), (0.64, 8.4), (0.64, 7.4)]
    builder.lathe(profile, palette.aluminium, 40, Matrix.Translation((at, 0, top)))
    builder.lathe([(0.63, 7.9), (0.63, 7.95)], palette.black, 32, Matrix.Translation((at, 0, top)))
    for side in (-0.2, 0.2):
        builder.cylinder((at + 1.06, side, top + 0.1), (at + 1.06, side, top + 7.9), 0.02, palette.galvanised, 6)
    for k in range(26):
        builder.cylinder((at + 1.06, -0.2, top + 0.3 + k * 0.29), (at + 1.06, 0.2, top + 0.3 + k * 0.29), 0.012,
                         palette.galvanised, 6)
    builder.cylinder((at - 0.7, 0, top + 8.2), (at - 0.7, 0, top + 9.6), 0.015, palette.copper, 6)


def curve_through(points, steps=10, sway=0.0, seed=0):
    """A smooth line through points (Catmull-Rom); `sway` metres of sideways disorder between them."""
    chance = random.Random(seed)
    points = [Vector(p) for p in points]
    ends = [points[0] * 2 - points[1]] + points + [points[-1] * 2 - points[-2]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        phase, amount = chance.uniform(0, 6), chance.uniform(0.5, 1) * sway
        across = (c - b).cross(Vector((0, 0, 1)))
        across = across.normalized() if across.length > 1e-6 else Vector((1, 0, 0))
        for k in range(steps):
            t = k / steps
            at = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
            line.append(at + across * (amount * math.sin(phase + t * 2 * math.pi) * math.sin(math.pi * t)))
    line.append(points[-1])
    return line


def flexible_cable(builder, points, radius, material, sway=0.0, seed=0):
    """A heavy flexible cable along waypoints that lie on the ground plus its own radius."""
    builder.tube(curve_through(points, 12, sway, seed), radius, material, 12)


def cable_ramp(palette, length=3.0):
    """A rubber ramp with yellow lids that protects cables where vehicles cross. Runs along x."""
    builder = MeshBuilder()
    for i in range(round(length / 1.0)):
        x = -length / 2 + 0.5 + i
        for side in (-1, 1):
            builder.add([(x - 0.49, side * 0.3, 0.0), (x + 0.49, side * 0.3, 0.0), (x + 0.49, side * 0.14, 0.085),
                         (x - 0.49, side * 0.14, 0.085)], [(0, 1, 2, 3)], palette.rubber)
        builder.box((x, 0, 0.05), (0.98, 0.28, 0.1), palette.rubber)
        builder.box((x, 0, 0.102), (0.9, 0.24, 0.012), palette.yellow)
    return builder.build('cable ramp', 0.006)


def safety_barrier(palette, length=2.0):
    """One panel of a temporary plastic barrier, orange with white reflective boards, on two feet. Runs along x."""
    builder = MeshBuilder()
    for z in (0.42, 0.92):
        builder.box((0, 0, z), (length - 0.06, 0.035, 0.15), palette.clean_white)
        for k in range(4):
            builder.box((-length / 2 + 0.3 + k * (length - 0.3) / 3.6, -0.002, z), (0.24, 0.04, 0.15), palette.red)
    for x in (-length / 2 + 0.03, -length / 6, length / 6, length / 2 - 0.03):
        builder.box((x, 0, 0.56), (0.04, 0.035, 0.88), palette.orange)
    for x in (-length / 2 + 0.2, length / 2 - 0.2):
        builder.box((x, 0, 0.05), (0.12, 0.55, 0.1), palette.rubber)
        builder.box((x, 0, 0.2), (0.05, 0.05, 0.3), palette.orange)
    return finished(builder, 'safety barrier', 0.006)
