"""Training rooms: the classroom, arc flash clothing, locks and notices."""
import math
import random

from mathutils import Matrix

from kit.assets import diagrams
from kit.assets.drawing import Drawing, upright
from kit.assets.finishes import carpet, wood
from kit.assets.furniture import chair, coat_form, desk, plant_pot, wall_board, wall_clock
from kit.assets.offices import Finish, Window, daylight, fill, roofs, room
from kit.assets.paper import bound_sets, ink, lying, sheet
from kit.assets.safety import arc_suit, boots, gloves, hard_hat, notice_plate, padlock
from kit.darkroom import Grade
from kit.light import area_light, camera, sky
from kit.materials import Palette, fields, flat, glass, painted_floor, surface
from kit.mesh import MeshBuilder, copy, plane
from kit.scene import Picture, Shot
from kit.scenery import tree_line


def classroom():
    """VIS-340: rows of desks before a chalk board; light from the right."""
    palette, width, depth, height = Palette(), 7.4, 8.2, 3.4
    finish = Finish(
        surface('class wall', '#d6d2c6', 0.85, variation=0.02),
        carpet('class carpet', '#3d5560'),
        surface('class ceiling', '#d8d7d2', 0.9, variation=0.01),
        surface('class trim', '#e0ddd4', 0.4, variation=0.02),
    )
    windows = [Window('right', at, 1.7, 0.9, 2.95, (2, 3)) for at in (1.5, 4.1, 6.7)]
    room(width, depth, height, finish, windows)
    _, face = wall_board(
        palette,
        surface('chalk board', '#16302f', 0.75, variation=0.12, grain=1.1),
        (0, depth, 0.86),
        0.0,
        3.7,
        1.46,
        wood('board frame', '#8f6437', 'x'),
    )
    chalk, amber, pale = (
        flat('chalk', '#dfe3dc', 0.95),
        flat('amber chalk', '#f0b13e', 0.95),
        flat('pale chalk', '#9dc7c0', 0.95),
    )
    board = Drawing(2460, 1000, chalk, pen=9, unsteady=1.6, face='hand')
    diagrams.per_unit(board, amber, pale)
    board.build(face @ Matrix.Translation((0.1, 0.02, 0)), 1.42)
    ledge = MeshBuilder()
    for i, shade in enumerate((chalk, amber, pale, chalk)):
        ledge.cylinder((0.5 + 0.13 * i, depth - 0.06, 0.855), (0.58 + 0.13 * i, depth - 0.058, 0.855), 0.007, shade, 10)
    ledge.box((1.3, depth - 0.058, 0.867), (0.14, 0.05, 0.034), palette.dark_timber)
    ledge.build('chalk')
    top, shell, chance = (
        wood('class desk', '#b78d5c', 'x'),
        surface('teal shell', '#12666c', 0.45, variation=0.05),
        random.Random(5),
    )
    table = desk(palette, top, (0, 40, 0), 0.0, 1.4, 0.6)
    seat = chair(palette, shell, (0, 42, 0))
    for row in range(3):
        for x in (-2.25, 0.0, 2.25):
            y = 3.15 + 1.3 * row
            copy(table, (x, y, 0), chance.uniform(-0.02, 0.02))
            for side in (-0.34, 0.34):
                copy(seat, (x + side, y - 0.42 + chance.uniform(-0.05, 0.05), 0), chance.uniform(-0.2, 0.2))
            if (row, x) in ((0, -2.25), (0, 0.0), (1, 0.0), (1, 2.25), (2, -2.25)):
                sheet(
                    palette,
                    'curves',
                    lying(x - 0.42 + chance.uniform(0, 0.4), y - 0.2, 0.737, chance.uniform(-8, 8)),
                    210,
                    297,
                )
    desk(palette, top, (-2.4, depth - 1.25, 0), 0.0, 1.5, 0.7)
    bound_sets(palette, -2.9, -2.6, 0.737, depth - 1.3, 0.3, 0.22, 21, 4)
    wall_clock(palette, (0, depth, 2.72), 0.0, 8, 50, 0.16)
    plant_pot(palette, (-3.2, depth - 0.5, 0), 1.3, 4)
    daylight(width, depth, windows, 26, '#eaf1fd', finish.reveal)
    fill((-1.8, 0.3, 2.9), (0, 5, 1.0), 2.6, 90, '#fff1de')
    plane(-120, 120, -60, 160, -0.6, fields('lawn', '#5d7038', '#6f7a45', '#4c6030'))
    roofs((30, 5, -0.6), -math.pi / 2, 7)
    tree_line([(17 + (i % 2) * 3, -8 + 5 * i, -0.6) for i in range(7)], 7, 5, '#6f8a42')
    fill((5.5, 5, 3), (24, 5, 0), 9.0, 2000, '#fff3e0')
    sky(28, 58, 0.14, '#f6f3ee', sun=5, sun_colour='#ffe2b8', horizon=(0.85, 0.88, 0.92), clouds=0.8, cover=0.55,
        cloud_colour='#ffffff', cloud_shade='#a8b3c2')
    camera((-0.85, 1.15, 1.66), (0.1, depth, 1.5), 35, shift_y=-0.055, level=True)
    return Shot(Grade(exposure=0.25), bounces=4, effort=1.3)


def arc_flash_clothing():
    """VIS-341: the suit on its stand, boots at its foot, gloves on a bar, the board of safety distances beside it."""
    palette, width, depth, height = Palette(), 4.6, 4.9, 3.0
    finish = Finish(
        surface('ppe wall', '#c8cdca', 0.85, variation=0.03),
        painted_floor('ppe floor', '#59656b', '#707b80', 0.22),
        surface('ppe ceiling', '#d2d2cf', 0.9, variation=0.01),
        surface('ppe trim', '#2f4a57', 0.5, variation=0.03),
    )
    windows = [Window('left', 3.1, 1.8, 0.9, 2.75, (2, 2))]
    room(width, depth, height, finish, windows)
    coat_form(palette, (-0.55, depth - 0.75, 0), 1.72)
    arc_suit(palette, (-0.55, depth - 0.75, 0), 0.16, 1.45)
    boots(palette, (-0.02, depth - 0.55, 0), 0.35)
    _approach_board(palette, (0.78, depth, 1.55))
    bench = MeshBuilder()
    oak = wood('bench', '#9c7143', 'x')
    bench.box((0.82, depth - 0.24, 0.44), (1.3, 0.38, 0.04), oak)
    for x in (0.3, 1.34):
        bench.box((x, depth - 0.24, 0.21), (0.06, 0.34, 0.42), palette.navy)
    for x in (1.62, 1.86):
        bench.cylinder((x, depth - 0.0, 1.95), (x, depth - 0.08, 1.96), 0.008, palette.steel)
    bench.build('bench', 0.004)
    gloves(palette, (1.74, depth - 0.1, 1.9), 0.0)
    bar = MeshBuilder()
    bar.tube([(1.6, depth - 0.08, 1.965), (1.88, depth - 0.08, 1.965)], 0.008, palette.steel)
    for x in (1.665, 1.815):
        bar.box((x, depth - 0.08, 1.93), (0.022, 0.014, 0.08), palette.black)
    bar.build('bar')
    hard_hat(
        palette, surface('white helmet', '#e4e3dc', 0.25, variation=0.01, coat=0.4), (0.55, depth - 0.26, 0.46), 0.4
    )
    hard_hat(
        palette, surface('amber helmet', '#e8a01c', 0.25, variation=0.01, coat=0.4), (0.95, depth - 0.24, 0.46), -0.2
    )
    box = MeshBuilder()
    box.box((1.3, depth - 0.24, 0.53), (0.3, 0.24, 0.14), palette.red)
    box.box((1.3, depth - 0.24, 0.605), (0.31, 0.25, 0.02), palette.red)
    box.build('glove box', 0.006)
    tag = Drawing(200, 70, flat('tag ink', '#f4f2ea'), face='bold')
    tag.text('GLOVES  CLASS 4', 100, 40, 17, align='centre')
    tag.text('TEST DUE: SEE TAG', 100, 14, 12, align='centre')
    tag.build(upright(1.2, depth - 0.362, 0.49))
    daylight(width, depth, windows, 34, '#eaf0fa', finish.reveal)
    fill((1.5, 0.3, 2.3), (0, depth, 1.2), 1.6, 34, '#fff0dd')
    sky(34, 200, 0.15, '#f4f2f0', sun=3, horizon=(0.85, 0.88, 0.92), clouds=0.9, cover=0.62)
    camera(
        (0.72, 0.6, 1.42), (0.46, depth, 1.42), 37, shift_y=-0.085, level=True, aperture=8, focus=(0, depth - 0.5, 1.2)
    )
    return Shot(Grade(exposure=0.3), bounces=4, effort=1.2)


def _approach_board(palette, location):
    """Safety distances as British network operators' rules give them: 0.8 m up to 33 kV to 3.1 m at 400 kV."""
    x, y, z = location
    drawing = Drawing(1000, 1150, ink(), flat('board white', '#eeece4', 0.4), 2.0)
    drawing.rectangle(0, 990, 1000, 160, pen=0, fill=flat('board navy', '#12304f', 0.4))
    drawing.text('SAFETY DISTANCES', 500, 1046, 62, flat('board light', '#f4f2ea'), 'centre', 'bold')
    drawing.text('from exposed live conductors', 500, 930, 34, align='centre')
    rows = (('Rated voltage', 'Distance'), ('up to 33 kV', '0.8 m'), ('66 kV', '1.0 m'), ('132 kV', '1.4 m'),
            ('275 kV', '2.4 m'), ('400 kV', '3.1 m'))
    longest = 3.1
    bars = flat('board amber', '#f0a020', 0.4)
    for i, (voltage, distance) in enumerate(rows):
        base = 810 - 130 * i
        drawing.text(voltage, 60, base, 40, face='bold' if i == 0 else None)
        drawing.text(distance, 940, base, 44, align='right', face='bold')
        drawing.line((50, base - 34), (950, base - 34), pen=2)
        if i:
            drawing.rectangle(440, base - 4, 310 * float(distance.split()[0]) / longest, 44, pen=0, fill=bars)
    drawing.text('ISOLATE   PROVE DEAD   EARTH   PERMIT', 500, 50, 32, align='centre', face='bold')
    drawing.build(upright(x - 0.5, y - 0.02, z - 0.575))
    frame = MeshBuilder()
    frame.box((x, y - 0.01, z), (1.04, 0.018, 1.19), palette.aluminium)
    frame.build('approach board', 0.003)


def locks_and_notices():
    """VIS-342: numbered padlocks on a board, a key safe behind glass, a rack of notices."""
    palette, width, depth, height = Palette(), 4.4, 3.4, 2.9
    finish = Finish(
        surface('lock wall', '#b9c3c3', 0.85, variation=0.03),
        painted_floor('lock floor', '#59656b', '#707b80', 0.22),
        surface('lock ceiling', '#d2d2cf', 0.9, variation=0.01),
        surface('lock trim', '#2f4a57', 0.5, variation=0.03),
    )
    windows = [Window('right', 1.8, 1.6, 0.8, 2.7, (2, 2))]
    room(width, depth, height, finish, windows)
    _lock_board(palette, depth)
    _key_safe(palette, depth)
    _notice_rack(palette, depth)
    daylight(width, depth, windows, 30, '#eaf0fa', finish.reveal)
    fill((-1.4, 0.3, 2.2), (0, depth, 1.4), 1.5, 22, '#fff0dd')
    area_light((-0.2, depth - 0.9, 2.8), (-0.2, depth - 0.1, 1.5), 1.8, 0.1, 16, '#fff6ea')
    sky(34, 160, 0.15, '#f4f2f0', sun=3, horizon=(0.85, 0.88, 0.92), clouds=0.9, cover=0.62)
    camera((-0.42, 0.72, 1.52), (0.1, depth, 1.52), 35, shift_y=0.02, level=True, aperture=8,
           focus=(0, depth - 0.1, 1.5))
    return Shot(Grade(exposure=0.35), bounces=4, effort=1.2)


def _lock_board(palette, depth):
    """A board with four rows of six hooks; three hooks are empty, their locks in use."""
    board, left, top = MeshBuilder(), -1.06, 1.98
    board.box((left + 0.4, depth - 0.012, top - 0.42), (0.92, 0.024, 1.06), palette.navy)
    for x in (left - 0.055, left + 0.855):
        board.box((x, depth - 0.014, top - 0.42), (0.016, 0.034, 1.08), palette.aluminium)
    for z in (top - 0.955, top + 0.115):
        board.box((left + 0.4, depth - 0.014, z), (0.926, 0.034, 0.016), palette.aluminium)
    title = Drawing(860, 90, flat('board light', '#f4f2ea'))
    title.text('SAFETY LOCKS', 400, 40, 36, align='centre', face='bold')
    title.text('one lock, one key, one person', 400, 8, 19, align='centre')
    title.build(upright(left, depth - 0.026, top + 0.005))
    numbers = flat('board light', '#f4f2ea')
    for row in range(4):
        shade = (palette.red, palette.yellow, palette.blue, palette.green)[row]
        for column in range(6):
            number, x, z = row * 6 + column + 1, left + 0.05 + 0.14 * column, top - 0.1 - 0.215 * row
            board.cylinder((x, depth - 0.02, z), (x, depth - 0.062, z), 0.0035, palette.steel, 10)
            board.cylinder((x, depth - 0.06, z), (x, depth - 0.062, z + 0.012), 0.0035, palette.steel, 10)
            plate = Drawing(40, 22, numbers, face='bold')
            plate.text(f'{number:02d}', 20, 5, 13, align='centre')
            plate.build(upright(x - 0.02, depth - 0.026, z + 0.018))
            if number not in (8, 15, 16):
                padlock(palette, shade, f'{number:02d}', (x, depth - 0.05, z - 0.004), 0.0, key=True)
    board.build('lock board', 0.002)


def _key_safe(palette, depth):
    """A steel key safe; behind its shut glass door the keys hang under their numbers."""
    body, x, z = MeshBuilder(), 0.24, 1.68
    red = surface('key safe', '#a52a20', 0.4, variation=0.04, coat=0.3)
    wide, tall, deep = 0.56, 0.66, 0.13
    body.box((x, depth - 0.01, z), (wide, 0.02, tall), palette.clean_white)
    for side in (-1, 1):
        body.box((x + side * (wide / 2 - 0.01), depth - deep / 2, z), (0.02, deep, tall), red)
        body.box((x, depth - deep / 2, z + side * (tall / 2 - 0.01)), (wide, deep, 0.02), red)
        body.box((x + side * (wide / 2 - 0.03), depth - deep - 0.01, z), (0.06, 0.022, tall), red)
        body.box((x, depth - deep - 0.01, z + side * (tall / 2 - 0.03)), (wide - 0.12, 0.022, 0.06), red)
    for i in (-0.2, 0.2):
        body.cylinder(
            (x - wide / 2 - 0.004, depth - deep, z + i - 0.04),
            (x - wide / 2 - 0.004, depth - deep, z + i + 0.04),
            0.009,
            palette.steel,
        )
    body.cylinder(
        (x + wide / 2 - 0.03, depth - deep - 0.02, z),
        (x + wide / 2 - 0.03, depth - deep - 0.034, z),
        0.014,
        palette.steel,
        20,
    )
    body.box((x + wide / 2 - 0.03, depth - deep - 0.036, z), (0.003, 0.002, 0.014), palette.black)
    for row in range(4):
        rail = z + 0.2 - 0.13 * row
        body.box((x, depth - 0.03, rail), (wide - 0.08, 0.012, 0.03), palette.aluminium)
        for column in range(7):
            kx = x - 0.198 + 0.066 * column
            body.cylinder((kx, depth - 0.036, rail), (kx, depth - 0.06, rail + 0.003), 0.0025, palette.steel, 8)
            if (row, column) in ((1, 3), (2, 5)):
                continue
            body.tube(
                [
                    (kx + 0.011 * math.cos(a), depth - 0.055, rail - 0.008 + 0.011 * math.sin(a))
                    for a in (math.pi * k / 6 for k in range(13))
                ],
                0.0016,
                palette.steel,
                6,
            )
            tag = (palette.amber, palette.teal, palette.blue, palette.green)[row]
            body.box((kx, depth - 0.057, rail - 0.034), (0.026, 0.004, 0.034), tag)
            body.box((kx + 0.006, depth - 0.051, rail - 0.047), (0.007, 0.0025, 0.056), palette.bronze)
    body.build('key safe', 0.0015)
    pane = MeshBuilder()
    pane.box((x, depth - deep - 0.008, z), (wide - 0.12, 0.004, tall - 0.12), glass('key safe glass', '#eef3f1'))
    pane.build('key safe door')
    print_ = Drawing(440, 40, flat('board light', '#f4f2ea'))
    print_.text('KEY SAFE', 220, 9, 24, align='centre', face='bold')
    print_.build(upright(x - 0.22, depth - deep - 0.0225, z + tall / 2 - 0.05))


def _notice_rack(palette, depth):
    """Caution and danger notices in a wire rack under the key safe and beside it."""
    rack = MeshBuilder()
    for z in (0.98, 1.4, 1.82):
        rack.tube(
            [(0.72, depth - 0.01, z), (0.72, depth - 0.09, z), (1.3, depth - 0.09, z), (1.3, depth - 0.01, z)],
            0.005,
            palette.steel,
            8,
        )
        rack.tube([(0.72, depth - 0.09, z + 0.08), (1.3, depth - 0.09, z + 0.08)], 0.004, palette.steel, 8)
        for k in range(9):
            x = 0.74 + 0.0675 * k
            rack.tube(
                [(x, depth - 0.012, z), (x, depth - 0.09, z), (x, depth - 0.09, z + 0.08)], 0.003, palette.steel, 6
            )
    for x in (0.72, 1.3):
        rack.tube([(x, depth - 0.01, 0.95), (x, depth - 0.01, 2.16)], 0.006, palette.steel, 8)
    rack.build('rack')
    for z, kind, words in (
        (0.98, 'caution', 'MEN WORKING\nDO NOT SWITCH'),
        (1.4, 'danger', 'LIVE APPARATUS\nBEYOND THIS NOTICE'),
        (1.82, 'caution', 'CIRCUIT MAIN EARTH\nDO NOT REMOVE'),
    ):
        words = words.replace('MEN WORKING', 'PERSONS WORKING')
        for k in range(3):
            notice_plate(
                words, (0.99 + 0.014 * k, depth - 0.082 + 0.017 * k, z + 0.172 + 0.004 * k), 0.0, 0.5, 0.33, kind
            )
    shelf = MeshBuilder()
    oak = wood('bench', '#9c7143', 'x')
    shelf.box((0.24, depth - 0.13, 1.14), (0.62, 0.24, 0.028), oak)
    for x in (0.02, 0.46):
        shelf.box((x, depth - 0.1, 1.09), (0.02, 0.16, 0.08), palette.black)
    shelf.box((0.2, depth - 0.14, 1.165), (0.23, 0.17, 0.022), palette.navy)
    shelf.box((0.2, depth - 0.14, 1.178), (0.22, 0.16, 0.004), palette.paper)
    shelf.build('shelf', 0.002)
    hard_hat(
        palette, surface('amber helmet', '#e8a01c', 0.25, variation=0.01, coat=0.4), (0.4, depth - 0.14, 1.154), 0.3
    )


PICTURES = [
    Picture('VIS-340', classroom),
    Picture('VIS-341', arc_flash_clothing),
    Picture('VIS-342', locks_and_notices),
]
