"""The Colchester office at arm's length: a drawing table and a desk with two screens."""
import math

from mathutils import Matrix

from kit.assets import diagrams
from kit.assets.drawing import Drawing
from kit.assets.finishes import cloth, wood
from kit.assets.furniture import (
    desk, desk_lamp, drawing_board, keyboard, monitor, mouse, mug, office_chair, plant_pot, shelves,
)
from kit.assets.offices import Window, colchester, daylight, fill, radiator, roofs, room
from kit.assets.paper import bound_sets, ink, lying, pencil, roll, scale_rule, sheet
from kit.darkroom import Grade
from kit.light import camera, sky
from kit.materials import Palette, fields, glow, surface
from kit.mesh import MeshBuilder, placed, plane
from kit.scene import Picture, Shot
from kit.scenery import tree_line


def _outside():
    """A terrace across the road, and trees behind it."""
    plane(-120, 120, 3, 160, -3.4, fields('garden', '#5d7038', '#6f7a45', '#4c6030'))
    roofs((4, 26, -3.4), 0.06, 7)
    tree_line([(-22 + 7 * i, 41 + (i % 3) * 3, -3.4) for i in range(9)], 11, 3, '#3a4f24')


def drawing_table():
    """VIS-328: the sheet from above, the window behind it."""
    palette, width, depth, height = Palette(), 5.2, 5.0, 3.2
    finish = colchester(palette)
    windows = [Window('back', 1.75, 1.6, 0.72, 2.8, (2, 2)), Window('back', 4.05, 1.2, 0.72, 2.8, (2, 2)),
               Window('left', 3.2, 1.5, 0.72, 2.8, (2, 2))]
    room(width, depth, height, finish, windows)
    _, board = drawing_board(palette, wood('board', '#c7a878', 'x'), (0, 2.35, 0), 0.0, 1.32, 0.94, 17)
    sheet(palette, 'single line', board @ Matrix.Translation((0.19, 0.14, 0.0015)), scale=1.12, pen=1.15)
    marks = Drawing(942, 665, ink('red pencil', '#c3241a'), pen=1.5, unsteady=0.5, face='hand')
    for x, y, wide, tall in ((225, 322, 46, 30), (438, 226, 40, 22)):
        points = [(x + wide * math.cos(i * 0.22), y + tall * math.sin(i * 0.22) + i * 0.07) for i in range(31)]
        marks.line(*points)
    marks.line((270, 345), (312, 380))
    marks.text('CT ratio?', 316, 382, 11)
    marks.line((478, 232), (516, 262))
    marks.text('add VT', 520, 262, 11)
    for x in (92, 149, 272, 361, 484, 550):
        marks.line((x, 104), (x + 5, 98), (x + 14, 116))
    marks.build(board @ Matrix.Translation((0.19, 0.14, 0.0021)))
    scale_rule(palette, board @ placed((0.8, 0.33, 0.002), 0.2))
    writing = MeshBuilder()
    pencil(writing, palette, (0.0, 0, 0), (0.165, 0.03, 0), palette.red)
    pencil(writing, palette, (0.03, -0.03, 0), (0.2, -0.012, 0), palette.navy)
    writing.build('pencils').matrix_world = board @ placed((0.99, 0.42, 0.006), 0.9)
    tape = MeshBuilder()
    for x, y, turn in ((0.19, 0.14, 0.8), (1.13, 0.14, -0.8), (0.19, 0.805, -0.8), (1.13, 0.805, 0.8)):
        tape.box((x, y, 0.0022), (0.06, 0.018, 0.0005), surface('drafting tape', '#d8c68e', 0.6),
                 matrix=board, rotation=(0, 0, turn))
    tape.build('tape')
    desk(palette, wood('oak', '#a87c4c', 'x'), (1.55, 3.55, 0), 0.0, 1.5, 0.7)
    mug(palette, (1.12, 3.36, 0.735), -0.7, surface('teal glaze', '#14777a', 0.15, coat=0.6))
    _, bulb = desk_lamp(palette, (1.95, 3.6, 0.735), -0.7)
    fill(bulb, (1.7, 3.3, 0.7), 0.1, 2.0, '#ffcf90')
    rolls = MeshBuilder()
    for i, (x, y) in enumerate(((0, 0), (0.056, 0.01), (0.028, 0.048))):
        roll(
            rolls,
            palette,
            (1.35 + i * 0.03, 3.66 + x * 0.9, 0.762 + y),
            (2.05 + i * 0.02, 3.7 + x * 0.9, 0.762 + y),
            0.026,
        )
    rolls.build('rolls')
    office_chair(palette, cloth('chair cloth', '#21445c'), (1.45, 2.9, 0), 0.5)
    radiator(finish.trim, (-0.85, depth - 0.12, 0), 0.0, 18)
    plant_pot(palette, (-2.1, depth - 0.5, 0), 1.3, 4)
    daylight(width, depth, windows, 24, '#e8effc', finish.reveal)
    fill((1.2, 0.3, 2.9), (0, 2.4, 0.9), 2.2, 42, '#fff0dd')
    _outside()
    sky(34, -58, 0.15, '#f4f2f0', sun=4.5, sun_colour='#ffe6c4', horizon=(0.85, 0.88, 0.92), clouds=0.9, cover=0.62,
        cloud_colour='#ffffff', cloud_shade='#a8b3c2', cloud_strength=1.1)
    camera((-0.24, 1.56, 1.8), (0.12, 2.5, 0.99), 28)
    return Shot(Grade(exposure=-0.2), bounces=4, effort=1.3)


def two_screens():
    """VIS-329: the load flow on two screens, late in the day: the lamp is on and the window is blue."""
    palette, width, depth, height = Palette(), 4.6, 4.2, 3.0
    finish = colchester(palette)
    windows = [Window('left', 2.6, 1.6, 0.78, 2.7, (2, 2)), Window('back', 1.35, 1.4, 0.85, 2.7, (2, 2))]
    room(width, depth, height, finish, windows)
    desk(palette, wood('oak', '#a3774a', 'x'), (0.25, 3.2, 0), 0.0, 2.0, 0.85)
    night, lines = glow('screen ground', '#0a1f36', 0.9), glow('screen ink', '#e4edf3', 1.0)
    teal, amber = glow('screen teal', '#35d0c0', 1.2), glow('screen amber', '#f6a72c', 1.3)
    good, quiet = glow('screen green', '#7be39c', 1.15), glow('screen quiet', '#8fa8bb', 0.95)
    for x, turn, which in ((-0.1, 0.16, 'network'), (0.58, -0.16, 'table')):
        _, face = monitor(palette, (x, 3.36, 0.735), turn, rise=0.17)
        picture = Drawing(520, 290, lines, night, 0.8)
        if which == 'network':
            diagrams.load_flow_network(picture, teal, amber, good, lines, quiet)
        else:
            diagrams.voltage_table(picture, lines, quiet, good, glow('screen band', '#12314f', 0.9))
        picture.build(face, 0.61 / 0.52)
    fill((0.25, 3.1, 1.1), (0.25, 2.4, 0.75), 0.7, 1.6, '#8fc4e8')
    keyboard(palette, (0.16, 2.98, 0.735), 0.04)
    mouse(palette, (0.52, 2.97, 0.735), 0.1)
    mug(palette, (-0.47, 3.02, 0.735), 2.6, surface('navy glaze', '#17395c', 0.15, coat=0.6))
    sheet(palette, 'single line', lying(0.68, 2.86, 0.737, -8), scale=0.42, pen=1.2)
    writing = MeshBuilder()
    pencil(writing, palette, (0.76, 2.96, 0.742), (0.93, 2.99, 0.742), palette.red)
    writing.build('pencil')
    _, bulb = desk_lamp(palette, (1.12, 3.42, 0.735), -0.55)
    fill(bulb, (0.95, 3.1, 0.7), 0.1, 5.0, '#ffbe6e')
    office_chair(palette, cloth('chair cloth', '#21445c'), (0.95, 2.45, 0), 0.35)
    shelves(palette, finish.trim, (1.2, depth - 0.17, 1.45), 0.0, 1.7, 0.28, (0.0, 0.4), 0.36)
    bound_sets(palette, 0.45, 1.7, 1.453, depth - 0.31, 0.3, 0.24, 131, 5)
    bound_sets(palette, 0.6, 1.4, 1.853, depth - 0.31, 0.3, 0.24, 162, 7)
    plant_pot(palette, (-1.95, depth - 0.45, 0), 1.35, 6)
    daylight(width, depth, windows, 13, '#9dbcf0', finish.reveal)
    fill((0.8, 0.3, 2.7), (0.2, 3, 1.0), 1.8, 30, '#ffd9ac')
    _outside()
    sky(
        5,
        120,
        0.4,
        '#cfd9f2',
        sky_elevation=1.5,
        sun=0.0,
        horizon=(0.55, 0.42, 0.38),
        horizon_height=0.12,
        clouds=0.7,
        cover=0.5,
        cloud_colour='#e7b9a0',
        cloud_shade='#52617c',
        cloud_strength=0.9,
    )
    camera((0.0, 1.9, 1.24), (0.25, 3.3, 1.0), 29, shift_y=-0.045, level=True, aperture=5.6, focus=(0.2, 3.34, 1.0))
    return Shot(Grade(exposure=0.45), bounces=4, effort=1.4)


PICTURES = [Picture('VIS-328', drawing_table), Picture('VIS-329', two_screens)]
