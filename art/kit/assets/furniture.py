"""Furniture of offices, classrooms and workshops, and what stands on it. Metres; fronts towards −y.

Origins are on the floor, or on the table that carries a thing. What carries a screen or a sheet returns the matrix of
its lower left corner as well, for `Drawing.build`.
"""
import math
import random

from mathutils import Matrix, Vector

from ..materials import flat, glow, surface
from ..mesh import MeshBuilder, placed
from .drawing import UPRIGHT
from .shapes import cushion, limb


def desk(palette, top, location=(0, 0, 0), turn=0.0, width=1.6, depth=0.8, height=0.735):
    """A desk with a steel frame, a modesty panel and a cable tray."""
    builder = MeshBuilder()
    builder.box((0, 0, height - 0.0135), (width, depth, 0.027), top)
    for x in (-width / 2 + 0.07, width / 2 - 0.07):
        for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
            builder.box((x, y, (height - 0.03) / 2), (0.045, 0.045, height - 0.03), palette.clean_white)
        builder.box((x, 0, height - 0.05), (0.045, depth - 0.16, 0.045), palette.clean_white)
    for y in (-depth / 2 + 0.16, depth / 2 - 0.06):
        builder.box((0, y, height - 0.05), (width - 0.16, 0.03, 0.04), palette.clean_white)
    builder.box((0, depth / 2 - 0.1, height - 0.22), (width - 0.2, 0.012, 0.3), palette.clean_white)
    return builder.build('desk', 0.004, location, turn)


def pedestal(palette, location=(0, 0, 0), turn=0.0):
    """Three drawers under a desk."""
    builder = MeshBuilder()
    builder.box((0, 0, 0.29), (0.42, 0.56, 0.54), palette.clean_white)
    for z, tall in ((0.48, 0.11), (0.36, 0.11), (0.16, 0.25)):
        builder.box((0, -0.285, z), (0.4, 0.012, tall), palette.clean_white)
        builder.box((0, -0.3, z + tall / 2 - 0.03), (0.12, 0.015, 0.012), palette.steel)
    return builder.build('pedestal', 0.004, location, turn)


def office_chair(palette, cloth, location=(0, 0, 0), turn=0.0):
    """A task chair on five castors; the sitter looks towards +y."""
    builder, black = MeshBuilder(), palette.black
    for i in range(5):
        angle = 2 * math.pi * i / 5 + 0.3
        tip = (0.3 * math.cos(angle), 0.3 * math.sin(angle), 0.085)
        builder.cylinder((0, 0, 0.115), tip, 0.026, black, 10, 0.017)
        for side in (-0.018, 0.018):
            out = Vector((-math.sin(angle), math.cos(angle), 0)) * side
            wheel = Vector((tip[0], tip[1], 0.03))
            builder.cylinder(
                wheel + out - out.normalized() * 0.008, wheel + out + out.normalized() * 0.008, 0.03, black, 14
            )
        builder.cylinder((tip[0], tip[1], 0.04), tip, 0.01, palette.steel, 8)
    builder.cylinder((0, 0, 0.09), (0, 0, 0.24), 0.03, black)
    builder.cylinder((0, 0, 0.22), (0, 0, 0.42), 0.017, palette.steel)
    builder.box((0, 0.02, 0.42), (0.2, 0.26, 0.04), black)
    cushion(builder, (0, 0.02, 0.485), (0.5, 0.5, 0.1), cloth, 0.4)
    builder.tube([(0, -0.15, 0.42), (0, -0.27, 0.44), (0, -0.3, 0.56), (0, -0.28, 0.75)], 0.02, black, 10)
    cushion(builder, (0, 0, 0), (0.46, 0.075, 0.56), cloth, 0.42,
            placed((0, -0.25, 0.85)) @ Matrix.Rotation(0.12, 4, 'X'))
    for side in (-1, 1):
        builder.tube([(side * 0.2, 0.0, 0.43), (side * 0.29, 0, 0.45), (side * 0.3, 0, 0.66)], 0.014, black, 8)
        cushion(builder, (side * 0.3, 0.02, 0.675), (0.075, 0.26, 0.03), black, 0.5)
    return builder.build('office chair', 0, location, turn)


def chair(palette, shell, location=(0, 0, 0), turn=0.0):
    """A stacking chair with four tubular legs; the sitter looks towards +y."""
    builder = MeshBuilder()
    for side in (-0.21, 0.21):
        builder.tube([(side * 1.1, 0.23, 0), (side, 0.19, 0.43), (side, -0.17, 0.43), (side * 1.1, -0.25, 0)],
                     0.0115, palette.steel, 10)
        builder.tube([(side, -0.14, 0.43), (side, -0.2, 0.5), (side, -0.25, 0.78)], 0.0105, palette.steel, 10)
    cushion(builder, (0, 0.01, 0.455), (0.45, 0.43, 0.032), shell, 0.4)
    cushion(builder, (0, 0, 0), (0.44, 0.028, 0.25), shell, 0.4,
            placed((0, -0.232, 0.72)) @ Matrix.Rotation(0.14, 4, 'X'))
    return builder.build('chair', 0, location, turn)


def meeting_table(palette, top, location=(0, 0, 0), turn=0.0, length=4.2, width=1.3, height=0.735):
    """A long table on two splayed frames with a brass cable flap in the middle; its length runs along y."""
    builder = MeshBuilder()
    builder.box((0, 0, height - 0.018), (width, length, 0.036), top)
    builder.box((0, 0, height - 0.055), (width - 0.3, length - 0.5, 0.04), palette.black)
    for y in (-length / 2 + 0.55, length / 2 - 0.55):
        for side in (-1, 1):
            builder.bar((side * 0.28, y, height - 0.06), (side * (width / 2 - 0.12), y, 0), 0.055, palette.black)
        builder.box((0, y, height - 0.085), (width - 0.4, 0.06, 0.05), palette.black)
    builder.box((0, 0, height + 0.0015), (0.14, 0.42, 0.004), palette.bronze)
    return builder.build('meeting table', 0.006, location, turn)


def shelves(palette, timber, location=(0, 0, 0), turn=0.0, width=1.8, depth=0.34, heights=(0.0, 0.4, 0.8), rise=0.4,
            back=None):
    """Open shelves. `heights` are the boards' upper faces; `rise` is the room above the last."""
    builder = MeshBuilder()
    low, top = heights[0] - 0.03, heights[-1] + rise
    for x in (-width / 2 + 0.014, width / 2 - 0.014):
        builder.box((x, 0, (low + top) / 2), (0.028, depth, top - low), timber)
    for z in heights:
        builder.box((0, 0, z - 0.014), (width - 0.056, depth - 0.01, 0.028), timber)
    builder.box((0, 0, top - 0.014), (width, depth, 0.028), timber)
    builder.box((0, depth / 2 - 0.006, (low + top) / 2), (width - 0.03, 0.01, top - low - 0.01), back or timber)
    return builder.build('shelves', 0.003, location, turn)


def flat_file(palette, body, location=(0, 0, 0), turn=0.0, width=1.36, depth=0.98, drawers=8, open_drawer=None,
              opened=0.0, rise=0.105):
    """A plan chest for A0 sheets with cup handles and card frames. Returns it, the height of its top, and the height of
    the open drawer's floor."""
    builder, foot = MeshBuilder(), 0.09
    top = foot + drawers * rise + 0.05
    builder.box((0, 0.03, foot / 2), (width - 0.1, depth - 0.12, foot), palette.black)
    for x in (-width / 2 + 0.015, width / 2 - 0.015):
        builder.box((x, 0, (foot + top) / 2), (0.03, depth, top - foot), body)
    builder.box((0, 0, foot + 0.01), (width, depth, 0.02), body)
    builder.box((0, 0, top - 0.015), (width + 0.02, depth + 0.02, 0.03), body)
    builder.box((0, depth / 2 - 0.01, (foot + top) / 2), (width, 0.02, top - foot), body)
    floor = None
    for i in range(drawers):
        out = opened if i == open_drawer else 0.0
        y, z = -depth / 2 - out, foot + 0.02 + rise * (i + 0.5)
        builder.box((0, y + 0.012, z), (width - 0.066, 0.024, rise - 0.008), body)
        for x in (-0.34, 0.34):
            builder.lathe(
                [(0.0, 0), (0.034, 0), (0.034, 0.006), (0.026, 0.022), (0.008, 0.026), (0, 0.026)],
                palette.bronze,
                20,
                placed((x * width / 1.36, y, z))
                @ Matrix.Rotation(math.pi / 2, 4, 'X')
                @ Matrix.Diagonal((1.4, 0.62, 1, 1)),
            )
        builder.box((0, y - 0.002, z), (0.15, 0.004, 0.046), palette.bronze)
        builder.box((0, y - 0.005, z), (0.136, 0.002, 0.034), palette.paper)
        if out:
            floor = z - rise / 2 + 0.014
            builder.box((0, y + depth / 2, floor - 0.004), (width - 0.08, depth - 0.03, 0.008), body)
            for x in (-width / 2 + 0.045, width / 2 - 0.045):
                builder.box((x, y + depth / 2, z - 0.01), (0.012, depth - 0.03, rise - 0.04), body)
                builder.box((x * 1.03, y + depth * 0.75, z - 0.03), (0.01, depth * 0.5, 0.02), palette.steel)
    return builder.build('flat file', 0.003, location, turn), top, floor


def workbench(palette, top, location=(0, 0, 0), turn=0.0, width=2.2, depth=0.75, height=0.86):
    """A bench with a thick timber top on welded steel legs and a lower shelf."""
    builder, frame = MeshBuilder(), surface('bench frame', '#24384c', 0.5, variation=0.08)
    for i in range(5):
        builder.box((0, (i - 2) * depth / 5, height - 0.024), (width, depth / 5 - 0.001, 0.048), top)
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
            builder.box((x, y, (height - 0.05) / 2), (0.06, 0.06, height - 0.05), frame)
            builder.box((x, y, 0.005), (0.1, 0.1, 0.01), frame)
        for z in (0.2, height - 0.08):
            builder.box((x, 0, z), (0.04, depth - 0.12, 0.04), frame)
    for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
        for z in (0.2, height - 0.08):
            builder.box((0, y, z), (width - 0.2, 0.04, 0.04), frame)
    builder.box((0, 0, 0.225), (width - 0.16, depth - 0.1, 0.018), top)
    return builder.build('workbench', 0.004, location, turn)


def vice(palette, location=(0, 0, 0), turn=0.0, opening=0.06, colour=None):
    """An engineer's vice whose jaws meet over the origin's height + 0.16; it clamps along y."""
    builder, paint = MeshBuilder(), colour or surface('vice', '#1d4660', 0.5, variation=0.12, coat=0.2)
    builder.lathe([(0.075, 0), (0.08, 0.004), (0.08, 0.016), (0.05, 0.026), (0.045, 0.06)], paint, 24)
    for angle in (0.6, 2.2, 3.75, 5.35):
        builder.cylinder((0.066 * math.cos(angle), 0.066 * math.sin(angle), 0.014),
                         (0.066 * math.cos(angle), 0.066 * math.sin(angle), 0.028), 0.008, palette.steel, 6)
    half = opening / 2
    builder.box((0, 0.05, 0.085), (0.075, 0.2, 0.06), paint)
    builder.box((0, half + 0.03, 0.13), (0.11, 0.055, 0.06), paint)
    builder.box((0, -half - 0.03, 0.125), (0.11, 0.055, 0.07), paint)
    builder.box((0, -half - 0.1, 0.085), (0.06, 0.16, 0.05), paint)
    for side in (-1, 1):
        builder.box((0, side * (half + 0.004), 0.145), (0.11, 0.008, 0.034), palette.steel)
    builder.cylinder((0, -half - 0.17, 0.085), (0, -half - 0.23, 0.085), 0.018, palette.steel)
    builder.cylinder((-0.11, -half - 0.215, 0.085), (0.11, -half - 0.215, 0.085), 0.006, palette.steel)
    for x in (-0.11, 0.11):
        builder.cylinder((x - 0.008, -half - 0.215, 0.085), (x + 0.008, -half - 0.215, 0.085), 0.011, palette.steel)
    return builder.build('vice', 0.003, location, turn)


def drawing_board(palette, board, location=(0, 0, 0), turn=0.0, width=1.3, depth=0.92, tilt=15.0, height=0.9):
    """A drawing table tilted towards −y. Returns it and the matrix of the board's lower left corner."""
    builder, angle = MeshBuilder(), math.radians(tilt)
    plane = Matrix.Translation((0, 0, height)) @ Matrix.Rotation(angle, 4, 'X')
    builder.box((0, 0, -0.012), (width, depth, 0.024), board, matrix=plane)
    builder.box((0, -depth / 2 - 0.008, 0.006), (width, 0.016, 0.05), palette.dark_timber, matrix=plane)
    builder.box((0, 0, -0.05), (width - 0.5, 0.06, 0.05), palette.black, matrix=plane)
    for x in (-width / 2 + 0.2, width / 2 - 0.2):
        builder.box((x, 0, (height - 0.06) / 2), (0.05, 0.09, height - 0.06), palette.black)
        builder.box((x, 0, 0.02), (0.06, 0.75, 0.04), palette.black)
        builder.box((x, 0, height - 0.06), (0.05, 0.4, 0.04), palette.black, rotation=(angle, 0, 0))
    builder.box((0, 0, 0.3), (width - 0.4, 0.04, 0.06), palette.black)
    thing = builder.build('drawing board', 0.004, location, turn)
    return thing, placed(location, turn) @ plane @ Matrix.Translation((-width / 2, -depth / 2, 0))


def wall_board(palette, face, location, turn=0.0, width=3.0, height=1.2, edge=None):
    """A writing board with a ledge; `location` is the middle of its lower edge on the wall.

    Returns it and the matrix of its lower left corner."""
    builder, edge = MeshBuilder(), edge or palette.aluminium
    builder.box((0, -0.012, height / 2), (width, 0.016, height), face)
    for z in (-0.012, height + 0.012):
        builder.box((0, -0.014, z), (width + 0.05, 0.026, 0.026), edge)
    for x in (-width / 2 - 0.012, width / 2 + 0.012):
        builder.box((x, -0.014, height / 2), (0.026, 0.026, height + 0.05), edge)
    builder.box((0, -0.055, -0.02), (width, 0.085, 0.012), edge)
    builder.box((0, -0.095, -0.012), (width, 0.006, 0.026), edge)
    thing = builder.build('board', 0.003, location, turn)
    return thing, placed(location, turn) @ Matrix.Translation((-width / 2, -0.021, 0)) @ UPRIGHT


def wall_clock(palette, location, turn=0.0, hours=10, minutes=10, radius=0.17, rim=None):
    """A plain clock that tells the time. `location` is its centre on the wall."""
    builder, ink = MeshBuilder(), palette.black
    face = Matrix.Rotation(math.pi / 2, 4, 'X')
    builder.lathe(
        [
            (radius, 0),
            (radius, 0.038),
            (radius - 0.006, 0.042),
            (radius - 0.014, 0.04),
            (radius - 0.014, 0.03),
            (0, 0.03),
        ],
        rim or palette.black,
        64,
        face,
    )
    builder.lathe([(radius - 0.014, 0.03), (radius - 0.014, 0.0305)], flat('clock face', '#f3f1ea', 0.6), 64, face)
    for i in range(60):
        angle, hour = math.radians(6 * i), i % 5 == 0
        long, wide = (0.2, 0.03) if hour else (0.06, 0.012)
        far = radius * 0.86
        turned = Matrix.Rotation(angle, 4, 'Y')
        builder.box((0, -0.0312, far - long * radius / 2), (wide * radius, 0.0008, long * radius), ink, matrix=turned)
    for degrees, length, width in ((30 * (hours % 12) + minutes / 2, 0.52, 0.055), (6 * minutes, 0.78, 0.036)):
        turned = Matrix.Rotation(math.radians(degrees), 4, 'Y')
        builder.box((0, -0.0335, length * radius / 2 - 0.012), (width * radius, 0.0016, length * radius + 0.024), ink,
                    matrix=turned)
    builder.cylinder((0, -0.03, 0), (0, -0.037, 0), 0.007, ink)
    return builder.build('clock', 0, location, turn)


def pendant(palette, location, drop=0.9, radius=0.22, paint=None, lit=None):
    """A spun pendant lamp that hangs from `location` on the ceiling."""
    builder, paint = MeshBuilder(), paint or palette.teal
    hung = placed((0, 0, -drop))
    builder.cylinder((0, 0, 0), (0, 0, -drop + 0.2), 0.004, palette.black, 6)
    builder.lathe([(0.05, 0), (0.05, -0.02), (0, -0.02)], palette.black, 20)
    builder.lathe(
        [
            (0, 0.19), (0.03, 0.188), (radius * 0.33, 0.16), (radius * 0.82, 0.085), (radius, 0), (radius + 0.004, 0),
            (radius * 0.85, 0.09), (radius * 0.35, 0.17), (0.03, 0.2), (0, 0.205),
        ],
        paint, 40, hung,
    )
    builder.lathe([(0, 0.004), (radius - 0.004, 0.004), (radius - 0.004, 0.008), (0, 0.008)],
                  lit or glow('pendant glow', '#ffe3b8', 3.0), 40, hung)
    return builder.build('pendant', 0, location)


def plant_pot(palette, location=(0, 0, 0), height=0.9, seed=3, pot=None):
    """A rubber plant in a glazed pot, for a corner."""
    chance, builder = random.Random(seed), MeshBuilder()
    leaf = surface('rubber plant', '#24452b', 0.25, variation=0.25, grain=3.0, coat=0.4)
    size = height * 0.2
    builder.lathe(
        [(size * 0.7, 0), (size, size * 1.7), (size * 0.9, size * 1.7), (size * 0.85, size * 1.4), (0, size * 1.4)],
        pot or surface('pot', '#d9d2c4', 0.3, coat=0.4),
        32,
    )
    for stem in range(4):
        lean = Vector((chance.uniform(-0.12, 0.12), chance.uniform(-0.12, 0.12), 1)) * height
        base = Vector((chance.uniform(-0.3, 0.3) * size, chance.uniform(-0.3, 0.3) * size, size * 1.4))
        builder.cylinder(base, base + lean * 0.75, 0.008, palette.dark_timber, 6, 0.004)
        for i in range(11):
            at = base + lean * (0.12 + 0.6 * i / 10)
            angle = i * 2.4 + stem
            out, long = Vector((math.cos(angle), math.sin(angle), 0.45)), height * chance.uniform(0.15, 0.22)
            side = Vector((-math.sin(angle), math.cos(angle), 0)) * long * 0.26
            middle, tip = at + out * long * 0.5, at + out * long + Vector((0, 0, -long * 0.35))
            builder.add([at, middle - side, tip, middle + side, middle - Vector((0, 0, long * 0.05))],
                        [(0, 1, 4), (0, 4, 3), (4, 1, 2), (4, 2, 3)], leaf)
    return builder.build('plant', 0, location)


def coat_form(palette, location=(0, 0, 0), height=1.75):
    """A steel stand with a shoulder bar, on a round foot. Returns it and the height of the shoulders."""
    builder = MeshBuilder()
    builder.lathe([(0.24, 0), (0.24, 0.012), (0.03, 0.03), (0.016, 0.06)], palette.black, 40)
    builder.cylinder((0, 0, 0.03), (0, 0, height), 0.016, palette.steel)
    shoulder = height * 0.83
    builder.tube([(-0.2, 0, shoulder - 0.04), (0, 0, shoulder + 0.03), (0.2, 0, shoulder - 0.04)], 0.014, palette.steel)
    limb(builder, [(0, 0, height - 0.05, 0.03, 0.03), (0, 0, height, 0.03, 0.03)], palette.black)
    return builder.build('stand', 0, location), shoulder


def monitor(palette, location=(0, 0, 0), turn=0.0, width=0.61, height=0.345, rise=0.14, lean=4.0):
    """A screen on a stand that stands on a desk. Returns it and the matrix of the picture's lower left corner."""
    builder = MeshBuilder()
    face = Matrix.Translation((0, 0, rise)) @ Matrix.Rotation(-math.radians(lean), 4, 'X')
    builder.box((0, 0.011, height / 2), (width + 0.014, 0.022, height + 0.02), palette.black, matrix=face)
    builder.box((0, 0.035, height / 2), (width * 0.6, 0.03, height * 0.6), palette.black, matrix=face)
    builder.box((0, 0.085, (rise + 0.18) / 2), (0.07, 0.03, rise + 0.18), palette.aluminium)
    builder.box((0, 0.06, rise + 0.17), (0.06, 0.05, 0.05), palette.black)
    builder.box((0, 0.05, 0.006), (0.26, 0.2, 0.012), palette.aluminium)
    thing = builder.build('monitor', 0.003, location, turn)
    return thing, placed(location, turn) @ face @ Matrix.Translation((-width / 2, -0.001, 0)) @ UPRIGHT


def laptop(palette, location=(0, 0, 0), turn=0.0, lean=20.0, width=0.325, height=0.205):
    """An open laptop. Returns it and the matrix of its screen's lower left corner."""
    builder, shell = MeshBuilder(), flat('laptop', '#3c4147', 0.35, 0.7)
    builder.box((0, 0, 0.009), (width + 0.02, 0.235, 0.014), shell)
    for row in range(5):
        for i in range(14):
            builder.box(((i - 6.5) * 0.0215, 0.075 - row * 0.0215, 0.0168), (0.0185, 0.0185, 0.0025), palette.black)
    builder.box((0, -0.075, 0.0163), (0.105, 0.065, 0.0006), palette.dark_grey)
    face = Matrix.Translation((0, 0.118, 0.018)) @ Matrix.Rotation(-math.radians(lean), 4, 'X')
    builder.box((0, 0.004, height / 2 + 0.004), (width + 0.02, 0.007, height + 0.03), shell, matrix=face)
    builder.box((0, 0.0, height / 2 + 0.004), (width + 0.014, 0.001, height + 0.022), palette.black, matrix=face)
    thing = builder.build('laptop', 0.002, location, turn)
    return thing, placed(location, turn) @ face @ Matrix.Translation((-width / 2, -0.001, 0.004)) @ UPRIGHT


def keyboard(palette, location=(0, 0, 0), turn=0.0):
    builder, keys = MeshBuilder(), flat('keys', '#22262a', 0.5)
    builder.box((0, 0, 0.008), (0.44, 0.135, 0.014), palette.dark_grey)
    for row in range(6):
        for i in range(20):
            if (row, i) in ((0, 15), (0, 16), (4, 14), (4, 16)):
                continue
            builder.box(((i - 9.5) * 0.0215, 0.052 - row * 0.0208, 0.0175), (0.0185, 0.0178, 0.006), keys)
    return builder.build('keyboard', 0.0015, location, turn)


def mouse(palette, location=(0, 0, 0), turn=0.0):
    builder = MeshBuilder()
    cushion(builder, (0, 0, 0.016), (0.062, 0.108, 0.036), palette.black, 0.65)
    builder.cylinder((-0.004, 0.03, 0.033), (0.004, 0.03, 0.033), 0.008, palette.dark_grey, 12)
    return builder.build('mouse', 0, location, turn)


def mug(palette, location=(0, 0, 0), turn=0.0, glaze=None, drink='#6b2f10'):
    """A mug of tea."""
    builder, glazed = MeshBuilder(), glaze or surface('glaze', '#e9e5da', 0.15, variation=0.03, coat=0.6)
    builder.lathe([(0.03, 0), (0.036, 0.003), (0.041, 0.02), (0.042, 0.092), (0.0405, 0.095), (0.0385, 0.092),
                   (0.0375, 0.03), (0.02, 0.028)], glazed, 36)
    builder.lathe([(0.0382, 0.0795), (0.0382, 0.081)], flat('tea', drink, 0.05), 32)
    builder.tube(
        [(0.04, 0, 0.078), (0.058, 0, 0.08), (0.07, 0, 0.066), (0.07, 0, 0.044), (0.058, 0, 0.028), (0.04, 0, 0.026)],
        0.0055,
        glazed,
        10,
    )
    return builder.build('mug', 0, location, turn)


def desk_lamp(palette, location=(0, 0, 0), turn=0.0, paint=None):
    """A lamp with two arms whose head reaches towards −y. Returns it and the place of its bulb."""
    builder, paint = MeshBuilder(), paint or palette.amber
    builder.lathe([(0.09, 0), (0.095, 0.006), (0.09, 0.018), (0.03, 0.026), (0.012, 0.03), (0.012, 0.06)], paint, 32)
    elbow, head = Vector((0, 0.16, 0.42)), Vector((0, -0.2, 0.56))
    for side in (-0.014, 0.014):
        builder.cylinder((side, 0, 0.05), elbow + Vector((side, 0, 0)), 0.005, palette.steel, 8)
        builder.cylinder(elbow + Vector((side, 0, 0)), head + Vector((side, 0, 0)), 0.005, palette.steel, 8)
    builder.cylinder(elbow - Vector((0.024, 0, 0)), elbow + Vector((0.024, 0, 0)), 0.014, paint)
    builder.cylinder(head - Vector((0.024, 0, 0)), head + Vector((0.024, 0, 0)), 0.013, paint)
    shade = placed(head) @ Matrix.Rotation(math.radians(-18), 4, 'X')
    builder.lathe(
        [
            (0.0, -0.035), (0.026, -0.036), (0.062, -0.085), (0.075, -0.129), (0.079, -0.13), (0.07, -0.08),
            (0.03, -0.02), (0.022, 0.03), (0.0, 0.032),
        ],
        paint, 32, shade,
    )
    builder.lathe([(0.0, -0.105), (0.03, -0.1), (0.026, -0.08), (0.0, -0.07)], glow('bulb', '#ffd9a0', 6.0), 20, shade)
    thing = builder.build('desk lamp', 0, location, turn)
    return thing, placed(location, turn) @ shade @ Vector((0, 0, -0.11))


def lattice_tower_model(palette, location=(0, 0, 0), turn=0.0, height=0.55):
    """A desk model of a 400 kV suspension tower on a timber base, with insulators."""
    builder, steel, h = MeshBuilder(), palette.bronze, height
    thin = 0.006 * h
    builder.box((0, 0, 0.012), (0.32 * h, 0.32 * h, 0.024), palette.dark_timber)
    builder.lattice((0, 0, 0.024), (0, 0, 0.5 * h), 0.2 * h, 0.075 * h, 6, thin, steel)
    builder.lattice((0, 0, 0.5 * h), (0, 0, 0.9 * h), 0.075 * h, 0.045 * h, 6, thin, steel)
    for angle in range(4):
        side = Matrix.Rotation(angle * math.pi / 2, 4, 'Z')
        builder.bar(side @ Vector((0.0225 * h, 0.0225 * h, 0.9 * h)), (0, 0, h), thin, steel)
    for z, reach in ((0.55, 0.17), (0.68, 0.21), (0.81, 0.15)):
        for side in (-1, 1):
            tip = Vector((side * reach * h, 0, z * h))
            for y in (-0.03, 0.03):
                builder.bar((side * 0.03 * h, y * h, z * h), tip, thin, steel)
                builder.bar((side * 0.03 * h, y * h, (z + 0.05) * h), tip, thin, steel)
            builder.cylinder(tip, tip - Vector((0, 0, 0.055 * h)), 0.007 * h, palette.teal, 10)
    return builder.build('tower model', 0, location, turn)
