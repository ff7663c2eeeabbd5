"""What commissioning engineers bring: secondary injection set, leads, trolley, schematic."""
from mathutils import Vector

from ..mesh import MeshBuilder
from .indoors import Face, unit
from .linework import Drawing

SET_WIDE, SET_DEEP, SET_HIGH = 0.45, 0.34, 0.16


def injection_set(palette, channels=('1.000 A', '0.000 A', '0.000 A', '63.51 V')):
    """A secondary injection test set, front towards −y, standing at z 0. Returns (unit, sockets): the middles of its
    voltage sockets 'V', current sockets 'I' and binary inputs 'B', in its own frame."""
    face = Face(palette)
    z, w, h = SET_HIGH / 2 + 0.012, SET_WIDE, SET_HIGH
    face.body.box((0, SET_DEEP / 2, z), (w, SET_DEEP, h), palette.graphite)
    face.plate(0, z, w - 0.03, h - 0.03, 0.003, palette.silver)
    for side in (-1, 1):
        face.body.box((side * (w / 2 + 0.006), SET_DEEP / 2, z), (0.014, SET_DEEP - 0.05, h - 0.02), palette.teal)
        for end in (0.03, SET_DEEP - 0.03):
            face.body.cylinder((side * (w / 2 - 0.05), end, 0), (side * (w / 2 - 0.05), end, 0.02), 0.014,
                               palette.rubber)
    for dx in (-0.1, 0.1):
        face.body.box((dx, SET_DEEP / 2, SET_HIGH + 0.03), (0.02, 0.03, 0.035), palette.plinth)
    face.body.box((0, SET_DEEP / 2, SET_HIGH + 0.052), (0.24, 0.034, 0.018), palette.rubber)
    face.plate(-0.148, z + 0.016, 0.118, 0.078, 0.004, palette.plinth, 0.003, fine=True)
    screen = face.drawing(-0.148, z + 0.016, 0.0075)
    screen.rectangle(-0.054, -0.034, 0.054, 0.034, palette.screen_night)
    for i, (name, value) in enumerate(zip(('I A', 'I B', 'I C', 'V AN'), channels)):
        screen.text(-0.047, 0.023 - i * 0.0155, 0.013, name, palette.screen_line, 'LEFT')
        screen.text(0.047, 0.023 - i * 0.0155, 0.013, value, palette.screen_amber if i == 0 else palette.screen_teal,
                    'RIGHT')
    face.stud(-0.193, z - 0.046, 0.009, 0.006, palette.green, 0.003)
    face.stud(-0.166, z - 0.046, 0.009, 0.006, palette.red, 0.003)
    face.stud(-0.115, z - 0.046, 0.014, 0.012, palette.black, 0.003, 24)
    sockets = {'V': [], 'I': [], 'B': []}
    rows = (('V', 0.043, ('red', 'yellow', 'blue', 'black'), -0.055, 'VOLTAGE OUTPUT'),
            ('I', 0.006, ('red', 'black', 'yellow', 'black', 'blue', 'black'), -0.055, 'CURRENT OUTPUT'),
            ('B', -0.035, ('black', 'red') * 5, -0.055, 'BINARY INPUT'))
    drawing = face.drawing(0, z, 0.003)
    for key, dz, shades, left, title in rows:
        for i, shade in enumerate(shades):
            x = left + i * 0.0265
            face.stud(x, z + dz, 0.0085, 0.007, getattr(palette, shade), 0.003)
            face.stud(x, z + dz, 0.0028, 0.0074, palette.black, 0.003, 10)
            sockets[key].append((x, -0.010, z + dz))
        drawing.text(left - 0.009, dz + 0.0165, 0.0085, title, palette.print_black, 'LEFT')
    drawing.text(0.155, 0.047, 0.018, 'INJECT 3', palette.print_black)
    drawing.text(0.155, 0.030, 0.0075, '3 × 32 A   4 × 300 V', palette.print_black)
    for i in range(4):
        face.stud(0.135 + i * 0.02, z + 0.008, 0.003, 0.003, palette.led_green if i == 0 else palette.led_off, 0.003, 8)
    return face.build('injection set', 0.006), sockets


def lead(builder, start, end, material, out=(0, -0.1, 0), arrive=(0, -0.1, 0), sag=0.1, radius=0.0022, plugs=True):
    """A flexible test lead with a stackable plug at both ends. `out` and `arrive` say where the plugs point away to."""
    start, end, out, arrive = (Vector(v) for v in (start, end, out, arrive))
    if plugs:
        for point, away in ((start, out), (end, arrive)):
            axis = away.normalized()
            builder.cylinder(point - axis * 0.004, point + axis * 0.016, 0.0055, material, 12)
            builder.cylinder(point + axis * 0.016, point + axis * 0.038, 0.0042, material, 12, 0.0026)
    first, second = start + out + Vector((0, 0, -sag)), end + arrive + Vector((0, 0, -sag))
    steps = 28
    points = []
    for i in range(steps + 1):
        t = i / steps
        points.append(start * (1 - t)**3 + first * (3 * t * (1 - t)**2) + second * (3 * t**2 * (1 - t)) + end * t**3)
    builder.tube(points, radius, material, 9)


def trolley(palette, wide=0.75, deep=0.5, high=0.86, tops=None):
    """A two-shelf trolley on castors, centred at its foot; its upper shelf is at `high`. Returns the unit."""
    frame, rubber = MeshBuilder(), MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (wide / 2 - 0.02), sy * (deep / 2 - 0.02)
            frame.cylinder((x, y, 0.11), (x, y, high + 0.02), 0.0125, palette.chrome, 12)
            frame.box((x, y, 0.1), (0.035, 0.035, 0.03), palette.zinc)
            rubber.cylinder((x - 0.013, y + 0.01, 0.045), (x + 0.013, y + 0.01, 0.045), 0.045, palette.rubber, 20)
            rubber.cylinder((x - 0.015, y + 0.01, 0.045), (x + 0.015, y + 0.01, 0.045), 0.02, palette.silver, 14)
    for z in (0.26, high - 0.012):
        frame.box((0, 0, z), (wide, deep, 0.022), tops or palette.laminate)
        for sy in (-1, 1):
            frame.box((0, sy * deep / 2, z + 0.012), (wide, 0.012, 0.045), palette.cabinet)
    handle_x = wide / 2 + 0.06
    for sy in (-1, 1):
        frame.tube([(wide / 2 - 0.02, sy * (deep / 2 - 0.02), high + 0.01),
                    (wide / 2 + 0.02, sy * (deep / 2 - 0.02), high + 0.07),
                    (handle_x, sy * (deep / 2 - 0.02), high + 0.09)], 0.0125, palette.chrome, 10)
    frame.cylinder((handle_x, -deep / 2 + 0.02, high + 0.09), (handle_x, deep / 2 - 0.02, high + 0.09), 0.0145,
                   palette.rubber, 12)
    return unit('trolley', frame, rubber, bevel=0.003)


def schematic(builder, palette, place, wide=0.42, high=0.297, seed=1):
    """A protection schematic on a white sheet: DC circuit rungs with contacts and coils, and a title block.

    `place` as for a Drawing, the lower left corner of the sheet."""
    drawing = Drawing(builder, place)
    ink, thin = palette.print_black, 0.0006
    drawing.rectangle(0, 0, wide, high, palette.paper)
    drawing.frame(0.012, 0.012, wide - 0.012, high - 0.012, 0.0009, ink)
    left, right, top = 0.035, wide - 0.035, high - 0.035
    rows = 7
    pitch = (top - 0.075) / rows
    for x in (left, right):
        drawing.line([(x, 0.075), (x, top)], 0.0011, palette.red if x == left else palette.blue)
    for i in range(rows):
        z, offset = top - (i + 0.5) * pitch, 0.03 * ((i * seed) % 3)
        stops = (left, left + 0.07 + offset, left + 0.085 + offset, left + 0.16, left + 0.175, right - 0.075,
                 right - 0.055, right)
        for x0, x1 in zip(stops[::2], stops[1::2]):
            drawing.line([(x0, z), (x1, z)], thin, ink)
        for x in (stops[1], stops[3]):
            drawing.line([(x, z), (x + 0.015, z + 0.007)], thin, ink)
            drawing.text(x + 0.008, z + 0.013, 0.006, f'K{i + 1}{int(x * 100) % 9}', ink)
        drawing.ring(right - 0.065, z, 0.010, thin, ink)
        drawing.text(right - 0.065, z - 0.0005, 0.006, ('TC1', '86', 'K5', '94', 'TC2', 'BF', 'K9')[i], ink)
        drawing.text(right - 0.032, z + 0.006, 0.005, str(11 + 2 * i), ink)
    drawing.frame(wide - 0.19, 0.012, wide - 0.012, 0.056, 0.0009, ink)
    drawing.line([(wide - 0.19, 0.034), (wide - 0.012, 0.034)], thin, ink)
    drawing.text(wide - 0.101, 0.045, 0.010, '33 kV FEEDER PROTECTION', ink)
    drawing.text(wide - 0.101, 0.023, 0.008, 'SCHEMATIC   SHEET 4 OF 11   REV C', ink)
