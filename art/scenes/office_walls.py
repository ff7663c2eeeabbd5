"""Walls of the New Delhi office: the drawing register, and three clocks over a map."""
import math

from kit.assets.drawing import Drawing, upright
from kit.assets.finishes import wood
from kit.assets.furniture import flat_file, plant_pot, shelves, wall_clock
from kit.assets.offices import Window, daylight, delhi, facade, fill, room
from kit.assets.paper import bound_sets, ink, lying, roll, sheet, world_map
from kit.darkroom import Grade
from kit.light import camera, sky
from kit.materials import Palette, surface
from kit.mesh import MeshBuilder, plane
from kit.scene import Picture, Shot


def drawing_register():
    """VIS-330: bound sets over a plan chest with a drawer half open."""
    palette, width, depth, height = Palette(), 5.0, 4.6, 3.2
    finish = delhi(palette)
    windows = [Window('left', 2.7, 1.7, 0.5, 2.8, (2, 2))]
    room(width, depth, height, finish, windows)
    body = surface('plan chest', '#1f3b4d', 0.4, variation=0.06, coat=0.2)
    _, top, drawer = flat_file(palette, body, (0, depth - 0.52, 0), 0.0, 1.36, 0.98, 8, 5, 0.44)
    front = depth - 0.52 - 0.49 - 0.44
    for i, kind in enumerate(('layout', 'single line')):
        sheet(
            palette,
            kind,
            lying(-0.6 + 0.05 * i, front + 0.08, drawer + 0.006 + 0.003 * i, 1.4 * i),
            scale=1.38,
            pen=0.9,
        )
    teak = wood('teak shelf', '#6f4526', 'x')
    shelves(palette, teak, (0, depth - 0.18, 1.42), 0.0, 2.5, 0.34, (0.0, 0.43), 0.4)
    bound_sets(
        palette, -1.2, 0.75, 1.423, depth - 0.33, 0.34, 0.3, 301, 3, ('#12304f', '#0f6f74', '#12304f', '#c9b28a')
    )
    bound_sets(palette, -1.2, 1.2, 1.853, depth - 0.33, 0.34, 0.3, 341, 6, ('#7a2f22', '#12304f', '#c9b28a', '#0f6f74'))
    things = MeshBuilder()
    for i, (y, z) in enumerate(((0.0, 0.0), (0.07, 0.0), (0.035, 0.06))):
        roll(
            things, palette, (0.8 + 0.004 * i, depth - 0.29 + y, 1.455 + z), (1.21, depth - 0.29 + y, 1.455 + z), 0.031
        )
    for y, z, away in ((0.0, 0.0, 0.0), (0.085, 0.0, 0.03), (0.04, 0.072, -0.02)):
        roll(
            things,
            palette,
            (-0.62 + away, depth - 0.34 + y, top + 0.042 + z),
            (0.24 + away, depth - 0.31 + y, top + 0.042 + z),
            0.04,
        )
    things.build('rolls')
    bound_sets(palette, 0.42, 0.47, top, depth - 0.75, 0.3, 0.22, 1, 2, ('#b8862b',))
    plant_pot(palette, (1.25, depth - 0.5, 0), 1.15, 9, surface('clay pot', '#a5582f', 0.7))
    cards = MeshBuilder()
    for i in range(3):
        cards.box(
            (-1.05, depth - 0.3, 0.2 + 0.31 * i),
            (0.44, 0.5, 0.29),
            surface('archive box', '#a98f68', 0.8, variation=0.1),
        )
        cards.box((-1.05, depth - 0.554, 0.22 + 0.31 * i), (0.14, 0.004, 0.08), palette.paper)
    cards.build('boxes', 0.004)
    daylight(width, depth, windows, 34, '#fff2df', finish.reveal)
    fill((1.6, 0.4, 2.4), (0, depth, 1.0), 1.8, 34, '#ffe9cf')
    plane(-90, -3, -60, 60, -3.6, surface('street', '#a79b84', 0.9))
    facade((-30, 6, -3.6), math.pi / 2, 44, 3, '#d8c7a5', 3)
    sky(30, -118, 0.10, '#fff1df', sun=6, sun_colour='#ffdcae', horizon=(0.95, 0.85, 0.7), horizon_height=0.3)
    camera((-0.66, 0.5, 1.5), (0.04, depth, 1.3), 37, shift_y=-0.05, level=True)
    return Shot(Grade(exposure=0.25, saturation=0.95), bounces=4, effort=1.3)


def three_clocks():
    """VIS-335: ten past ten in Colchester in summer, so ten past two in Tashkent and twenty to three in New Delhi."""
    palette, width, depth, height = Palette(), 6.0, 4.4, 3.3
    finish = delhi(palette)
    windows = [Window('left', 2.2, 1.8, 0.5, 2.8, (2, 2))]
    room(width, depth, height, finish, windows)
    left, wide, tall, low = -1.0, 2.0, 1.25, 0.78
    frame = MeshBuilder()
    edge = wood('teak frame', '#6f4526', 'x')
    for z in (low - 0.02, low + tall + 0.02):
        frame.box((left + wide / 2, depth - 0.02, z), (wide + 0.08, 0.04, 0.04), edge)
    for x in (left - 0.02, left + wide + 0.02):
        frame.box((x, depth - 0.02, low + tall / 2), (0.04, 0.04, tall), edge)
    frame.build('frame', 0.003)
    accent = surface('route', '#b3591a', 0.5)
    world_map(
        palette,
        upright(left, depth - 0.012, low),
        2000,
        1250,
        -14.0,
        96.0,
        5.0,
        surface('map land', '#e6dcc4', 0.8, variation=0.03),
        surface('map sea', '#93b4b6', 0.8, variation=0.02),
        accent,
        (('COLCHESTER', 0.9, 51.9, 14, -66), ('TASHKENT', 69.24, 41.3, 30, 26), ('NEW DELHI', 77.2, 28.6, -38, -52)),
    )
    for i, (name, hours, minutes) in enumerate((('COLCHESTER', 10, 10), ('TASHKENT', 14, 10), ('NEW DELHI', 14, 40))):
        x = (i - 1) * 0.66
        wall_clock(palette, (x, depth, 2.42), 0.0, hours, minutes, 0.19, palette.navy)
        plate = Drawing(360, 62, ink('plate ink', '#f0ead8'), surface('plate', '#143048', 0.4), face='bold')
        plate.text(name, 180, 17, 28, align='centre')
        plate.build(upright(x - 0.18, depth - 0.006, 2.125))
    cabinet = MeshBuilder()
    teak = wood('teak shelf', '#6f4526', 'x')
    cabinet.box((0, depth - 0.22, 0.36), (2.6, 0.42, 0.62), teak)
    cabinet.box((0, depth - 0.2, 0.03), (2.5, 0.36, 0.06), palette.black)
    for i in range(4):
        x = (i - 1.5) * 0.645
        cabinet.box((x, depth - 0.435, 0.36), (0.63, 0.018, 0.59), teak)
        cabinet.box((x + (0.26 if i % 2 == 0 else -0.26), depth - 0.45, 0.42), (0.012, 0.016, 0.12), palette.bronze)
    cabinet.build('cabinet', 0.004)
    plant_pot(palette, (1.95, depth - 0.5, 0), 1.45, 5, surface('clay pot', '#a5582f', 0.7))
    things = MeshBuilder()
    for i, (y, z) in enumerate(((0.0, 0.0), (0.075, 0.0), (0.037, 0.065))):
        roll(
            things,
            palette,
            (0.5 + 0.02 * i, depth - 0.3 + y, 0.705 + z),
            (1.12 + 0.02 * i, depth - 0.28 + y, 0.705 + z),
            0.035,
        )
    things.build('rolls')
    bound_sets(palette, -1.2, -0.86, 0.67, depth - 0.34, 0.22, 0.2, 11, 4, ('#7a2f22', '#12304f', '#c9b28a'))
    daylight(width, depth, windows, 30, '#fff2df', finish.reveal)
    fill((1.8, 0.3, 2.4), (0, depth, 1.4), 1.8, 26, '#ffe9cf')
    plane(-90, -3, -60, 60, -3.6, surface('street', '#a79b84', 0.9))
    sky(38, -128, 0.10, '#fff1df', sun=6, sun_colour='#ffe2b8', horizon=(0.95, 0.85, 0.7), horizon_height=0.3)
    camera((0.66, 0.55, 1.55), (0.04, depth, 1.55), 43, shift_y=0.03, level=True)
    return Shot(Grade(exposure=0.25, saturation=0.95), bounces=4, effort=1.3)


PICTURES = [Picture('VIS-330', drawing_register), Picture('VIS-335', three_clocks)]
