"""Builds meshes part by part. Lengths in metres, z up, angles in radians."""
import math

import bpy
from mathutils import Euler, Matrix, Vector


class MeshBuilder:
    """Collects faces of many parts and materials; `build` makes one object of them."""

    def __init__(self):
        self._vertices, self._faces, self._materials = [], [], []
        self._material_of_face, self._smooth, self._corners = [], [], {}

    def add(self, vertices, faces, material, smooth=False, matrix=None):
        """Raw faces. `matrix` moves the part."""
        if material not in self._materials:
            self._materials.append(material)
        index, first = self._materials.index(material), len(self._vertices)
        self._vertices += [tuple(matrix @ Vector(v)) if matrix is not None else tuple(v) for v in vertices]
        for face in faces:
            self._faces.append([corner + first for corner in face])
            self._material_of_face.append(index)
            self._smooth.append(smooth)

    def box(self, centre, size, material, rotation=None, matrix=None):
        x, y, z = (length / 2 for length in size)
        corners = [Vector((a * x, b * y, c * z)) for c in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
        placed = Matrix.Translation(centre) @ (Euler(rotation).to_matrix().to_4x4() if rotation else Matrix())
        faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
        self.add(corners, faces, material, matrix=matrix @ placed if matrix else placed)

    def sheet(self, corners, material, matrix=None):
        """One quad with texture coordinates; corners anticlockwise from the picture's lower left."""
        self._corners[len(self._faces)] = [(0, 0), (1, 0), (1, 1), (0, 1)]
        self.add(corners, [(0, 1, 2, 3)], material, matrix=matrix)

    def lathe(self, profile, material, segments=28, matrix=None, smooth=True):
        """A body of revolution about z from (radius, height) pairs, closed at both ends."""
        vertices, faces, rings = [], [], len(profile)
        for radius, height in profile:
            for i in range(segments):
                angle = 2 * math.pi * i / segments
                vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
        for ring in range(rings - 1):
            for i in range(segments):
                k = (i + 1) % segments
                faces.append((ring * segments + i, ring * segments + k,
                              (ring + 1) * segments + k, (ring + 1) * segments + i))
        faces.append(list(range(segments))[::-1])
        faces.append([(rings - 1) * segments + i for i in range(segments)])
        self.add(vertices, faces, material, smooth, matrix)

    def cylinder(self, start, end, radius, material, segments=14, end_radius=None, matrix=None):
        start, end = Vector(start), Vector(end)
        axis = end - start
        placed = Matrix.Translation(start) @ axis.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        profile = [(radius, 0), (radius if end_radius is None else end_radius, axis.length)]
        self.lathe(profile, material, segments, matrix @ placed if matrix else placed)

    def bar(self, start, end, width, material, matrix=None):
        """A square bar of the given width."""
        self.cylinder(start, end, width * 0.72, material, 4, matrix=matrix)

    def tube(self, points, radius, material, segments=8):
        """A round tube or wire along points."""
        points = [Vector(p) for p in points]
        vertices, faces, last = [], [], len(points) - 1
        for i, point in enumerate(points):
            along = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized()
            up = Vector((0, 0, 1)) if abs(along.z) < 0.95 else Vector((1, 0, 0))
            across = along.cross(up).normalized()
            over = across.cross(along)
            for k in range(segments):
                angle = 2 * math.pi * k / segments
                vertices.append(point + across * (radius * math.cos(angle)) + over * (radius * math.sin(angle)))
        for i in range(last):
            for k in range(segments):
                n = (k + 1) % segments
                faces.append((i * segments + k, (i + 1) * segments + k, (i + 1) * segments + n, i * segments + n))
        faces.append(list(range(segments))[::-1])
        faces.append([last * segments + k for k in range(segments)])
        self.add(vertices, faces, material, True)

    def lattice(self, start, end, start_width, end_width, panels, bar_width, material):
        """A square lattice mast or beam with crossed bracing."""
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        up = Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))
        across = along.cross(up).normalized()
        over = across.cross(along).normalized()
        rings = []
        for i in range(panels + 1):
            centre = start.lerp(end, i / panels)
            half = (start_width + (end_width - start_width) * i / panels) / 2
            rings.append([centre + across * (a * half) + over * (b * half)
                          for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))])
        for lower, upper in zip(rings, rings[1:]):
            for k in range(4):
                n = (k + 1) % 4
                self.bar(lower[k], upper[k], bar_width, material)
                for a, b in ((lower[k], upper[n]), (lower[n], upper[k]), (upper[k], upper[n])):
                    self.bar(a, b, bar_width * 0.6, material)

    def build(self, name, bevel=0.0, location=(0, 0, 0), turn=0.0, link=True):
        """The object. `bevel` in metres rounds sharp edges; `turn` about z."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self._vertices, [], self._faces)
        for material in self._materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self._material_of_face)
        mesh.polygons.foreach_set('use_smooth', self._smooth)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
        if self._corners:
            layer = mesh.uv_layers.new()
            for face, corners in self._corners.items():
                for loop, corner in zip(mesh.polygons[face].loop_indices, corners):
                    layer.data[loop].uv = corner
        mesh.update()
        thing = bpy.data.objects.new(name, mesh)
        thing.location = location
        thing.rotation_euler[2] = turn
        if link:
            bpy.context.scene.collection.objects.link(thing)
        if bevel:
            modifier = thing.modifiers.new('bevel', 'BEVEL')
            modifier.width, modifier.segments = bevel, 2
            modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(50)
            modifier.harden_normals = True
        return thing


def copy(thing, location, turn=0.0, scale=1.0, rotation=None):
    """Another one of the same mesh, elsewhere."""
    other = thing.copy()
    other.location = location
    other.rotation_euler = rotation or (0, 0, turn)
    other.scale = (scale,) * 3
    bpy.context.scene.collection.objects.link(other)
    return other


def catenary(start, end, sag, steps=24):
    """Points of a conductor that hangs `sag` metres below the straight line in its middle."""
    start, end = Vector(start), Vector(end)
    return [start.lerp(end, i / steps) - Vector((0, 0, 4 * sag * (i / steps) * (1 - i / steps)))
            for i in range(steps + 1)]


def plane(x0, x1, y0, y1, z, material):
    """A level rectangle."""
    builder = MeshBuilder()
    builder.add([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material)
    return builder.build('plane')


def placed(location, turn=0.0):
    """The matrix of something at `location`, turned about z."""
    return Matrix.Translation(location) @ Matrix.Rotation(turn, 4, 'Z')
