"""Offices as rooms, in daylight: the meeting room in New Delhi and the long room in Tashkent."""
import math
import random

from kit.assets import diagrams
from kit.assets.drawing import Drawing, upright
from kit.assets.finishes import cloth, wood
from kit.assets.furniture import (
    chair, desk, desk_lamp, flat_file, keyboard, lattice_tower_model, meeting_table, monitor, mouse, mug,
    office_chair, pedestal, pendant, plant_pot, shelves,
)
from kit.assets.offices import Window, daylight, delhi, facade, fill, radiator, room, tashkent
from kit.assets.paper import bound_sets, framed, lying, pencil, sheet
from kit.darkroom import Grade
from kit.light import camera, sky
from kit.materials import Palette, glow, surface
from kit.mesh import MeshBuilder, copy, placed, plane
from kit.scene import Picture, Shot
from kit.scenery import tree_line


def meeting_room():
    """VIS-331: a long table with a drawing at each place, a layout on the wall screen. Afternoon sun from the left."""
    palette, width, depth, height = Palette(), 5.6, 7.6, 3.3
    finish = delhi(palette)
    windows = [Window('left', y, 1.5, 0.5, 2.8, (2, 2)) for y in (1.6, 3.9, 6.2)]
    room(width, depth, height, finish, windows)
    meeting_table(palette, wood('table', '#5e3a22', 'y'), (0.1, 4.1, 0), length=4.6, width=1.36)
    seats = surface('leather', '#143a52', 0.45, variation=0.1, coat=0.2)
    seat, chance = chair(palette, seats, (0.1, 6.95, 0), math.pi), random.Random(4)
    for side in (-1, 1):
        for i in range(4):
            y = 2.45 + 1.1 * i
            copy(seat, (0.1 + side * chance.uniform(0.93, 1.02), y + chance.uniform(-0.05, 0.05), 0),
                 side * math.pi / 2 + chance.uniform(-0.16, 0.16))
            sheet(
                palette,
                ('layout', 'single line')[i % 2],
                lying(0.1 + side * 0.64, y - side * 0.244, 0.738, side * 90 + chance.uniform(-4, 4)),
                scale=0.58,
                pen=2.4,
            )
            writing = MeshBuilder()
            pencil(
                writing,
                palette,
                (0.1 + side * 0.2, y - 0.1, 0.742),
                (0.1 + side * 0.23, y + 0.07, 0.742),
                palette.amber,
            )
            writing.build('pencil')
    for x, y in ((0.03, 3.5), (0.2, 5.0)):
        carafe = MeshBuilder()
        carafe.lathe([(0.045, 0), (0.05, 0.01), (0.05, 0.12), (0.022, 0.19), (0.026, 0.24), (0.02, 0.24), (0.02, 0.2)],
                     surface('steel jug', '#b7babb', 0.18, metallic=1.0, variation=0.02), 32)
        carafe.build('jug', 0, (x, y, 0.737))
        for k in (0.16, 0.26):
            glass = MeshBuilder()
            glass.lathe(
                [(0.03, 0), (0.034, 0.09), (0.032, 0.09), (0.028, 0.004)],
                surface('tumbler', '#8fb3ae', 0.1, coat=0.5),
                24,
            )
            glass.build('tumbler', 0, (x + 0.03, y + k, 0.737))
    screen = MeshBuilder()
    screen.box((0.2, depth - 0.05, 1.72), (2.16, 0.07, 1.26), palette.black)
    screen.box((0.2, depth - 0.06, 0.92), (1.1, 0.1, 0.1), palette.dark_grey)
    screen.build('wall screen', 0.006)
    picture = Drawing(2080, 1180, glow('screen ink', '#dce9f2', 1.2), glow('screen ground', '#0d2c49', 0.9), 5)
    diagrams.layout(
        picture, 180, 170, 4.2, equipment=glow('screen teal', '#3fd0c0', 1.1), ground=glow('site', '#123a5c', 0.8)
    )
    picture.text('132/33 kV SUBSTATION   LAYOUT   OPE-1042-C-010   REV C', 180, 40, 34)
    picture.build(upright(0.2 - 1.04, depth - 0.087, 1.13))
    fill((0.2, depth - 0.3, 1.7), (0.2, 3, 0.8), 1.6, 9, '#a9d4ee')
    shelves(palette, finish.trim, (width / 2 - 0.2, 4.2, 0.03), -math.pi / 2, 2.4, 0.34, (0.0, 0.4), 0.36)
    bound_sets(palette, -0.9, 0.5, 0.44, -0.14, seed=4, matrix=placed((width / 2 - 0.2, 4.2, 0), -math.pi / 2))
    for y, kind in ((3.3, 'single line'), (4.7, 'layout')):
        framed(palette, kind, (width / 2, y, 1.72), -math.pi / 2, 1.0, 1.4, finish.trim)
    plant_pot(palette, (-width / 2 + 0.42, depth - 0.45, 0), 1.25, 5, surface('clay pot', '#a5582f', 0.7))
    for y in (2.6, 4.1, 5.6):
        pendant(palette, (0.1, y, height), 0.86, 0.19, palette.teal)
    daylight(width, depth, windows, 30, '#fff0dc', finish.reveal)
    fill((-1.8, 0.4, 2.6), (0, 4, 0.8), 2.4, 60, '#ffe9cf')
    plane(-90, -4, -60, 60, -3.6, surface('street', '#a79b84', 0.9))
    facade((-30, 6, -3.6), math.pi / 2, 44, 3, '#d8c7a5', 3)
    tree_line([(-15 + (i % 3), -8 + 6.5 * i, -4.2) for i in range(6)], 5.2, 4, '#7d8f45')
    fill((-4.5, 5, 2), (-20, 6, 0), 9.0, 2200, '#ffe9c8')
    sky(24, -112, 0.10, '#fff1df', sun=6, sun_colour='#ffd9a6', horizon=(0.95, 0.85, 0.7), horizon_height=0.3)
    camera((1.35, 0.2, 1.78), (-0.42, 6.5, 1.3), 25, shift_y=-0.085, level=True)
    return Shot(Grade(exposure=-0.2, saturation=0.92), bounces=4, effort=1.4)


def long_office():
    """VIS-333: desks in a row along tall windows in the morning sun; plane trees in the street; a tower on the sill."""
    palette, width, depth, height = Palette(), 5.4, 11.0, 4.0
    finish = tashkent(palette)
    windows = [Window('right', at, 1.55, 0.78, 3.45, (2, 4)) for at in (1.6, 4.2, 6.8, 9.4)]
    room(width, depth, height, finish, windows, 0.18)
    top, seat_cloth, chance = wood('birch', '#c09a68', 'y'), cloth('chair cloth', '#1f4f57'), random.Random(2)
    for i in range(4):
        y = 2.0 + 2.45 * i
        desk(palette, top, (1.45, y, 0), math.pi / 2, 1.7, 0.8)
        pedestal(palette, (1.5, y + 0.52, 0), math.pi / 2 + math.pi)
        office_chair(palette, seat_cloth, (0.72 + chance.uniform(-0.08, 0.05), y - 0.05, 0),
                     -math.pi / 2 + chance.uniform(-0.5, 0.5))
        _, face = monitor(palette, (1.66, y + 0.12, 0.735), -math.pi / 2 - 0.12)
        picture = Drawing(520, 290, glow('screen ink', '#dce9f2', 1.0), glow('screen ground', '#0d2c49', 0.8), 1.0)
        diagrams.load_flow_network(
            picture,
            glow('screen teal', '#3fd0c0', 1.1),
            glow('screen amber', '#f2a634', 1.2),
            glow('screen green', '#7fe0a0', 1.1),
            picture.ink,
            glow('screen quiet', '#7f9ab0', 0.9),
        )
        picture.build(face, 0.61 / 0.52)
        keyboard(palette, (1.32, y + 0.1, 0.735), -math.pi / 2)
        mouse(palette, (1.33, y - 0.22, 0.735), -math.pi / 2)
        sheet(palette, ('single line', 'layout')[i % 2], lying(1.12, y - 0.26, 0.738, -90 + chance.uniform(-9, 9)),
              scale=0.5, pen=1.4)
    mug(palette, (1.2, 1.36, 0.735), 2.0, surface('teal glaze', '#14777a', 0.15, coat=0.6))
    _, bulb = desk_lamp(palette, (1.7, 1.35, 0.735), -1.9)
    fill(bulb, (1.3, 1.5, 0.7), 0.1, 2.5, '#ffcf90')
    lattice_tower_model(palette, (width / 2 + 0.12, 4.02, 0.805), 0.35, 0.86)
    for at in (4.2, 6.8, 9.4):
        radiator(finish.trim, (width / 2 - 0.12, depth - at, 0), -math.pi / 2, 18)
    shelves(
        palette, finish.trim, (-width / 2 + 0.19, 6.2, 0.03), math.pi / 2, 4.4, 0.34, (0.0, 0.4, 0.8, 1.2, 1.6), 0.4
    )
    for level in range(5):
        bound_sets(
            palette,
            -2.1 + 0.3 * (level % 2),
            1.4 + 0.6 * ((level + 1) % 2),
            0.032 + 0.4 * level,
            -0.15,
            seed=level + 3,
            first=201 + 40 * level,
            covers=('#1f4f57', '#b08a52', '#7a2f22', '#d8cdb5'),
            matrix=placed((-width / 2 + 0.19, 6.2, 0), math.pi / 2),
        )
    flat_file(palette, surface('plan chest', '#1f4f57', 0.4, variation=0.06, coat=0.2), (0.1, depth - 0.55, 0))
    for x, kind in ((-0.75, 'single line'), (0.85, 'layout')):
        framed(palette, kind, (x, depth, 2.0), 0.0, 1.4, 1.6)
    plant_pot(palette, (-1.95, depth - 0.5, 0), 1.5, 8, surface('blue pot', '#1c4b7a', 0.25, coat=0.5))
    for y in (4.6, 7.4, 10.2):
        pendant(palette, (-0.2, y, height), 0.95, 0.24, palette.clean_white)
    daylight(width, depth, windows, 26, '#eef3ff', finish.reveal)
    fill((-1.2, 0.4, 3.0), (0, 5, 1.0), 2.6, 70, '#f4efe6')
    plane(4, 120, -80, 90, -5.2, surface('street', '#8f8b80', 0.9))
    facade((38, 4, -5.2), -math.pi / 2, 90, 4, '#e0d2b4', 5)
    fill((6.5, 6, 2), (24, 6, 0), 12.0, 3600, '#fff0d8')
    tree_line([(13 + 3 * (i % 3), -8 + 4.0 * i, -5.4) for i in range(10)], 8.4, 6, '#7f9c47')
    sky(25, 62, 0.11, '#fff3e2', sun=11, sun_colour='#ffd7a0', horizon=(0.66, 0.78, 0.9), horizon_height=0.25)
    camera((-0.72, 0.9, 1.6), (1.5, 6.6, 1.5), 24, shift_y=-0.03, level=True)
    return Shot(Grade(exposure=-0.1), bounces=4, effort=1.4)


PICTURES = [Picture('VIS-331', meeting_room), Picture('VIS-333', long_office)]
