"""What closes a view: hills, a town, wind turbines on a ridge. For distances of 300 m and more."""
import math
import random

from mathutils import Matrix, Vector

from ..materials import glow, surface
from ..mesh import MeshBuilder
from ..scenery import relief


def ridge(material, distance, height, width=4000.0, seed=0.0, rough=0.0011):
    """A range of hills across +y at `distance`, up to `height` metres. Returns the object and its height at any x."""
    builder, steps = MeshBuilder(), 220

    def crest(x):
        return height * (0.62 + 0.38 * relief(x + seed * 977, seed * 531, rough, 5))

    vertices = []
    for share in (0.0, 0.35, 0.75, 1.0, 1.4):
        rise = math.sin(min(share, 1.0) * math.pi / 2)
        for i in range(steps + 1):
            x = width * (i / steps - 0.5)
            lumps = 1 + 0.16 * relief(x, share * 700 + seed * 77, 0.005, 4) * (share < 1)
            fall = 1.0 if share <= 1 else 0.9
            vertices.append((x, distance * (0.55 + 0.45 * share), crest(x) * rise * lumps * fall))
    row = steps + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(4) for i in range(steps)]
    builder.add(vertices, faces, material, True)
    return builder.build('ridge'), crest


def turbines(places, hub=80.0, rotor=45.0, yaw=0.0, seed=1, material=None):
    """Wind turbines at (x, y, z), small in the picture: tower, nacelle, three tapered blades each."""
    white = material or surface('distant turbine', '#dfe2e3', 0.4, variation=0.02)
    builder, chance = MeshBuilder(), random.Random(seed)
    for place in places:
        upright = Matrix.Translation(place) @ Matrix.Rotation(yaw + chance.uniform(-0.12, 0.12), 4, 'Z')
        builder.lathe([(2.1, -6), (2.0, hub * 0.4), (1.3, hub)], white, 16, upright)
        builder.box((0, 1.5, hub + 1.0), (3.0, 9.0, 3.2), white, matrix=upright)
        builder.lathe([(1.6, 0), (1.5, 1.2), (0.3, 2.6)], white, 14,
                      upright @ Matrix.Translation((0, -3.0, hub + 1.0)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
        first = chance.uniform(0, 2)
        for k in range(3):
            turned = Matrix.Rotation(first + k * 2 * math.pi / 3, 4, 'Y')
            blade = upright @ Matrix.Translation((0, -4.2, hub + 1.0)) @ turned
            outline = [(-0.7, 0.8), (-1.7, rotor * 0.2), (-0.35, rotor), (0.05, rotor), (0.9, rotor * 0.2), (0.7, 0.8)]
            builder.add([(x, y, z) for y in (-0.25, 0.25) for x, z in outline],
                        [(0, 1, 2, 3, 4, 5), (11, 10, 9, 8, 7, 6)]
                        + [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)], white, matrix=blade)
    return builder.build('turbines')


def town(distance, left, right, seed=1, tall=1.0, windows=0.0):
    """A town's edge across +y: terraces with gables, sheds, a church tower, a few blocks of flats.
    `windows` from 0 to 1 is how many of its windows are lit."""
    builder, chance = MeshBuilder(), random.Random(seed)
    walls = [surface(f'town {shade}', shade, 0.9, variation=0.1, grain=0.05)
             for shade in ('#6a6260', '#7b6a5f', '#565a64', '#8a8078')]
    roof, light = surface('town roof', '#3a3d47', 0.9, variation=0.1, grain=0.05), glow('town window', '#ffc070', 5.0)
    church = left + (right - left) * chance.uniform(0.3, 0.7)
    x = left
    while x < right:
        y = distance + chance.uniform(-30, 90)
        kind = chance.random()
        wall = chance.choice(walls)
        if kind < 0.72:
            wide, deep, high = chance.uniform(9, 24), chance.uniform(8, 11), chance.uniform(5.5, 8.5)
            builder.box((x + wide / 2, y, high / 2), (wide, deep, high), wall)
            peak = high + chance.uniform(2.6, 3.8)
            start, end = x - 0.4, x + wide + 0.4
            builder.add([(start, y - deep / 2, high), (end, y - deep / 2, high), (end, y + deep / 2, high),
                         (start, y + deep / 2, high), (start, y, peak), (end, y, peak)],
                        [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], roof)
            for chimney in range(1 + int(wide / 9)):
                builder.box((x + wide * (chimney + 0.5) / (1 + int(wide / 9)), y, peak + 0.3), (1.2, 0.9, 2.0), wall)
        elif kind < 0.9:
            wide, deep, high = chance.uniform(30, 60), 30, chance.uniform(8, 12)
            builder.box((x + wide / 2, y, high / 2), (wide, deep, high), wall)
            builder.box((x + wide / 2, y, high + 0.5), (wide + 0.8, deep + 0.8, 1.0), roof)
        else:
            wide, deep, high = chance.uniform(14, 22), 14, chance.uniform(24, 46) * tall
            builder.box((x + wide / 2, y + 40, high / 2), (wide, deep, high), wall)
            builder.box((x + wide / 2, y + 40, high + 1.5), (5, 5, 3), roof)
            y += 40
        if windows:
            for _ in range(int(wide * high / 7)):
                if chance.random() < windows:
                    place = (x + chance.uniform(1, wide - 1), y - deep / 2 - 0.1, chance.uniform(1.2, high - 1))
                    builder.box(place, (0.9, 0.1, 1.1), light)
        x += wide + chance.choice((0.0, 0.0, 1.0, 4.0, 14.0))
    _church(builder, walls[0], roof, Vector((church, distance - 20, 0)))
    return builder.build('town')


def _church(builder, wall, roof, place):
    builder.box(place + Vector((0, 0, 11)), (7, 7, 22), wall)
    builder.box(place + Vector((-13, 0, 5)), (20, 10, 10), wall)
    corners = [place + Vector((a * 3.7, b * 3.7, 22)) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    builder.add(corners + [place + Vector((0, 0, 42))], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], roof)
