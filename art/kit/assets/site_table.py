"""A trestle table on site and what is left on it: hard hats, a vacuum flask. Metres; z up."""
import math

from mathutils import Matrix

from ..materials import surface
from ..mesh import MeshBuilder, placed
from .finishes import wood


def trestle_table(palette, location=(0, 0, 0), turn=0.0, length=1.9, depth=1.0, height=0.86):
    """A sheet of plywood on two folding trestles; its length runs along x."""
    builder = MeshBuilder()
    top = wood('plywood', '#b58d5c', 'x', 0.6, 0.0)
    edge = wood('plywood edge', '#7d5a36', 'x', 0.7, 0.0)
    builder.box((0, 0, height - 0.004), (length, depth, 0.008), top)
    builder.box((0, 0, height - 0.014), (length - 0.001, depth - 0.001, 0.012), edge)
    for x in (-length * 0.33, length * 0.33):
        builder.box((x, 0, height - 0.065), (0.09, depth - 0.08, 0.09), palette.timber)
        for y in (-depth / 2 + 0.12, depth / 2 - 0.12):
            for lean in (-1, 1):
                builder.bar((x + lean * 0.03, y, height - 0.08), (x + lean * 0.27, y, 0.0), 0.05, palette.timber)
        for lean in (-1, 1):
            builder.box((x + lean * 0.19, 0, 0.3), (0.03, depth - 0.16, 0.07), palette.timber)
    return builder.build('trestle table', 0.003, location, turn)


def hard_hat(colour_name, base, location=(0, 0, 0), turn=0.0):
    """A safety helmet standing on its rim, its peak towards −y."""
    shell = surface(f'hat {colour_name}', base, 0.32, variation=0.05, grain=6, coat=0.25, dirt=0.0)
    dark = surface('hat lining', '#15181b', 0.8)
    builder = MeshBuilder()
    oval = Matrix.Scale(1.2, 4, (0, 1, 0))
    builder.lathe([(0.121, 0.0), (0.123, 0.004), (0.122, 0.02), (0.119, 0.045), (0.112, 0.075), (0.099, 0.103),
                   (0.079, 0.126), (0.052, 0.142), (0.024, 0.149), (0.002, 0.150)], shell, 48, oval)
    builder.lathe([(0.119, -0.004), (0.136, -0.006), (0.139, -0.002), (0.136, 0.003), (0.119, 0.007)], shell, 48, oval)
    # The peak: a crescent that grows to 55 mm in front.
    steps, rows = 24, 5
    vertices = []
    for row in range(rows + 1):
        for i in range(steps + 1):
            angle = math.radians(-90 - 68 + 136 * i / steps)
            reach = 0.125 + 0.055 * math.cos((i / steps - 0.5) * math.pi) * row / rows
            x, y = reach * math.cos(angle), reach * math.sin(angle) * 1.2
            vertices.append((x, y, 0.004 - 0.011 * (row / rows) ** 1.5))
    wide = steps + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(rows) for i in range(steps)]
    builder.add(vertices, faces, shell, True)
    builder.add([(x, y, z - 0.004) for x, y, z in vertices], [face[::-1] for face in faces], shell, True)
    # Three ribs over the crown, which stiffen a real shell.
    for x, top in ((-0.028, 0.146), (0.0, 0.151), (0.028, 0.146)):
        points = []
        for i in range(15):
            angle = math.radians(38 + 104 * i / 14)
            points.append((x, 0.142 * math.cos(angle), 0.012 + (top - 0.012) * math.sin(angle) ** 0.8))
        builder.tube(points, 0.006, shell, 10)
    for x in (-0.116, 0.116):
        builder.box((x, 0.0, 0.03), (0.012, 0.03, 0.016), dark)
    builder.lathe([(0.112, -0.012), (0.115, -0.012), (0.115, 0.004), (0.112, 0.004)], dark, 40, oval)
    return builder.build('hard hat', 0.0, location, turn)


def flask(palette, location=(0, 0, 0), cup_at=None):
    """A vacuum flask of half a litre; its cup stands at `cup_at` (x, y from the flask) when it is off."""
    builder = MeshBuilder()
    paint = surface('flask', '#0f4f55', 0.38, variation=0.06, grain=9, coat=0.2)
    builder.lathe([(0.034, 0.0), (0.037, 0.003), (0.037, 0.018)], palette.steel, 40)
    builder.lathe([(0.0365, 0.018), (0.0365, 0.185), (0.033, 0.2), (0.027, 0.208)], paint, 40)
    builder.lathe([(0.028, 0.206), (0.028, 0.222)], palette.steel, 36)
    if cup_at is None:
        builder.lathe([(0.0355, 0.196), (0.0355, 0.26), (0.033, 0.266), (0.0, 0.266)], palette.steel, 36)
    else:
        builder.lathe([(0.023, 0.222), (0.023, 0.245), (0.02, 0.25)], palette.black, 28)
        cup = placed((*cup_at, 0))
        builder.lathe([(0.028, 0.0), (0.0355, 0.062), (0.0345, 0.062), (0.027, 0.004), (0.0, 0.004)], palette.steel,
                      36, cup)
        builder.lathe([(0.0, 0.045), (0.0325, 0.045)], surface('tea', '#5a2c12', 0.06), 30, cup)
    return builder.build('flask', 0.0, location)
