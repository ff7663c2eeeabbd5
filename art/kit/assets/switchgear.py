"""Indoor switchgear: gas-insulated and metal-clad panels, a withdrawn truck, a ring main unit, an auxiliary board.

Panels are units whose front is at y 0, facing −y, standing at z 0 and centred on x.
"""
import math

from ..materials import glass
from ..mesh import MeshBuilder
from .indoors import Face, Unit
from .relays import BAY_CONTROL, OVERCURRENT, control_switch, lamp, relay

GAS_WIDE, GAS_DEEP, GAS_HIGH = 0.6, 1.5, 2.4
CLAD_WIDE, CLAD_DEEP, CLAD_HIGH = 0.8, 1.9, 2.3
RING_HIGH = 1.45


def warning_triangle(face, x, z, size, proud=0.0):
    """The yellow triangle with the flash."""
    drawing, high = face.drawing(x, z, proud), size * 0.866
    drawing.polygon([(-size / 2, -high / 3), (size / 2, -high / 3), (0, high * 2 / 3)], face.palette.print_black, 1)
    drawing.polygon([(-size * 0.42, -high * 0.27), (size * 0.42, -high * 0.27), (0, high * 0.56)], face.palette.yellow,
                    2)
    drawing.polygon([(0.06 * size, 0.36 * size), (-0.10 * size, 0.06 * size), (0.0, 0.08 * size),
                     (-0.02 * size, -0.16 * size),
                     (0.10 * size, 0.15 * size), (0.0, 0.14 * size)], face.palette.print_black, 3)


def voltage_indicator(face, x, z, proud=0.0, live=True):
    """A capacitive voltage detecting system: three lamps over three test sockets."""
    palette = face.palette
    face.plate(x, z, 0.17, 0.075, 0.008, palette.graphite, proud, fine=True)
    drawing = face.drawing(x, z, proud + 0.008)
    for i, name in enumerate(('L1', 'L2', 'L3')):
        at = (i - 1) * 0.048
        face.stud(x + at, z + 0.016, 0.0065, 0.003, palette.led_amber if live else palette.led_off, proud + 0.008, 12)
        face.stud(x + at, z - 0.016, 0.008, 0.004, palette.silver, proud + 0.008, 12)
        face.stud(x + at, z - 0.016, 0.004, 0.0045, palette.black, proud + 0.008, 10)
        drawing.text(at + 0.018, 0.016, 0.010, name, palette.print_white)


def gauge(face, x, z, proud=0.0, radius=0.04):
    """A gas density gauge, its needle in the green."""
    palette = face.palette
    face.stud(x, z, radius, 0.022, palette.chrome, proud, 28)
    face.stud(x, z, radius * 0.88, 0.0225, palette.label_white, proud, 28)
    drawing = face.drawing(x, z, proud + 0.0225)
    for start, sweep, shade in ((220, 60, palette.red), (160, 190, palette.green)):
        angles = [math.radians(start - sweep * i / 12) for i in range(13)]
        arc = [(radius * 0.66 * math.cos(angle), radius * 0.66 * math.sin(angle)) for angle in angles]
        drawing.line(arc, radius * 0.14, shade, 2)
    drawing.line([(0, 0), (radius * 0.25, radius * 0.62)], radius * 0.07, palette.print_black, 3)
    drawing.text(0, -radius * 0.4, radius * 0.28, 'bar', palette.print_black)


def _arrow(drawing, x, z, size, material):
    drawing.polygon([(x, z - size), (x + size * 0.6, z), (x - size * 0.6, z)], material, 3)


def gas_mimic(face, x, top, proud=0.0, shade=None, closed=True):
    """Busbar, three-position disconnector, circuit-breaker, earth branch and cable, 0.42 m tall below `top`."""
    palette = face.palette
    shade, drawing, stroke = shade or palette.navy, face.drawing(x, top, proud), 0.007
    drawing.line([(-0.22, -0.012), (0.22, -0.012)], 0.012, shade)
    drawing.line([(0, -0.012), (0, -0.06)], stroke, shade)
    drawing.disc(0, -0.06, 0.008, shade)
    drawing.line([(0, -0.112), (0, -0.062) if closed else (-0.028, -0.068)], stroke, shade)
    drawing.disc(0, -0.112, 0.008, shade)
    drawing.line([(0.04, -0.085), (0.085, -0.085), (0.085, -0.10)], stroke * 0.7, shade)
    for i in range(3):
        drawing.line([(0.085 - 0.018 + 0.005 * i, -0.10 - 0.008 * i), (0.085 + 0.018 - 0.005 * i, -0.10 - 0.008 * i)],
                     stroke * 0.6, shade)
    drawing.line([(0, -0.112), (0, -0.165)], stroke, shade)
    drawing.frame(-0.026, -0.225, 0.026, -0.165, stroke * 0.8, shade)
    face.plate(x, top - 0.195, 0.034, 0.034, 0.003, palette.link_red if closed else palette.green, proud, fine=True)
    face.drawing(x, top - 0.195, proud + 0.003).text(0, 0, 0.024, 'I' if closed else 'O', palette.print_white)
    drawing.line([(0, -0.225), (0, -0.36)], stroke, shade)
    for side in (-0.032, 0.032):
        drawing.ring(0, -0.28 + side * 0.3, 0.016, stroke * 0.5, shade)
    _arrow(drawing, 0, -0.36, 0.028, shade)


def gas_insulated(palette, number, name, spec=OVERCURRENT, closed=True, colour=None, incomer=False):
    """A 33 kV gas-insulated panel: low voltage compartment, operating plate with the mimic, cable compartment."""
    face, w = Face(palette), GAS_WIDE
    colour = colour or palette.navy
    body = face.body
    body.box((0, GAS_DEEP / 2, 0.05), (w - 0.03, GAS_DEEP - 0.08, 0.1), palette.plinth)
    body.box((0, GAS_DEEP / 2 + 0.01, 1.25), (w - 0.004, GAS_DEEP, 2.3), palette.cabinet)
    # The pressure relief duct and the busbar tank behind the low voltage compartment.
    body.box((0, GAS_DEEP * 0.62, GAS_HIGH + 0.09), (w - 0.05, GAS_DEEP * 0.6, 0.18), palette.cabinet)
    face.plate(0, 2.345, w - 0.02, 0.085, 0.018, colour)
    face.drawing(-0.26, 2.345, 0.018).text(0, 0, 0.045, number, palette.print_white, 'LEFT')
    face.drawing(0.26, 2.345, 0.018).text(0, 0, 0.030, name, palette.print_white, 'RIGHT')
    face.plate(0, 1.95, w - 0.016, 0.68, 0.022, palette.cabinet_door)
    relay(face, -0.10, 2.07, spec, 0.022)
    relay(face, 0.13, 2.07, BAY_CONTROL, 0.022)
    for i, shade in enumerate(('red', 'green', 'amber')):
        lamp(face, -0.2 + i * 0.075, 1.83, shade, lit=(shade == 'red') == closed and shade != 'amber', proud=0.022)
        face.nameplate(-0.2 + i * 0.075, 1.80, 0.06, 0.014, ('CLOSED', 'OPEN', 'FAULT')[i], proud=0.022)
    control_switch(face, 0.06, 1.82, 'CB CONTROL', proud=0.022, angle=0.4 if closed else -0.4)
    control_switch(face, 0.17, 1.82, 'LOC / REM', ('LOC', 'REM'), proud=0.022, angle=0.5)
    for i in range(3):
        face.plate(-0.2 + i * 0.085, 1.69, 0.07, 0.045, 0.008, palette.graphite, 0.022, fine=True)
        face.drawing(-0.2 + i * 0.085, 1.69, 0.0305).text(0, 0, 0.014, ('TEST', 'TRIP', 'VT')[i], palette.print_white)
    face.plate(0, 1.235, w - 0.016, 0.70, 0.022, palette.cabinet_door)
    face.plate(0.02, 1.30, 0.52, 0.50, 0.002, palette.label_white, 0.022, fine=True)
    gas_mimic(face, 0.02, 1.53, 0.024, colour, closed)
    for i, (x, z, text) in enumerate(((-0.15, 1.42, 'DISCONNECTOR'), (-0.15, 1.32, 'EARTH'),
                                      (0.18, 1.36, 'SPRING CHARGED'))):
        if i < 2:
            face.stud(x, z, 0.022, 0.006, palette.chrome, 0.024, 24)
            face.stud(x, z, 0.014, 0.0065, palette.black, 0.024, 6)
        else:
            face.plate(x, z, 0.06, 0.03, 0.004, palette.graphite, 0.024, fine=True)
            face.plate(x, z, 0.044, 0.018, 0.005, palette.amber, 0.024, fine=True)
        face.drawing(x, z - 0.036, 0.024).text(0, 0, 0.012, text, palette.print_black)
    for x, shade, letter in ((0.15, palette.green, 'O'), (0.22, palette.link_red, 'I')):
        face.stud(x, 1.23, 0.022, 0.012, shade, 0.024, 24)
        face.drawing(x, 1.23, 0.0365).text(0, 0, 0.024, letter, palette.print_white)
    face.plate(-0.17, 1.17, 0.07, 0.028, 0.004, palette.graphite, 0.024, fine=True)
    face.drawing(-0.17, 1.17, 0.0285).text(0, 0, 0.018, '000217', palette.print_white)
    gauge(face, 0.20, 0.965, 0.022)
    voltage_indicator(face, -0.14, 0.955, 0.022)
    face.plate(0, 0.49, w - 0.016, 0.76, 0.022, palette.cabinet_door)
    warning_triangle(face, -0.18, 0.70, 0.11, 0.022)
    face.nameplate(0.05, 0.715, 0.26, 0.062, 'CABLE COMPARTMENT', palette.yellow, proud=0.022, size=0.019)
    face.nameplate(0.05, 0.64, 0.26, 0.05, 'EARTH BEFORE REMOVING COVER', palette.label_white, proud=0.022, size=0.0125)
    for x in (-0.14, 0.14):
        face.fine.tube([(x - 0.05, -0.022, 0.42), (x - 0.05, -0.062, 0.42), (x + 0.05, -0.062, 0.42),
                        (x + 0.05, -0.022, 0.42)], 0.007, palette.plinth, 8)
    for x in (-0.27, 0.27):
        for z in (0.15, 0.49, 0.83, 0.95, 1.53, 1.68, 2.25):
            face.stud(x, z, 0.008, 0.004, palette.chrome, 0.022, 8)
    if incomer:
        face.nameplate(0, 0.28, 0.3, 0.05, 'CT 1200/1 A  5P20', proud=0.022, size=0.022)
    return face.build(f'gas panel {number}', 0.004)


def metal_clad(palette, number, name, spec=OVERCURRENT, closed=True, colour=None, kilovolts=33, withdrawn=False):
    """A metal-clad panel with a withdrawable circuit-breaker. `withdrawn` leaves its compartment open and empty."""
    face, w = Face(palette), CLAD_WIDE
    colour = colour or palette.teal
    body = face.body
    body.box((0, CLAD_DEEP / 2, 0.04), (w - 0.03, CLAD_DEEP - 0.06, 0.08), palette.plinth)
    low, high = 0.08, CLAD_HIGH
    if withdrawn:
        body.box((0, CLAD_DEEP / 2 + 0.45, (low + high) / 2), (w - 0.004, CLAD_DEEP - 0.9, high - low), palette.cabinet)
        for side in (-1, 1):
            body.box((side * (w / 2 - 0.014), 0.46, (low + high) / 2), (0.024, 0.92, high - low), palette.cabinet)
        for z in (low + 0.01, 0.70, 1.58, high - 0.01):
            body.box((0, 0.46, z), (w - 0.01, 0.92, 0.02), palette.cabinet)
        _shutters(face)
    else:
        body.box((0, CLAD_DEEP / 2 + 0.01, (low + high) / 2), (w - 0.004, CLAD_DEEP, high - low), palette.cabinet)
        _breaker_door(face, closed)
    body.box((0, CLAD_DEEP * 0.55, high + 0.13), (w - 0.06, CLAD_DEEP * 0.75, 0.26), palette.cabinet)
    face.plate(0, 2.235, w - 0.02, 0.10, 0.02, colour)
    face.drawing(-0.35, 2.235, 0.02).text(0, 0, 0.055, number, palette.print_white, 'LEFT')
    face.drawing(0.35, 2.235, 0.02).text(0, 0, 0.036, name, palette.print_white, 'RIGHT')
    face.plate(0, 1.885, w - 0.02, 0.57, 0.024, palette.cabinet_door)
    relay(face, -0.20, 1.97, spec, 0.024)
    face.plate(0.02, 1.98, 0.096, 0.096, 0.016, palette.graphite, 0.024)
    face.drawing(0.02, 1.985, 0.0405).rectangle(-0.036, -0.02, 0.036, 0.03, palette.lcd)
    face.drawing(0.02, 1.99, 0.041).text(0, 0, 0.02, '33.1 kV' if kilovolts == 33 else '11.0 kV', palette.lcd_ink)
    for i, shade in enumerate(('red', 'green', 'amber')):
        lamp(face, 0.13 + i * 0.075, 2.02, shade, lit=shade == ('red' if closed else 'green'), proud=0.024)
        face.nameplate(0.13 + i * 0.075, 1.985, 0.06, 0.015, ('CLOSED', 'OPEN', 'TRIP')[i], proud=0.024)
    control_switch(face, 0.14, 1.88, 'CB CONTROL', proud=0.024, angle=0.4)
    control_switch(face, 0.26, 1.88, 'LOC / REM', ('LOC', 'REM'), proud=0.024, angle=0.5)
    for i in range(5):
        face.plate(-0.28 + i * 0.062, 1.74, 0.05, 0.09, 0.02, palette.graphite, 0.024, fine=True)
        face.plate(-0.28 + i * 0.062, 1.755, 0.034, 0.03, 0.021, palette.label_white, 0.024, fine=True)
    face.fine.box((0.345, -0.045, 1.885), (0.03, 0.03, 0.12), palette.plinth)
    face.plate(0, 0.39, w - 0.02, 0.60, 0.024, palette.cabinet_door)
    voltage_indicator(face, 0.2, 0.60, 0.024)
    warning_triangle(face, -0.25, 0.57, 0.11, 0.024)
    face.nameplate(-0.06, 0.585, 0.22, 0.05, 'CABLE BOX', palette.yellow, proud=0.024, size=0.026)
    for i in range(9):
        face.plate(0.0, 0.18 + i * 0.022, 0.4, 0.009, 0.004, palette.plinth, 0.024, fine=True)
    for x in (-0.365, 0.365):
        for z in (0.14, 0.39, 0.64, 1.64, 2.13):
            face.stud(x, z, 0.009, 0.005, palette.chrome, 0.024, 8)
    return face.build(f'metal-clad panel {number}', 0.004)


def _breaker_door(face, closed):
    palette, w = face.palette, CLAD_WIDE
    face.plate(0, 1.145, w - 0.02, 0.87, 0.026, palette.cabinet_door)
    face.plate(0, 1.145, w - 0.14, 0.72, 0.006, palette.cabinet_door, 0.026)
    # The window on the circuit-breaker's own indicators.
    face.plate(-0.12, 1.22, 0.24, 0.34, 0.008, palette.plinth, 0.032)
    face.plate(-0.12, 1.22, 0.20, 0.30, 0.001, palette.graphite, 0.040, fine=True)
    face.plate(-0.12, 1.30, 0.07, 0.05, 0.001, palette.link_red if closed else palette.green, 0.041, fine=True)
    face.drawing(-0.12, 1.30, 0.0425).text(0, 0, 0.03, 'I' if closed else 'O', palette.print_white)
    face.plate(-0.12, 1.22, 0.09, 0.03, 0.001, palette.amber, 0.041, fine=True)
    face.drawing(-0.12, 1.22, 0.0425).text(0, 0, 0.016, 'CHARGED', palette.print_black)
    face.plate(-0.12, 1.14, 0.08, 0.03, 0.001, palette.print_white, 0.041, fine=True)
    face.drawing(-0.12, 1.14, 0.0425).text(0, 0, 0.018, '001184', palette.print_black)
    drawing, shade = face.drawing(0.17, 1.40, 0.032), palette.navy
    drawing.line([(-0.1, 0), (0.1, 0)], 0.012, shade)
    drawing.line([(0, 0), (0, -0.06)], 0.008, shade)
    for z, way in ((-0.06, -1), (-0.205, 1)):
        drawing.line([(-0.02, z + 0.02 * way), (0, z), (0.02, z + 0.02 * way)], 0.006, shade)
    drawing.line([(0, -0.07), (0, -0.195)], 0.008, shade)
    face.plate(0.17, 1.265, 0.04, 0.04, 0.002, palette.link_red if closed else palette.green, 0.032, fine=True)
    drawing.line([(0, -0.21), (0, -0.3)], 0.008, shade)
    _arrow(drawing, 0, -0.3, 0.03, shade)
    face.stud(0.0, 0.87, 0.026, 0.008, palette.chrome, 0.032, 24)
    face.stud(0.0, 0.87, 0.015, 0.0085, palette.black, 0.032, 12)
    face.nameplate(0.13, 0.87, 0.13, 0.03, 'RACKING', proud=0.032, size=0.016)
    face.fine.box((0.345, -0.05, 1.15), (0.035, 0.04, 0.2), palette.plinth)
    face.fine.box((0.345, -0.075, 1.12), (0.026, 0.02, 0.14), palette.black)
    for z in (0.85, 1.15, 1.45):
        face.fine.cylinder((-0.385, -0.03, z - 0.05), (-0.385, -0.03, z + 0.05), 0.012, palette.chrome, 10)


def _shutters(face):
    """The back of an empty circuit-breaker compartment: two closed shutters, the guide rails and the earth bar."""
    palette = face.palette
    body = face.body
    body.box((0, 0.905, 1.14), (0.7, 0.01, 0.86), palette.cabinet_door)
    for z, shade, text in ((1.36, palette.link_red, 'BUSBARS'), (0.98, palette.yellow, 'CIRCUIT')):
        body.box((0, 0.895, z), (0.64, 0.012, 0.26), shade)
        face.drawing(0, z, -0.888).text(0, 0, 0.06, text, palette.print_white if z > 1 else palette.print_black)
    # The compartment's door stands open at a right angle.
    body.box((-0.387, -0.385, 1.145), (0.024, 0.74, 0.87), palette.cabinet_door)
    body.box((-0.372, -0.385, 1.145), (0.010, 0.62, 0.72), palette.cabinet)
    for side in (-1, 1):
        body.box((side * 0.30, 0.46, 0.725), (0.05, 0.9, 0.03), palette.zinc)
    body.box((0.34, 0.46, 0.80), (0.012, 0.9, 0.03), palette.copper)


def breaker_truck(palette, rails=True):
    """A vacuum circuit-breaker on its truck: mechanism box in front, three poles behind with their upper and lower
    contact arms. Its front is at y 0; wheels stand at z 0."""
    face = Face(palette)
    body, fine = face.body, face.fine
    body.box((0, 0.32, 0.17), (0.62, 0.64, 0.10), palette.zinc)
    body.box((0, 0.11, 0.62), (0.60, 0.22, 0.80), palette.cabinet_door)
    for sx in (-1, 1):
        for y in (0.1, 0.55):
            fine.cylinder((sx * 0.27, y, 0.06), (sx * 0.31, y, 0.06), 0.06, palette.plinth, 20)
            fine.cylinder((sx * 0.265, y, 0.06), (sx * 0.315, y, 0.06), 0.02, palette.chrome, 12)
            body.box((sx * 0.255, y, 0.11), (0.02, 0.08, 0.1), palette.zinc)
    face.plate(0, 0.70, 0.46, 0.46, 0.006, palette.cabinet)
    for x, z, shade, letter in ((-0.12, 0.82, palette.green, 'O'), (0.02, 0.82, palette.link_red, 'I')):
        face.stud(x, z, 0.028, 0.014, shade, 0.006, 24)
        face.drawing(x, z, 0.0205).text(0, 0, 0.03, letter, palette.print_white)
    face.plate(0.15, 0.82, 0.08, 0.05, 0.003, palette.green, 0.006, fine=True)
    face.drawing(0.15, 0.82, 0.0095).text(0, 0, 0.026, 'OPEN', palette.print_white)
    face.plate(-0.1, 0.70, 0.1, 0.04, 0.003, palette.amber, 0.006, fine=True)
    face.drawing(-0.1, 0.70, 0.0095).text(0, 0, 0.017, 'DISCHARGED', palette.print_black)
    face.plate(0.1, 0.70, 0.1, 0.035, 0.003, palette.plinth, 0.006, fine=True)
    face.drawing(0.1, 0.70, 0.0095).text(0, 0, 0.022, '000412', palette.print_white)
    face.nameplate(0, 0.57, 0.3, 0.11, '36 kV  1250 A  25 kA', palette.silver, proud=0.006, size=0.024)
    for side in (-1, 1):
        fine.tube([(side * 0.24, -0.0, 0.42), (side * 0.24, -0.06, 0.42), (side * 0.24, -0.06, 0.54),
                   (side * 0.24, 0, 0.54)], 0.010, palette.plinth, 8)
    for i in (-1, 0, 1):
        x = i * 0.2
        body.box((x, 0.36, 0.62), (0.13, 0.20, 0.76), palette.link_red)
        for z in (0.44, 0.82):
            fine.cylinder((x, 0.44, z), (x, 0.66, z), 0.045, palette.link_red, 20)
            fine.cylinder((x, 0.66, z), (x, 0.72, z), 0.024, palette.chrome, 16)
            for k in range(12):
                a = 2 * math.pi * k / 12
                fine.cylinder((x + 0.034 * math.cos(a), 0.69, z + 0.034 * math.sin(a)),
                              (x + 0.034 * math.cos(a), 0.78, z + 0.034 * math.sin(a)), 0.006, palette.copper, 6)
            fine.cylinder((x, 0.70, z), (x, 0.71, z), 0.042, palette.chrome, 18)
    if rails:
        for side in (-1, 1):
            body.box((side * 0.29, 0.5, 0.004), (0.06, 2.0, 0.008), palette.zinc)
    return face.build('breaker truck', 0.005)


def ring_main_unit(palette, names=('RING 1', 'TRANSFORMER', 'RING 2'), kilovolts=11, colour=None, earthed=(),
                   tall=RING_HIGH):
    """A gas-insulated ring main unit: per function a mimic with its switch, operating shafts, voltage indicator and the
    cover of its cable compartment. `earthed` numbers functions standing on earth. Centred on x."""
    face, pitch = Face(palette), 0.42
    wide, colour = pitch * len(names) + 0.04, colour or palette.navy
    face.body.box((0, 0.38, 0.03), (wide - 0.04, 0.7, 0.06), palette.plinth)
    face.body.box((0, 0.39, tall / 2 + 0.03), (wide, 0.76, tall - 0.06), palette.cabinet)
    face.body.box((0, 0.40, tall + 0.01), (wide + 0.02, 0.80, 0.03), palette.cabinet_door)
    face.plate(0, tall - 0.065, wide - 0.02, 0.09, 0.012, colour)
    face.drawing(0, tall - 0.065, 0.012).text(0, 0, 0.038, f'{kilovolts} kV RING MAIN UNIT', palette.print_white)
    middle, plate_z = 0.56 * tall, 0.72 * tall
    face.plate(0, plate_z, wide - 0.03, 0.36 * tall, 0.012, palette.cabinet_door)
    bus = plate_z + 0.15 * tall
    face.drawing(0, bus, 0.012).line([(-wide / 2 + 0.08, 0), (wide / 2 - 0.08, 0)], 0.010, colour)
    for i, name in enumerate(names):
        x = (i - (len(names) - 1) / 2) * pitch
        _ring_function(face, x, bus, name, i, colour, i in earthed, len(names) == 3 and i == 1)
        face.plate(x, 0.27 * tall, pitch - 0.02, 0.46 * tall, 0.018, palette.cabinet_door)
        voltage_indicator(face, x, 0.44 * tall, 0.018, live=i not in earthed)
        warning_triangle(face, x - 0.12, 0.33 * tall, 0.08, 0.018)
        face.nameplate(x + 0.05, 0.335 * tall, 0.2, 0.045, name, palette.yellow, proud=0.018, size=0.019)
        for side in (-1, 1):
            for z in (0.07 * tall, 0.47 * tall):
                face.stud(x + side * (pitch / 2 - 0.03), z, 0.008, 0.005, palette.chrome, 0.018, 8)
        face.fine.tube([(x - 0.06, -0.018, 0.22 * tall), (x - 0.06, -0.055, 0.22 * tall),
                        (x + 0.06, -0.055, 0.22 * tall),
                        (x + 0.06, -0.018, 0.22 * tall)], 0.007, palette.plinth, 8)
    gauge(face, wide / 2 - 0.075, middle + 0.005, 0.012, 0.028)
    # The operating handle on its clips, and the rating plate.
    low = plate_z - 0.13 * tall
    for x in (-wide / 2 + 0.12, -wide / 2 + 0.38):
        face.plate(x, low, 0.02, 0.04, 0.03, palette.graphite, 0.012, fine=True)
    face.fine.cylinder((-wide / 2 + 0.06, -0.05, low), (-wide / 2 + 0.46, -0.05, low), 0.012, palette.chrome, 14)
    face.fine.cylinder((-wide / 2 + 0.30, -0.05, low), (-wide / 2 + 0.46, -0.05, low), 0.016, palette.link_red, 14)
    face.plate(wide / 2 - 0.26, low, 0.16, 0.085, 0.002, palette.silver, 0.012, fine=True)
    for i, line in enumerate((f'Ur {12 if kilovolts == 11 else 36} kV   Ir 630 A', 'Ik 20 kA  3 s',
                              'SF6 FREE   IEC 62271-200')):
        face.drawing(wide / 2 - 0.26, low + 0.024 - 0.024 * i, 0.0145).text(0, 0, 0.013, line, palette.print_black)
    return face.build('ring main unit', 0.005)


def _ring_function(face, x, bus, name, number, colour, earthed, breaker):
    palette = face.palette
    drawing, stroke = face.drawing(x, bus, 0.012), 0.006
    drawing.line([(0, 0), (0, -0.05)], stroke, colour)
    drawing.disc(0, -0.05, 0.007, colour)
    # Three positions: the blade turns about the cable's end.
    drawing.line([(0, -0.112), (0.047, -0.082) if earthed else (0, -0.05)], stroke, colour)
    drawing.disc(0, -0.112, 0.007, colour)
    drawing.line([(0, -0.112), (0, -0.25)], stroke, colour)
    if breaker:
        drawing.rectangle(-0.018, -0.19, 0.018, -0.154, colour, 3)
    _arrow(drawing, 0, -0.25, 0.022, colour)
    drawing.line([(0.05, -0.08), (0.09, -0.08), (0.09, -0.10)], stroke * 0.7, colour)
    for k in range(3):
        drawing.line([(0.075 + 0.004 * k, -0.10 - 0.007 * k), (0.105 - 0.004 * k, -0.10 - 0.007 * k)], stroke * 0.6,
                     colour)
    for z, text, lit in ((-0.07, 'MAIN', not earthed), (-0.19, 'EARTH', earthed)):
        face.stud(x - 0.115, bus + z, 0.024, 0.007, palette.chrome, 0.012, 24)
        face.stud(x - 0.115, bus + z, 0.014, 0.0075, palette.black, 0.012, 6)
        face.plate(x - 0.115, bus + z - 0.044, 0.07, 0.022, 0.003, (palette.link_red if lit else palette.green), 0.012,
                   fine=True)
        face.drawing(x - 0.115, bus + z - 0.044, 0.0155).text(0, 0, 0.013, f'{text} {"ON" if lit else "OFF"}',
                                                              palette.print_white)
    face.plate(x + 0.10, bus - 0.19, 0.075, 0.075, 0.006, palette.graphite, 0.012, fine=True)
    face.drawing(x + 0.10, bus - 0.178, 0.0185).rectangle(-0.026, -0.012, 0.026, 0.018, palette.lcd)
    face.drawing(x + 0.10, bus - 0.176, 0.019).text(0, 0, 0.015, ('124 A', '63 A', '61 A')[number % 3], palette.lcd_ink)
    face.stud(x + 0.10, bus - 0.213, 0.006, 0.004, palette.led_green, 0.018, 10)


def low_voltage_board(palette, title='LVAC BOARD', wide=0.8, high=2.1, deep=0.4):
    """An auxiliary distribution board: incoming switch, meters, and outgoing circuit-breakers behind a window."""
    face = Face(palette)
    face.body.box((0, deep / 2, 0.05), (wide - 0.02, deep - 0.04, 0.1), palette.plinth)
    face.body.box((0, deep / 2, high / 2 + 0.05), (wide, deep, high - 0.1), palette.cabinet)
    face.plate(0, high / 2 + 0.05, wide - 0.03, high - 0.14, 0.018, palette.cabinet_door)
    face.nameplate(0, high - 0.09, wide - 0.14, 0.06, title, palette.navy, palette.print_white, 0.018, 0.034)
    for i in range(3):
        x = -0.17 + i * 0.17
        face.plate(x, high - 0.25, 0.096, 0.096, 0.014, palette.graphite, 0.018)
        drawing = face.drawing(x, high - 0.25, 0.0325)
        drawing.rectangle(-0.036, -0.016, 0.036, 0.026, palette.lcd)
        drawing.text(0, 0.005, 0.02, ('231 V', '42.6 A', '50.01 Hz')[i], palette.lcd_ink, layer=5)
    face.plate(0, high - 0.47, 0.18, 0.2, 0.02, palette.graphite, 0.018)
    face.stud(0, high - 0.47, 0.045, 0.02, palette.link_red, 0.038, 28)
    face.fine.box((0, -0.085, high - 0.47), (0.026, 0.05, 0.12), palette.link_red)
    for row in range(3):
        z = high - 0.75 - row * 0.3
        face.plate(0, z, wide - 0.16, 0.18, 0.004, palette.plinth, 0.018, fine=True)
        for i in range(14):
            x = -wide / 2 + 0.13 + i * (wide - 0.26) / 13
            face.plate(x, z, 0.036, 0.09, 0.012, palette.clean_white, 0.022, fine=True)
            face.plate(x, z + 0.006, 0.02, 0.022, 0.018, palette.graphite if (i + row) % 5 else palette.teal, 0.034,
                       fine=True)
            face.plate(x, z - 0.068, 0.032, 0.02, 0.001, palette.label_white, 0.022, fine=True)
    pane = MeshBuilder()
    pane.box((0, -0.085, high - 1.05), (wide - 0.12, 0.004, 0.84), glass('cubicle glass', '#f6f9f8'))
    face.fine.box((wide / 2 - 0.05, -0.045, high / 2), (0.028, 0.05, 0.14), palette.plinth)
    return Unit(face.build('low voltage board', 0.003).objects + [pane.build('pane', link=False)])
