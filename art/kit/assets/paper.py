"""Paper and print: sheets with a real drawing on them, rolls, bound sets, cards, and what one writes with."""
import json
import math
import random
from pathlib import Path

from mathutils import Matrix

from ..materials import flat, surface
from ..mesh import MeshBuilder, placed
from . import diagrams
from .drawing import UPRIGHT, Drawing

_ATLAS = Path(__file__).parents[2] / 'node_modules' / 'world-atlas' / 'land-110m.json'


def ink(name='ink', base='#1b2430'):
    return flat(name, base, 0.8)


def sheet(palette, kind, matrix, width=841, height=594, title='', number='', scale=1.0, pen=0.55):
    """A plotted sheet, 'single line', 'layout', 'schedule' or 'curves', its lower left corner at `matrix`, face up."""
    drawing = Drawing(width, height, ink(), palette.paper, pen)
    red, blue, pale = ink('red ink', '#b0271d'), ink('blue ink', '#123f86'), ink('pale ink', '#9aa3ab')
    if kind == 'single line':
        diagrams.frame(drawing, title or '132/33 kV SUBSTATION  SINGLE LINE DIAGRAM', number or 'OPE-1042-E-001')
        diagrams.substation(drawing, 60, height - 48)
        _notes(drawing, width - 240, height - 60)
    elif kind == 'layout':
        diagrams.frame(drawing, title or '132/33 kV SUBSTATION  LAYOUT', number or 'OPE-1042-C-010', scale='1:200')
        diagrams.layout(drawing, 60, 130, (width - 260) / 400, equipment=blue)
        _notes(drawing, width - 180, height - 60, 8)
    elif kind == 'schedule':
        _schedule(drawing)
    else:
        drawing.text('33 kV FEEDER F3  OVERCURRENT', width * 0.1, height * 0.93, height * 0.022, face='bold')
        drawing.text('IEC standard inverse', width * 0.1, height * 0.895, height * 0.018)
        diagrams.inverse_time(drawing, width * 0.15, height * 0.42, width * 0.75, height * 0.44, ink(),
                              (red, blue, ink('green ink', '#1d6b3f')), pale)
        _settings(drawing)
    return drawing.build(matrix, scale)


def _notes(drawing, left, top, count=11):
    """The notes of a drawing, as they are plotted."""
    drawing.text('NOTES', left, top, 5, face='bold')
    lines = ('ALL DIMENSIONS IN MILLIMETRES.', 'RATINGS AT 40 °C AMBIENT.', 'CT RATIOS SEE OPE-1042-E-012.',
             'EARTH SWITCHES INTERLOCKED BY KEY.', 'NEUTRAL EARTHING BY EAT, 33 kV.', 'METERING CLASS 0.2S.',
             'BUSBAR PROTECTION: NONE AT 33 kV.', 'FAULT LEVEL 132 kV: 21.9 kA.', 'FAULT LEVEL 33 kV: 12.1 kA.',
             'FUTURE BAY SHOWN DASHED.', 'READ WITH OPE-1042-E-002.')
    for i, words in enumerate(lines[:count]):
        drawing.text(f'{i + 1}.', left, top - 11 - 9 * i, 3.4)
        drawing.text(words, left + 9, top - 11 - 9 * i, 3.4)


def _schedule(drawing):
    """A cable schedule, ruled."""
    width, height = drawing.width, drawing.height
    unit = height / 297
    drawing.text('CABLE SCHEDULE', 14 * unit, height - 18 * unit, 6 * unit, face='bold')
    rows = [('No.', 'From', 'To', 'Type', 'Length')]
    rows += [
        (
            f'C{101 + i}',
            ('T1', 'T2', 'F1', 'F2', 'F3', 'BS')[i % 6],
            f'Panel {i + 1}',
            ('4 × 2.5', '7 × 2.5', '3 × 300', '12 × 1.5')[i % 4] + ' mm²',
            f'{38 + (i * 17) % 61} m',
        )
        for i in range(24)
    ]
    for i, row in enumerate(rows):
        y = height - (32 + 9.6 * i) * unit
        for k, words in enumerate(row):
            drawing.text(words, (16 + (0, 22, 50, 88, 140)[k]) * unit, y, 3.6 * unit, face='bold' if i == 0 else None)
        drawing.line((14 * unit, y - 2.6 * unit), (width - 14 * unit, y - 2.6 * unit), pen=0.25 * unit)


def _settings(drawing):
    """The settings of the relay whose curve stands above them."""
    width, height = drawing.width, drawing.height
    rows = (
        ('CT ratio', '400/1 A'),
        ('I>  setting', '0.90 A'),
        ('TMS', '0.20'),
        ('I>>  setting', '9.0 A'),
        ('I>>  time', '50 ms'),
        ('Test', '2 × I>  =  1.80 A'),
        ('Expected', '2.01 s'),
        ('Found', ''),
    )
    for i, (name, value) in enumerate(rows):
        y = height * (0.33 - 0.034 * i)
        drawing.text(name, width * 0.12, y, height * 0.016)
        drawing.text(value, width * 0.5, y, height * 0.016, face='bold')
        drawing.line((width * 0.1, y - height * 0.01), (width * 0.9, y - height * 0.01), pen=0.25)


def card(palette, words, matrix, width=90, height=40, letter=None, paper=None):
    """A small printed label, one or more lines, its lower left corner at `matrix`, face up."""
    lines = words.split('\n')
    drawing = Drawing(width, height, ink(), paper or palette.paper, 0.4, face='bold')
    size = letter or min(height * 0.5 / len(lines), width * 1.25 / max(len(line) for line in lines))
    for i, line in enumerate(lines):
        y = height / 2 - size / 2 + (len(lines) / 2 - 0.5 - i) * size * 1.75
        drawing.text(line, width / 2, y, size, align='centre', face='bold' if i == 0 else 'plain')
    return drawing.build(matrix)


def roll(builder, palette, start, end, radius=0.025):
    """A rolled drawing between two points, its edge showing."""
    builder.cylinder(start, end, radius, palette.paper, 24)
    builder.cylinder(start, end, radius * 0.72, flat('shade', '#8d8578', 0.9), 20)


def bound_sets(palette, left, right, z, y, height=0.32, depth=0.3, first=101, seed=1,
               covers=('#12304f', '#0f6f74', '#7a2f22', '#c9b28a'), matrix=Matrix()):
    """A row of bound drawing sets that stand between two x, spines towards −y, each numbered on a label."""
    chance, builder, x, number = random.Random(seed), MeshBuilder(), left, first
    while True:
        thick = chance.uniform(0.028, 0.062)
        if x + thick > right:
            break
        tall, back = height * chance.uniform(0.93, 1.0), chance.uniform(0.0, 0.02)
        shade = chance.choice(covers)
        cover = surface(f'cover {shade}', shade, 0.6, variation=0.12, grain=6.0, bump=0.05, bump_scale=300)
        middle = x + thick / 2
        builder.box(
            (middle, y + depth / 2 + back, z + tall / 2),
            (thick - 0.004, depth - 0.01, tall - 0.012),
            palette.paper,
            matrix=matrix,
        )
        for side in (-1, 1):
            builder.box(
                (middle + side * (thick / 2 - 0.0015), y + depth / 2 + back, z + tall / 2),
                (0.0025, depth, tall),
                cover,
                matrix=matrix,
            )
        builder.box((middle, y + back + 0.001, z + tall / 2), (thick, 0.004, tall), cover, matrix=matrix)
        label = Drawing(22, 60, ink(), palette.paper)
        label.text(number, 7, 52, 11, turn=-90, face='bold')
        label.build(matrix @ Matrix.Translation((middle - 0.011, y + back - 0.002, z + tall * 0.62)) @ UPRIGHT)
        x += thick + chance.uniform(0.001, 0.003)
        number += 1
    return builder.build('bound sets', 0.0015)


def pencil(builder, palette, start, end, paint, radius=0.0036):
    """A hexagonal pencil, sharpened at its end."""
    start, end = Matrix.Translation(start).translation, Matrix.Translation(end).translation
    along = (end - start).normalized()
    builder.cylinder(start, end - along * 0.02, radius, paint, 6)
    builder.cylinder(end - along * 0.02, end - along * 0.004, radius, palette.timber, 6, radius * 0.3)
    builder.cylinder(end - along * 0.004, end, radius * 0.3, paint, 6, radius * 0.05)


def scale_rule(palette, matrix, length=300):
    """A flat scale 1:50 and 1:100."""
    boxwood = flat('scale rule', '#d8ae58', 0.35)
    drawing = Drawing(length, 30, ink(), boxwood, 0.2)
    for i in range(length - 9):
        tall = 8 if i % 10 == 0 else 5.5 if i % 5 == 0 else 3.5
        drawing.line((5 + i, 30), (5 + i, 30 - tall))
        if i % 2 == 0:
            drawing.line((5 + i, 0), (5 + i, tall * 0.8))
        if i % 10 == 0:
            drawing.text(i // 10, 6 + i, 17.6, 3)
            drawing.text(i // 20, 6 + i, 8, 2.6)
    drawing.text('1:100', length - 22, 23, 2.6)
    drawing.text('1:50', length - 22, 4, 2.6)
    drawing.build(matrix @ Matrix.Translation((0, 0, 0.0026)))
    builder = MeshBuilder()
    builder.box((length / 2000, 0.015, 0.0012), (length / 1000, 0.03, 0.0024), boxwood, matrix=matrix)
    return builder.build('scale rule', 0.0006)


def world_map(
    palette,
    matrix,
    width=1800,
    height=960,
    west=-18.0,
    east=98.0,
    south=8.0,
    land=None,
    sea=None,
    accent=None,
    cities=(),
):
    """Land between two meridians in an equirectangular projection true at 40° north, with lines between the cities
    (name, longitude, latitude, label dx, dy in mm)."""
    drawing = Drawing(width, height, ink(), sea or palette.paper, 1.2)
    across = width / (east - west)
    up = across / math.cos(math.radians(40))

    def at(longitude, latitude):
        return (longitude - west) * across, (latitude - south) * up

    for ring in _land():
        clipped = _clip([at(*point) for point in ring], width, height)
        if len(clipped) > 2:
            drawing.polygon(clipped, land or palette.timber)
            for start, end in zip(clipped, clipped[1:]):
                on_edge = any(abs(start[k] - edge) < 0.01 and abs(end[k] - edge) < 0.01
                              for k, edge in ((0, 0), (0, width), (1, 0), (1, height)))
                if not on_edge:
                    drawing.line(start, end, pen=1.0)
    for longitude in range(-10, 96, 10):
        drawing.line(at(longitude, south), (at(longitude, south)[0], height), pen=0.4, dash=6)
    for latitude in range(10, 70, 10):
        y = at(west, latitude)[1]
        if y < height:
            drawing.line((0, y), (width, y), pen=0.4, dash=6)
    for i, (_, longitude, latitude, _, _) in enumerate(cities):
        for _, other, its_latitude, _, _ in cities[i + 1:]:
            drawing.line(*[at(*point) for point in _great_circle((longitude, latitude), (other, its_latitude))],
                         pen=6, ink=accent)
    for name, longitude, latitude, dx, dy in cities:
        x, y = at(longitude, latitude)
        drawing.circle(x, y, 15, pen=5, ink=accent, fill=palette.clean_white)
        drawing.text(name, x + dx, y + dy, 40, face='bold', align='left' if dx > 0 else 'right')
    return drawing.build(matrix)


def _great_circle(start, end, steps=40):
    def vector(longitude, latitude):
        a, b = math.radians(longitude), math.radians(latitude)
        return math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)

    first, last = vector(*start), vector(*end)
    angle = math.acos(sum(a * b for a, b in zip(first, last)))
    points = []
    for i in range(steps + 1):
        p, q = math.sin(angle * (1 - i / steps)) / math.sin(angle), math.sin(angle * i / steps) / math.sin(angle)
        x, y, z = (p * a + q * b for a, b in zip(first, last))
        points.append((math.degrees(math.atan2(y, x)), math.degrees(math.asin(z))))
    return points


def _land():
    """Outer rings of all land as (longitude, latitude), from the atlas that the site's own maps are drawn from."""
    topology = json.loads(_ATLAS.read_text())
    (sx, sy), (tx, ty) = topology['transform']['scale'], topology['transform']['translate']
    arcs = []
    for arc in topology['arcs']:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    for geometry in topology['objects']['land']['geometries']:
        polygons = geometry['arcs'] if geometry['type'] == 'MultiPolygon' else [geometry['arcs']]
        for polygon in polygons:
            ring = []
            for index in polygon[0]:
                ring += arcs[index] if index >= 0 else arcs[~index][::-1]
            yield ring


def _clip(ring, width, height):
    """Sutherland and Hodgman against a rectangle at the origin."""
    for axis, edge, sign in ((0, 0, 1), (0, width, -1), (1, 0, 1), (1, height, -1)):
        result = []
        for start, end in zip(ring, ring[1:] + ring[:1]):
            inside, next_inside = (start[axis] - edge) * sign >= 0, (end[axis] - edge) * sign >= 0
            if inside:
                result.append(start)
            if inside != next_inside:
                t = (edge - start[axis]) / (end[axis] - start[axis])
                result.append((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t))
        ring = result
        if not ring:
            break
    return ring


def framed(palette, kind, location, turn=0.0, scale=1.0, pen=1.2, edge=None):
    """A framed drawing on a wall; `location` is its middle. An A1 sheet at scale 1."""
    wide, tall, at = 0.841 * scale, 0.594 * scale, placed(location, turn)
    sheet(palette, kind, at @ Matrix.Translation((-wide / 2, -0.012, -tall / 2)) @ UPRIGHT, scale=scale, pen=pen)
    builder, edge = MeshBuilder(), edge or palette.black
    builder.box((0, -0.005, 0), (wide + 0.06, 0.01, tall + 0.06), palette.clean_white, matrix=at)
    for z in (-tall / 2 - 0.03, tall / 2 + 0.03):
        builder.box((0, -0.012, z), (wide + 0.084, 0.026, 0.024), edge, matrix=at)
    for x in (-wide / 2 - 0.03, wide / 2 + 0.03):
        builder.box((x, -0.012, 0), (0.024, 0.026, tall + 0.036), edge, matrix=at)
    return builder.build('frame', 0.002)


def lying(x, y, z, degrees=0.0):
    """The matrix of a sheet that lies face up, its lower left corner at (x, y, z), turned about z."""
    return placed((x, y, z), math.radians(degrees))
