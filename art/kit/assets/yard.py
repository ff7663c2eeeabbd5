"""The outdoor yard: gantries, busbars, conductors, fire walls, and whole bays.

The plant itself is in `switching` and `instruments`; it is offered here too, so that a scene needs this file only.
x runs along a circuit, from the line at −x; the phases lie along y; the ground is z = 0. Lengths in metres.
"""
import dataclasses

import bpy
from mathutils import Matrix, Vector

from ..mesh import MeshBuilder, catenary, copy, placed
from .insulators import LEVELS, post, string
from .instruments import arresters, current_transformer, neutral_resistor, sealing_ends, voltage_transformer
from .plant import Plant, finished, upon
from .supports import column
from .switching import dead_tank_breaker, disconnector, live_tank_breaker, phases

__all__ = ['Bay', 'arresters', 'bay', 'busbars', 'current_transformer', 'dead_tank_breaker', 'disconnector', 'dropper',
           'fire_wall', 'gantry', 'join', 'live_tank_breaker', 'neutral_resistor', 'phases', 'post_row', 'sealing_ends',
           'voltage_transformer']


def dropper(builder, palette, start, end, sag=0.15, radius=0.016, twin=0.0):
    """A stranded aluminium conductor between two terminals, with a compression clamp at each; `twin` is the distance of
    two parallel ones. 16 mm is right for 132 kV, 20 mm for 400."""
    start, end = Vector(start), Vector(end)
    across = (end - start).cross(Vector((0, 0, 1)))
    across = across.normalized() * twin / 2 if across.length > 0.001 else Vector((twin / 2, 0, 0))
    for side in (-1, 1) if twin else (0,):
        points = catenary(start + across * side, end + across * side, sag, 14)
        builder.tube(points, radius, palette.aluminium, 6)
        for i, k in ((0, 1), (-1, -2)):
            along = (points[k] - points[i]).normalized()
            builder.cylinder(points[i] - along * 0.04, points[i] + along * 0.14, radius * 1.7, palette.aluminium, 8)
    for point in (start, end) if twin else ():
        builder.box(point, (abs(across.x) * 2 + 0.06, abs(across.y) * 2 + 0.06, 0.03), palette.aluminium)


def join(palette, starts, ends, sag=0.15, radius=0.016, twin=0.0):
    """Droppers between two lists of terminals, as one object."""
    builder = MeshBuilder()
    for start, end in zip(starts, ends, strict=True):
        dropper(builder, palette, start, end, sag, radius, twin)
    return finished(builder, 'conductors')


def post_row(palette, kilovolts=132, lattice=None):
    """Three post insulators on columns, for a busbar or a long jumper. Terminals `top`."""
    level = LEVELS[kilovolts]
    steel, live = MeshBuilder(), MeshBuilder()
    tops = []
    for y in phases(kilovolts):
        top = column(steel, palette, 0, y, level.support, 0.2 if kilovolts < 400 else 0.36,
                     kilovolts == 400 if lattice is None else lattice, (1, 0))
        top = post(live, palette, top, kilovolts)
        live.box(top + Vector((0, 0, 0.02)), (0.14, 0.14, 0.03), palette.aluminium)
        tops.append(top + Vector((0, 0, 0.035)))
    return Plant([finished(steel, 'post steel', 0.006), finished(live, 'posts')], {'top': tops})


def busbars(palette, length, kilovolts=132, span=None):
    """Three tubular busbars along x from 0 to `length` on posts every `span` (9 m; 400 kV: 14 m), with end caps and
    clamps. 132 kV: 4.1 m above ground. Terminals `start` and `end`; `axis` has the three y and the height."""
    level = LEVELS[kilovolts]
    count = max(1, round((length - 1.5) / (span or {33: 4.0, 132: 9.0, 400: 14.0}[kilovolts])))
    row, tubes, parts = post_row(palette, kilovolts), MeshBuilder(), []
    ends = {'start': [], 'end': [], 'axis': []}
    for i in range(count + 1):
        x = 0.75 + (length - 1.5) * i / count
        parts += [copy(part, (x, 0, 0)) for part in row.parts]
        for top in row.terminals['top']:
            # A saddle that lets the tube slide: it grows with its load.
            tubes.box((x, top.y, top.z + level.tube), (0.1, level.tube * 3.2, level.tube * 2.4), palette.aluminium)
    for top in row.terminals['top']:
        height = top.z + level.tube
        for name, x in (('start', 0), ('end', length)):
            ends[name].append(Vector((x, top.y, height)))
        ends['axis'].append(Vector((0, top.y, height + level.tube)))
        tubes.cylinder((0, top.y, height), (length, top.y, height), level.tube, palette.aluminium, 16)
        for x in (-0.02, length + 0.02):
            tubes.lathe([(level.tube * 0.6, -0.05), (level.tube * 1.15, -0.03), (level.tube * 1.15, 0.03),
                         (level.tube * 0.6, 0.05)], palette.aluminium, 16, upon((x, top.y, height), (1, 0, 0)))
    for part in row.parts:
        bpy.data.objects.remove(part)
    return Plant([*parts, finished(tubes, 'busbar tubes')], ends)


def gantry(palette, kilovolts=132, openings=1, strings='both', height=None, peaks=True):
    """A lattice gantry across the circuit: columns at both sides of each opening, a beam, tension strings of the three
    phases on −x (`line`), +x (`yard`) or both, and earth-wire peaks.

    132 kV: opening 9.6 m, beam 10.5 m high; 400 kV: 21 m and 21 m. Terminals `line`, `yard` (live ends of the strings,
    three to an opening) and `peak` (earth wire).
    """
    opening = {33: 5.0, 132: 9.6, 400: 21.0}[kilovolts]
    high = height or {33: 7.0, 132: 10.5, 400: 21.0}[kilovolts]
    deep = {33: 0.45, 132: 0.7, 400: 1.3}[kilovolts]
    bar = {33: 0.06, 132: 0.085, 400: 0.13}[kilovolts]
    steel, live = MeshBuilder(), MeshBuilder()
    terminals = {'line': [], 'yard': [], 'peak': []}
    width = opening * openings
    for i in range(openings + 1):
        y = -width / 2 + i * opening
        steel.box((0, y, -0.05), (deep * 3, deep * 3, 0.5), palette.concrete)
        steel.lattice((0, y, 0.2), (0, y, high + deep / 2), deep * 1.7, deep, round(high / deep / 1.35), bar,
                      palette.galvanised)
        for a in (-1, 1):
            for b in (-1, 1):
                steel.box((a * deep * 0.85, y + b * deep * 0.85, 0.215), (bar * 3.4, bar * 3.4, 0.03),
                          palette.galvanised)
        steel.box((deep * 0.85 + bar * 0.6, y + deep * 0.85, 0.9), (0.004, 0.04, 1.4), palette.copper)
        if peaks:
            steel.lattice((0, y, high + deep / 2), (0, y, high + deep / 2 + high * 0.26), deep, 0.1,
                          max(4, round(high * 0.2 / deep / 0.8)), bar * 0.75, palette.galvanised)
            terminals['peak'].append(Vector((0, y, high + deep / 2 + high * 0.26)))
    steel.lattice((0, -width / 2, high), (0, width / 2, high), deep, deep, round(width / deep / 1.1), bar * 0.9,
                  palette.galvanised)
    for i in range(openings):
        middle = -width / 2 + (i + 0.5) * opening
        for y in phases(kilovolts):
            for name, end in (('line', -1), ('yard', 1)):
                if strings not in ('both', name):
                    continue
                shackle = Vector((end * (deep / 2 + 0.05), middle + y, high - deep / 2))
                steel.box(shackle + Vector((-end * 0.04, 0, 0.03)), (0.14, 0.16, 0.14), palette.galvanised)
                axis = Vector((end, 0, -0.14 if name == 'line' else -0.3))
                terminals[name].append(string(live, palette, shackle, shackle + axis, kilovolts))
    return Plant([finished(steel, 'gantry'), finished(live, 'strings')], terminals)


def fire_wall(palette, length=9.0, height=6.5, thickness=0.3):
    """A fire wall along x between transformers: precast concrete panels 0.6 m high between posts 3 m apart, with a
    capping."""
    builder = MeshBuilder()
    posts = max(1, round(length / 3))
    for i in range(posts + 1):
        x = -length / 2 + length * i / posts
        builder.box((x, 0, height / 2), (0.4, thickness + 0.16, height), palette.concrete)
    rows = round(height / 0.6)
    for i in range(rows):
        low = height * i / rows
        builder.box((0, 0, low + height / rows / 2), (length, thickness, height / rows - 0.018), palette.concrete)
    builder.box((0, 0, height / 2), (length - 0.1, thickness - 0.05, height - 0.02), palette.concrete)
    builder.box((0, 0, height + 0.04), (length + 0.4, thickness + 0.24, 0.09), palette.concrete)
    return Plant([finished(builder, 'fire wall', 0.01)], {})


@dataclasses.dataclass
class Bay:
    """A whole bay: its members by name (each a Plant) and its conductors."""
    members: dict
    conductors: list
    matrix: Matrix = dataclasses.field(default_factory=Matrix)

    @property
    def line(self):
        """Where the overhead line lands on the gantry."""
        return self.members['gantry' if 'gantry' in self.members else 'line disconnector'].at('line')

    @property
    def end(self):
        """Where it goes on, to the busbars or the transformer: the last terminals."""
        arrester = self.members.get('arresters')
        return arrester.at('line') if arrester else self.members['bus disconnector'].at('bus')

    def place(self, location, turn=0.0):
        """Moves the whole bay from where it stands to `location`, turned about z. Returns itself."""
        matrix = placed(location, turn) @ self.matrix.inverted()
        for member in self.members.values():
            member.matrix = matrix @ member.matrix
            for part in member.parts:
                part.matrix_world = member.matrix
        self.matrix = placed(location, turn)
        for part in self.conductors:
            part.matrix_world = self.matrix
        return self

    def again(self, location, turn=0.0):
        """Another bay that shares the meshes."""
        members = {name: dataclasses.replace(member, parts=[copy(part, (0, 0, 0)) for part in member.parts])
                   for name, member in self.members.items()}
        return Bay(members, [copy(part, (0, 0, 0)) for part in self.conductors], self.matrix).place(location, turn)


def bay(palette, kilovolts=132, breaker='dead', with_gantry=True, to='bus', opened=False, voltage=True):
    """One complete bay in line, its gantry at the origin, the line at −x (move it with `place`, repeat it with
    `again`): gantry (x = 0), voltage transformers, line disconnector, current transformers, circuit-breaker
    (`breaker`: 'dead' or 'live' tank), then a bus disconnector (`to` 'bus') or surge arresters (`to` 'transformer'),
    with every conductor between them.

    132 kV: 28 m from the gantry to the last terminals; 400 kV: 62 m. `opened` opens the disconnectors. A dead-tank
    breaker carries its current transformers on its bushings, so separate ones stand only beside a live-tank one.
    """
    step = {33: 0.5, 132: 1.0, 400: 2.2}[kilovolts]
    radius, twin = (0.016, 0.0) if kilovolts < 400 else (0.022, 0.3)
    members, conductors, x = {}, [], 0.0

    def stand(name, member, away):
        nonlocal x
        x += away * step
        members[name] = member.place((x, 0, 0))
        return members[name]

    def link(starts, ends, sag=0.1):
        conductors.append(join(palette, starts, ends, sag * step, radius, twin))

    last = None
    if with_gantry:
        last = stand('gantry', gantry(palette, kilovolts), 0).at('yard')
    if voltage:
        here = stand('voltage transformers', voltage_transformer(palette, kilovolts), 5.6)
        if last:
            link(last, here.at('line'), 0.35)
        last = here.at('line')
    first = stand('line disconnector', disconnector(palette, kilovolts, opened), 4.2)
    if last:
        link(last, first.at('line'), 0.15)
    last = first.at('bus')
    if breaker == 'live':
        here = stand('current transformers', current_transformer(palette, kilovolts), 4.6)
        link(last, here.at('line'))
        last = here.at('bus')
    switch = stand('breaker', live_tank_breaker(palette, kilovolts) if breaker == 'live'
                   else dead_tank_breaker(palette, kilovolts), 4.4 if breaker == 'live' else 6.0)
    link(last, switch.at('line'))
    last = switch.at('bus')
    if to == 'bus':
        here = stand('bus disconnector', disconnector(palette, kilovolts, opened), 5.6)
    else:
        here = stand('arresters', arresters(palette, kilovolts), 5.6)
    link(last, here.at('line'))
    return Bay(members, conductors)
