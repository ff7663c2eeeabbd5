"""The direct current supply: vented cells on stepped racks, and the charger."""
import math

from mathutils import Vector

from ..materials import glass
from ..mesh import MeshBuilder, placed
from .indoors import Face, Unit, unit
from .linework import Drawing

CELL_WIDE, CELL_DEEP, CELL_HIGH, CELL_PITCH = 0.155, 0.21, 0.40, 0.182


def cell(palette):
    """A vented lead-acid cell in a clear jar, its plates and separators to be seen; terminals on its lid at ±0.05
    along x, 0.43 above its foot. Front towards −y."""
    jar, inside, top = MeshBuilder(), MeshBuilder(), MeshBuilder()
    w, d, h = CELL_WIDE, CELL_DEEP, CELL_HIGH
    pane = glass('cell jar', '#f3f8f4', 0.03)
    for side in (-1, 1):
        jar.box((side * (w / 2 - 0.002), 0, h / 2), (0.004, d, h), pane)
        jar.box((0, side * (d / 2 - 0.002), h / 2), (w - 0.008, 0.004, h), pane)
        inside.box((side * (w / 2 - 0.008), -d / 2 - 0.001, h / 2), (0.006, 0.003, h - 0.02), palette.polymer)
    inside.box((0, 0, 0.012), (w - 0.01, d - 0.01, 0.02), palette.graphite)
    plates = 11
    for i in range(plates):
        x = (i - (plates - 1) / 2) * 0.0118
        shade = palette.plate_brown if i % 2 else palette.plate_grey
        inside.box((x, 0, 0.165), (0.0065, d - 0.05, 0.26), shade)
        inside.box((x + 0.006, 0, 0.168), (0.002, d - 0.045, 0.27), palette.label_white)
        if i % 2:
            inside.box((x, -0.04, 0.31), (0.006, 0.014, 0.05), palette.plate_grey)
        else:
            inside.box((x, 0.04, 0.31), (0.006, 0.014, 0.05), palette.plate_grey)
    for y, x in ((-0.04, -0.0), (0.04, 0.0)):
        inside.box((x, y, 0.335), (0.115, 0.02, 0.014), palette.plate_grey)
    for z in (0.33, 0.365):
        inside.box((0, -d / 2 - 0.0012, z), (w - 0.02, 0.001, 0.002), palette.link_red if z < 0.35 else palette.navy)
    top.box((0, 0, h + 0.006), (w + 0.004, d + 0.004, 0.022), palette.graphite)
    top.cylinder((0, 0, h + 0.016), (0, 0, h + 0.05), 0.022, palette.clean_white, 18, 0.017)
    for x, shade in ((-0.05, palette.link_red), (0.05, palette.wire_blue)):
        top.cylinder((x, 0, h + 0.016), (x, 0, h + 0.024), 0.018, shade, 18)
        top.cylinder((x, 0, h + 0.02), (x, 0, h + 0.045), 0.011, palette.plate_grey, 14)
    return Unit([*unit('cell top', top, bevel=0.002).objects, inside.build('cell plates', link=False),
                 jar.build('cell jar', link=False)])


def rack(palette, cells, steps=2, location=(0, 0, 0), turn=0.0, rise=0.34, foot=0.30, deep=0.26, first=1):
    """A stepped rack filled with cells, the wall behind it: it starts at `location`, runs along +x, faces −y, and is
    turned about its start. Connectors join the cells of a step, a cable the steps. `first` numbers the cells."""
    at, length = placed(location, turn), cells * CELL_PITCH + 0.10
    frame, links, pattern = MeshBuilder(), MeshBuilder(), cell(palette)
    for step in range(steps):
        y, z = step * deep, foot + step * rise
        for dy in (-0.085, 0.085):
            frame.box((length / 2, y + dy, z - 0.02), (length, 0.045, 0.04), palette.rack_paint, matrix=at)
            frame.box((length / 2, y + dy, z + 0.002), (length, 0.05, 0.006), palette.plinth, matrix=at)
        frame.box((length / 2, y - deep / 2 + 0.012, z + 0.06), (length, 0.012, 0.03), palette.rack_paint, matrix=at)
        top = z + 0.006 + CELL_HIGH + 0.047
        for i in range(cells):
            x = 0.05 + (i + 0.5) * CELL_PITCH
            pattern.place(at @ Vector((x, y, z + 0.006)), turn)
            plate = Drawing(links, at @ placed((x, y - CELL_DEEP / 2 - 0.004, z + 0.392)))
            plate.rectangle(-0.025, -0.013, 0.025, 0.013, palette.label_white)
            plate.text(0, 0, 0.02, str(first + step * cells + i), palette.print_black)
            if i < cells - 1:
                links.box((x + CELL_PITCH / 2, y, top), (CELL_PITCH - 0.06, 0.03, 0.008), palette.plate_grey, matrix=at)
                for dx in (0.05, CELL_PITCH - 0.05):
                    links.cylinder((x + dx, y, top), (x + dx, y, top + 0.014), 0.008, palette.chrome, 6, matrix=at)
        if step:
            # From the last cell of the step below, up past the end of this step.
            x, low, below = length - 0.05 - CELL_PITCH / 2 + 0.05, top - rise, y - deep
            points = ((x, below, low + 0.015), (x + 0.06, below, low + 0.02), (x + 0.075, below + 0.05, low - 0.05),
                      (x + 0.075, below + 0.2, low), (x + 0.075, y - 0.02, top - 0.12), (x + 0.06, y, top + 0.02),
                      (x, y, top + 0.015))
            links.tube([at @ Vector(point) for point in points], 0.010, palette.rubber, 10)
    _legs(frame, palette, at, length, [(step * deep, foot + step * rise) for step in range(steps)])
    frame.build('rack', 0.003)
    links.build('links')


def _legs(frame, palette, at, length, steps):
    count = max(2, round(length) + 1)
    for k in range(count):
        x = 0.04 + k * (length - 0.08) / (count - 1)
        for y, z in steps:
            frame.box((x, y, (z - 0.04) / 2), (0.045, 0.045, z - 0.04), palette.rack_paint, matrix=at)
            frame.box((x, y, z - 0.055), (0.04, 0.22, 0.03), palette.rack_paint, matrix=at)
            frame.cylinder((x, y, 0), (x, y, 0.025), 0.035, palette.plinth, 14, matrix=at)
        frame.box((x, steps[-1][0] / 2, 0.16), (0.035, steps[-1][0] + 0.04, 0.035), palette.rack_paint, matrix=at)


def charger(palette, title='110 V DC CHARGER 1', volts='121.4 V', wide=0.8, high=2.0, deep=0.6):
    """A battery charger cubicle: two meters, its display, alarm lamps, switches and ventilation louvres."""
    face = Face(palette)
    face.body.box((0, deep / 2, 0.05), (wide - 0.02, deep - 0.04, 0.1), palette.plinth)
    face.body.box((0, deep / 2, high / 2 + 0.05), (wide, deep, high - 0.1), palette.cabinet)
    face.plate(0, high / 2 + 0.05, wide - 0.03, high - 0.14, 0.018, palette.cabinet_door)
    face.nameplate(0, high - 0.09, wide - 0.14, 0.06, title, palette.teal, palette.print_white, 0.018, 0.034)
    for x, unit_name in ((-0.18, 'V'), (0.18, 'A')):
        face.plate(x, high - 0.30, 0.15, 0.15, 0.02, palette.graphite, 0.018)
        drawing = face.drawing(x, high - 0.30, 0.0385)
        drawing.rectangle(-0.062, -0.062, 0.062, 0.062, palette.label_white)
        for i in range(11):
            angle = 2.4 - 1.66 * i / 10
            drawing.line([(r * math.cos(angle), -0.02 + r * math.sin(angle)) for r in (0.05, 0.058)], 0.002,
                         palette.print_black)
        needle = 1.25 if unit_name == 'V' else 1.95
        drawing.line([(0, -0.03), (0.052 * math.cos(needle), -0.02 + 0.052 * math.sin(needle))], 0.002,
                     palette.print_black, 3)
        drawing.text(0, -0.045, 0.024, unit_name, palette.print_black)
    face.plate(0, high - 0.30, 0.16, 0.10, 0.014, palette.graphite, 0.018)
    display = face.drawing(0, high - 0.29, 0.0325)
    display.rectangle(-0.064, -0.024, 0.064, 0.03, palette.lcd)
    for i, line in enumerate((f'FLOAT   {volts}', 'LOAD     14.2 A')):
        display.text(0, 0.014 - 0.022 * i, 0.016, line, palette.lcd_ink)
    for i in range(6):
        x = -0.225 + i * 0.09
        face.stud(x, high - 0.47, 0.010, 0.006, palette.led_green if i < 2 else palette.led_off, 0.018, 14)
        face.nameplate(x, high - 0.50, 0.075, 0.018, ('MAINS', 'FLOAT', 'BOOST', 'V LOW', 'V HIGH', 'EARTH')[i],
                       proud=0.018, size=0.0115)
    for i in range(3):
        x = -0.17 + i * 0.17
        face.plate(x, high - 0.66, 0.10, 0.14, 0.024, palette.graphite, 0.018)
        face.fine.box((x, -0.06, high - 0.645), (0.03, 0.05, 0.04), palette.plinth)
        face.nameplate(x, high - 0.755, 0.12, 0.024, ('AC SUPPLY', 'BATTERY', 'LOAD')[i], proud=0.018, size=0.015)
    for block in (0.42, 0.95):
        for i in range(10):
            face.plate(0, block - 0.11 + i * 0.024, wide - 0.26, 0.010, 0.006, palette.plinth, 0.018, fine=True)
    face.fine.box((wide / 2 - 0.05, -0.035, high / 2), (0.028, 0.04, 0.14), palette.plinth)
    return face.build('charger', 0.003)
