"""What stands on screens: network mimics, single line diagrams with results, fault plots, event records, alarm lists.

Every function draws from the lower left corner of a screen `width` × `height` metres, for `console.screen`.
"""
import functools
import math


def _window(drawing, palette, width, height, title, light=False):
    """The screen's ground and the title bar of the program. Returns the height of a text line."""
    unit = height / 34
    drawing.rectangle(0, 0, width, height, palette.screen_paper if light else palette.screen_night, 1)
    drawing.rectangle(0, height - 2.2 * unit, width, height, palette.screen_panel, 2)
    drawing.text(unit, height - 1.1 * unit, 1.25 * unit, title, palette.screen_line, 'LEFT', 5)
    for i, shade in enumerate((palette.screen_dim, palette.screen_dim, palette.screen_teal)):
        drawing.rectangle(width - (2.2 + 2.2 * i) * unit, height - 1.5 * unit, width - (1 + 2.2 * i) * unit,
                          height - 0.7 * unit, shade, 3)
    return unit


def breaker(drawing, x, z, size, shade, closed=True, layer=4):
    """A circuit-breaker on a conductor: a square, filled when closed."""
    half = size / 2
    if closed:
        drawing.rectangle(x - half, z - half, x + half, z + half, shade, layer)
    else:
        drawing.frame(x - half, z - half, x + half, z + half, size * 0.16, shade, layer + 1)


def transformer(drawing, x, z, radius, width, high, low):
    drawing.ring(x, z + radius * 0.62, radius, width, high, 4)
    drawing.ring(x, z - radius * 0.62, radius, width, low, 4)


def _substation(drawing, palette, left, bottom, wide, tall, unit, opened=None, light=False, results=True):
    """Two incoming circuits, two transformers, a 33 kV busbar with a section switch and six feeders."""
    high, low = (palette.screen_red, palette.screen_blue) if light else (palette.screen_amber, palette.screen_teal)
    ink = palette.screen_ink if light else palette.screen_line
    stroke = unit * 0.22
    upper, lower = bottom + tall * 0.80, bottom + tall * 0.34
    drawing.line([(left, upper), (left + wide * 0.47, upper)], stroke * 2.2, high)
    drawing.line([(left + wide * 0.53, upper), (left + wide, upper)], stroke * 2.2, high)
    drawing.line([(left + wide * 0.47, upper), (left + wide * 0.53, upper)], stroke, high)
    breaker(drawing, left + wide * 0.5, upper, unit * 1.1, high)
    drawing.text(left, upper + unit * 1.0, unit * 1.05, '132 kV  MAIN 1', ink, 'LEFT')
    drawing.text(left + wide, upper + unit * 1.0, unit * 1.05, '132 kV  MAIN 2', ink, 'RIGHT')
    for i, x in enumerate((left + wide * 0.12, left + wide * 0.88)):
        drawing.line([(x, upper), (x, bottom + tall * 0.97)], stroke, high)
        breaker(drawing, x, upper + unit * 2.4, unit * 1.1, high)
        drawing.polygon([(x - unit * 0.5, bottom + tall * 0.97), (x + unit * 0.5, bottom + tall * 0.97),
                         (x, bottom + tall)], high, 4)
        drawing.text(x + unit * (1 if i == 0 else -1), bottom + tall * 0.955, unit * 0.95, f'LINE {i + 1}', ink,
                     'LEFT' if i == 0 else 'RIGHT')
    for i, x in enumerate((left + wide * 0.27, left + wide * 0.73)):
        middle = (upper + lower) / 2
        drawing.line([(x, upper), (x, middle + unit * 2.1)], stroke, high)
        breaker(drawing, x, upper - unit * 1.9, unit * 1.1, high)
        transformer(drawing, x, middle, unit * 1.35, stroke, high, low)
        drawing.line([(x, middle - unit * 2.1), (x, lower)], stroke, low)
        breaker(drawing, x, lower + unit * 1.9, unit * 1.1, low)
        if results:
            lines = (('T1  60 MVA', '31.4 MW', '8.2 Mvar', 'tap 9')) if i == 0 else ('T2  60 MVA', '30.9 MW',
                                                                                     '8.0 Mvar', 'tap 9')
            for k, line in enumerate(lines):
                drawing.text(x + unit * 2, middle + unit * (1.9 - 1.3 * k), unit * 1.0, line,
                             ink if k != 1 else (palette.screen_green if light else palette.screen_amber), 'LEFT')
    drawing.line([(left, lower), (left + wide * 0.47, lower)], stroke * 2.2, low)
    drawing.line([(left + wide * 0.53, lower), (left + wide, lower)], stroke * 2.2, low)
    drawing.line([(left + wide * 0.47, lower), (left + wide * 0.53, lower)], stroke, low)
    breaker(drawing, left + wide * 0.5, lower, unit * 1.1, low, closed=opened != 'section')
    drawing.text(left, lower + unit * 1.0, unit * 1.05, '33 kV  1.012 pu', ink, 'LEFT')
    drawing.text(left + wide, lower + unit * 1.0, unit * 1.05, '33 kV  1.011 pu', ink, 'RIGHT')
    for i in range(6):
        x = left + wide * (0.05 + 0.18 * i)
        drawing.line([(x, lower), (x, bottom + tall * 0.12)], stroke, low)
        shade = palette.screen_red if opened == i else low
        breaker(drawing, x, lower - unit * 1.9, unit * 1.1, shade, closed=opened != i)
        drawing.polygon([(x, bottom + tall * 0.09), (x + unit * 0.6, bottom + tall * 0.14),
                         (x - unit * 0.6, bottom + tall * 0.14)], low, 4)
        drawing.text(x, bottom + tall * 0.055, unit * 0.95, ('FDR 1', 'FDR 2', 'BESS 1', 'BESS 2', 'PV 1', 'FDR 3')[i],
                     ink)
        if results:
            drawing.text(x + unit * 0.6, bottom + tall * 0.2, unit * 0.85,
                         ('9.1 MW', '7.8 MW', '12.5', '12.5', '-10.2', '8.4 MW')[i],
                         ink, 'LEFT')
        if opened == i:
            drawing.text(x + unit * 0.9, lower - unit * 1.9, unit * 0.95, 'OPEN', palette.screen_red, 'LEFT')


def single_line(drawing, palette, width, height):
    """A study program: the single line diagram with load flow results, and the list of cases beside it."""
    unit = _window(drawing, palette, width, height, 'LOAD FLOW   WINTER MAXIMUM 2027   CONVERGED 4 ITERATIONS',
                   light=True)
    drawing.rectangle(0, 0, width * 0.17, height - 2.2 * unit, palette.screen_line, 2)
    for i, line in enumerate(('CASES', 'Winter max', 'Summer min', 'N-1  T1 out', 'N-1  Line 2', 'BESS import',
                              'BESS export',
                              'PV maximum', 'RESULTS', 'Voltages', 'Flows', 'Losses', 'Fault level')):
        z = height - unit * (4 + 1.75 * i)
        if i == 1:
            drawing.rectangle(0, z - 0.85 * unit, width * 0.17, z + 0.85 * unit, palette.screen_teal, 3)
        drawing.text(unit * 0.8, z, unit * 1.05, line, palette.screen_ink, 'LEFT', 5)
    _substation(drawing, palette, width * 0.22, unit * 1.5, width * 0.74, height - unit * 5, unit, light=True)


def fault_plot(drawing, palette, width, height):
    """Voltage against time at the point of connection: a fault of 140 ms, the recovery, and the ride-through limit."""
    unit = _window(drawing, palette, width, height, 'RMS SIMULATION   THREE-PHASE FAULT AT 132 kV   140 ms')
    left, right = width * 0.10, width * 0.965
    for panel, (low, high, title, shade) in enumerate(((0.47, 0.90, 'VOLTAGE AT POINT OF CONNECTION  pu',
                                                        palette.screen_amber),
                                                       (0.09, 0.38, 'REACTIVE POWER  Mvar', palette.screen_teal))):
        bottom, top = low * height, high * height
        drawing.frame(left, bottom, right, top, unit * 0.12, palette.screen_dim, 3)
        for i in range(1, 8):
            x = left + (right - left) * i / 8
            drawing.line([(x, bottom), (x, top)], unit * 0.05, palette.screen_dim)
        for i in range(1, 5):
            z = bottom + (top - bottom) * i / 5
            drawing.line([(left, z), (right, z)], unit * 0.05, palette.screen_dim)
        for i in range(0, 9, 2):
            drawing.text(left + (right - left) * i / 8, bottom - unit * 1.1, unit * 1.0, f'{i * 0.25:.1f} s',
                         palette.screen_line)
        for i in range(0, 6):
            mark = f'{i * 0.25:.2f}' if panel == 0 else f'{i * 15 - 15}'
            drawing.text(left - unit * 0.6, bottom + (top - bottom) * i / 5, unit * 0.95, mark, palette.screen_line,
                         'RIGHT')
        drawing.text(left + unit, top + unit * 1.0, unit * 1.1, title, palette.screen_line, 'LEFT')
        points = []
        for i in range(161):
            seconds = i / 80
            value = _voltage(seconds) / 1.25 if panel == 0 else _reactive(seconds)
            points.append((left + (right - left) * i / 160, bottom + (top - bottom) * value))
        drawing.line(points, unit * 0.26, shade, 4)
        if panel == 0:
            limit = ((0, 0.9), (0.5, 0.9), (0.5, 0.0), (0.64, 0.0), (0.64, 0.3), (1.5, 0.9), (2, 0.9))
            corners = [(left + (right - left) * s / 2, bottom + (top - bottom) * v / 1.25) for s, v in limit]
            drawing.line(corners, unit * 0.16, palette.screen_red, 3)
            drawing.text(left + (right - left) * 0.62, bottom + (top - bottom) * 0.38, unit * 1.0,
                         'RIDE-THROUGH LIMIT', palette.screen_red, 'LEFT')


def _voltage(seconds):
    """Per unit: healthy, 0.12 during the fault at 0.5 s, then a recovery that overshoots and settles."""
    if seconds < 0.5:
        return 1.01
    if seconds < 0.64:
        return 0.12 + 0.02 * math.exp(-(seconds - 0.5) * 40)
    after = seconds - 0.64
    return 1.01 - 0.30 * math.exp(-after * 9) + 0.05 * math.sin(after * 16) * math.exp(-after * 3.2)


def _reactive(seconds):
    """As a fraction of the plot's height."""
    if seconds < 0.5:
        return 0.28
    if seconds < 0.64:
        return 0.86 - 0.2 * math.exp(-(seconds - 0.5) * 40)
    after = seconds - 0.64
    return 0.28 + 0.36 * math.exp(-after * 5) * math.cos(after * 13)


def mimic(drawing, palette, width, height, opened=2, title='TRAINING NETWORK   SUBSTATION A   132/33 kV'):
    """The mimic of one substation on a dark screen, with one feeder's circuit-breaker open."""
    unit = _window(drawing, palette, width, height, title)
    _substation(drawing, palette, width * 0.08, unit * 1.5, width * 0.84, height - unit * 5.5, unit, opened)


def network(drawing, palette, width, height):
    """An overview of a network: six substations joined by lines."""
    unit = _window(drawing, palette, width, height, 'TRAINING NETWORK   OVERVIEW')
    places = [(0.14, 0.72), (0.42, 0.80), (0.76, 0.74), (0.20, 0.32), (0.52, 0.40), (0.84, 0.30)]
    lines = [(0, 1), (1, 2), (0, 3), (1, 4), (2, 5), (3, 4), (4, 5)]
    for first, second in lines:
        (x0, z0), (x1, z1) = places[first], places[second]
        shade = palette.screen_amber if first < 3 and second < 3 else palette.screen_teal
        drawing.line([(x0 * width, z0 * height), (x1 * width, z0 * height), (x1 * width, z1 * height)], unit * 0.2,
                     shade)
    for i, (x, z) in enumerate(places):
        x, z = x * width, z * height
        drawing.rectangle(x - unit * 3.6, z - unit * 2.4, x + unit * 3.6, z + unit * 2.4, palette.screen_panel, 4)
        drawing.frame(x - unit * 3.6, z - unit * 2.4, x + unit * 3.6, z + unit * 2.4, unit * 0.12, palette.screen_line,
                      5)
        drawing.text(x, z + unit * 1.1, unit * 1.2, f'SUB {"ABCDEF"[i]}', palette.screen_line, layer=6)
        drawing.text(x, z - unit * 0.4, unit * 1.0, ('132.8 kV', '132.1 kV', '131.9 kV', '33.2 kV', '33.1 kV',
                                                     '32.9 kV')[i], palette.screen_green, layer=6)
        drawing.text(x, z - unit * 1.7, unit * 0.9, ('62 MW', '48 MW', '35 MW', '21 MW', '18 MW', '12 MW')[i],
                     palette.screen_line, layer=6)
    drawing.text(unit * 1.2, unit * 1.4, unit * 1.1, 'DNP3  6 OUTSTATIONS  ALL SCANNED', palette.screen_teal, 'LEFT')


_ALARMS = (('09:14:22.318', 'SUB A  BESS 1  CB OPEN', 'red'), ('09:14:22.264', 'SUB A  BESS 1  51 TRIP', 'red'),
           ('09:14:22.041', 'SUB A  BESS 1  51 START', 'amber'), ('09:14:21.990', 'SUB A  33 kV  LOW VOLTS', 'amber'),
           ('09:02:10.500', 'SUB C  T2  TAP CHANGED 9', 'line'), ('08:57:44.120', 'SUB B  BATTERY CHARGER', 'amber'),
           ('08:57:49.870', 'SUB B  CHARGER NORMAL', 'green'), ('08:41:03.006', 'SUB D  FDR 2  CB CLOSED', 'line'),
           ('08:40:55.713', 'SUB D  FDR 2  REMOTE', 'line'), ('08:31:20.442', 'SUB E  COMMS RESTORED', 'green'),
           ('08:30:02.991', 'SUB E  COMMS FAIL', 'amber'), ('08:12:36.208', 'SUB F  DOOR CLOSED', 'line'))


def alarms(drawing, palette, width, height):
    """A list of alarms, newest first, coloured by priority."""
    unit = _window(drawing, palette, width, height, 'ALARMS   2 UNACKNOWLEDGED')
    for i, (time, text, shade) in enumerate(_ALARMS):
        z = height - unit * (4.4 + 2.35 * i)
        if i < 2:
            drawing.rectangle(unit, z - unit * 1.05, width - unit, z + unit * 1.05, palette.screen_panel, 2)
        ink = getattr(palette, f'screen_{shade}')
        drawing.rectangle(unit * 1.4, z - unit * 0.5, unit * 2.4, z + unit * 0.5, ink, 4)
        drawing.text(unit * 3.4, z, unit * 1.3, time, palette.screen_line, 'LEFT')
        drawing.text(width * 0.33, z, unit * 1.3, text, ink, 'LEFT')


def event_record(drawing, palette, width, height):
    """A relay's disturbance record: three currents through a fault, and the tracks of its digital signals."""
    unit = _window(drawing, palette, width, height, 'EVENT RECORD 0047   F12   51 TRIP', light=True)
    left, right = width * 0.10, width * 0.96
    for phase, shade in enumerate((palette.screen_red, palette.screen_amber, palette.screen_blue)):
        middle = height * (0.80 - 0.185 * phase)
        drawing.line([(left, middle), (right, middle)], unit * 0.06, palette.screen_dim)
        drawing.text(unit, middle, unit * 1.3, f'I{"ABC"[phase]}', palette.screen_ink, 'LEFT')
        points = []
        for i in range(221):
            t = i / 220
            size = (0.25 if t < 0.3 else 1.0 * (1 + 0.5 * math.exp(-(t - 0.3) * 18)) if t < 0.72 else 0.0)
            points.append((left + (right - left) * t,
                           middle + height * 0.055 * size * math.sin(t * 75 + phase * 2.094)))
        drawing.line(points, unit * 0.16, shade, 4)
    for track, (name, start, end) in enumerate((('51 START', 0.31, 0.76), ('51 TRIP', 0.60, 0.78),
                                                ('TRIP CCT', 0.61, 0.78), ('CB OPEN', 0.72, 1.0))):
        z = height * (0.245 - 0.055 * track)
        drawing.line([(left, z), (right, z)], unit * 0.06, palette.screen_dim)
        drawing.rectangle(left + (right - left) * start, z, left + (right - left) * end, z + unit * 1.1,
                          palette.screen_teal, 4)
        drawing.text(left + unit * 0.5, z + unit * 0.8, unit * 0.95, name, palette.screen_ink, 'LEFT', 6)


def drawn(draw, palette, **options):
    """The drawing function with its palette, as `console.screen` and `console.laptop` call it."""
    return functools.partial(_call, draw, palette, options)


def _call(draw, palette, options, drawing, width, height):
    draw(drawing, palette, width, height, **options)
