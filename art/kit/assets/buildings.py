"""Buildings and civil works: brick control building, rendered switchroom, kerbs, cable trench covers, lamp posts.

Buildings stand on z = 0 with their front along +x, facing −y, from their origin.
"""
import dataclasses
import math
import random

import bpy
from mathutils import Matrix

from ..light import area_light
from ..materials import glass, glow, surface
from ..mesh import MeshBuilder
from ..nodes import colour, new_material, scaled
from .fences import danger_plate, lettering


@dataclasses.dataclass(frozen=True)
class Opening:
    """A hole in a front wall: `kind` is 'window', 'door', 'double' or 'louvre'; metres from the left end."""
    kind: str
    at: float
    width: float
    bottom: float
    top: float
    lit: bool = True


def brick(name='brick', base='#7d5645', mortar='#8f8a82'):
    """Stretcher bond in metric bricks, laid in the object's own x + y and z so that all upright faces match."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material, nodes = new_material(name)
    own = nodes.add('ShaderNodeTexCoord').outputs['Object']
    along = nodes.math('ADD', nodes.separate(own, 0), nodes.separate(own, 1))
    laid = nodes.add('ShaderNodeCombineXYZ', {0: along, 1: nodes.separate(own, 2), 2: 0.0})
    courses = nodes.add('ShaderNodeTexBrick', {
        'Vector': laid, 'Color1': scaled(base, 0.75), 'Color2': scaled(base, 1.3), 'Mortar': colour(mortar),
        'Scale': 1.0, 'Mortar Size': 0.005, 'Brick Width': 0.225, 'Row Height': 0.075})
    stains = nodes.ramp(nodes.noise(own, 0.7, 8.0, 0.65), [(0.3, (0.62, 0.6, 0.6)), (0.7, (1.05, 1.05, 1.05))])
    foot = nodes.map_range(nodes.separate(own, 2), 0.0, 0.7, 0.55, 1.0)
    shade = nodes.mix(1.0, nodes.mix(1.0, courses.outputs[0], stains, 'MULTIPLY'), foot, 'MULTIPLY')
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': 0.88, 'Specular': 0.2,
        'Normal': nodes.bump(nodes.math('MULTIPLY', courses.outputs[1], -1.0), 0.7, 0.008)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def render_coat(name='render coat', base='#c9c6bd'):
    """Painted cement render."""
    return surface(name, base, 0.85, variation=0.06, grain=0.8, dirt=0.5, dirt_height=0.5, streaks=0.3, bump=0.15,
                   bump_scale=90)


def _wall(builder, length, height, thickness, openings, material):
    """The front wall, outer face on y = 0, with its openings left free."""
    x = 0.0
    for hole in sorted(openings, key=lambda one: one.at):
        builder.box(((x + hole.at) / 2, thickness / 2, height / 2), (hole.at - x, thickness, height), material)
        middle = hole.at + hole.width / 2
        if hole.bottom > 0:
            builder.box((middle, thickness / 2, hole.bottom / 2), (hole.width, thickness, hole.bottom), material)
        above = height - hole.top
        builder.box((middle, thickness / 2, height - above / 2), (hole.width, thickness, above), material)
        x = hole.at + hole.width
    builder.box(((x + length) / 2, thickness / 2, height / 2), (length - x, thickness, height), material)


def _window(builder, palette, hole, depth):
    frame, y = palette.dark_grey, 0.12
    left, right, middle = hole.at, hole.at + hole.width, hole.at + hole.width / 2
    tall = hole.top - hole.bottom
    for x in (left + 0.03, right - 0.03, middle):
        builder.box((x, y, hole.bottom + tall / 2), (0.06, 0.07, tall), frame)
    for z in (hole.bottom + 0.03, hole.top - 0.03, hole.top - tall * 0.3):
        builder.box((middle, y, z), (hole.width, 0.07, 0.06), frame)
    builder.box((middle, -0.03, hole.bottom - 0.03), (hole.width + 0.16, 0.2, 0.07), palette.concrete)
    builder.box((middle, 0.05, hole.top + 0.09), (hole.width + 0.3, 0.12, 0.18), palette.concrete)
    builder.sheet([(left, y + 0.02, hole.bottom), (right, y + 0.02, hole.bottom), (right, y + 0.02, hole.top),
                   (left, y + 0.02, hole.top)], glass())
    _room(builder, hole, depth)


def _room(builder, hole, depth):
    """What one sees through a window: a lit relay room, or a dark one. Lit by itself, so free of noise."""
    lit = hole.lit
    back = glow('room wall lit', '#f0b878', 1.5) if lit else surface('room dark', '#161a20', 0.8)
    ceiling = glow('room ceiling lit', '#ffdcae', 2.6) if lit else back
    tubes = glow('room tube', '#fff3dc', 7.0) if lit else back
    panels = glow('room panel', '#8c6b48', 0.85) if lit else back
    floor = glow('room floor lit', '#7d5c3c', 0.7) if lit else back
    left, right, low, high = hole.at - 0.5, hole.at + hole.width + 0.5, 0.15, hole.top + 0.35
    far = 0.34 + depth
    builder.sheet([(left, far, low), (right, far, low), (right, far, high), (left, far, high)], back)
    builder.sheet([(left, 0.34, high), (right, 0.34, high), (right, far, high), (left, far, high)], ceiling)
    builder.sheet([(left, 0.34, low), (right, 0.34, low), (right, far, low), (left, far, low)], floor)
    for x, y in ((left, -1), (right, 1)):
        builder.sheet([(x, 0.34, low), (x, far, low), (x, far, high), (x, 0.34, high)], back)
    if not lit:
        return
    builder.box(((left + right) / 2, 0.34 + depth * 0.45, high - 0.04), (hole.width * 0.8, 0.14, 0.05), tubes)
    x = left + 0.15
    while x + 0.7 < right:
        builder.box((x + 0.33, far - 0.35, low + 1.05), (0.64, 0.6, 2.1), panels)
        builder.box((x + 0.33, far - 0.66, low + 1.5), (0.3, 0.02, 0.2), glow('room relay', '#bfe9e2', 1.8))
        x += 0.7


def _door(builder, palette, hole, lamp=True, name=None):
    leaf = surface('door paint', '#12304f', 0.4, variation=0.05, dirt=0.35, dirt_height=0.3, coat=0.2)
    middle, tall = hole.at + hole.width / 2, hole.top - hole.bottom
    for x in (hole.at + 0.04, hole.at + hole.width - 0.04):
        builder.box((x, 0.1, hole.bottom + tall / 2), (0.08, 0.12, tall), palette.dark_grey)
    builder.box((middle, 0.1, hole.top - 0.04), (hole.width, 0.12, 0.08), palette.dark_grey)
    leaves = 2 if hole.kind == 'double' else 1
    wide = (hole.width - 0.18) / leaves
    for i in range(leaves):
        x = hole.at + 0.09 + wide * (i + 0.5)
        builder.box((x, 0.13, hole.bottom + (tall - 0.1) / 2), (wide - 0.012, 0.05, tall - 0.1), leaf)
        hand = 1 if leaves == 2 and i == 0 else -1
        builder.box((x + hand * (wide / 2 - 0.1), 0.08, hole.bottom + 1.02), (0.03, 0.07, 0.3), palette.steel)
        for z in (0.3, 1.1, tall - 0.35):
            builder.cylinder((x - hand * (wide / 2 - 0.01), 0.09, hole.bottom + z - 0.06),
                             (x - hand * (wide / 2 - 0.01), 0.09, hole.bottom + z + 0.06), 0.016, palette.steel, 8)
        builder.box((x, 0.1, hole.bottom + 0.16), (wide - 0.1, 0.012, 0.24), palette.steel)
    danger_plate(builder, palette, Matrix.Translation((middle + 0.25 * (leaves == 2), 0.1, hole.bottom + 1.55)), 0.22)
    builder.box((middle, -0.25, hole.bottom - 0.09), (hole.width + 0.5, 0.9, 0.18), palette.concrete)
    if lamp:
        z = hole.top + 0.3
        builder.box((middle, -0.03, z), (0.34, 0.08, 0.16), palette.dark_grey)
        builder.box((middle, -0.09, z - 0.02), (0.3, 0.08, 0.1), glow('door lamp', '#ffce8f', 14.0))
    if name:
        builder.box((middle, -0.012, hole.top + 0.62), (0.22 + 0.105 * len(name), 0.02, 0.26), palette.navy)
        lettering(builder, name, 0.15, palette.white, Matrix.Translation((middle, -0.024, hole.top + 0.62)))


def _louvre(builder, palette, hole):
    tall = hole.top - hole.bottom
    middle = hole.at + hole.width / 2
    for x in (hole.at + 0.025, hole.at + hole.width - 0.025):
        builder.box((x, 0.06, hole.bottom + tall / 2), (0.05, 0.14, tall), palette.light_grey)
    for i in range(int(tall / 0.09)):
        builder.box((middle, 0.06, hole.bottom + 0.05 + i * 0.09), (hole.width - 0.08, 0.11, 0.012), palette.light_grey,
                    rotation=(math.radians(38), 0, 0))
    builder.box((middle, 0.2, hole.bottom + tall / 2), (hole.width, 0.02, tall), palette.black)


def _drainpipe(builder, palette, x, height):
    builder.tube([(x, -0.3, height - 0.02), (x, -0.12, height - 0.3), (x, -0.07, height - 0.42), (x, -0.07, 0.25),
                  (x, -0.16, 0.08)], 0.045, palette.dark_grey, 12)
    for z in (0.7, height / 2, height - 0.7):
        builder.box((x, -0.05, z), (0.14, 0.08, 0.04), palette.dark_grey)


def _body(palette, size, openings, wall, room_depth, name=None):
    """Walls, plinth and what is in the openings. Returns the builder."""
    length, width, height = size
    plinth = brick('brick plinth', '#3f4450')
    builder = MeshBuilder()
    _wall(builder, length, height, 0.3, openings, wall)
    # The other walls enclose: no daylight behind the windows.
    builder.box((0.15, width / 2, height / 2), (0.3, width - 0.6, height), wall)
    builder.box((length - 0.15, width / 2, height / 2), (0.3, width - 0.6, height), wall)
    builder.box((length / 2, width - 0.15, height / 2), (length, 0.3, height), wall)
    builder.box((length / 2, width / 2, 0.05), (length + 1.6, width + 1.6, 0.1), palette.concrete)
    edges = [0.0] + [edge for hole in sorted(openings, key=lambda one: one.at) if hole.bottom < 0.3
                     for edge in (hole.at, hole.at + hole.width)] + [length]
    for start, end in zip(edges[::2], edges[1::2]):
        builder.box(((start + end) / 2, -0.02, 0.2), (end - start, 0.05, 0.4), plinth)
    for hole in openings:
        if hole.kind == 'window':
            _window(builder, palette, hole, room_depth)
        elif hole.kind == 'louvre':
            _louvre(builder, palette, hole)
        else:
            _door(builder, palette, hole, name=name)
    return builder


def _lamps(thing, openings, power):
    """The light of the door lamps and the spill of the lit windows."""
    for hole in openings:
        middle = hole.at + hole.width / 2
        if hole.kind in ('door', 'double') and power:
            lamp = area_light((middle, -0.16, hole.top + 0.24), (middle, -1.1, 0), 0.3, 0.12, power, '#ffc27a', 160)
            lamp.parent = thing
        elif hole.kind == 'window' and hole.lit and power:
            z = (hole.bottom + hole.top) / 2
            lamp = area_light((middle, -0.05, z), (middle, -2.0, z - 0.9), hole.width, hole.top - hole.bottom,
                              power * 0.7, '#ffcf96', 150)
            lamp.parent = thing


def control_building(palette, length=15.0, width=7.5, height=3.7, location=(0, 0, 0), turn=0.0, lamps=0.0,
                     lit=(True, True, True), name='CONTROL BUILDING', wall=None):
    """Brick, three windows and a door, with a shallow hipped roof. `lamps` is the power of the door lamp in watts
    (0 by day); `lit` says which windows are. Returns the object."""
    bay = length / 5
    openings = [Opening('window', bay * (0.35 + i), bay * 0.62, 1.0, 2.5, on) for i, on in zip((0, 1, 3.05), lit)]
    openings.append(Opening('door', bay * 2.5 - 0.2, 1.1, 0.18, 2.4))
    openings.append(Opening('louvre', bay * 4.3, 0.9, 1.7, 2.5))
    builder = _body(palette, (length, width, height), openings, wall or brick(), 3.2, name)
    _hipped_roof(builder, palette, length, width, height)
    for x in (0.35, length - 0.35):
        _drainpipe(builder, palette, x, height)
    thing = builder.build('control building', bevel=0.008, location=location, turn=turn)
    _lamps(thing, openings, lamps)
    return thing


def _hipped_roof(builder, palette, length, width, height, eaves=0.42, rise=1.7):
    slate = surface('slate', '#3a4048', 0.6, variation=0.2, grain=2.5, streaks=0.25, bump=0.3, bump_scale=12)
    x0, x1, y0, y1 = -eaves, length + eaves, -eaves, width + eaves
    ridge = [(width / 2, width / 2, height + rise), (length - width / 2, width / 2, height + rise)]
    low = [(x0, y0, height), (x1, y0, height), (x1, y1, height), (x0, y1, height)]
    builder.add(low + ridge, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4), (3, 2, 1, 0)], slate)
    builder.cylinder(ridge[0], ridge[1], 0.09, slate, 8)
    for start, end in zip(low, low[1:] + low[:1]):
        middle = [(a + b) / 2 for a, b in zip(start, end)]
        along = abs(start[0] - end[0]) + abs(start[1] - end[1])
        turned = abs(start[0] - end[0]) < 0.01
        size = (0.025, along, 0.2) if turned else (along, 0.025, 0.2)
        builder.box((middle[0], middle[1], height - 0.08), size, palette.white)
        gutter = [(x, y, height - 0.02) for x, y, _ in (start, end)]
        builder.cylinder(*gutter, 0.06, palette.dark_grey, 10)


def switchroom_building(palette, length=18.0, width=8.0, height=4.4, location=(0, 0, 0), turn=0.0, lamps=0.0,
                        name='33 kV SWITCHROOM', wall=None, lit=True):
    """Rendered, flat roof behind a parapet: equipment doors, a personnel door, louvres and one lit window."""
    openings = [Opening('double', length * 0.1, 2.2, 0.18, 3.0), Opening('louvre', length * 0.33, 1.4, 2.7, 3.5),
                Opening('louvre', length * 0.52, 1.4, 2.7, 3.5), Opening('window', length * 0.66, 1.6, 1.3, 2.4, lit),
                Opening('door', length * 0.84, 1.1, 0.18, 2.4)]
    builder = _body(palette, (length, width, height), openings, wall or render_coat(), 3.0)
    middle = (length / 2, width / 2)
    builder.box((*middle, height - 0.3), (length - 0.4, width - 0.4, 0.2), palette.dark_grey)
    builder.box((length / 2, 0.1, height + 0.04), (length + 0.1, 0.42, 0.08), palette.light_grey)
    builder.box((length / 2, width - 0.1, height + 0.04), (length + 0.1, 0.42, 0.08), palette.light_grey)
    for x in (0.1, length - 0.1):
        builder.box((x, width / 2, height + 0.04), (0.42, width, 0.08), palette.light_grey)
    for x in (length * 0.28, length * 0.79):
        _drainpipe(builder, palette, x, height - 0.3)
    wide = 0.3 + 0.17 * len(name)
    builder.box((length * 0.5, -0.02, height - 0.42), (wide, 0.03, 0.42), palette.navy)
    lettering(builder, name, 0.25, palette.white, Matrix.Translation((length * 0.5, -0.04, height - 0.42)))
    thing = builder.build('switchroom', bevel=0.008, location=location, turn=turn)
    _lamps(thing, openings, lamps)
    return thing


def kerb(palette, points, width=0.15, height=0.14):
    """Kerb stones of 0.9 m along (x, y) points."""
    builder = MeshBuilder()
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length, angle = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        count = max(1, round(length / 0.915))
        for i in range(count):
            share = (i + 0.5) / count
            builder.box((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, height / 2 - 0.02),
                        (length / count - 0.008, width, height + 0.04), palette.concrete, rotation=(0, 0, angle))
    return builder.build('kerb', bevel=0.015)


def trench_covers(palette, length, width=0.8, location=(0, 0, 0), turn=0.0, seed=1):
    """Concrete covers over a cable trench along +x: each laid by hand, so none quite straight."""
    builder, chance = MeshBuilder(), random.Random(seed)
    for y in (-1, 1):
        builder.box((length / 2, y * (width / 2 + 0.07), 0.0), (length, 0.12, 0.14), palette.concrete)
    for i in range(round(length / 0.5)):
        x = (i + 0.5) * 0.5
        builder.box((x, 0, 0.035 + chance.uniform(0, 0.008)), (0.485, width, 0.08), palette.concrete,
                    rotation=(chance.uniform(-0.006, 0.006), 0, chance.uniform(-0.008, 0.008)))
        for y in (-0.32, 0.32):
            builder.cylinder((x, y * width, 0.07), (x, y * width, 0.0895), 0.022, palette.black, 8)
    return builder.build('trench covers', bevel=0.008, location=location, turn=turn)


def lamp_post(palette, location=(0, 0, 0), turn=0.0, height=6.0, power=0.0, base='#ffd2a0'):
    """A lamp on a tapered post whose arm reaches along +y. `power` in watts; 0 leaves it unlit."""
    builder = MeshBuilder()
    builder.box((0, 0, 0.06), (0.5, 0.5, 0.2), palette.concrete)
    builder.box((0, 0, 0.18), (0.3, 0.3, 0.025), palette.galvanised)
    builder.cylinder((0, 0, 0.16), (0, 0, height), 0.085, palette.galvanised, 16, 0.045)
    builder.box((0, -0.075, 0.75), (0.1, 0.02, 0.34), palette.galvanised)
    arm = [(0, 0, height - 0.1), (0, 0.25, height + 0.08), (0, 0.8, height + 0.16)]
    builder.tube(arm, 0.03, palette.galvanised, 10)
    builder.box((0, 1.05, height + 0.16), (0.26, 0.6, 0.09), palette.dark_grey)
    lens = glow(f'street lamp {base}', base, 18.0) if power else palette.white
    builder.box((0, 1.08, height + 0.108), (0.2, 0.44, 0.02), lens)
    thing = builder.build('lamp post', bevel=0.004, location=location, turn=turn)
    if power:
        lamp = area_light((0, 1.08, height + 0.09), (0, 1.3, 0), 0.44, 0.2, power, base, 150)
        lamp.parent = thing
    return thing
