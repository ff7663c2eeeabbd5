"""Switchrooms and what stands beside them: gas-insulated and metal-clad switchgear, batteries, the cable cellar."""
import math
import random

from kit.assets.batteries import CELL_PITCH, charger, rack
from kit.assets.indoors import IndoorPalette
from kit.assets.linework import Drawing
from kit.assets.relays import DIFFERENTIAL, Relay
from kit.assets.rooms import (
    SHOCK, ceiling_wash, conduit, door, extinguisher, floor_lines, notice, room, socket, strip_lights, tray)
from kit.assets.switchgear import (
    CLAD_WIDE, GAS_WIDE, gas_insulated, low_voltage_board, metal_clad)
from kit.darkroom import Grade
from kit.light import area_light, camera, room_light
from kit.materials import concrete, painted_floor, surface
from kit.mesh import MeshBuilder, placed
from kit.scene import Picture, Shot


def overcurrent(number, amps):
    """The feeder relay of a gas-insulated panel, with its load on the display."""
    return Relay(f'F1{number}', 'OVERCURRENT AND EARTH FAULT',
                 (f'33 kV  H0{number}', f'Ia    {amps} A', f'Ib    {amps - 2} A', f'Ic    {amps + 3} A'), width=0.155)


def container_switchroom():
    """VIS-202: five gas-insulated panels along one side of the container, charger and low voltage board opposite."""
    palette = IndoorPalette()
    lining = surface('lining', '#dfe2e0', 0.4, variation=0.02, coat=0.15)
    room(palette, -1.75, 1.75, -2.6, 4.3, 2.95, painted_floor('dark floor', '#3e484f', '#4a565d', 0.2), wall=lining,
         ceiling=lining, skirting=palette.silver, open_sides=('south',), joints=0.6)
    names = (('H01', 'INCOMER 1', DIFFERENTIAL, True), ('H02', 'FEEDER 1', overcurrent(2, 318), True),
             ('H03', 'FEEDER 2', overcurrent(3, 304), True), ('H04', 'AUX TX', overcurrent(4, 21), True),
             ('H05', 'SPARE', overcurrent(5, 3), False))
    for i, (number, name, spec, closed) in enumerate(names):
        gas_insulated(palette, number, name, spec, closed, incomer=i == 0).place((0.30, 0.05 + i * GAS_WIDE, 0),
                                                                                 -math.pi / 2)
    charger(palette, '110 V DC CHARGER').place((-1.14, 2.75, 0), math.pi / 2)
    low_voltage_board(palette).place((-1.34, 1.9, 0), math.pi / 2)
    mat = MeshBuilder()
    mat.box((-0.12, 1.1, 0.004), (0.75, 4.4, 0.008), palette.rubber_mat)
    mat.build('mat', 0.003)
    tray(palette, (-1.45, -2.6, 2.55), (-1.45, 4.3, 2.55), 0.4, 7, 2.95)
    strip_lights(palette, [(-0.42, y, 2.86) for y in (-0.9, 0.9, 2.7)], 1.5, 'y', 42, '#f3f6ff')
    ceiling_wash(-1.6, 1.6, -2, 4.2, 2.3, 26)
    door(palette, (-0.42, 4.3, 0), leaf=palette.teal)
    extinguisher(palette, (-1.2, 4.3, 0))
    notice(palette, (0.42, 4.3, 1.55), 'ELECTRIC SHOCK', SHOCK, 0.4, 0.56)
    socket(palette, (-1.75, 0.1, 1.2), math.pi / 2)
    room_light('#e4ebf4', 0.22)
    camera((-0.90, -1.02, 1.5), (0.24, 2.05, 1.5), 23, shift_y=-0.02, level=True, aperture=5.6, focus=(0.2, 0.6, 1.5))
    return Shot(Grade(exposure=0.1), bounces=5, effort=1.5)


def metal_clad_room():
    """VIS-314: a long row of metal-clad panels; the cable trench along its front is covered by steel plates."""
    palette = IndoorPalette()
    room(palette, -4.2, 1.5, -1.6, 13.4, 3.9, painted_floor('green floor', '#6c7f78', '#7b8e86', 0.13),
         skirting=palette.plinth,
         open_sides=('south',))
    loads = (('INCOMER 1', 612), ('FEEDER 1', 188), ('FEEDER 2', 204), ('FEEDER 3', 97), ('BUS SECTION', 12),
             ('FEEDER 4', 156))
    kinds = [metal_clad(palette, f'K{i + 1:02}', name, overcurrent(i + 1, amps), closed=name != 'BUS SECTION')
             for i, (name, amps) in enumerate(loads)]
    for i in range(14):
        kinds[i % 6].place((-0.42, 0.2 + i * CLAD_WIDE, 0), -math.pi / 2)
    plates, chequer = MeshBuilder(), surface('chequer plate', '#8b9296', 0.38, 0.8, bump=0.5, bump_scale=110)
    for i in range(22):
        y = -1.1 + i * 0.62
        plates.box((-1.05, y + 0.31, 0.006), (0.7, 0.612, 0.012), chequer)
        for dx in (-0.24, 0.24):
            plates.cylinder((-1.05 + dx, y + 0.31, 0.012), (-1.05 + dx, y + 0.31, 0.0135), 0.022, palette.plinth, 16)
    for x in (-1.43, -0.67):
        plates.box((x, 5.7, 0.005), (0.05, 13.8, 0.010), palette.zinc)
    plates.build('cable covers', 0.002)
    floor_lines(palette.yellow, [((-1.62, -1.4), (-1.62, 12.9))], 0.08)
    tray(palette, (-3.85, -1.5, 2.75), (-3.85, 13.4, 2.75), 0.5, 10, 3.9, ladder=True, seed=4)
    low_voltage_board(palette, 'LVAC BOARD 1').place((-3.8, 6.0, 0), math.pi / 2)
    charger(palette, '110 V DC CHARGER 1').place((-3.6, 7.4, 0), math.pi / 2)
    charger(palette, '110 V DC CHARGER 2', '121.2 V').place((-3.6, 8.3, 0), math.pi / 2)
    notice(palette, (-4.2, 3.4, 1.6), 'ELECTRIC SHOCK', SHOCK, 0.5, 0.7, math.pi / 2)
    extinguisher(palette, (-4.2, 4.4, 0), math.pi / 2)
    strip_lights(palette, [(-2.1, 0.4 + i * 2.3, 3.3) for i in range(6)], 1.8, 'y', 58, '#fff3e2', drop=0.5)
    ceiling_wash(-4, 1.3, -1.4, 13.2, 3.0, 60, '#fff2e0')
    door(palette, (-2.6, 13.4, 0), leaf=palette.navy, width=1.6, height=2.4)
    room_light('#f0e8dc', 0.2)
    camera((-2.75, -1.3, 1.2), (-0.85, 4.6, 1.2), 27, shift_y=0.03, level=True, aperture=5.6, focus=(-0.9, 2.4, 1.3))
    return Shot(Grade(exposure=0.1, warmth=-0.01), bounces=5, effort=1.5)


def battery_room():
    """VIS-316: vented cells in clear jars on stepped racks along a wall, an eye-wash station beside the door."""
    palette = IndoorPalette()
    tiles = surface('wall paint', '#dcdcd2', 0.55, variation=0.02)
    room(palette, -3.0, 1.1, -1.2, 6.3, 3.0, painted_floor('acid-proof floor', '#7b4a3a', '#8a5645', 0.22), wall=tiles,
         skirting=surface('acid-proof skirting', '#6f4235', 0.4), open_sides=('south',))
    # Two racks end to end against the east wall: a quarter turn makes them run towards the camera and face the room.
    length = 14 * CELL_PITCH + 0.10
    for i, far in enumerate((2 * length - 0.45, length - 0.6)):
        rack(palette, 14, 2, (0.42, far, 0), -math.pi / 2, rise=0.38, foot=0.42, deep=0.30, first=1 + 28 * i)
    door(palette, (-1.35, 6.3, 0), leaf=palette.teal)
    _eye_wash(palette, (-0.35, 6.3, 0))
    notice(palette, (-2.45, 6.3, 1.75), 'NO NAKED FLAME',
           ('HYDROGEN: EXPLOSIVE GAS', 'BATTERY  110 V DC', '54 CELLS  200 Ah', 'WEAR GOGGLES AND GLOVES'),
           0.5, 0.42, band=palette.link_red)
    extinguisher(palette, (-3.0, 4.2, 0), math.pi / 2)
    charger(palette, '110 V DC CHARGER 1').place((-2.4, 1.9, 0), math.pi / 2)
    charger(palette, '110 V DC CHARGER 2', '121.0 V').place((-2.4, 2.8, 0), math.pi / 2)
    mat = MeshBuilder()
    mat.box((-0.45, 2.4, 0.004), (0.8, 6.2, 0.008), palette.rubber_mat)
    mat.build('mat', 0.003)
    floor_lines(palette.yellow, [((-0.98, -1.0), (-0.98, 5.6)), ((-0.98, 5.6), (0.1, 5.6))], 0.06)
    _battery_fuses(palette, (1.1, 2.6, 1.72))
    notice(palette, (1.1, 3.9, 1.95), 'BATTERY 1  110 V DC',
           ('54 CELLS  200 Ah', 'FLOAT 2.25 V PER CELL', 'BOOST 2.40 V PER CELL', 'DENSITY 1.215 AT 20 °C',
            'NEXT TEST  MARCH'),
           0.62, 0.44, -math.pi / 2, band=palette.teal)
    conduit(palette, [(1.08, -0.9, 2.45), (1.08, 6.25, 2.45)])
    vent = MeshBuilder()
    vent.box((0.55, 6.24, 2.45), (0.62, 0.1, 0.42), palette.silver)
    for k in range(9):
        vent.box((0.55, 6.17, 2.29 + k * 0.04), (0.56, 0.05, 0.006), palette.zinc, rotation=(0.6, 0, 0))
    vent.build('vent', 0.003)
    conduit(palette, [(-3.0 + 0.02, 0.2, 2.6), (-3.0 + 0.02, 6.25, 2.6)])
    strip_lights(palette, [(-0.9, 0.2 + i * 2.0, 2.9) for i in range(4)], 1.4, 'y', 46, '#f4f7fb')
    ceiling_wash(-2.9, 1.0, -1, 6.2, 2.2, 30)
    # Light from beside the camera, so that the plates in the jars are seen.
    area_light((-2.2, -1.0, 2.0), (0.6, 1.6, 0.8), 1.2, 1.4, 55, '#fff6ea')
    room_light('#e8ecf0', 0.25)
    camera((-0.44, -0.92, 1.25), (0.30, 2.4, 1.25), 27, shift_y=-0.04, level=True, aperture=4.5, focus=(0.3, 0.6, 0.9))
    return Shot(Grade(exposure=0.15), bounces=7, effort=1.6)


def _battery_fuses(palette, location):
    """The fuse and link box of the battery on the east wall, its two poles led down to the ends of the racks."""
    builder, (x, y, z) = MeshBuilder(), location
    builder.box((x - 0.09, y, z), (0.18, 0.46, 0.34), palette.cabinet)
    builder.box((x - 0.185, y, z), (0.014, 0.42, 0.30), palette.cabinet_door)
    builder.box((x - 0.2, y - 0.17, z), (0.03, 0.03, 0.1), palette.plinth)
    for side, shade in ((-0.1, palette.wire_red), (0.1, palette.wire_blue)):
        builder.cylinder((x - 0.09, y + side, z - 0.17), (x - 0.09, y + side, z - 0.22), 0.02, palette.brass, 12)
        builder.tube([(x - 0.09, y + side, z - 0.2), (x - 0.09, y + side, z - 0.36), (x - 0.06, y + side, z - 0.55),
                      (x - 0.06, y + side, 0.5)], 0.011, shade, 10)
    builder.tube([(x - 0.04, y, z + 0.17), (x - 0.02, y, 2.45)], 0.0125, palette.zinc, 8)
    builder.build('battery fuses', 0.003)
    print_ = MeshBuilder()
    face = Drawing(print_, placed((x - 0.193, y, z + 0.03), -math.pi / 2))
    face.rectangle(-0.13, -0.035, 0.13, 0.035, palette.yellow)
    face.text(0, 0, 0.03, 'BATTERY FUSES', palette.print_black)
    print_.build('battery label')


def _eye_wash(palette, location):
    """A plumbed eye-wash: bowl, two nozzles, push plate, supply and waste pipes, and the green sign."""
    builder, at = MeshBuilder(), placed(location)
    builder.lathe([(0.03, 0.84), (0.09, 0.85), (0.15, 0.90), (0.16, 0.94), (0.15, 0.94), (0.08, 0.875), (0.0, 0.87)],
                  palette.chrome, 32, matrix=at @ placed((0, -0.2, 0)))
    builder.cylinder((0, -0.2, 0.86), (0, -0.2, 0.0), 0.02, palette.chrome, matrix=at)
    builder.cylinder((0, -0.2, 0.72), (0, 0, 0.72), 0.016, palette.chrome, matrix=at)
    for dx in (-0.055, 0.055):
        builder.cylinder((dx, -0.2, 0.87), (dx, -0.2, 0.985), 0.008, palette.chrome, matrix=at)
        builder.cylinder((dx, -0.2, 0.98), (dx, -0.2, 1.01), 0.024, palette.green, 18, 0.03, matrix=at)
    builder.box((0.19, -0.22, 0.97), (0.09, 0.005, 0.14), palette.green, matrix=at)
    builder.cylinder((0.14, -0.2, 0.9), (0.19, -0.215, 0.93), 0.007, palette.chrome, matrix=at)
    builder.cylinder((0, -0.02, 0.72), (0, -0.02, 2.6), 0.012, palette.copper, matrix=at)
    builder.build('eye wash')
    notice(palette, (location[0] + 0.0, location[1] - 0.035, 1.55), 'EYE WASH', ('PUSH THE PLATE', 'RINSE 15 MINUTES'),
           0.34, 0.30, band=palette.green)


def cable_cellar():
    """VIS-326: racks of 11 kV cables along both walls of a cellar, a channel to the pump sump in its floor, all dry."""
    palette, chance = IndoorPalette(), random.Random(4)
    walls = concrete('cellar wall', '#cbccca')
    half, length, high = 1.7, 15.0, 2.75
    room(palette, -half, half, -1.0, length, high, concrete('cellar floor far', '#8d8b86'), wall=walls, ceiling=walls,
         open_sides=('south',))
    _channel_floor(palette)
    steel, sheath = MeshBuilder(), MeshBuilder()
    cables = (palette.cable_red, palette.cable_black, palette.cable_red)
    for side in (-1, 1):
        for k in range(13):
            y = -0.5 + k * 1.2
            steel.box((side * (half - 0.025), y, 1.25), (0.05, 0.05, 2.2), palette.silver)
            for level in range(5):
                z = 0.42 + level * 0.42
                steel.box((side * (half - 0.28), y, z), (0.50, 0.04, 0.04), palette.silver)
                steel.box((side * (half - 0.53), y, z + 0.02), (0.008, 0.04, 0.08), palette.silver)
        for level in range(5):
            z = 0.44 + level * 0.42
            slots = (0.14, 0.28, 0.42) if level < 4 else (0.12, 0.2, 0.28, 0.36, 0.44)
            for k, slot in enumerate(slots):
                if chance.random() < 0.15:
                    continue
                radius = 0.036 if level < 4 else chance.choice((0.011, 0.016))
                shade = cables[(level + k) % 3] if level < 4 else palette.rubber
                points = []
                for i in range(53):
                    y = -0.9 + i * 0.3
                    dip = -0.012 * math.sin(math.pi * ((y + 0.5) / 1.2 % 1.0))
                    points.append((side * (half - slot), y, z + radius + dip + chance.uniform(-0.001, 0.001)))
                sheath.tube(points, radius, shade, 12)
                if level < 4:
                    for y in (1.0, 4.6):
                        steel.box((side * (half - slot), y, z + radius * 2.06), (0.055, 0.13, 0.003),
                                  palette.label_white)
    # Two circuits leave through sealed ducts in the end wall; droppers rise to the switchroom above.
    for x in (-0.9, -0.7, -0.5):
        sheath.tube([(x - 0.35, 8.0, 1.78), (x - 0.1, 8.3, 1.84), (x, 8.5, 2.1), (x, 8.52, 2.75)], 0.036,
                    palette.cable_red, 12)
        steel.cylinder((x, 8.52, 2.70), (x, 8.52, 2.75), 0.06, palette.plinth, 18)
    steel.build('racks', 0.003)
    sheath.build('cables')
    door(palette, (0, length, 0.12), leaf=palette.navy)
    strip_lights(palette, [(0, 0.4 + i * 2.5, 2.68) for i in range(6)], 1.3, 'y', 44, '#fff8ee', glowing=8)
    ceiling_wash(-1.0, 1.0, -0.8, 14.5, 2.2, 44, '#fdf8f0')
    conduit(palette, [(0.22, -1, 2.72), (0.22, 15, 2.72)])
    room_light('#e6e4de', 0.16)
    camera((-0.30, -0.95, 1.62), (0.05, 6, 1.62), 25, shift_y=-0.075, level=True, aperture=5.6, focus=(0.3, 3.0, 1.2))
    return Shot(Grade(exposure=0.15), bounces=5, effort=1.6)


def _channel_floor(palette):
    """The cellar's floor with its drainage channel, and the sump with its grating, pump pipe and float switch."""
    builder, slab = MeshBuilder(), concrete('cellar floor', '#8d8b86')
    top, low = 0.12, 0.0
    for x0, x1 in ((-1.7, 0.30), (0.52, 1.7)):
        builder.box(((x0 + x1) / 2, 7.0, (top + low) / 2), (x1 - x0, 16, top - low), slab)
    builder.build('floor', 0.012)
    metal = MeshBuilder()
    for x in (0.30, 0.52):
        metal.box((x, 7.0, top + 0.002), (0.03, 16, 0.006), palette.galvanised)
    # The sump: a steel frame with an open grating across the channel, and the pump's rising main beside it.
    y0, y1 = 2.5, 3.3
    for x in (0.02, 0.80):
        metal.box((x, (y0 + y1) / 2, top + 0.012), (0.05, y1 - y0 + 0.05, 0.022), palette.yellow)
    for y in (y0, y1):
        metal.box((0.41, y, top + 0.012), (0.83, 0.05, 0.022), palette.yellow)
    metal.box((0.41, 2.9, top + 0.004), (0.76, 0.78, 0.004), palette.plinth)
    for k in range(25):
        metal.box((0.06 + k * 0.029, (y0 + y1) / 2, top + 0.014), (0.005, y1 - y0, 0.022), palette.galvanised)
    for k in range(8):
        metal.box((0.41, y0 + 0.05 + k * 0.1, top + 0.018), (0.74, 0.006, 0.008), palette.galvanised)
    metal.cylinder((0.70, 3.18, top), (0.70, 3.18, 2.45), 0.035, palette.pipe_green, 20)
    metal.cylinder((0.70, 3.18, 2.45), (1.7, 3.18, 2.45), 0.035, palette.pipe_green, 20)
    for z in (0.45, 1.5, 2.2):
        metal.cylinder((0.70, 3.18, z), (0.70, 3.18, z + 0.03), 0.06, palette.galvanised, 20)
    metal.cylinder((0.70, 3.18, 0.95), (0.70, 3.18, 1.10), 0.055, palette.link_red, 20)
    metal.cylinder((0.70, 3.11, 1.025), (0.70, 3.02, 1.025), 0.012, palette.chrome, 12)
    metal.box((0.70, 3.0, 1.025), (0.16, 0.02, 0.025), palette.link_red)
    metal.build('sump', 0.002)


PICTURES = [
    Picture('VIS-202', container_switchroom),
    Picture('VIS-314', metal_clad_room),
    Picture('VIS-316', battery_room),
    Picture('VIS-326', cable_cellar),
]
