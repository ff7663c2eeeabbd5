"""VIS-336: the practice bay, a ring main unit and a panel whose circuit-breaker is withdrawn."""
import math

from kit.assets.drawing import Drawing, upright
from kit.assets.finishes import wood
from kit.assets.indoors import IndoorPalette
from kit.assets.offices import Finish, Window, daylight, fill, room
from kit.assets.paper import framed
from kit.assets.safety import hard_hat, notice_plate
from kit.assets.switchgear import CLAD_WIDE, breaker_truck, metal_clad, ring_main_unit
from kit.darkroom import Grade
from kit.light import camera, sky
from kit.materials import flat, painted_floor, surface
from kit.mesh import MeshBuilder
from kit.scene import Picture, Shot


def switching_bay():
    palette, width, depth, height = IndoorPalette(), 8.0, 6.4, 3.9
    finish = Finish(
        surface('bay wall', '#cdcbc3', 0.85, variation=0.03),
        painted_floor('bay floor', '#55646a', '#6c7a80', 0.14),
        surface('bay ceiling', '#c9ccca', 0.9, variation=0.01),
        surface('bay trim', '#3d5560', 0.5, variation=0.03),
        0.34,
    )
    windows = [Window('left', at, 1.5, 1.3, 3.3, (3, 3)) for at in (1.4, 3.5, 5.5)]
    room(width, depth, height, finish, windows)
    back = depth - 2.05
    panels = [metal_clad(palette, number, name, withdrawn=out, closed=False)
              for number, name, out in (('P1', 'INCOMER', False), ('P2', 'FEEDER', True), ('P3', 'FEEDER', False))]
    for i, panel in enumerate(panels):
        panel.place((0.3 + i * CLAD_WIDE, back, 0))
    truck_x, truck_y = 0.3 + CLAD_WIDE, back - 1.5
    breaker_truck(palette, rails=False).place((truck_x, truck_y, 0.008))
    ring_main_unit(palette, earthed=(0, 1, 2)).place((-1.7, depth - 0.95, 0.12))
    floor = MeshBuilder()
    floor.box((-1.7, depth - 0.55, 0.06), (1.7, 1.0, 0.12), palette.concrete)
    for side in (-0.29, 0.29):
        floor.box((truck_x + side, back - 0.95, 0.004), (0.06, 2.0, 0.008), palette.zinc)
    for x0, x1, y0, y1 in ((-2.75, -0.65, depth - 2.0, depth - 2.0), (-2.75, -2.75, depth - 2.0, depth - 0.1),
                           (-0.65, -0.65, depth - 2.0, depth - 0.1), (-0.3, 2.5, back - 2.25, back - 2.25),
                           (-0.3, -0.3, back - 2.25, back), (2.5, 2.5, back - 2.25, back)):
        floor.box(((x0 + x1) / 2, (y0 + y1) / 2, 0.001), (x1 - x0 + 0.075, y1 - y0 + 0.075, 0.002), palette.yellow)
    floor.box((-1.7, depth - 1.42, 0.007), (1.6, 0.8, 0.014), palette.rubber_mat)
    floor.box((truck_x - 0.8, back - 0.45, 0.007), (0.72, 0.8, 0.014), palette.rubber_mat)
    floor.box((truck_x + 0.8, back - 0.45, 0.007), (0.72, 0.8, 0.014), palette.rubber_mat)
    floor.build('floor', 0.002)
    _earth_tape(palette, depth)
    sign = Drawing(2200, 300, flat('bay letters', '#f4f2ea'), surface('bay sign', '#143a52', 0.4), face='bold')
    sign.text('TRAINING BAY', 1100, 165, 88, align='centre')
    sign.text('NOT CONNECTED TO ANY SYSTEM', 1100, 50, 58, flat('bay amber', '#f0a828'), 'centre')
    sign.build(upright(-2.8, depth - 0.012, 2.72))
    framed(palette, 'single line', (-3.2, depth, 1.75), 0.0, 1.0, 1.2)
    notice_plate('CIRCUIT MAIN EARTH\nDO NOT REMOVE', (-1.7, depth - 0.975, 0.66), 0.0, 0.26, 0.17, 'caution')
    _bench(palette, depth)
    daylight(width, depth, windows, 32, '#eaf1fd', finish.reveal)
    fill((1.8, 0.3, 3.2), (0.2, depth, 0.8), 2.6, 120, '#fff1de')
    sky(30, -75, 0.14, '#f6f3ee', sun=6, sun_colour='#ffe0b4', horizon=(0.85, 0.88, 0.92), clouds=0.8, cover=0.5)
    camera((-1.25, 0.2, 1.62), (0.3, depth, 1.3), 25, shift_y=-0.06, level=True)
    return Shot(Grade(exposure=0.15), bounces=4, effort=1.3)


def _earth_tape(palette, depth):
    """A copper tape along the foot of the wall, with a tail to the ring main unit and to the panels."""
    tape = MeshBuilder()
    tape.box((0, depth - 0.004, 0.32), (7.9, 0.004, 0.03), palette.copper)
    tape.box((-0.75, depth - 0.004, 0.22), (0.03, 0.004, 0.2), palette.copper)
    tape.box((-0.8, depth - 0.3, 0.15), (0.12, 0.6, 0.004), palette.copper)
    for i in range(16):
        tape.box((-3.8 + 0.5 * i, depth - 0.008, 0.32), (0.03, 0.01, 0.046), palette.bronze)
    tape.build('earth tape')


def _bench(palette, depth):
    """Rods and helmets on a low bench between the two bays."""
    bench = MeshBuilder()
    bench.box((-0.22, depth - 0.26, 0.46), (0.62, 0.4, 0.04), wood('bench', '#9c7143', 'x'))
    for x in (-0.46, 0.02):
        bench.box((x, depth - 0.26, 0.22), (0.05, 0.36, 0.44), palette.navy)
    for i, x in enumerate((-0.42, -0.3, -0.18)):
        bench.cylinder(
            (x, depth - 0.06, 0.9), (x, depth - 0.06, 2.4), 0.016, palette.amber if i != 1 else palette.link_red, 14
        )
        bench.cylinder((x, depth - 0.06, 2.4), (x, depth - 0.06, 2.52), 0.009, palette.chrome, 10)
        bench.tube(
            [(x + 0.02 * math.cos(a), depth - 0.06, 2.54 + 0.02 * math.sin(a)) for a in (0.5 * k for k in range(11))],
            0.006,
            palette.chrome,
            8,
        )
        bench.box((x, depth - 0.03, 1.2), (0.05, 0.06, 0.03), palette.plinth)
        bench.box((x, depth - 0.03, 2.1), (0.05, 0.06, 0.03), palette.plinth)
    bench.build('bench', 0.003)
    hard_hat(
        palette, surface('white helmet', '#e4e3dc', 0.25, variation=0.01, coat=0.4), (-0.34, depth - 0.26, 0.48), 0.4
    )
    hard_hat(
        palette, surface('amber helmet', '#e8a01c', 0.25, variation=0.01, coat=0.4), (-0.06, depth - 0.24, 0.48), -0.3
    )


PICTURES = [Picture('VIS-336', switching_bay)]
