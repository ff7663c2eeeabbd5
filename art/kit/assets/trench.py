"""Ground that has been dug: trenches with their corners and crossings, spoil heaps, timbering, tiles, marker tape.

Lengths in metres. A route is a sequence of (x, y) points; where routes meet, the trenches open into each other.
"""
import dataclasses
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from ..materials import surface
from ..mesh import MeshBuilder
from ..signs import label


@dataclasses.dataclass(frozen=True)
class Trench:
    """A trench along a route. `batter` is how far each side leans out over the depth; `width` is that of its bed."""
    route: tuple
    depth: float
    width: float
    batter: float = 0.2


@dataclasses.dataclass(frozen=True)
class Heap:
    """Spoil thrown up along a route."""
    route: tuple
    height: float
    width: float


@dataclasses.dataclass(frozen=True)
class Strata:
    """The materials of the ground: undisturbed top, the sides of the cut, its bed, and the spoil."""
    top: bpy.types.Material
    side: bpy.types.Material
    bed: bpy.types.Material
    spoil: bpy.types.Material


class Ground:
    """Dug ground as four objects, so that each can have its own stones or grass scattered on it."""

    def __init__(self, columns, rows, heights):
        self.top = self.side = self.bed = self.spoil = None
        self._columns, self._rows, self._heights = columns, rows, heights

    def at(self, x, y):
        """The height of the ground at a place."""
        i = min(max(int(np.searchsorted(self._columns, x)) - 1, 0), len(self._columns) - 2)
        j = min(max(int(np.searchsorted(self._rows, y)) - 1, 0), len(self._rows) - 2)
        a = (x - self._columns[i]) / (self._columns[i + 1] - self._columns[i])
        b = (y - self._rows[j]) / (self._rows[j + 1] - self._rows[j])
        low = self._heights[j, i] * (1 - a) + self._heights[j, i + 1] * a
        high = self._heights[j + 1, i] * (1 - a) + self._heights[j + 1, i + 1] * a
        return float(low * (1 - b) + high * b)


def ticks(low, high, coarse, *fine):
    """Grid lines from `low` to `high`, `coarse` apart, and closer within each (from, to, step) of `fine`."""
    places, at = [low], low
    while at < high - 1e-6:
        step = min([coarse] + [each for start, end, each in fine if start - 1e-6 <= at < end])
        ahead = [start for start, _, _ in fine if at + 1e-6 < start < at + step]
        at = min([at + step, high] + ahead)
        places.append(at)
    return np.array(places)


def distance_to(route, x, y):
    """How far each point of a grid is from a route."""
    nearest = np.full(x.shape, np.inf)
    for (x0, y0), (x1, y1) in zip(route, route[1:]):
        dx, dy = x1 - x0, y1 - y0
        along = np.clip(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy), 0, 1)
        nearest = np.minimum(nearest, np.hypot(x - x0 - along * dx, y - y0 - along * dy))
    return nearest


def excavate(columns, rows, strata, trenches=(), heaps=(), natural=None, rough=0.02, clods=0.04, bed_rough=0.006):
    """Ground on the given grid lines. `natural(x, y)` is its height before the digging; `rough`, `clods` and
    `bed_rough` are the heights of the unevenness of the top, of the sides and spoil, and of the bed."""
    x, y = np.meshgrid(columns, rows)
    flat = list(zip(x.ravel(), y.ravel()))

    def field(scale, octaves, seed):
        values = [noise.fractal(Vector((a * scale, b * scale, seed)), 0.8, 2.1, octaves) for a, b in flat]
        return np.array(values).reshape(x.shape)

    fine, wide = field(5.0, 5, 1.7), field(0.9, 3, 7.1)
    height = rough * (0.6 * fine + wide)
    if natural:
        height = height + np.array([natural(a, b) for a, b in flat]).reshape(x.shape)
    thrown = np.zeros(x.shape)
    for heap in heaps:
        away = distance_to(heap.route, x, y) + 0.25 * heap.width * wide
        slope = np.clip(1 - away / (heap.width / 2), 0, 1)
        thrown = np.maximum(thrown, heap.height * slope * (1 + 0.25 * wide))
    height = height + thrown + clods * 2 * fine * (thrown > 0.02)
    inside = np.full(x.shape, np.inf)
    original = height.copy()
    for trench in trenches:
        away = distance_to(trench.route, x, y)
        ragged = away + (0.8 * clods * wide + clods * fine) * (away > trench.width / 2)
        rise = np.clip((ragged - trench.width / 2) / max(trench.batter, 1e-3), 0, 1)
        cut = original - trench.depth * (1 - rise) + (bed_rough / max(rough, 1e-3) - 1) * rough * fine * (rise <= 0)
        height = np.minimum(height, cut)
        inside = np.minimum(inside, np.where(rise <= 0, 0, np.where(rise < 1, 1, 2)))
    zone = np.where(inside == 0, 2, np.where(inside == 1, 1, np.where(thrown > 0.02, 3, 0)))
    ground = Ground(columns, rows, height)
    # A face takes the deepest zone of its corners: the bed must not climb the sides.
    corner = np.stack([zone[:-1, :-1], zone[:-1, 1:], zone[1:, 1:], zone[1:, :-1]])
    kind = np.where((corner == 2).all(0), 2, np.where(((corner == 1) | (corner == 2)).any(0), 1,
                    np.where((corner == 3).any(0), 3, 0)))
    across = len(columns)
    for number, name in ((0, 'top'), (1, 'side'), (2, 'bed'), (3, 'spoil')):
        j, i = np.nonzero(kind == number)
        if len(j):
            patch = _patch(name, j * across + i, across, x, y, height, getattr(strata, name))
            setattr(ground, name, patch)
    return ground


def _patch(name, first, across, x, y, height, material):
    faces = np.stack([first, first + 1, first + across + 1, first + across], 1)
    used, renumbered = np.unique(faces, return_inverse=True)
    vertices = np.stack([x.ravel()[used], y.ravel()[used], height.ravel()[used]], 1)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices.tolist(), [], renumbered.reshape(faces.shape).tolist())
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    thing = bpy.data.objects.new(f'ground {name}', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def timbering(builder, palette, x, start, end, half_width, depth, top=0.06, strut_step=1.5, seed=3):
    """Poling boards, walings and screw struts of a trench that runs along y at `x`, from the ground at z = 0."""
    chance = random.Random(seed)
    fresh = surface('poling board', '#8f7a60', 0.75, variation=0.22, grain=3.0, bump=0.12, streaks=0.35)
    old = surface('old poling board', '#5d5347', 0.8, variation=0.25, grain=3.0, bump=0.12, streaks=0.3)
    for side in (-1, 1):
        wall = x + side * half_width
        y = start
        while y < end:
            tall = depth + top + chance.uniform(0, 0.10)
            material = fresh if chance.random() < 0.65 else old
            builder.box((wall, y + 0.11, tall / 2 - depth), (0.038, 0.216, tall), material,
                        rotation=(0, chance.uniform(-0.008, 0.008), 0))
            y += 0.225
        for height in (-0.22, -depth * 0.62):
            builder.box((wall - side * 0.06, (start + end) / 2, height), (0.075, end - start, 0.15), fresh)
    y = start + strut_step * 0.6
    while y < end:
        for height in (-0.22, -depth * 0.62):
            inner = half_width - 0.0975
            builder.cylinder((x - inner, y, height), (x + inner * 0.2, y, height), 0.030, palette.galvanised)
            builder.cylinder((x + inner * 0.1, y, height), (x + inner, y, height), 0.023, palette.steel)
            builder.cylinder((x + inner * 0.16, y, height), (x + inner * 0.24, y, height), 0.045, palette.amber)
            for end_ in (-1, 1):
                builder.box((x + end_ * (inner - 0.004), y, height), (0.008, 0.14, 0.14), palette.galvanised)
        y += strut_step


def cover_tiles(palette, location, count, turn=0.0, seed=0, lettered=True):
    """A stack of polymer cable covers, one metre long, stepped a little as hands stack them."""
    chance = random.Random(seed)
    # The tile's own amber is duller than paint: it is filled polymer.
    tile = surface('cover tile', '#c98a1c', 0.6, variation=0.12, grain=6, dirt=0.25, dirt_height=0.15)
    builder = MeshBuilder()
    for i in range(count):
        builder.box((chance.uniform(-0.02, 0.02), chance.uniform(-0.012, 0.012), 0.012 + i * 0.0245),
                    (1.0, 0.24, 0.022), tile, rotation=(0, 0, chance.uniform(-0.03, 0.03)))
    stack = builder.build('cover tiles', 0.003, location, turn)
    if lettered:
        label('DANGER  ELECTRIC CABLES', 0.062, palette.black, (0, 0, 0.0015 + count * 0.0245), parent=stack,
              lying=True)
    return stack


def laid_tile(builder, palette, location, turn=0.0, tilt=0.0):
    """One polymer cable cover lying by itself."""
    tile = surface('cover tile', '#c98a1c', 0.6, variation=0.12, grain=6, dirt=0.25, dirt_height=0.15)
    matrix = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(tilt, 4, 'X')
    builder.box((0, 0, 0.011), (1.0, 0.24, 0.022), tile, matrix=matrix)


def marker_tape_roll(builder, palette, location, turn=0.0):
    """A roll of yellow marker tape, lying."""
    matrix = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, 'Z')
    builder.lathe([(0.04, 0), (0.13, 0), (0.13, 0.15), (0.04, 0.15), (0.04, 0.02)], palette.yellow, 40, matrix)
    builder.lathe([(0.038, 0.001), (0.045, 0.001), (0.045, 0.151), (0.038, 0.151), (0.038, 0.01)],
                  palette.timber, 24, matrix)


def ribbon(builder, points, width, material, twist=0.0):
    """A flat band along points, lying: marker tape, bunting, webbing. `twist` in radians rolls it end to end."""
    points = [Vector(p) for p in points]
    last = len(points) - 1
    edges = []
    for i, point in enumerate(points):
        along = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized()
        across = along.cross(Vector((0, 0, 1)))
        across = across.normalized() if across.length > 1e-4 else Vector((1, 0, 0))
        across = Matrix.Rotation(twist * i / last, 3, along) @ across
        edges.append((point - across * width / 2, point + across * width / 2))
    vertices = [corner for pair in edges for corner in pair]
    builder.add(vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(last)], material, True)

