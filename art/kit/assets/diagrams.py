"""What stands on the sheets and screens: a single line diagram, a layout, per unit, characteristics, a load flow."""
import cmath
import math

from . import load_flow
from .symbols import (
    arrester, breaker, chain, current_transformer, disconnector, earth, earth_switch, feeder, relay, sealing_end,
    transformer, voltage_transformer,
)


def frame(drawing, title, number, revision='C', scale='NTS'):
    """Border with grid letters, and a title block in the lower right corner. For sheets of A3 and larger."""
    width, height = drawing.width, drawing.height
    drawing.rectangle(8, 8, width - 16, height - 16, 0.3)
    drawing.rectangle(18, 14, width - 32, height - 28, 0.9)
    for i in range(8):
        x = 18 + (width - 32) * (i + 0.5) / 8
        for y in (9.5, height - 12.7):
            drawing.text(i + 1, x, y, 3, align='centre')
    for i in range(6):
        for x in (13, width - 11):
            drawing.text('FEDCBA'[i], x, 14 + (height - 28) * (i + 0.5) / 6, 3, align='centre')
    left, bottom = width - 14 - 180, 14
    drawing.rectangle(left, bottom, 180, 56, 0.7)
    for y in (14, 28, 42):
        drawing.line((left, bottom + y), (left + 180, bottom + y), pen=0.3)
    for x, y0, y1 in ((110, 0, 14), (145, 0, 14)):
        drawing.line((left + x, bottom + y0), (left + x, bottom + y1), pen=0.3)
    drawing.text('OHMBRIDGE POWER ENGINEERING', left + 5, bottom + 46, 5, face='bold')
    drawing.text(title, left + 5, bottom + 32, 4.6)
    drawing.text('FOR REVIEW', left + 5, bottom + 19, 3.4)
    drawing.text(number, left + 5, bottom + 4.5, 5, face='bold')
    drawing.text(f'REV {revision}', left + 113, bottom + 5, 4)
    drawing.text(f'SCALE {scale}', left + 148, bottom + 5, 3)


def substation(drawing, left=70, top=560, ink=None):
    """Single line diagram of a 132/33 kV substation: two lines, two transformers, 33 kV board. 470 × 480 mm."""
    busbar, low = top - 118, top - 318
    lines, banks = (left + 60, left + 400), (left + 130, left + 330)
    for name, x in zip(('NORTHGATE', 'QUAY'), lines):
        drawing.text(f'{name} 132 kV', x, top + 4, 4, align='centre')
        drawing.arrow(x, top - 1, 4, 90)
        drawing.line((x, top), (x, top - 6))
        chain(drawing, x, top - 6, arrester, 10, voltage_transformer, 8, disconnector, 4, earth_switch, 8,
              current_transformer, 4, breaker, 4, disconnector, 0)
        drawing.line((x, top - 100), (x, busbar))
        relay(drawing, x + 9, top - 64, ('Z<', '3I dl'), 16)
    middle = left + 230
    for x0, x1 in ((left + 20, middle - 8), (middle + 8, left + 440)):
        drawing.line((x0, busbar), (x1, busbar), pen=1.6, ink=ink)
    drawing.line((middle - 8, busbar - 2.4), (middle - 8, busbar + 2.4))
    drawing.line((middle - 7, busbar + 5), (middle + 8, busbar))
    drawing.text('132 kV  1250 A  31.5 kA', left + 22, busbar + 4, 4)
    for number, x in enumerate(banks, 1):
        y = chain(drawing, x, busbar, 6, disconnector, 2, breaker, 2, current_transformer, arrester, 22)
        drawing.text(f'T{number}', x + 13, y - 12, 5, face='bold')
        for i, words in enumerate(('60 MVA  ONAN/ONAF', '132/33 kV  YNd1', 'X = 15 %')):
            drawing.text(words, x + 13, y - 18 - 5 * i, 3.2)
        relay(drawing, x - 30, y - 8, ('3Id>', 'I>>', 'Buch'), 16)
        y = chain(drawing, x, y, transformer, 8)
        drawing.line((x, y), (x + 24, y), (x + 24, y - 3))
        drawing.circle(x + 24, y - 6, 3)
        drawing.text('EAT', x + 29, y - 7, 2.8)
        earth(drawing, x + 24, y - 9)
        y = chain(drawing, x, y, 4, current_transformer, 2, breaker)
        drawing.line((x, y), (x, low))
    for x0, x1 in ((left, middle - 22), (middle + 22, left + 460)):
        drawing.line((x0, low), (x1, low), pen=1.6, ink=ink)
    drawing.text('33 kV  2000 A  25 kA', left + 2, low + 4, 4)
    drawing.line((middle - 22, low), (middle - 22, low - 10), (middle - 8, low - 10))
    drawing.line((middle + 22, low), (middle + 22, low - 10), (middle + 6, low - 10))
    for slope in (-1, 1):
        drawing.line((middle - 9.8, low - 10 - 1.8 * slope), (middle - 6.2, low - 10 + 1.8 * slope))
    drawing.line((middle - 7, low - 5), (middle + 6, low - 10))
    drawing.text('BUS SECTION', middle, low - 19, 3, align='centre')
    for i, offset in enumerate((20, 80, 190, 270, 380, 440)):
        x = left + offset
        y = chain(drawing, x, low, 6, breaker, 2, current_transformer, 4, sealing_end, feeder)
        relay(drawing, x + 9, low - 28, ('I>', 'Io>'), 12)
        drawing.text(f'F{i + 1}', x, y - 7, 4.2, align='centre')


def layout(drawing, left, bottom, scale=1.0, ink=None, equipment=None, ground=None):
    """Plan of a substation with two bays and two transformers, about 400 × 240 mm at scale 1."""
    def at(x, y):
        return left + x * scale, bottom + y * scale

    def box(x, y, width, height, **options):
        drawing.rectangle(*at(x, y), width * scale, height * scale, ink=options.pop('ink', ink), **options)

    if ground:
        drawing.rectangle(*at(0, 0), 400 * scale, 240 * scale, fill=ground, pen=0)
    box(0, 0, 400, 240, dash=4)
    box(5, 5, 390, 230)
    box(0, 14, 400, 24, pen=0.3)
    drawing.text('ACCESS ROAD', *at(200, 23), 5 * scale, ink=ink, align='centre')
    for y in (150, 158, 166):
        drawing.line(at(30, y), at(290, y), ink=equipment)
    for bay, x in enumerate((70, 230)):
        for phase in (-8, 0, 8):
            drawing.line(at(x + phase, 226), at(x + phase, 98), ink=equipment)
            for y in (214, 200, 186, 178, 140, 128, 114):
                drawing.circle(*at(x + phase, y), 2.4 * scale, ink=equipment)
        box(x - 13, 190, 26, 6)
        box(x - 13, 118, 26, 6)
        box(x - 22, 56, 44, 40)
        box(x - 13, 64, 26, 22, ink=equipment)
        for phase in (-8, 0, 8):
            drawing.circle(*at(x + phase, 88), 2.0 * scale, ink=equipment)
        drawing.text(f'T{bay + 1}', *at(x, 71), 7 * scale, ink=ink, align='centre')
        box(x - 16, 222, 32, 5)
        drawing.text(f'LINE {bay + 1}', *at(x + 20, 214), 5 * scale, ink=ink)
    box(312, 60, 66, 150)
    box(318, 66, 54, 60, pen=0.3)
    box(318, 132, 54, 70, pen=0.3)
    drawing.text('33 kV', *at(345, 98), 6 * scale, ink=ink, align='centre')
    drawing.text('SWITCHROOM', *at(345, 88), 5 * scale, ink=ink, align='centre')
    drawing.text('CONTROL', *at(345, 166), 6 * scale, ink=ink, align='centre')
    for x in range(318, 372, 6):
        drawing.line(at(x, 66), at(x, 82), pen=0.3, ink=ink)
    drawing.line(at(70, 132), at(230, 132), pen=0.3, ink=ink, dash=3)
    for x0, x1, y, words in ((70, 230, 106, '32 000'), (5, 395, -12, '78 000')):
        drawing.line(at(x0, y), at(x1, y), pen=0.35, ink=ink)
        drawing.arrow(*at(x0, y), 5 * scale, 180, ink)
        drawing.arrow(*at(x1, y), 5 * scale, 0, ink)
        drawing.text(words, *at((x0 + x1) / 2, y + 2.5), 5 * scale, ink=ink, align='centre')


def per_unit(drawing, accent, quiet):
    """A transformer between two busbars, its base quantities and the fault level they give. 2400 × 1000 mm."""
    base, rating, reactance, infeed, high, low = 100.0, 60.0, 0.15, 5000.0, 132.0, 33.0
    source, bank = base / infeed, reactance * base / rating
    current = base / math.sqrt(3) / low
    fault = 1 / (source + bank)
    line, y = 9, 640
    drawing.circle(190, y, 62)
    drawing.text('~', 190, y - 34, 80, align='centre')
    drawing.line((252, y), (330, y))
    drawing.rectangle(330, y - 28, 150, 56)
    drawing.line((480, y), (700, y))
    drawing.line((700, y - 170), (700, y + 170), pen=line * 2.2, ink=accent)
    drawing.line((700, y), (900, y))
    drawing.circle(970, y, 70)
    drawing.circle(1065, y, 70)
    drawing.line((1135, y), (1330, y))
    drawing.line((1330, y - 170), (1330, y + 170), pen=line * 2.2, ink=accent)
    drawing.line((1330, y - 90), (1450, y - 90), (1450, y - 150))
    drawing.arrow(1450, y - 205, 58)
    for words, x, above in (('1', 700, 190), ('2', 1330, 190)):
        drawing.text(words, x, y + above, 60, ink=accent, align='centre')
    drawing.text(f'{high:.0f} kV', 700, y - 240, 52, ink=quiet, align='centre')
    drawing.text(f'{low:.0f} kV', 1300, y - 240, 52, ink=quiet, align='centre')
    drawing.text(f'j{source:.2f}', 405, y + 50, 58, align='centre')
    drawing.text(f'j{bank:.2f}', 1018, y + 92, 58, align='centre')
    drawing.text(f'{rating:.0f} MVA  {reactance:.0%}'.replace('%', ' %'), 1018, y - 140, 46, ink=quiet, align='centre')
    drawing.text('1.0 p.u.', 190, y - 130, 46, ink=quiet, align='centre')
    column = 1610
    rows = (
        (f'S base = {base:.0f} MVA', None),
        (f'I base (33) = {current * 1000:.0f} A', None),
        (f'Z base (33) = {low**2 / base:.2f} Ω', None),
        (f'X T = {reactance} × {base:.0f}/{rating:.0f} = {bank:.2f}', None),
        (f'I f = 1/({source:.2f} + {bank:.2f}) = {fault:.2f} p.u.', None),
        (f'= {fault * current:.2f} kA', accent),
    )
    for i, (words, shade) in enumerate(rows):
        drawing.text(words, column + (60 if shade else 0), 850 - 112 * i, 54, ink=shade)
    drawing.line((column + 50, 240), (column + 400, 236), ink=accent)
    drawing.text('per unit: one base, no turns ratios', 120, 150, 50, ink=quiet)
    drawing.line((1540, 900), (1540, 180), pen=5, ink=quiet)


def mho(drawing, left, bottom, size, zones, ink, quiet, line):
    """Three mho zones of a line of 8 Ω at 75° on the R–X plane; `zones` are their inks. `size` is the plot's, in mm."""
    ohm, angle = size / 26, math.radians(75)
    origin = (left + 9.5 * ohm, bottom + 4 * ohm)
    for i in range(27):
        x = left + ohm * i
        major = (i - 9.5) % 5 == 0.5
        if major:
            drawing.line((x, bottom), (x, bottom + size), pen=0.25, ink=quiet)
            drawing.line((left, bottom + ohm * i), (left + size, bottom + ohm * i), pen=0.25, ink=quiet)
    drawing.line((left, origin[1]), (left + size, origin[1]), pen=0.5, ink=ink)
    drawing.line((origin[0], bottom), (origin[0], bottom + size), pen=0.5, ink=ink)
    drawing.text('R', left + size - size * 0.03, origin[1] - size * 0.05, size * 0.03, ink=ink, align='right')
    drawing.text('X', origin[0] + size * 0.02, bottom + size * 0.95, size * 0.03, ink=ink)
    for (name, reach), shade in zip((('Z1', 0.8), ('Z2', 1.2), ('Z3', 2.0)), zones):
        diameter = 8 * reach * ohm
        drawing.circle(origin[0] + diameter / 2 * math.cos(angle), origin[1] + diameter / 2 * math.sin(angle),
                       diameter / 2, pen=size * 0.006, ink=shade)
        drawing.text(name, origin[0] + diameter * math.cos(angle) + size * 0.015,
                     origin[1] + diameter * math.sin(angle) + size * 0.012, size * 0.034, ink=shade)
        for degrees in (45, 60, 75, 90, 105):
            reached = diameter * math.cos(math.radians(degrees) - angle)
            x, y = (origin[0] + reached * math.cos(math.radians(degrees)),
                    origin[1] + reached * math.sin(math.radians(degrees)))
            drawing.circle(x, y, size * 0.009, pen=0, fill=ink)
    end = 8 * ohm
    drawing.line(
        origin, (origin[0] + end * math.cos(angle), origin[1] + end * math.sin(angle)), pen=size * 0.008, ink=line
    )


def inverse_time(drawing, left, bottom, width, height, ink, curves, quiet, multipliers=(0.1, 0.2, 0.4)):
    """IEC standard inverse curves on logarithmic scales: 1 to 20 times the setting, 0.1 to 10 s."""
    def at(multiple, seconds):
        return (left + width * math.log(multiple) / math.log(20),
                bottom + height * math.log(seconds / 0.1) / math.log(100))

    drawing.rectangle(left, bottom, width, height, 0.4, ink)
    for multiple in (2, 3, 4, 5, 6, 8, 10, 15):
        drawing.line(at(multiple, 0.1), at(multiple, 10), pen=0.18, ink=quiet)
    for seconds in (0.2, 0.3, 0.5, 1, 2, 3, 5):
        drawing.line(at(1, seconds), at(20, seconds), pen=0.18, ink=quiet)
    for words, multiple in (('1', 1), ('2', 2), ('5', 5), ('10', 10), ('20', 20)):
        drawing.text(words, at(multiple, 0.1)[0], bottom - height * 0.06, height * 0.035, ink=ink, align='centre')
    for words, seconds in (('0.1', 0.1), ('1', 1), ('10', 10)):
        drawing.text(words, left - width * 0.02, at(1, seconds)[1] - 1, height * 0.035, ink=ink, align='right')
    for multiplier, shade in zip(multipliers, curves):
        points = []
        for i in range(60):
            multiple = 1.05 * (20 / 1.05) ** (i / 59)
            seconds = multiplier * 0.14 / (multiple**0.02 - 1)
            if 0.1 <= seconds <= 10:
                points.append(at(multiple, seconds))
        drawing.line(*points, pen=height * 0.008, ink=shade)
        drawing.text(f'TMS {multiplier}', points[-1][0] - width * 0.02, points[-1][1] + height * 0.02, height * 0.032,
                     ink=shade, align='right')


def load_flow_network(drawing, high, low, good, ink, quiet):
    """The network of `load_flow` with its results: 132 kV in one ink, 33 kV in another. 520 × 290 mm."""
    solved = load_flow.solve()
    places = ((260, 232, 190), (120, 158, 130), (400, 158, 130), (120, 62, 110), (352, 62, 110), (468, 62, 60))

    def busbar(index):
        x, y, width = places[index]
        entry, voltage = load_flow.BUSBARS[index], solved.voltages[index]
        shade = high if entry.kilovolts > 100 else low
        drawing.line((x - width / 2, y), (x + width / 2, y), pen=2.6, ink=shade)
        name, align = (x - width / 2, 'left') if index < 5 else (x + width / 2, 'right')
        above = 5 if index == 0 else -12
        drawing.text(f'{entry.name} {entry.kilovolts:.0f}', name, y + above, 6.2, ink=ink, align=align)
        degrees = math.degrees(cmath.phase(voltage))
        drawing.text(
            f'{abs(voltage):.3f} p.u.  {degrees:.1f}°',
            name,
            y + above - 9 if index else y + 13,
            6,
            ink=good,
            align=align,
        )

    def branch(index, points, x, y, shade):
        drawing.line(*points, pen=1.1, ink=shade)
        flow = solved.flows[index]
        drawing.text(f'{flow.real:.1f} MW', x, y, 6, ink=ink)
        drawing.text(f'{flow.imag:.1f} Mvar', x, y - 9, 6, ink=quiet)

    for index in range(6):
        busbar(index)
    branch(0, ((205, 232), (205, 205), (90, 205), (90, 158)), 96, 191, high)
    branch(1, ((315, 232), (315, 205), (430, 205), (430, 158)), 384, 191, high)
    branch(2, ((160, 158), (160, 178), (360, 178), (360, 158)), 236, 167, high)
    for index, x, y in ((3, 120, 158), (4, 400, 158)):
        drawing.line((x, y), (x, y - 34), pen=1.1, ink=high)
        drawing.circle(x, y - 43, 9, 1.1, high)
        drawing.circle(x, y - 55, 9, 1.1, low)
        drawing.line((x, y - 64), (x, y - 96), pen=1.1, ink=low)
        flow = solved.flows[index]
        drawing.text(f'{flow.real:.1f} MW', x + 16, y - 44, 6, ink=ink)
        drawing.text(f'{flow.imag:.1f} Mvar', x + 16, y - 53, 6, ink=quiet)
    branch(5, ((390, 62), (390, 78), (460, 78), (460, 62)), 412, 90, low)
    for index, x in ((3, 140), (4, 330), (5, 468)):
        load = load_flow.BUSBARS[index].load
        generates = load.real < 0
        drawing.line((x, places[index][1]), (x, 22), pen=1.1, ink=low)
        drawing.arrow(x, 38 if generates else 16, 9, 90 if generates else -90, low)
        drawing.text(f'{abs(load.real):.0f} MW', x + 7, 24, 6, ink=ink)
    drawing.text('LOAD FLOW  intact network, winter maximum', 16, 268, 7, ink=ink)
    drawing.text('converged', 504, 268, 6, ink=good, align='right')


def voltage_table(drawing, ink, quiet, good, band):
    """Voltages and loads of the same solution, in a table. 520 × 290 mm."""
    solved = load_flow.solve()
    columns = ((20, 'left'), (190, 'right'), (270, 'right'), (340, 'right'), (420, 'right'), (500, 'right'))
    drawing.text('BUSBAR VOLTAGES', 20, 264, 8, ink=ink)
    heads = ('Busbar', 'kV', 'V p.u.', 'angle °', 'P MW', 'Q Mvar')
    rows = []
    for index, (busbar, voltage) in enumerate(zip(load_flow.BUSBARS, solved.voltages)):
        power = solved.supply if index == 0 else -busbar.load
        rows.append((busbar.name, f'{busbar.kilovolts * abs(voltage):.1f}', f'{abs(voltage):.4f}',
                     f'{math.degrees(cmath.phase(voltage)):.2f}', f'{power.real + 0.0:.1f}', f'{power.imag + 0.0:.1f}'))
    losses = solved.supply - sum(busbar.load for busbar in load_flow.BUSBARS)
    for (x, align), words in zip(columns, heads):
        drawing.text(words, x, 232, 6, ink=quiet, align=align)
    drawing.line((16, 225), (504, 225), pen=0.8, ink=quiet)
    for i, row in enumerate(rows):
        y = 204 - 26 * i
        if i % 2 == 0:
            drawing.rectangle(16, y - 8, 488, 24, pen=0, fill=band)
        for k, ((x, align), words) in enumerate(zip(columns, row)):
            drawing.text(words, x, y, 7, ink=good if k == 2 else ink, align=align)
    drawing.line((16, 58), (504, 58), pen=0.8, ink=quiet)
    drawing.text('Losses', 20, 38, 7, ink=ink)
    drawing.text(f'{losses.real:.2f}', 420, 38, 7, ink=ink, align='right')
    drawing.text(f'{losses.imag:.2f}', 500, 38, 7, ink=ink, align='right')
    drawing.text('all voltages within ±6 %', 20, 16, 6, ink=good)
