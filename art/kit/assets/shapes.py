"""Soft and rounded bodies that boxes and lathes cannot make: cushions, sleeves, boots."""
import math

from mathutils import Matrix, Vector


def cushion(builder, centre, size, material, power=0.35, matrix=None, rings=10, segments=24):
    """A rounded box. `power` from 0.1 (nearly square) to 1 (an ellipsoid)."""
    def rounded(value):
        return math.copysign(abs(value) ** power, value)

    vertices, faces = [], []
    for ring in range(rings + 1):
        up = math.pi * (ring / rings - 0.5)
        for i in range(segments):
            angle = 2 * math.pi * i / segments
            vertices.append((size[0] / 2 * rounded(math.cos(up)) * rounded(math.cos(angle)),
                             size[1] / 2 * rounded(math.cos(up)) * rounded(math.sin(angle)),
                             size[2] / 2 * rounded(math.sin(up))))
    for ring in range(rings):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append(
                (ring * segments + i, ring * segments + k, (ring + 1) * segments + k, (ring + 1) * segments + i)
            )
    placed = Matrix.Translation(centre)
    builder.add(vertices, faces, material, True, matrix @ placed if matrix else placed)


def limb(builder, sections, material, segments=20, matrix=None):
    """A body through elliptical sections (x, y, z, half width, half depth) that lie level: sleeves, legs, gloves."""
    vertices, faces = [], []
    for x, y, z, wide, deep in sections:
        for i in range(segments):
            angle = 2 * math.pi * i / segments
            vertices.append((x + wide * math.cos(angle), y + deep * math.sin(angle), z))
    for ring in range(len(sections) - 1):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append(
                (ring * segments + i, ring * segments + k, (ring + 1) * segments + k, (ring + 1) * segments + i)
            )
    faces.append(list(range(segments))[::-1])
    faces.append([(len(sections) - 1) * segments + i for i in range(segments)])
    builder.add(vertices, faces, material, True, matrix)


def smooth_path(points, steps=8):
    """Catmull–Rom points through the given ones: leads and cables that bend as cables do."""
    points = [Vector(p) for p in points]
    points = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    path = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for i in range(steps):
            t = i / steps
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
                               + (3 * b - a - 3 * c + d) * t**3))
    return [*path, points[-2]]
