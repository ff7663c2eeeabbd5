"""Training at the bench: secondary injection, a cable end being jointed, an earth tester laid out."""
import math
import random

from mathutils import Matrix, Vector

from kit.assets.cable import cut_back, sheath
from kit.assets.earth_testing import cable_reel, earth_tester, electrode, tape_measure
from kit.assets.finishes import cloth, wood
from kit.assets.furniture import desk_lamp, vice, workbench
from kit.assets.indoors import IndoorPalette
from kit.assets.offices import Finish, Window, daylight, fill, room
from kit.assets.paper import lying, pencil, sheet
from kit.assets.relays import BAY_CONTROL, DIFFERENTIAL, DISTANCE, OVERCURRENT, RECLOSE, WIDE, cubicle
from kit.assets.shapes import smooth_path
from kit.assets.test_equipment import injection_set, lead
from kit.assets.tools import cable_lug, coil, crocodile_clip, cutters, knife, stress_cone, stripping_tool, tape_roll
from kit.darkroom import Grade
from kit.light import camera, sky
from kit.materials import painted_floor, soil, surface
from kit.mesh import MeshBuilder, placed, plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, terrain, tufts


def _workshop():
    """Finishes of the practice hall: white brickwork above a teal dado, a painted floor."""
    return Finish(
        surface('hall wall', '#cbcdc8', 0.85, variation=0.03),
        painted_floor('hall floor', '#667076', '#7b858a'),
        surface('hall ceiling', '#c9ccca', 0.9, variation=0.01),
        surface('hall trim', '#41565f', 0.5, variation=0.03),
        0.3,
    )


def injection():
    """VIS-337: the test set on a bench before a cubicle; three pairs of current leads go to an open test block."""
    palette, width, depth, height = IndoorPalette(), 5.0, 4.4, 3.2
    windows = [Window('left', 2.4, 2.0, 0.9, 2.9, (3, 2))]
    room(width, depth, height, _workshop(), windows)
    panel, sockets = cubicle(palette, 'PRACTICE PANEL 2', [OVERCURRENT, DIFFERENTIAL], [DISTANCE, RECLOSE, BAY_CONTROL],
                             withdrawn=(0, 1), open_blocks=((1, 0),))
    other, _ = cubicle(palette, 'PRACTICE PANEL 3', [DISTANCE, OVERCURRENT], [BAY_CONTROL, DIFFERENTIAL])
    back = depth - 0.85
    for i, unit in enumerate((other, panel, other)):
        unit.place(((i - 1) * WIDE + 0.45, back, 0))
    workbench(palette, wood('bench top', '#a9794a', 'x'), (-0.25, back - 0.62, 0), 0.0, 1.7, 0.62, 0.82)
    z, y = 0.82, back - 0.66
    tester, outputs = injection_set(palette, ('1.800 A', '0.000 A', '0.000 A', '63.51 V'))
    at = placed((-0.28, y, z), -0.22)
    tester.place((-0.28, y, z), -0.22)
    leads, block = MeshBuilder(), sockets[(1, 0)]
    shades = (
        palette.wire_red,
        palette.wire_black,
        palette.wire_yellow,
        palette.wire_black,
        palette.wire_blue,
        palette.wire_black,
    )
    for i, shade in enumerate(shades):
        end = Vector(block[1 + i][0]) + Vector((0.45, back, 0))
        lead(leads, at @ Vector(outputs['I'][i]), end, shade, (0.3 - 0.012 * i, -0.16 - 0.01 * i, -0.02),
             (0.02, -0.34 - 0.014 * i, 0), 0.035 + 0.012 * i)
    leads.build('leads')
    sheet(palette, 'curves', lying(-0.86, y - 0.17, z + 0.002, 6), 210, 297, scale=1.0, pen=0.5)
    writing = MeshBuilder()
    pencil(writing, palette, (-0.79, y - 0.13, z + 0.008), (-0.64, y - 0.05, z + 0.008), palette.amber)
    for i, shade in enumerate((palette.wire_black, palette.wire_green)):
        coil(writing, shade, (0.3 + 0.13 * i, y + 0.06 - 0.12 * i, z), 0.07, 4, 0.0024, i + 5)
    writing.build('on the bench')
    lines = MeshBuilder()
    lines.box((0, back - 1.35, 0.001), (6, 0.06, 0.002), palette.yellow)
    lines.build('line')
    daylight(width, depth, windows, 26, '#e9f0fb', 0.3)
    fill((1.6, 0.3, 2.7), (0, depth, 1.0), 1.8, 60, '#fff3e4')
    sky(34, 200, 0.15, '#f4f2f0', sun=3, horizon=(0.85, 0.88, 0.92), clouds=0.9, cover=0.62)
    camera((-0.66, back - 2.0, 1.66), (-0.04, back, 1.1), 33, aperture=8, focus=(0.1, back - 0.3, 1.1))
    return Shot(Grade(exposure=0.15), bounces=4, effort=1.3)


def jointing():
    """VIS-338: the end of a 33 kV cable in the vice, stripped in steps, its tools in the order of their use."""
    palette, width, depth, height = IndoorPalette(), 4.6, 3.6, 3.0
    windows = [Window('left', 2.2, 2.0, 0.9, 2.7, (3, 2))]
    room(width, depth, height, _workshop(), windows)
    z, y = 0.86, depth - 0.62
    workbench(palette, wood('bench top', '#a9794a', 'x'), (0, depth - 0.45, 0), 0.0, 2.6, 0.9, z)
    vice(palette, (0.34, y + 0.2, z), 0.0, 0.066)
    radius = 0.032
    sample = cut_back(radius, palette.copper, sheath('33 kV sheath', '#8c2a1c'), 20.0, 3.3)
    sample.matrix_world = Matrix.Translation((0.16, y + 0.2, z + 0.152)) @ Matrix.Rotation(-math.pi / 2, 4, 'Y')
    tail = MeshBuilder()
    tail.tube(
        smooth_path(
            [
                (0.82, y + 0.2, z + 0.152),
                (1.0, y + 0.21, z + 0.14),
                (1.25, y + 0.24, z + 0.06),
                (1.5, y + 0.22, z - 0.2),
                (1.56, y + 0.2, z - 0.6),
                (1.5, y + 0.3, 0.05),
            ]
        ),
        radius,
        sheath('33 kV sheath', '#8c2a1c'),
        28,
    )
    tail.build('tail')
    mat = MeshBuilder()
    mat.box((-0.1, y - 0.08, z + 0.003), (1.3, 0.3, 0.006), surface('bench mat', '#1f4a4d', 0.8, variation=0.06))
    mat.build('mat', 0.002)
    on = z + 0.006
    knife(palette, (-0.64, y - 0.06, on), 1.2)
    stripping_tool(palette, (-0.46, y - 0.09, on), 0.2)
    tape_roll(palette, surface('abrasive', '#9b5a2d', 0.9), (-0.3, y - 0.13, on), 0, 0.036, 0.025)
    tape_roll(palette, palette.black, (-0.29, y - 0.03, on), 0, 0.03, 0.02)
    stress_cone(palette, (-0.2, y - 0.07, on), 0.0, 0.0225)
    cable_lug(palette, (0.13, y - 0.08, on), 0.25, 0.0145, 0.14)
    cutters(palette, (0.28, y - 0.1, on), 0.35, 0.34, palette.amber)
    sheet(palette, 'schedule', lying(0.62, y - 0.26, z + 0.002, -12), 210, 297, scale=0.9)
    cleaning = MeshBuilder()
    cleaning.lathe(
        [
            (0.032, 0),
            (0.036, 0.004),
            (0.036, 0.11),
            (0.016, 0.135),
            (0.016, 0.15),
            (0.018, 0.15),
            (0.018, 0.17),
            (0, 0.17),
        ],
        surface('solvent', '#dfe3e4', 0.35),
        32,
        Matrix.Translation((-0.86, y + 0.02, z)),
    )
    cleaning.lathe(
        [(0.0365, 0.03), (0.0365, 0.09), (0.0366, 0.09), (0.0366, 0.03)],
        palette.teal,
        32,
        Matrix.Translation((-0.86, y + 0.02, z)),
    )
    for i in range(5):
        cleaning.box(
            (-0.9 + 0.004 * i, y - 0.16, z + 0.003 + 0.005 * i),
            (0.13, 0.13, 0.005),
            palette.paper,
            rotation=(0, 0, 0.2 + 0.07 * i),
        )
    cleaning.build('cleaning', 0.001)
    _, bulb = desk_lamp(palette, (-0.78, y + 0.42, z), 0.55, palette.teal)
    fill(bulb, (-0.4, y, z), 0.1, 4, '#ffd096')
    _tool_board(palette, depth, z)
    daylight(width, depth, windows, 40, '#edf2fb', 0.3)
    fill((1.4, 0.4, 2.3), (0, depth, 0.9), 1.6, 26, '#ffeeda')
    sky(34, 200, 0.15, '#f4f2f0', sun=3, horizon=(0.85, 0.88, 0.92), clouds=0.9, cover=0.62)
    camera((-0.42, y - 0.94, z + 0.6), (-0.05, y + 0.1, z + 0.08), 38, aperture=7.1, focus=(0.0, y + 0.12, z + 0.12))
    return Shot(Grade(exposure=0.35), bounces=4, effort=1.2)


def _tool_board(palette, depth, z):
    """Hand tools hung on a board behind the bench."""
    board = MeshBuilder()
    board.box((0, depth - 0.012, z + 0.62), (2.4, 0.024, 0.8), surface('tool board', '#27495a', 0.7, variation=0.04))
    for i in range(9):
        x = -1.0 + 0.25 * i
        board.cylinder((x, depth - 0.02, z + 0.86), (x, depth - 0.07, z + 0.87), 0.005, palette.chrome, 8)
        shade = (palette.amber, palette.red, palette.black)[i % 3]
        board.cylinder((x, depth - 0.05, z + 0.86), (x, depth - 0.05, z + 0.7), 0.012, shade, 12)
        board.cylinder((x, depth - 0.05, z + 0.7), (x, depth - 0.05, z + 0.52), 0.005, palette.chrome, 10)
        board.box((x, depth - 0.05, z + 0.5), (0.012 + 0.004 * (i % 3), 0.005, 0.04), palette.chrome)
    board.build('tool board', 0.002)


def earth_test():
    """VIS-339: everything for a fall-of-potential test on a sheet of canvas on the grass, in low sun."""
    palette = IndoorPalette()
    earth = soil('ground', '#4d4a2c', '#7a6d58', 0.6)
    plane(-9, 9, -6, 9, -0.012, earth)
    grass = tufts(0.11, 46, colours=('#6f8a34', '#84903f', '#9a9556', '#5c7a2b'))
    # The canvas presses the grass flat: it grows only round it.
    for x0, x1, y0, y1 in ((-4, 4, 0.69, 5), (-4, 4, -3, -0.66), (-4, -1.03, -0.66, 0.69), (1.27, 4, -0.66, 0.69)):
        scatter(plane(x0, x1, y0, y1, -0.01, earth), grass, 90, 0.6, 1.25, 3)
    terrain(400, 40, lambda x, y: -0.2, soil('meadow', '#6a7a38', '#6a7040', 0.6), (0, 205))
    _canvas()
    _, terminals = earth_tester(palette, (-0.28, 0.3, 0.012), 0.18)
    reels = []
    for i, (shade, x, y, turn) in enumerate(
        ((palette.green, 0.24, 0.45, 0.3), (palette.yellow, 0.58, 0.38, 0.1), (palette.red, 0.86, 0.28, -0.15))
    ):
        _, out = cable_reel(palette, shade, (x, y, 0.012), turn)
        reels.append((shade, out))
    leads = MeshBuilder()
    for k, (shade, out) in enumerate(reels):
        terminal = terminals[(0, 2, 3)[k]]
        middle = Vector((0.0 + 0.14 * k, 0.02 - 0.05 * k, 0.02))
        leads.tube(
            smooth_path(
                [
                    terminal,
                    terminal + Vector((0.02, -0.03, 0.05)),
                    terminal + Vector((0.1, -0.2, -0.02)),
                    middle,
                    (out.x - 0.16, out.y - 0.22, 0.02),
                    out + Vector((-0.02, -0.09, -0.01)),
                    out,
                ]
            ),
            0.0026,
            shade,
            8,
        )
        leads.cylinder(terminal - Vector((0, 0, 0.02)), terminal + Vector((0, 0, 0.02)), 0.006, shade, 12)
    for x, y, shade in ((-0.62, -0.32, palette.green), (-0.42, -0.4, palette.yellow)):
        end = coil(leads, shade, (x, y, 0.014), 0.085, 5, 0.0026, int(-x * 10))
        crocodile_clip(leads, shade, palette.chrome, end + Vector((0.09, -0.01, 0.005)), (1, -0.1, 0))
        leads.tube([end, end + Vector((0.015, 0, 0.003))], 0.0026, shade, 8)
    leads.build('leads')
    for i, y in enumerate((-0.14, -0.24, -0.34)):
        electrode(palette, (0.1 + 0.02 * i, y, 0.012), -0.12 + 0.05 * i, 0.45)
    tape_measure(palette, (0.76, -0.28, 0.012), 0.35, 0.34)
    _hammer(palette)
    sky(15, -122, 0.12, '#ffeef0', sun=5, sun_colour='#ffd2a4', horizon=(0.62, 0.58, 0.56), clouds=0.6)
    camera((0.08, -1.56, 1.16), (0.13, 0.05, 0.06), 36, aperture=6.3, focus=(0.1, 0.0, 0.1))
    return Shot(Grade(exposure=0.3))


def _canvas():
    """A ground sheet with soft folds and eyelets, 2.3 × 1.35 m."""
    chance, builder = random.Random(3), MeshBuilder()
    folds = [
        (chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(4, 8), chance.uniform(0, 6)) for _ in range(5)
    ]

    def height(x, y):
        edge = max(abs(x - 0.12) / 1.15, abs(y - 0.02) / 0.68)
        return 0.004 + 0.0024 * sum(math.sin(a * k * x + b * k * y + p) for a, b, k, p in folds) * (
            0.35 + max(0, edge - 0.55) * 4
        )

    columns, rows = 70, 42
    vertices = [(x, y, height(x, y)) for y in (-0.66 + 1.36 * j / rows for j in range(rows + 1))
                for x in (-1.03 + 2.3 * i / columns for i in range(columns + 1))]
    faces = [
        (j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i)
        for j in range(rows)
        for i in range(columns)
    ]
    builder.add(vertices, faces, cloth('canvas', '#b49a70', 300.0, 0.7), True)
    return builder.build('canvas')


def _hammer(palette):
    """A lump hammer for the electrodes."""
    builder = MeshBuilder()
    builder.cylinder((-0.86, -0.12, 0.03), (-0.62, 0.02, 0.03), 0.013, palette.timber, 14, 0.015)
    direction = Vector((-0.5, 0.86, 0)).normalized()
    centre = Vector((-0.62, 0.02, 0.032))
    builder.cylinder(centre - direction * 0.05, centre + direction * 0.05, 0.026, palette.dark_grey, 8)
    builder.build('hammer', 0.002)


PICTURES = [Picture('VIS-337', injection), Picture('VIS-338', jointing), Picture('VIS-339', earth_test)]
