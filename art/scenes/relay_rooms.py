"""Relay rooms and control rooms: protection panels, and secondary injection in front of them."""
import math

from mathutils import Vector

from kit.assets.console import laptop, screen
from kit.assets.finishes import cloth, wood
from kit.assets.furniture import desk, keyboard, office_chair
from kit.assets.indoors import Face, IndoorPalette
from kit.assets.linework import lying
from kit.assets.relays import (
    BAY_CONTROL, BUSBAR, DIFFERENTIAL, DISTANCE, OVERCURRENT, RECLOSE, WIDE, Relay, covered_test_block, cubicle,
    glazed_door, plain_door, relay, test_block, trip_links, wiring_bay)
from kit.assets.rooms import SHOCK, ceiling_wash, door, extinguisher, floor_lines, notice, room, strip_lights, tray
from kit.assets.screens import drawn, event_record, mimic, network
from kit.assets.test_equipment import SET_HIGH, injection_set, lead, schematic, trolley
from kit.darkroom import Grade
from kit.light import area_light, camera, room_light
from kit.materials import glow, painted_floor
from kit.mesh import MeshBuilder, placed
from kit.scene import Picture, Shot


def feeder(number, amps):
    """The relay of a 33 kV feeder with its load on the display."""
    return Relay(f'F1{number}', 'OVERCURRENT AND EARTH FAULT',
                 (f'33 kV FEEDER {number}', f'Ia    {amps} A', f'Ib    {amps - 3} A', f'Ic    {amps + 2} A'))


def leads(set_at, set_turn, outlets, block_sockets, block_at, palette, sag=0.16, block_turn=0.0):
    """Leads from outlets of an injection set to sockets of a test block, both given in the frame of their own unit."""
    builder = MeshBuilder()
    here, there = placed(set_at, set_turn), placed(block_at, block_turn)
    shades = (palette.wire_red, palette.wire_yellow, palette.wire_blue, palette.wire_black)
    for i, (outlet, socket_) in enumerate(zip(outlets, block_sockets)):
        out = here.to_3x3() @ Vector((0.01 * (i - 2), -0.17 - 0.015 * i, 0))
        arrive = there.to_3x3() @ Vector((-0.02 * (i % 3), -0.19 - 0.012 * i, -0.03))
        lead(builder, here @ Vector(outlet), there @ Vector(socket_), shades[i % 4], out, arrive, sag + 0.012 * i,
             0.0028)
    builder.build('leads')


def panel_row():
    """VIS-140: a row of cubicles seen along their fronts, sharp on the second."""
    palette = IndoorPalette()
    room(palette, -1.2, 6.4, -2.6, 0.85, 3.1, painted_floor(low='#55606a', high='#69747c'), skirting=palette.plinth,
         open_sides=('west',))
    rows = [([feeder(1, 412), DISTANCE, RECLOSE], [OVERCURRENT, BAY_CONTROL]),
            ([feeder(2, 268), DIFFERENTIAL], [BUSBAR, OVERCURRENT, BAY_CONTROL]),
            ([feeder(3, 195), RECLOSE, OVERCURRENT], [DISTANCE, BAY_CONTROL])]
    units = [cubicle(palette, f'FEEDER {i + 1}  33 kV', upper, lower)[0] for i, (upper, lower) in enumerate(rows)]
    for i in range(8):
        units[i % 3].place((i * WIDE - 0.8, 0, 0))
    strip_lights(palette, [(x, -1.15, 2.75) for x in (0, 1.7, 3.4, 5.1)], 1.5, 'x', 34, drop=0.3)
    ceiling_wash(-1, 6, -2.4, 0.6, 2.4, 30)
    tray(palette, (-1.2, 0.45, 2.62), (6.4, 0.45, 2.62), 0.4, 8, 3.1)
    door(palette, (6.4, -1.4, 0), -math.pi / 2)
    room_light('#dfe6f0', 0.25)
    camera((-0.62, -1.12, 1.66), (1.75, 0, 1.66), 33, shift_y=-0.01, level=True, aperture=4.0, focus=(0.6, 0.05, 1.8))
    return Shot(Grade(exposure=0.1), effort=1.5)


def test_block_close():
    """VIS-141: the leads of an injection set in a relay's open test block; the schematic on the shelf."""
    palette = IndoorPalette()
    face = Face(palette)
    face.body.box((0.2, 0.01, 1.7), (2.0, 0.02, 1.6), palette.cabinet_door)
    relay(face, 0.075, 1.70, Relay('F12', 'OVERCURRENT AND EARTH FAULT',
                                   ('33 kV FEEDER 2', 'Ia   1.000 A', 'Ib   1.000 A', 'TEST MODE'), ('green', 'amber',
                                                                                                     'red')))
    relay(face, 0.345, 1.70, DIFFERENTIAL)
    sockets = test_block(face, -0.085, 1.70, 'X13', segments=28)
    covered_test_block(face, -0.175, 1.70, 'X12')
    covered_test_block(face, -0.265, 1.70, 'X11')
    trip_links(face, 0.09, 1.52, [f'L1{i}' for i in range(1, 9)], withdrawn=(0, 1))
    trip_links(face, 0.43, 1.52, [f'L2{i}' for i in range(1, 7)])
    for z in (1.83, 1.435):
        face.plate(0.2, z, 2.0, 0.004, 0.002, palette.silver, fine=True)
    for x in (-0.33, 0.56):
        for z in (1.62, 1.78):
            face.stud(x, z, 0.007, 0.003, palette.chrome, 0, 12)
    face.build('panel', 0.002).place((0, 0, 0))
    shelf = MeshBuilder()
    shelf.box((0.15, -0.15, 1.425), (0.9, 0.30, 0.016), palette.laminate)
    schematic(shelf, palette, lying(-0.15, -0.285, 1.4345, 0.06), 0.42, 0.27)
    shelf.build('shelf', 0.002)
    wires = MeshBuilder()
    shades = (palette.wire_red, palette.wire_yellow, palette.wire_blue, palette.wire_black)
    for i, row in enumerate((0, 2, 4, 6, 9, 10, 12)):
        socket_at = sockets[row][i % 2]
        end = (-0.42 - 0.012 * i, -0.30 - 0.01 * i, 1.28)
        lead(wires, socket_at, end, shades[i % 4], (-0.01 - 0.012 * i, -0.15 - 0.012 * i, 0.03), (0.02, 0.02, 0.16),
             0.05, 0.0024)
    wires.build('leads')
    area_light((-0.9, -1.1, 2.6), (0.0, 0, 1.65), 0.9, 0.5, 34, '#fff1dd')
    area_light((1.3, -0.9, 2.0), (0.1, 0, 1.6), 0.3, 0.9, 7, '#d8e8ff')
    room_light('#dfe6f0', 0.16)
    camera((-0.27, -0.62, 1.79), (0.02, 0, 1.60), 45, aperture=4.0, focus=(-0.085, -0.03, 1.69))
    return Shot(Grade(exposure=0.15), effort=1.3)


def injection_at_open_panel():
    """VIS-001: a panel of the control room open, the test set before it on a trolley, its leads in the test block."""
    palette = IndoorPalette()
    room(palette, -3.2, 5.2, -3.6, 0.95, 3.2, painted_floor(low='#47535c', high='#5a666e', roughness=0.2),
         skirting=palette.plinth, open_sides=('south', 'west'))
    subject, sockets = cubicle(palette, '33 kV FEEDER 2', [feeder(2, 268), DISTANCE],
                               [BUSBAR, OVERCURRENT, BAY_CONTROL],
                               open_blocks=((0, 1),), withdrawn=(0, 1, 2))
    others = [cubicle(palette, f'33 kV FEEDER {n}', [feeder(n, amps), RECLOSE, OVERCURRENT],
                      [DIFFERENTIAL, BAY_CONTROL])[0]
              for n, amps in ((1, 412), (3, 195))]
    shut, wide_open = glazed_door(palette, 'left'), glazed_door(palette, 'right')
    subject.place((0, 0, 0))
    wide_open.place((0.385, 0, 0), math.radians(112))
    for i, x in enumerate((-1.6, -0.8, 0.8, 1.6)):
        others[i % 2].place((x, 0, 0))
        shut.place((x - 0.385, 0, 0))
    cart_at, turn = Vector((-0.42, -0.98, 0)), -0.35
    trolley(palette).place(cart_at, turn)
    set_at, set_turn = placed(cart_at, turn) @ Vector((-0.10, 0.06, 0.862)), -0.95
    tester, outlets = injection_set(palette)
    tester.place(set_at, set_turn)
    leads(set_at, set_turn, outlets['I'] + outlets['V'][:2],
          [sockets[0, 1][row][row % 2] for row in (0, 2, 4, 6, 8, 9, 11, 12)],
          (0, 0, 0), palette)
    paper = MeshBuilder()
    schematic(paper, palette, lying(*(placed(cart_at, turn) @ Vector((-0.30, -0.22, 0.275))), turn))
    paper.build('schematic')
    laptop(palette, drawn(event_record, palette), placed(cart_at, turn) @ Vector((0.2, -0.02, 0.862)), turn - 0.25)
    desk(palette, wood('console oak', '#b08a5c'), (3.35, 0.45, 0))
    for i, draw in enumerate((network, mimic)):
        screen(palette, drawn(draw, palette), (3.02 + 0.65 * i, 0.6, 0.735), 0.12 - 0.24 * i)
    keyboard(palette, (3.3, 0.25, 0.735))
    office_chair(palette, cloth('seat', '#2b3a44'), (3.0, -0.35, 0), 0.5)
    notice(palette, (4.7, 0.95, 1.75), 'ELECTRIC SHOCK', SHOCK, 0.5, 0.7)
    door(palette, (5.2, -0.6, 0), -math.pi / 2, leaf=palette.teal)
    tray(palette, (-3.2, 0.45, 2.68), (5.2, 0.45, 2.68), 0.4, 8, 3.2)
    strip_lights(palette, [(x, -1.35, 2.8) for x in (-1.6, 0.2, 2.0, 3.8)], 1.5, 'x', 24, drop=0.35)
    ceiling_wash(-3, 5, -3.4, 0.7, 2.5, 26)
    # A tall window out of the picture, on the left.
    area_light((-3.4, -2.6, 1.7), (0, 0, 1.3), 1.8, 1.9, 130, '#ffe3bf')
    room_light('#c9d8ea', 0.3)
    camera((-1.75, -2.45, 1.52), (0.27, 0, 1.42), 28, shift_y=-0.075, level=True, aperture=4.0, focus=(-0.3, -0.4, 1.4))
    return Shot(Grade(exposure=0.3), effort=1.7)


def facing_rows():
    """VIS-315: two facing rows of panels, doors shut, and test sets on a trolley in the aisle."""
    palette = IndoorPalette()
    room(palette, -1.75, 1.75, -0.6, 8.6, 3.2, painted_floor('grey floor', '#3f6a6d', '#4d7a7b', 0.14),
         skirting=palette.plinth,
         open_sides=('south',))
    specs = [([feeder(1, 0), DISTANCE], [OVERCURRENT, BAY_CONTROL]),
             ([DIFFERENTIAL, RECLOSE, OVERCURRENT], [BUSBAR, BAY_CONTROL]),
             ([DISTANCE, BAY_CONTROL], [feeder(4, 0), RECLOSE])]
    units = [cubicle(palette, f'BAY E0{i + 1}', upper, lower)[0] for i, (upper, lower) in enumerate(specs)]
    glazed = glazed_door(palette)
    for i in range(9):
        y = 0.35 + i * WIDE
        units[i % 3].place((0.95, y, 0), -math.pi / 2)
        glazed.place((0.95, y + 0.385, 0), -math.pi / 2)
        units[(i + 1) % 3].place((-0.95, y, 0), math.pi / 2)
        glazed.place((-0.95, y - 0.385, 0), math.pi / 2)
    cart_at, turn = (0.30, 2.55, 0), 0.28
    trolley(palette, 0.7, 0.5).place(cart_at, turn)
    tester, _ = injection_set(palette)
    tester.place(placed(cart_at, turn) @ Vector((-0.02, -0.16, 0.862)), turn - 0.1)
    tester.place(placed(cart_at, turn) @ Vector((0.0, -0.18, 0.272)), turn + 0.05)
    coil = MeshBuilder()
    for k, shade in enumerate((palette.wire_red, palette.wire_blue, palette.wire_black)):
        centre = placed(cart_at, turn) @ Vector((-0.12 + 0.11 * k, 0.03, 0.862 + SET_HIGH + 0.02))
        coil.tube([centre + Vector(((0.055 + 0.004 * math.sin(a * 1.7)) * math.cos(a),
                                    (0.055 + 0.004 * math.sin(a * 1.3)) * math.sin(a),
                                    0.0012 * a)) for a in (i * 0.3 for i in range(90))], 0.003, shade, 6)
    coil.build('coils')
    for x in (-1.32, 1.32):
        tray(palette, (x, -0.5, 2.62), (x, 8.6, 2.62), 0.45, 9, 3.2, seed=int(x * 10))
    strip_lights(palette, [(0, 0.7 + 1.75 * i, 2.85) for i in range(5)], 1.5, 'y', 30, '#eef4ff', drop=0.3)
    ceiling_wash(-1.6, 1.6, -0.4, 8.4, 2.6, 24)
    door(palette, (0, 8.6, 0), 0, leaf=palette.teal)
    extinguisher(palette, (-1.1, 8.6, 0))
    floor_lines(palette.yellow, [((-0.72, -0.5), (-0.72, 8.3)), ((0.72, -0.5), (0.72, 8.3))], 0.05)
    room_light('#dbe6f4', 0.22)
    camera((-0.34, -0.75, 1.42), (0.06, 5, 1.42), 27, shift_y=-0.01, level=True, aperture=4.0, focus=(0.25, 2.4, 1.1))
    return Shot(Grade(exposure=0.1), bounces=5, effort=1.6)


def works():
    """VIS-214: relay panels with their doors open in the works, an injection set on a bench in front."""
    palette = IndoorPalette()
    room(palette, -7, 9, -4.5, 9, 6.0, painted_floor('works floor', '#68747a', '#7c878b', 0.2),
         wall=palette.cabinet_door,
         skirting=palette.plinth, open_sides=('south',), joints=1.0)
    titles = ('33 kV SWITCHROOM  P1', '33 kV SWITCHROOM  P2', '33 kV SWITCHROOM  P3')
    sets = ([feeder(1, 0), DIFFERENTIAL, RECLOSE], [feeder(2, 0), DISTANCE, OVERCURRENT],
            [feeder(3, 0), BUSBAR, OVERCURRENT])
    sockets = None
    for i, (title, specs) in enumerate(zip(titles, sets)):
        unit, sockets_here = wiring_bay(palette, title, specs, seed=i + 2)
        unit.place((i * 0.8, 0, 0))
        sockets = sockets or sockets_here
    plain_door(palette, 'left').place((-0.385, 0, 0), math.radians(-118))
    plain_door(palette, 'right').place((0.8 * 2 + 0.385, 0, 0), math.radians(115))
    far, _ = cubicle(palette, 'PANEL', [DISTANCE, BAY_CONTROL], [OVERCURRENT, RECLOSE])
    for row in range(2):
        for i in range(5):
            far.place((-4.0 + i * 0.8 + row * 5.2, 4.6 + row * 0.6, 0), 0)
    bench = MeshBuilder()
    bench_at = placed((0.05, -1.25, 0), 0.12)
    bench.box((0, 0, 0.86), (1.5, 0.62, 0.04), palette.timber, matrix=bench_at)
    for x in (-0.68, 0.68):
        for y in (-0.26, 0.26):
            bench.box((x, y, 0.42), (0.05, 0.05, 0.84), palette.navy, matrix=bench_at)
        bench.box((x, 0, 0.2), (0.04, 0.5, 0.04), palette.navy, matrix=bench_at)
    bench.box((0, 0.0, 0.22), (1.36, 0.5, 0.025), palette.laminate, matrix=bench_at)
    schematic(bench, palette, lying(*(bench_at @ Vector((0.22, -0.27, 0.882))), 0.05))
    bench.build('bench', 0.004)
    tester, outlets = injection_set(palette, ('1.000 A', '1.000 A', '1.000 A', '63.51 V'))
    set_at, set_turn = bench_at @ Vector((-0.32, -0.15, 0.88)), -0.45
    tester.place(set_at, set_turn)
    leads(set_at, set_turn, outlets['I'] + outlets['V'][:3],
          [sockets[row][row % 2] for row in (0, 1, 3, 4, 6, 7, 10, 11, 12)],
          (0, 0, 0), palette, 0.12)
    windows = MeshBuilder()
    for i in range(7):
        windows.box((-5.8 + i * 2.2, 8.93, 4.5), (1.9, 0.02, 1.5), glow('north light', '#dcebfa', 1.6))
        for bar in (-0.95, -0.32, 0.32, 0.95):
            windows.box((-5.8 + i * 2.2 + bar, 8.9, 4.5), (0.05, 0.06, 1.55), palette.silver)
    for y in (-1, 3.2, 7.4):
        windows.box((1, y, 5.8), (16, 0.16, 0.34), palette.silver)
    windows.box((1, 5.2, 5.2), (16, 0.4, 0.5), palette.amber)
    windows.build('windows', 0.005)
    area_light((1, 8.7, 4.5), (1, 2, 1), 13, 1.5, 260, '#dcebfa')
    area_light((-4.5, -4.0, 4.6), (0.5, 0, 1.2), 3.5, 2.0, 300, '#fff0dc')
    ceiling_wash(-6, 8, -4, 8, 4.6, 160)
    strip_lights(palette, [(x, 1.6, 5.0) for x in (-3, 1, 5)], 1.8, 'x', 60, drop=0.9)
    floor_lines(palette.yellow, [((-6, -0.65), (8, -0.65))], 0.08)
    room_light('#dfe8f2', 0.4)
    camera((-0.85, -3.0, 1.55), (0.62, 0, 1.4), 31, shift_y=-0.045, level=True, aperture=4.5, focus=(0.2, -0.3, 1.4))
    return Shot(Grade(exposure=0.4), effort=1.6)


PICTURES = [
    Picture('VIS-001', injection_at_open_panel),
    Picture('VIS-140', panel_row),
    Picture('VIS-141', test_block_close),
    Picture('VIS-214', works),
    Picture('VIS-315', facing_rows),
]
