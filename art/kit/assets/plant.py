"""A piece of plant that stands somewhere: its objects, and the points where conductors are made off."""
import dataclasses
import math

import bpy
from mathutils import Matrix, Vector

from ..mesh import placed


@dataclasses.dataclass
class Plant:
    """Objects modelled about the origin, and their terminals by name in the same coordinates."""
    parts: list
    terminals: dict
    matrix: Matrix = dataclasses.field(default_factory=Matrix)

    def place(self, location, turn=0.0):
        """Moves it to `location`, turned about z in radians. Returns itself."""
        self.matrix = placed(location, turn)
        for part in self.parts:
            part.matrix_world = self.matrix
        return self

    def again(self, location, turn=0.0):
        """Another one that shares the meshes."""
        parts = [part.copy() for part in self.parts]
        for part in parts:
            bpy.context.scene.collection.objects.link(part)
        return Plant(parts, self.terminals).place(location, turn)

    def at(self, name):
        """The terminals of that name, where they stand now: one a phase, in the order of the model's y."""
        return [self.matrix @ point for point in self.terminals[name]]


def finished(builder, name, bevel=0.0):
    """The builder's object with its bevel made part of the mesh: only then do copies share memory."""
    thing = builder.build(name, bevel)
    if bevel:
        graph = bpy.context.evaluated_depsgraph_get()
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
        thing.modifiers.clear()
        thing.data = mesh
    return thing


def upon(base, axis=(0, 0, 1)):
    """The matrix that stands a part on `base` with its z along `axis`."""
    axis = Vector(axis).normalized()
    if abs(axis.z) > 0.9999:
        turn = Matrix() if axis.z > 0 else Matrix.Rotation(math.pi, 4, 'X')
    else:
        turn = axis.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return Matrix.Translation(base) @ turn


def bolts(builder, material, radius, count, size, matrix, height=0.0):
    """A ring of hexagon heads, `size` across, about the local z of `matrix`."""
    for i in range(count):
        angle = 2 * math.pi * i / count
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        builder.cylinder((x, y, height), (x, y, height + size * 0.6), size / 2, material, 6, matrix=matrix)
