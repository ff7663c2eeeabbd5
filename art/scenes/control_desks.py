"""Desks with lit screens: a study engineer's in the evening, and the console of the training network."""
import math

from mathutils import Matrix, Vector

from kit.assets.console import console_desk, screen, telephone
from kit.assets.finishes import carpet, cloth, wood
from kit.assets.furniture import desk, desk_lamp, keyboard, mouse, mug, office_chair
from kit.assets.indoors import IndoorPalette
from kit.assets.linework import Drawing, lying
from kit.assets.offices import Window, colchester, daylight, fill, roofs, room as office
from kit.assets.rooms import ceiling_wash, room, strip_lights
from kit.assets.screens import alarms, drawn, fault_plot, mimic, network, single_line
from kit.assets.test_equipment import schematic
from kit.darkroom import Grade
from kit.light import area_light, camera, room_light, sky
from kit.materials import surface
from kit.mesh import MeshBuilder
from kit.scene import Picture, Shot


def study_desk():
    """VIS-145: two monitors at dusk: the single line diagram with its load flow, and the voltage during a fault."""
    palette = IndoorPalette()
    finish = colchester(palette)
    windows = (Window('back', 1.35, 1.5, 0.85, 2.5), Window('back', 4.1, 1.5, 0.85, 2.5))
    office(5.4, 3.2, 2.9, finish, windows)
    daylight(5.4, 3.2, windows, 16, '#8fb0ea')
    roofs((0, 16, -5.8), count=7)
    top = wood('desk oak', '#a87b4b')
    desk(palette, top, (0.1, 2.35, 0), width=1.9, depth=0.85)
    screen(palette, drawn(single_line, palette), (-0.24, 2.45, 0.735), 0.16, 0.66, 0.375, 0.12)
    screen(palette, drawn(fault_plot, palette), (0.47, 2.45, 0.735), -0.16, 0.66, 0.375, 0.12)
    keyboard(palette, (0.02, 2.1, 0.735), 0.03)
    mouse(palette, (0.36, 2.09, 0.735), -0.2)
    mug(palette, (0.62, 2.13, 0.735), 0.6)
    paper = MeshBuilder()
    schematic(paper, palette, lying(-0.78, 1.98, 0.7365, 0.12))
    paper.build('sheet')
    _pencil(palette, (-0.58, 2.03, 0.742), 0.9)
    _, bulb = desk_lamp(palette, (-0.72, 2.5, 0.735), -0.5)
    area_light(bulb, Vector(bulb) - Vector((0, 0, 1)), 0.1, 0.1, 12, '#ffc98a')
    office_chair(palette, cloth('seat', '#27343d'), (0.75, 1.45, 0), 0.5)
    # What the screens throw on the desk and into the room.
    for x, tint in ((-0.24, '#dfe9f2'), (0.47, '#8fb4e0')):
        lit = area_light((x, 2.38, 1.06), (x, 1.4, 0.9), 0.6, 0.34, 3.2, tint)
        lit.visible_camera = lit.visible_glossy = False
    fill((-1.8, 0.5, 2.4), (0, 2.4, 0.9), 1.4, 16, '#ffd9ad')
    sky(2.0, 200, 0.2, tint='#7f9fe0', sun=0, horizon='#d98a5a', horizon_amount=0.7, horizon_height=0.12,
        clouds=0.6, cover=0.45, cloud_colour='#b69a9c', cloud_shade='#3c4a68', cloud_strength=0.35)
    camera((-0.66, 0.98, 1.27), (0.07, 2.45, 1.0), 30, aperture=4.0, focus=(0.1, 2.42, 1.05))
    return Shot(Grade(exposure=0.45), effort=1.6)


def _pencil(palette, location, turn):
    builder = MeshBuilder()
    along = Vector((math.cos(turn), math.sin(turn), 0))
    start = Vector(location)
    builder.cylinder(start, start + along * 0.15, 0.0036, palette.link_red, 6)
    builder.cylinder(start + along * 0.15, start + along * 0.165, 0.0036, palette.timber, 6, 0.0008)
    builder.build('pencil')


def training_console():
    """VIS-343: the training network's console: a mimic over three screens, a circuit-breaker open, the alarms."""
    palette = IndoorPalette()
    room(palette, -3.2, 3.2, -2.8, 2.3, 2.9, carpet('console carpet', '#2f3f4a'),
         wall=surface('console wall', '#4d6b80', 0.7, variation=0.03),
         ceiling=palette.ceiling, skirting=palette.graphite, open_sides=('south',))
    leaves = console_desk(palette, surface('console top', '#c9cac4', 0.4, variation=0.02), (0, 0.6, 0))
    pictures = (drawn(network, palette), drawn(mimic, palette),
                drawn(mimic, palette, opened=None, title='TRAINING NETWORK   SUBSTATION B   132/33 kV'))
    for leaf, picture in zip(leaves, pictures):
        place = leaf @ Matrix.Translation((0, 0.12, 0))
        screen(palette, picture, place.translation, place.to_euler().z, 0.84, 0.475, 0.12)
    side = leaves[2] @ Matrix.Translation((0.86, -0.02, 0))
    _stand(palette, side)
    screen(palette, drawn(alarms, palette), side.translation, side.to_euler().z - 0.3, 0.52, 0.40, 0.13)
    keyboard(palette, (-0.05, 0.36, 0.74))
    mouse(palette, (0.33, 0.36, 0.74), -0.1)
    telephone(palette, leaves[2] @ Vector((0.2, -0.24, 0)), -0.45)
    log = MeshBuilder()
    _log_book(log, palette, leaves[0] @ Vector((-0.25, -0.38, 0.002)), 0.25)
    log.build('log book', 0.001)
    office_chair(palette, cloth('seat', '#2f4a5c'), (-0.62, -0.3, 0), -0.35)
    _wall_board(palette)
    strip_lights(palette, [(x, -0.1, 2.55) for x in (-1.5, 0.0, 1.5)], 1.2, 'x', 34, '#fff0dc', glowing=6, drop=0.35)
    for i, (leaf, tint) in enumerate(zip(leaves, ('#7fb8d0', '#8fc4d0', '#8fc4d0'))):
        at = leaf @ Vector((0, 0.02, 0.36))
        lit = area_light(at, leaf @ Vector((0, -1, 0.15)), 0.7, 0.4, 4, tint)
        lit.visible_camera = lit.visible_glossy = False
    ceiling_wash(-3, 3, -2.4, 2, 2.3, 26, '#dfe9f2')
    area_light((-2.9, -2.2, 2.2), (0, 0.6, 0.8), 1.4, 1.0, 70, '#ffe2bf').visible_glossy = False
    room_light('#c7d8ea', 0.2)
    camera((0.62, -2.0, 1.6), (0.49, 0.9, 0.98), 23, aperture=4.0, focus=(0.0, 0.7, 1.0))
    return Shot(Grade(exposure=0.6), effort=1.6)


def _stand(palette, place):
    """The small table beside the console that carries the alarm list."""
    builder = MeshBuilder()
    builder.box((0, 0, -0.015), (0.6, 0.5, 0.03), palette.laminate, matrix=place)
    builder.box((0, 0.05, -0.38), (0.5, 0.36, 0.70), palette.cabinet, matrix=place)
    for z in (-0.18, -0.42, -0.64):
        builder.box((0, -0.135, z), (0.46, 0.012, 0.2), palette.cabinet_door, matrix=place)
        builder.box((0, -0.145, z + 0.06), (0.14, 0.012, 0.012), palette.chrome, matrix=place)
    builder.build('side table', 0.004)


def _log_book(builder, palette, location, turn):
    """The switching log, open, with ruled lines and entries."""
    place = lying(*location, turn)
    for i, x in enumerate((0, 0.215)):
        builder.box((x + 0.105, -0.004, 0.145), (0.208, 0.008, 0.292), palette.paper, matrix=place)
        page = Drawing(builder, place @ Matrix.Translation((x, -0.0085, 0)))
        for line in range(15):
            page.line([(0.012, 0.02 + line * 0.017), (0.198, 0.02 + line * 0.017)], 0.0005, palette.blue)
            if i == 0 and line > 6:
                page.line([(0.018, 0.024 + line * 0.017), (0.07 + 0.03 * (line * 7 % 4), 0.025 + line * 0.017)],
                          0.0025, palette.navy)


def _wall_board(palette):
    """The board behind the console: the network's single line diagram in tape on white."""
    builder = MeshBuilder()
    builder.box((0, 2.28, 1.92), (3.3, 0.03, 0.95), palette.silver)
    builder.box((0, 2.262, 1.92), (3.22, 0.006, 0.87), palette.label_white)
    board = Drawing(builder, (-1.55, 2.258, 1.5))
    board.text(1.55, 0.79, 0.06, 'TRAINING NETWORK   NOT CONNECTED TO ANY SYSTEM', palette.navy)
    for x0, x1, z, shade in ((0.1, 1.3, 0.62, palette.link_red), (1.6, 3.0, 0.62, palette.link_red),
                             (0.1, 0.9, 0.3, palette.teal),
                             (1.1, 1.9, 0.3, palette.teal), (2.2, 3.0, 0.3, palette.teal)):
        board.line([(x0, z), (x1, z)], 0.016, shade)
    for x, low in ((0.4, 0.3), (1.2, 0.3), (1.8, 0.3), (2.6, 0.3)):
        board.line([(x, 0.62), (x, 0.5)], 0.008, palette.link_red)
        for z in (0.475, 0.44):
            board.ring(x, z, 0.028, 0.007, palette.navy)
        board.line([(x, 0.41), (x, low)], 0.008, palette.teal)
    for i in range(9):
        x = 0.2 + i * 0.33
        if 0.92 < x < 1.08 or 1.95 < x < 2.15:
            continue
        board.line([(x, 0.3), (x, 0.12)], 0.008, palette.teal)
        board.rectangle(x - 0.018, 0.2, x + 0.018, 0.236, palette.teal, 3)
    board.line([(1.3, 0.62), (1.6, 0.62)], 0.008, palette.link_red)
    builder.build('wall board', 0.002)


PICTURES = [Picture('VIS-145', study_desk), Picture('VIS-343', training_console)]
