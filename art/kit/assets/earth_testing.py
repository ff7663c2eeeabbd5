"""What a fall-of-potential test takes: the tester, reels of lead, electrodes, a tape. Metres.

Each lies or stands with its origin on the ground; fronts towards −y.
"""
import math
import random

from mathutils import Matrix, Vector

from ..materials import flat, surface
from ..mesh import MeshBuilder, placed
from .drawing import UPRIGHT, Drawing
from .paper import ink


def earth_tester(palette, location=(0, 0, 0), turn=0.0):
    """A four-terminal earth tester in an open case. Returns its terminals E, ES, S and H from left to right."""
    place, builder = placed(location, turn), MeshBuilder()
    case = surface('tester case', '#d98a14', 0.5, variation=0.05)
    builder.box((0, 0, 0.05), (0.28, 0.22, 0.1), case)
    builder.box((0, 0, 0.102), (0.262, 0.2, 0.006), palette.dark_grey)
    lid = Matrix.Translation((0, 0.112, 0.1)) @ Matrix.Rotation(math.radians(-22), 4, 'X')
    builder.box((0, 0.012, 0.11), (0.28, 0.028, 0.22), case, matrix=lid)
    builder.box((0, -0.003, 0.11), (0.25, 0.004, 0.19), palette.dark_grey, matrix=lid)
    for x in (-0.09, 0.09):
        builder.cylinder((x - 0.02, 0.112, 0.104), (x + 0.02, 0.112, 0.104), 0.008, palette.steel)
        builder.box((x, -0.114, 0.085), (0.03, 0.012, 0.04), palette.black)
    terminals = []
    for i, shade in enumerate((palette.green, palette.black, palette.yellow, palette.red)):
        x = -0.096 + 0.064 * i
        builder.lathe(
            [(0.014, 0), (0.014, 0.012), (0.01, 0.014), (0.01, 0.026), (0.0125, 0.028), (0.0125, 0.036), (0, 0.037)],
            shade,
            20,
            Matrix.Translation((x, 0.068, 0.105)),
        )
        terminals.append(place @ Vector((x, 0.068, 0.14)))
    builder.lathe(
        [(0.024, 0), (0.024, 0.012), (0.019, 0.02), (0, 0.02)],
        palette.black,
        28,
        Matrix.Translation((0.085, -0.055, 0.105)),
    )
    builder.box((0.085, -0.043, 0.126), (0.005, 0.022, 0.002), palette.clean_white)
    builder.lathe([(0.017, 0), (0.017, 0.009), (0, 0.01)], palette.red, 24, Matrix.Translation((0.02, -0.06, 0.105)))
    thing = builder.build('earth tester', 0.004, location, turn)
    face = Drawing(250, 190, flat('tester print', '#e9ecea'), pen=0.8)
    face.rectangle(12, 22, 92, 62, fill=flat('tester display', '#a9bdb0', 0.25), pen=1.2)
    dark = flat('tester digits', '#16221c', 0.6)
    face.text('1.84', 76, 40, 26, dark, 'right', 'bold')
    face.text('Ω', 82, 40, 15, dark)
    face.text('128 Hz  Rs OK  Rh OK', 18, 27, 6, dark)
    for i, words in enumerate(('E', 'ES', 'S', 'H')):
        face.text(words, 29 + 64 * i, 138, 9, align='centre', face='bold')
    face.text('EARTH TESTER', 125, 106, 9, align='centre', face='bold')
    for degrees, words in ((150, '2P'), (110, '3P'), (70, '4P'), (30, 'OFF')):
        face.text(
            words,
            210 + 36 * math.cos(math.radians(degrees)),
            38 + 36 * math.sin(math.radians(degrees)) - 3,
            6,
            align='centre',
        )
    face.text('TEST', 145, 15, 6, align='centre')
    face.build(place @ Matrix.Translation((-0.125, -0.095, 0.1055)))
    card = Drawing(230, 170, ink(), palette.paper, 0.9)
    card.text('FALL OF POTENTIAL', 115, 150, 9, align='centre', face='bold')
    card.line((15, 60), (215, 60), pen=1.2)
    for x, words in ((30, 'E'), (134, 'S'), (200, 'H')):
        card.line((x, 60), (x, 36), pen=3)
        card.text(words, x, 22, 9, align='centre')
        card.line((x, 60), (x, 118 if words == 'H' else 96), (110 + (x - 110) * 0.25, 132), pen=1)
    card.text('S at 0.62 of E–H', 115, 6, 8, align='centre')
    card.build(place @ lid @ Matrix.Translation((-0.115, -0.006, 0.025)) @ UPRIGHT)
    return thing, terminals


def cable_reel(palette, shade, location=(0, 0, 0), turn=0.0, tilt=0.0, radius=0.14):
    """A hand reel of flexible test lead standing on its frame, its axle along x. Returns where the lead leaves it."""
    builder = MeshBuilder()
    place = placed(location, turn) @ Matrix.Rotation(tilt, 4, 'Y')
    axle = Vector((0, 0, radius + 0.02))
    across = Matrix.Translation(axle) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    black, half = palette.black, 0.052
    for side in (-1, 1):
        builder.lathe(
            [(0.03, -0.003), (radius, -0.003), (radius + 0.003, 0), (radius, 0.003), (0.03, 0.003)],
            black,
            48,
            across @ Matrix.Translation((0, 0, side * half)),
        )
        for k in range(6):
            angle = math.pi * k / 3
            builder.box((0.62 * radius * math.cos(angle), 0.62 * radius * math.sin(angle), side * (half + 0.004)),
                        (0.6 * radius, 0.016, 0.004), black, rotation=(0, 0, angle), matrix=across)
        builder.tube(
            [
                axle + Vector((side * 0.075, 0, 0)),
                Vector((side * 0.075, 0.06, 0.014)),
                Vector((side * 0.075, 0.13, 0.008)),
                Vector((side * 0.075, -0.13, 0.008)),
                Vector((side * 0.075, -0.06, 0.014)),
                axle + Vector((side * 0.075, 0, 0)),
            ],
            0.007,
            palette.steel,
            8,
        )
    builder.cylinder(axle + Vector((-0.09, 0, 0)), axle + Vector((0.1, 0, 0)), 0.012, palette.steel)
    builder.tube([axle + Vector((0.1, 0, 0)), axle + Vector((0.108, 0, 0.08))], 0.006, palette.steel)
    builder.cylinder(axle + Vector((0.105, 0, 0.08)), axle + Vector((0.165, 0, 0.08)), 0.012, black)
    for side in (-0.13, 0.13):
        builder.cylinder((-0.075, side, 0.008), (0.075, side, 0.008), 0.007, palette.steel)
    wound, lead = radius * 0.86, 0.0024
    chance = random.Random(int(radius * 1000))
    builder.lathe([(wound * 0.8, -half + 0.004), (wound * 0.97, -half + 0.004), (wound * 0.97, half - 0.004),
                   (wound * 0.8, half - 0.004)], shade, 40, across)
    for i in range(19):
        x, r = (i - 9) * (half - 0.006) / 9.2, wound * chance.uniform(0.975, 1.015)
        points = [
            across @ Vector((r * math.cos(k * 0.2244), r * math.sin(k * 0.2244), x + 0.002 * math.sin(k * 0.3 + i)))
            for k in range(29)
        ]
        builder.tube(points, lead * 1.15, shade, 6)
    thing = builder.build('reel', 0)
    thing.matrix_world = place
    return thing, place @ (axle + Vector((0, -wound, 0)))


def electrode(palette, location=(0, 0, 0), turn=0.0, length=0.45):
    """A test electrode with a T handle and a terminal, lying along x with its point towards +x."""
    builder, r = MeshBuilder(), 0.007
    builder.cylinder((0, 0, 0.012), (length - 0.05, 0, 0.012), r, palette.steel, 16)
    builder.cylinder((length - 0.05, 0, 0.012), (length, 0, 0.012), r, palette.steel, 16, 0.0006)
    builder.tube([(0.0, -0.07, 0.012), (0.0, 0.07, 0.012)], 0.008, palette.steel, 12)
    for side in (-1, 1):
        builder.cylinder((0, side * 0.03, 0.012), (0, side * 0.075, 0.012), 0.011, palette.red, 14)
    builder.cylinder((0.04, 0, 0.012), (0.04, 0, 0.036), 0.005, palette.steel)
    builder.lathe([(0.01, 0), (0.01, 0.01), (0, 0.01)], palette.bronze, 6, Matrix.Translation((0.04, 0, 0.026)))
    for i in range(7):
        builder.cylinder((0.12 + 0.04 * i, 0, 0.012), (0.1215 + 0.04 * i, 0, 0.012), r * 1.05, palette.black, 16)
    return builder.build('electrode', 0, location, turn)


def tape_measure(palette, location=(0, 0, 0), turn=0.0, out=0.42):
    """An open-reel fibreglass tape lying on its side, pulled out along −x over `out` metres."""
    builder, radius = MeshBuilder(), 0.085
    tape = flat('tape', '#f0d23a', 0.45)
    builder.lathe([(0.02, 0.006), (radius - 0.018, 0.006), (radius - 0.018, 0.022), (0.02, 0.022)], tape, 48)
    for z in (0.003, 0.022):
        for k in range(3):
            builder.box(
                (0, 0, z + 0.002),
                (2 * radius - 0.01, 0.018, 0.004),
                palette.orange,
                rotation=(0, 0, math.pi * k / 3 + 0.4),
            )
    for z in (0.002, 0.026):
        builder.tube(
            [(radius * math.cos(k * 0.2244), radius * math.sin(k * 0.2244), z) for k in range(29)],
            0.0045,
            palette.orange,
            8,
        )
    builder.lathe([(0.028, 0), (0.028, 0.03), (0.02, 0.034), (0, 0.034)], palette.orange, 32)
    builder.box((0.02, 0, 0.036), (0.052, 0.012, 0.006), palette.black)
    builder.cylinder((0.042, 0, 0.036), (0.042, 0, 0.06), 0.008, palette.black)
    builder.cylinder((radius + 0.002, 0, 0.014), (radius + 0.12, 0.0, 0.014), 0.015, palette.black, 20, 0.012)
    thing = builder.build('tape measure', 0, location, turn)
    blade = Drawing(out * 1000, 15, ink(), tape, 0.5)
    red = ink('red ink', '#b0271d')
    for i in range(int(out * 100)):
        blade.line((out * 1000 - 10 * i, 0), (out * 1000 - 10 * i, 7 if i % 10 == 0 else 3.5))
        if i % 10 == 0 and i:
            blade.text(i, out * 1000 - 10 * i - 3, 4, 6, red if i == 100 else None, 'right', 'bold')
    blade.build(placed(location, turn) @ Matrix.Translation((-out, -radius + 0.012, 0.0022)))
    return thing
