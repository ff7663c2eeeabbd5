"""Open country behind a site: hedges, woods, a tower line, the land beyond the modelled ground. Lengths in metres."""
import math
import random

import bpy
from mathutils import Euler, Vector

from ..materials import surface
from ..mesh import MeshBuilder, copy, plane
from ..scenery import tree
from . import towers


def beyond(x0, x1, y0, y1, material, z=-0.12, reach=1500.0):
    """Level land all round the rectangle that is modelled in detail."""
    plane(-reach, reach, y1, reach, z, material)
    plane(-reach, reach, -reach, y0, z, material)
    plane(-reach, x0, y0, y1, z, material)
    plane(x1, reach, y0, y1, z, material)


def bush(height=2.0, width=1.8, leaves='#38461f', count=2600, seed=0):
    """One length of a grown hedge, `width` along x."""
    chance = random.Random(seed)
    shades = [surface(f'leaf {shade}', shade, 0.65, variation=0.2, grain=0.5, specular=0.15)
              for shade in (leaves, '#4c5526', '#2b371a')]
    bark = surface('bark', '#4a3a2a', 0.8)
    builder = MeshBuilder()
    for _ in range(14):
        x, y = chance.uniform(-width / 2, width / 2), chance.uniform(-0.25, 0.25)
        builder.cylinder((x * 0.8, y * 0.5, 0), (x, y, height * chance.uniform(0.7, 1.08)), 0.02, bark, 5, 0.004)
    lumps = [Vector((chance.uniform(-0.5, 0.5) * width, chance.uniform(-0.2, 0.2), height * chance.uniform(0.25, 0.85)))
             for _ in range(9)]
    for i in range(count):
        centre, radius = lumps[i % len(lumps)], height * 0.30
        towards = Vector((chance.gauss(0, 1) * 1.2, chance.gauss(0, 1) * 0.8, chance.gauss(0, 1))).normalized()
        point = centre + towards * radius * chance.random() ** 0.3
        if point.z < 0.03:
            continue
        half = chance.uniform(0.025, 0.055)
        turned = Euler([chance.uniform(0, 6) for _ in range(3)]).to_matrix()
        builder.add([point + turned @ Vector(corner) for corner in
                     ((-half, 0, 0), (0, -half * 0.6, 0), (half, 0, 0), (0, half * 0.6, 0))], [(0, 1, 2, 3)],
                    shades[i % 7 % 3])
    return builder.build('bush')


def hedge(start, end, height=2.0, z=-0.1, seed=1, leaves='#38461f', count=2600):
    """A hedge from (x, y) to (x, y), of three kinds of bush."""
    chance = random.Random(seed)
    kinds = [bush(height, 2.0, leaves, count, seed * 7 + i) for i in range(3)]
    start, end = Vector(start), Vector(end)
    along = end - start
    turn = math.atan2(along.y, along.x)
    steps = int(along.length / 1.35)
    for i in range(steps + 1):
        place = start + along * (i / steps)
        copy(chance.choice(kinds), (place.x + chance.uniform(-0.2, 0.2), place.y + chance.uniform(-0.2, 0.2), z),
             turn + chance.choice((0, math.pi)) + chance.uniform(-0.2, 0.2), chance.uniform(0.8, 1.2))
    for kind in kinds:
        bpy.data.objects.remove(kind)


def wood(x0, x1, y0, y1, count, height=11.0, z=-1.2, seed=1, leaves='#2f3c20'):
    """Trees so close that their crowns meet: the edge of a wood, not an avenue."""
    chance = random.Random(seed)
    kinds = [tree(height, seed * 10 + i, leaves) for i in range(3)]
    for i in range(count):
        place = (x0 + (x1 - x0) * (i + chance.uniform(-0.4, 0.4)) / max(1, count - 1), chance.uniform(y0, y1),
                 z - chance.uniform(0, height * 0.12))
        copy(chance.choice(kinds), place, chance.uniform(0, 6), chance.uniform(0.65, 1.2))
    for kind in kinds:
        bpy.data.objects.remove(kind)


def tower_row(palette, start, step, count=3, height=28.0, radius=0.03, sag=6.0):
    """Suspension towers at equal steps across the country, with their conductors."""
    start, step = Vector((*start, 0)), Vector((*step, 0))
    turn = math.atan2(-step.x, step.y)
    first = towers.suspension_tower(palette, start, turn, height)
    row = [first] + [towers.another(first, start + step * i, turn) for i in range(1, count)]
    towers.line(palette, row, sag, radius)
    return row
