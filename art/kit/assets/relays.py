"""Protection and control: numerical relays, test blocks, trip links, and the cubicles that hold them.

Devices are mounted on a `Face` (x right, z up, fronts towards −y); cubicles are units to be placed.
"""
import dataclasses
import math
import random

from ..materials import glass
from ..mesh import MeshBuilder
from .indoors import Face, Unit

WIDE, DEEP, HIGH = 0.8, 0.8, 2.2
PLINTH = 0.1
RELAY_HEIGHT = 0.177


@dataclasses.dataclass(frozen=True)
class Relay:
    """One numerical relay: its designation, the lines on its display, and which of its eight LEDs are lit."""
    name: str = 'F11'
    function: str = 'OVERCURRENT AND EARTH FAULT'
    lines: tuple = ('33 kV FEEDER 1', 'Ia    412 A', 'Ib    409 A', 'Ic    414 A')
    lit: tuple = ('green',)
    width: float = 0.205
    case: str = 'graphite'


DIFFERENTIAL = Relay('F21', 'TRANSFORMER DIFFERENTIAL', ('GRID TX T1', 'Id   0.01 pu', 'Ib   0.62 pu', 'HEALTHY'))
DISTANCE = Relay('F22', 'DISTANCE Z1 Z2 Z3', ('132 kV LINE 2', 'Va  76.4 kV', 'Ia   188 A', 'P   41.2 MW'))
OVERCURRENT = Relay(width=0.155)
BUSBAR = Relay('F31', 'BUSBAR PROTECTION', ('BUSBAR 1  2', 'Id    0.0 A', 'ZONE 1  IN', 'ZONE 2  IN'), case='silver')
BAY_CONTROL = Relay('A11', 'BAY CONTROLLER', ('BAY 3', 'CB  CLOSED', 'DIS CLOSED', 'REMOTE'), ('green', 'amber'), 0.205)
RECLOSE = Relay('F41', 'AUTO-RECLOSE', ('AR  IN', 'SHOTS  1', 'DEAD 5.0 s', 'READY'), ('green', 'green'), 0.155,
                'silver')


def relay(face, x, z, spec=OVERCURRENT, proud=0.0):
    """A relay with its lit display, LED column, keypad and port; x, z is the middle of its front."""
    palette, w, h = face.palette, spec.width, RELAY_HEIGHT
    case = getattr(palette, spec.case)
    ink = palette.print_white if spec.case == 'graphite' else palette.print_black
    face.plate(x, z, w, h, 0.016, palette.plinth, proud)
    face.plate(x, z, w - 0.008, h - 0.008, 0.012, case, proud + 0.016)
    front = proud + 0.028
    screen_w, screen_h, screen_x, screen_z = w * 0.5, h * 0.36, x - w * 0.14, z + h * 0.20
    face.plate(screen_x, screen_z, screen_w + 0.014, screen_h + 0.014, 0.003, palette.plinth, front, fine=True)
    display = face.drawing(screen_x, screen_z, front + 0.003)
    display.rectangle(-screen_w / 2, -screen_h / 2, screen_w / 2, screen_h / 2, palette.lcd)
    for i, line in enumerate(spec.lines):
        display.text(-screen_w / 2 + 0.005, screen_h * (0.36 - 0.24 * i), screen_h * 0.215, line, palette.lcd_ink,
                     'LEFT')
    drawing = face.drawing(x, z, front)
    drawing.text(0, h * 0.445, 0.0085, spec.function, ink)
    for i in range(8):
        led_z, lamp = z + h * (0.36 - 0.062 * i), palette.led_off
        if i < len(spec.lit):
            lamp = {'green': palette.led_green, 'red': palette.led_red, 'amber': palette.led_amber}[spec.lit[i]]
        face.stud(x + w * 0.2, led_z, 0.0032, 0.003, lamp, front, 8)
    drawing.rectangle(w * 0.24, h * -0.10, w * 0.44, h * 0.39, palette.label_white)
    for i, word in enumerate(('HEALTHY', 'ALARM', 'TRIP', 'A', 'B', 'C', 'E/F', 'CBF')):
        drawing.text(w * 0.25, h * (0.36 - 0.062 * i), w * 0.030, word, palette.print_black, 'LEFT')
    pad_x, pad_z = x - w * 0.22, z - h * 0.2
    for dx, dz in ((0, 0.017), (0, -0.017), (0.019, 0), (-0.019, 0), (0, 0)):
        face.plate(pad_x + dx, pad_z + dz, 0.014, 0.012, 0.004, palette.print_grey, front, fine=True)
    for i, shade in enumerate((palette.green, palette.red)):
        face.stud(x + w * (0.06 + 0.13 * i), pad_z, 0.0085, 0.004, shade, front)
    for i in range(4):
        face.plate(x - w * 0.3 + i * w * 0.13, z - h * 0.36, w * 0.09, 0.009, 0.003, palette.print_grey, front,
                   fine=True)
    face.plate(x + w * 0.33, z - h * 0.26, 0.018, 0.012, 0.003, palette.chrome, front, fine=True)
    face.plate(x + w * 0.33, z - h * 0.26, 0.012, 0.006, 0.0035, palette.black, front, fine=True)
    for dx, dz in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        face.stud(x + dx * (w / 2 - 0.009), z + dz * (h / 2 - 0.010), 0.0035, 0.002, palette.chrome, front, 8)
    face.nameplate(x, z - h / 2 - 0.016, min(0.1, w * 0.6), 0.016, spec.name, proud=proud)


def test_block(face, x, z, name='X11', proud=0.0, rows=14, segments=12):
    """A test block of 14 pairs of contacts, its cover off. Returns the middles of the sockets as (x, y, z), by row."""
    palette = face.palette
    face.plate(x, z, 0.056, RELAY_HEIGHT - 0.006, 0.02, palette.graphite, proud)
    drawing = face.drawing(x, z, proud + 0.02)
    sockets = []
    for row in range(rows):
        row_z = z + 0.0735 - row * 0.0113
        pair = []
        for side in (-1, 1):
            face.stud(x + side * 0.0105, row_z, 0.0046, 0.0035, palette.brass, proud + 0.02, segments)
            face.stud(x + side * 0.0105, row_z, 0.0030, 0.0038, palette.black, proud + 0.02, segments)
            drawing.text(side * 0.0215, row_z - z, 0.0055, str(2 * row + (2 if side > 0 else 1)), palette.print_white)
            pair.append((x + side * 0.0105, face.y - proud - 0.024, row_z))
        sockets.append(pair)
    face.nameplate(x, z - RELAY_HEIGHT / 2 - 0.016, 0.05, 0.016, name, proud=proud)
    return sockets


def covered_test_block(face, x, z, name='X12', proud=0.0):
    """The same with its moulded cover screwed on."""
    palette = face.palette
    face.plate(x, z, 0.06, RELAY_HEIGHT - 0.002, 0.034, palette.graphite, proud)
    face.plate(x, z + 0.045, 0.042, 0.026, 0.001, palette.label_white, proud + 0.034, fine=True)
    face.drawing(x, z + 0.045, proud + 0.035).text(0, 0, 0.010, 'TEST BLOCK', palette.print_black)
    face.stud(x, z - 0.01, 0.012, 0.014, palette.plinth, proud + 0.034)
    face.plate(x, z - 0.01, 0.004, 0.022, 0.006, palette.print_grey, proud + 0.048, fine=True)
    face.nameplate(x, z - RELAY_HEIGHT / 2 - 0.016, 0.05, 0.016, name, proud=proud)


def trip_links(face, x, z, names, proud=0.0, colours=('link_red', 'silver', 'navy'), withdrawn=()):
    """A row of trip and isolation links, 34 mm apart, centred on x; `withdrawn` numbers those pulled and parked."""
    palette, pitch = face.palette, 0.034
    left = x - pitch * (len(names) - 1) / 2
    face.plate(x, z, pitch * len(names) + 0.012, 0.098, 0.008, palette.graphite, proud)
    for i, name in enumerate(names):
        at, shade = left + i * pitch, getattr(palette, colours[min(i * len(colours) // len(names), len(colours) - 1)])
        for dz in (-0.026, 0.026):
            face.stud(at, z + dz, 0.008, 0.010, palette.chrome, proud + 0.008, 10)
        drop = -0.026 if i in withdrawn else 0.0
        face.plate(at, z + drop, 0.017, 0.074 if not drop else 0.04, 0.017, shade, proud + 0.012)
        face.stud(at, z + drop, 0.006, 0.014, palette.plinth, proud + 0.029, 10)
        face.nameplate(at, z - 0.064, 0.03, 0.014, name, proud=proud, size=0.0095)


def lamp(face, x, z, shade, lit=True, proud=0.0):
    """An indicating lamp in a chrome ring: red, green, amber or white."""
    palette = face.palette
    face.stud(x, z, 0.0145, 0.008, palette.chrome, proud)
    lens = getattr(palette, f'led_{shade}') if lit else getattr(palette, shade)
    face.stud(x, z, 0.0105, 0.013, lens, proud)


def control_switch(face, x, z, name, positions=('OPEN', 'CLOSE'), proud=0.0, angle=0.0):
    """A rotary control switch with a pistol handle and its escutcheon."""
    palette = face.palette
    face.plate(x, z, 0.066, 0.066, 0.006, palette.graphite, proud)
    face.stud(x, z, 0.023, 0.016, palette.black, proud + 0.006, 24)
    depth = face.y - proud - 0.030
    reach = (0.03 * math.sin(angle), 0.03 * math.cos(angle))
    face.fine.bar((x - reach[0], depth, z - reach[1]), (x + reach[0], depth, z + reach[1]), 0.013, palette.black)
    drawing = face.drawing(x, z, proud + 0.006)
    for side, position in zip((-1, 1), positions):
        drawing.text(side * 0.022, 0.0275, 0.0075, position, palette.print_white)
    face.nameplate(x, z - 0.046, 0.066, 0.015, name, proud=proud)


def _carcass(face, title):
    """The frame of a cubicle around the face of its rack."""
    palette, top = face.palette, PLINTH + HIGH
    depth = DEEP - face.y
    face.body.box((0, face.y + depth / 2 + 0.05, PLINTH / 2), (WIDE - 0.03, depth - 0.06, PLINTH), palette.plinth)
    for side in (-1, 1):
        face.body.box((side * (WIDE / 2 - 0.012), DEEP / 2, PLINTH + HIGH / 2), (0.020, DEEP, HIGH), palette.cabinet)
        face.body.box((side * (WIDE / 2 - 0.034), 0.01, PLINTH + HIGH / 2), (0.03, 0.02, HIGH), palette.cabinet)
    face.body.box((0, DEEP / 2, top - 0.012), (WIDE - 0.02, DEEP, 0.024), palette.cabinet)
    face.body.box((0, DEEP / 2, PLINTH + 0.012), (WIDE - 0.02, DEEP, 0.024), palette.cabinet)
    face.body.box((0, DEEP - 0.01, PLINTH + HIGH / 2), (WIDE - 0.02, 0.02, HIGH), palette.cabinet)
    face.body.box((0, 0.005, top - 0.07), (WIDE - 0.02, 0.03, 0.12), palette.cabinet)
    face.body.box((0, 0.005, PLINTH + 0.04), (WIDE - 0.02, 0.03, 0.08), palette.cabinet)
    face.fine.box((0, -0.012, top - 0.07), (0.56, 0.004, 0.062), palette.navy)
    face.drawing(0, top - 0.07, face.y + 0.0145).text(0, 0, 0.032, title, palette.print_white)


def cubicle(palette, title, upper, lower, withdrawn=(), open_blocks=()):
    """A protection cubicle 0.8 m wide whose rack carries two rows of relays, each over its test blocks and links.

    `upper` and `lower` are relays; `open_blocks` names (row, number) of test blocks whose covers are off.
    Returns (unit, sockets by block): sockets are in the cubicle's own frame.
    """
    recess = 0.06
    face = Face(palette, recess)
    _carcass(face, title)
    top = PLINTH + HIGH
    face.body.box((0, recess + 0.004, (PLINTH + 0.08 + top - 0.13) / 2), (WIDE - 0.08, 0.008, top - PLINTH - 0.21),
                  palette.cabinet_door)
    sockets = {}
    for row, (relays, z) in enumerate(((upper, 1.97), (lower, 1.44))):
        gap = (WIDE - 0.12 - sum(r.width for r in relays)) / (len(relays) + 1)
        x = -WIDE / 2 + 0.06 + gap
        for spec in relays:
            relay(face, x + spec.width / 2, z, spec)
            x += spec.width + gap
        below = z - 0.25
        for i in range(2):
            block_x = -0.30 + i * 0.076
            name = f'X{row + 1}{i + 1}'
            if (row, i) in open_blocks:
                sockets[(row, i)] = test_block(face, block_x, below, name)
            else:
                covered_test_block(face, block_x, below, name)
        names = [f'L{row + 1}{i + 1}' for i in range(12)]
        trip_links(face, 0.12, below + 0.045, names, withdrawn=withdrawn if row == 0 else ())
        for i in range(6):
            face.plate(-0.075 + i * 0.078, below - 0.06, 0.062, 0.030, 0.001, palette.label_white, fine=True)
            face.drawing(-0.075 + i * 0.078, below - 0.06, 0.0012).text(
                0, 0, 0.010, ('CT L1-L3', 'VT L1-L3', 'TRIP 1', 'TRIP 2', 'INTERTRIP', 'CBF')[i], palette.print_black)
        for edge in (z + 0.125, below - 0.122):
            face.plate(0, edge, WIDE - 0.1, 0.004, 0.002, palette.silver, fine=True)
    control_switch(face, -0.24, 0.88, 'CB CONTROL', angle=0.5)
    control_switch(face, -0.10, 0.88, 'LOC / REM', ('LOC', 'REM'), angle=0.6)
    for i, shade in enumerate(('red', 'green', 'amber')):
        lamp(face, 0.06 + i * 0.08, 0.90, shade, lit=shade != 'green')
        face.nameplate(0.06 + i * 0.08, 0.862, 0.06, 0.015, ('CLOSED', 'OPEN', 'TRIP CCT')[i])
    face.stud(0.30, 0.89, 0.016, 0.014, palette.black)
    face.nameplate(0.30, 0.862, 0.06, 0.015, 'RESET')
    face.plate(0, 0.76, WIDE - 0.1, 0.004, 0.002, palette.silver, fine=True)
    for i in range(14):
        face.plate(0, 0.34 + i * 0.016, 0.42, 0.006, 0.002, palette.plinth, fine=True)
    for side in (-1, 1):
        for z in (0.3, 0.7, 1.06, 1.6, 2.1):
            face.stud(side * 0.345, z, 0.007, 0.003, palette.chrome, 0, 8)
    face.nameplate(0, 0.66, 0.30, 0.05, 'TWO DC SUPPLIES: ISOLATE BOTH', back=palette.yellow, size=0.0135)
    return face.build(title, 0.0015), sockets


def glazed_door(palette, hinge='left'):
    """The glazed front door of a cubicle. Its origin is its hinge, at the foot of the cubicle; shut at turn 0."""
    side = 1 if hinge == 'left' else -1
    wide, foot, high = WIDE - 0.03, PLINTH + 0.015, HIGH - 0.03
    frame, pane = Face(palette, -0.012), MeshBuilder()
    middle = side * wide / 2
    for x in (0.045, wide - 0.045):
        frame.body.box((side * x, -0.022, foot + high / 2), (0.09, 0.03, high), palette.cabinet)
    for z in (foot + 0.07, foot + high - 0.07):
        frame.body.box((middle, -0.022, z), (wide - 0.17, 0.03, 0.14), palette.cabinet)
    pane.box((middle, -0.02, foot + high / 2), (wide - 0.17, 0.005, high - 0.26), glass('cubicle glass', '#f6f9f8'))
    x = side * (wide - 0.045)
    frame.fine.box((x, -0.045, 1.2), (0.03, 0.02, 0.19), palette.plinth)
    frame.fine.box((x, -0.062, 1.17), (0.022, 0.016, 0.11), palette.black)
    for z in (0.35, 1.2, 2.05):
        frame.fine.cylinder((0, -0.025, z - 0.05), (0, -0.025, z + 0.05), 0.011, palette.chrome, 10)
    return Unit(frame.build('door', 0.003).objects + [pane.build('pane', link=False)])


def plain_door(palette, hinge='left'):
    """A sheet steel door seen mostly from inside: stiffeners, an earth braid stud, and the pocket with its drawings."""
    side = 1 if hinge == 'left' else -1
    wide, foot, high = WIDE - 0.03, PLINTH + 0.015, HIGH - 0.03
    middle = side * wide / 2
    face = Face(palette)
    face.body.box((middle, -0.014, foot + high / 2), (wide, 0.028, high), palette.cabinet)
    for z in (foot + 0.09, foot + high * 0.5, foot + high - 0.09):
        face.body.box((middle, 0.008, z), (wide - 0.12, 0.018, 0.05), palette.cabinet_door)
    for x in (0.05, wide - 0.05):
        face.body.box((side * x, 0.008, foot + high / 2), (0.04, 0.018, high - 0.1), palette.cabinet_door)
    face.body.box((middle, 0.045, 0.78), (0.46, 0.004, 0.26), palette.silver)
    face.body.box((middle, 0.022, 0.65), (0.46, 0.046, 0.006), palette.silver)
    for x in (-0.23, 0.23):
        face.body.box((middle + x, 0.022, 0.78), (0.005, 0.046, 0.26), palette.silver)
    for i, y in enumerate((0.016, 0.026, 0.034)):
        face.fine.box((middle + 0.01 * i - 0.01, y, 0.86 + 0.012 * i), (0.40, 0.004, 0.30), palette.paper,
                      rotation=(0, 0.02 * (i - 1), 0))
    face.fine.box((side * (wide - 0.05), -0.045, 1.2), (0.03, 0.035, 0.19), palette.plinth)
    return face.build('plain door', 0.003)


def wiring_bay(palette, title, relays, seed=1):
    """A cubicle with its door off: relays in a row on a rack, and below them ducts, terminals with ferruled wires,
    miniature circuit-breakers and auxiliary relays on the back plate."""
    chance, face = random.Random(seed), Face(palette, 0.30)
    _carcass(face, title)
    inside = WIDE - 0.06
    face.body.box((0, 0.306, (PLINTH + 1.58) / 2 + 0.03), (inside, 0.012, 1.58 - PLINTH), palette.clean_white)
    rack = Face(palette, 0.09)
    rack.body.box((0, 0.096, 1.88), (inside - 0.02, 0.008, 0.60), palette.cabinet_door)
    rack.body.box((0, 0.2, 1.585), (inside - 0.02, 0.22, 0.008), palette.cabinet_door)
    gap = (inside - 0.05 - sum(r.width for r in relays)) / (len(relays) + 1)
    x = -inside / 2 + 0.025 + gap
    for spec in relays:
        relay(rack, x + spec.width / 2, 2.02, spec)
        x += spec.width + gap
    covered_test_block(rack, -0.29, 1.76, 'X11')
    covered_test_block(rack, -0.215, 1.76, 'X12')
    sockets = test_block(rack, -0.14, 1.76, 'X13')
    trip_links(rack, 0.125, 1.785, [f'L1{i}' for i in range(1, 11)])
    ducts = (1.50, 1.16, 0.80, 0.46)
    for z in ducts:
        _duct(face, 0, z, inside - 0.02, 0.07)
    for side in (-1, 1):
        _duct(face, side * (inside / 2 - 0.045), (1.50 + 0.46) / 2, 1.50 - 0.46 - 0.07, 0.07, upright=True)
    _breakers(face, -0.165, 1.33, 6)
    _auxiliaries(face, 0.10, 1.33, 4)
    for z, name, count in ((0.98, 'X1', 44), (0.63, 'X2', 44)):
        _terminals(face, 0, z, count, name, chance)
    _feed_wires(face, chance, ducts)
    _cables_in(face, chance)
    body = MeshBuilder()
    for part in (-0.31, 0.31):
        body.box((part, 0.2, 1.88), (0.02, 0.2, 0.6), palette.cabinet_door)
    return Unit(face.build(title, 0.0015).objects + rack.build(f'{title} rack', 0.0015).objects
                + [body.build('brackets', link=False)]), sockets


def _duct(face, x, z, length, width, upright=False):
    """Slotted wiring duct with its lid, 60 mm deep; the fingers show along both edges."""
    palette = face.palette
    size = (width, length) if upright else (length, width)
    face.plate(x, z, size[0] - 0.004, size[1] - 0.004, 0.052, palette.duct, fine=True)
    # Where ducts cross, one lid lies under the other.
    face.plate(x, z, *size, 0.006 if upright else 0.008, palette.duct, 0.052)
    count = int(length / 0.0125)
    for i in range(count):
        along = (i + 0.5) / count * length - length / 2
        for side in (-1, 1):
            across = side * (width / 2 - 0.001)
            dx, dz = (across, along) if upright else (along, across)
            face.fine.box((x + dx, face.y - 0.030, z + dz),
                          (0.0045, 0.036, 0.0035) if upright else (0.0035, 0.036, 0.0045),
                          palette.plinth)


def _breakers(face, x, z, count):
    palette = face.palette
    face.plate(x, z, count * 0.036 + 0.06, 0.03, 0.008, palette.zinc, fine=True)
    for i in range(count):
        at = x + (i - (count - 1) / 2) * 0.037
        face.plate(at, z, 0.035, 0.085, 0.045, palette.clean_white, 0.006)
        face.plate(at, z, 0.035, 0.045, 0.018, palette.clean_white, 0.051)
        face.plate(at, z + 0.004, 0.024, 0.012, 0.012, palette.black, 0.069, fine=True)
        face.plate(at, z - 0.017, 0.02, 0.006, 0.001, palette.red, 0.069, fine=True)
        face.nameplate(at, z + 0.053, 0.03, 0.013, f'Q{i + 1}', proud=0.04, size=0.010)


def _auxiliaries(face, x, z, count):
    palette = face.palette
    for i in range(count):
        at = x + i * 0.062 - 0.06
        face.plate(at, z - 0.03, 0.05, 0.035, 0.03, palette.plinth)
        face.plate(at, z + 0.012, 0.046, 0.05, 0.075, palette.silver)
        face.plate(at, z + 0.012, 0.036, 0.03, 0.001, palette.amber if i == 1 else palette.label_white, 0.075,
                   fine=True)
        face.drawing(at, z + 0.012, 0.0765).text(0, 0, 0.012, f'K{i + 1}', palette.print_black)


def _terminals(face, x, z, count, name, chance):
    """A rail of terminals, 13 mm apart, each with a ferruled wire above and below."""
    palette, pitch = face.palette, 0.0128
    left = x - pitch * (count - 1) / 2
    face.plate(x, z, pitch * count + 0.05, 0.035, 0.01, palette.zinc, fine=True)
    for end in (-1, 1):
        face.plate(x + end * (pitch * count / 2 + 0.01), z, 0.010, 0.05, 0.05, palette.print_grey)
    face.nameplate(left - 0.026, z + 0.035, 0.03, 0.018, name, back=palette.yellow, proud=0.03)
    wires = (palette.wire_grey, palette.wire_grey, palette.wire_red, palette.wire_yellow, palette.wire_blue,
             palette.wire_grey)
    for i in range(count):
        at = left + i * pitch
        earth = i % 11 == 10
        face.plate(at, z, 0.0112, 0.056, 0.042, palette.wire_green if earth else palette.silver, 0.004, fine=True)
        face.plate(at, z, 0.0108, 0.010, 0.003, palette.print_white, 0.046, fine=True)
        for side in (-1, 1):
            face.stud(at, z + side * 0.015, 0.0034, 0.001, palette.chrome, 0.046, 8)
            wire = palette.wire_green if earth else wires[(i // 4 + (side > 0)) % len(wires)]
            wander = chance.uniform(-0.003, 0.003)
            y = face.y - 0.038
            points = [(at, y, z + side * 0.028), (at, y - 0.002, z + side * 0.055),
                      (at + wander, y - 0.004, z + side * 0.085),
                      (at + wander, y + 0.010, z + side * 0.118)]
            face.fine.tube(points, 0.0021, wire, 6)
            face.fine.cylinder((at, y, z + side * 0.040), (at, y - 0.0015, z + side * 0.054), 0.0034,
                               palette.print_white, 7)


def _feed_wires(face, chance, ducts):
    """Wires from the upper duct down to the circuit-breakers and auxiliaries, and away from them."""
    palette = face.palette
    for i in range(30):
        x, y = -0.28 + i * 0.0193, face.y - 0.035
        for z0, z1 in ((ducts[0] - 0.03, 1.385), (1.275, ducts[1] + 0.03)):
            shade = (palette.wire_grey, palette.wire_red, palette.wire_black, palette.wire_blue)[(i // 3) % 4]
            sway = chance.uniform(-0.006, 0.006)
            face.fine.tube([(x, y + 0.01, z0), (x + sway, y - 0.01, (z0 + z1) / 2), (x, y, z1)], 0.002, shade, 6)


def _cables_in(face, chance):
    """Multicore cables from the gland plate up to the side ducts."""
    palette = face.palette
    for i in range(9):
        x = -0.26 + i * 0.065
        face.fine.cylinder((x, face.y - 0.08, PLINTH + 0.02), (x, face.y - 0.08, PLINTH + 0.06), 0.019, palette.brass,
                           10)
        face.fine.tube([(x, face.y - 0.08, PLINTH + 0.02), (x, face.y - 0.08, 0.26), (x * 1.05, face.y - 0.05, 0.36),
                        (x * 1.05, face.y - 0.03, 0.44)], 0.0115, palette.rubber, 9)
        face.nameplate(x, 0.27, 0.042, 0.014, f'W{101 + i}', proud=0.092, size=0.0095)
