"""Line work and lettering on a flat face: screens, mimic diagrams, labels, papers."""
import math

import bpy
from mathutils import Matrix, Vector

from ..materials import flat
from ..signs import label

# Two faces in one plane flicker: each kind of mark lies a little before the one below it.
LAYER = 0.00025

_letterings = {}


class Drawing:
    """A drawing on an upright plane that faces −y: x runs to the right, z up, in metres from `place`.

    `place` is a point, or a matrix for a face that is tilted or lies flat.
    """

    def __init__(self, builder, place):
        self._builder = builder
        self._matrix = place if isinstance(place, Matrix) else Matrix.Translation(place)

    def _add(self, corners, faces, material, layer):
        self._builder.add([(x, -LAYER * layer, z) for x, z in corners], faces, material, matrix=self._matrix)

    def rectangle(self, left, bottom, right, top, material, layer=1):
        self._add([(left, bottom), (right, bottom), (right, top), (left, top)], [(0, 1, 2, 3)], material, layer)

    def polygon(self, corners, material, layer=1):
        """Corners anticlockwise."""
        self._add(corners, [tuple(range(len(corners)))], material, layer)

    def line(self, points, width, material, layer=2):
        for (x0, z0), (x1, z1) in zip(points, points[1:]):
            length = math.hypot(x1 - x0, z1 - z0) or 1.0
            # Each piece reaches half its width past its ends, so that corners close.
            along_x, along_z = (x1 - x0) / length * width / 2, (z1 - z0) / length * width / 2
            self._add([(x0 - along_x + along_z, z0 - along_z - along_x),
                       (x1 + along_x + along_z, z1 + along_z - along_x),
                       (x1 + along_x - along_z, z1 + along_z + along_x), (x0 - along_x - along_z,
                                                                          z0 - along_z + along_x)],
                      [(0, 1, 2, 3)], material, layer)

    def frame(self, left, bottom, right, top, width, material, layer=2):
        self.line([(left, bottom), (right, bottom), (right, top), (left, top), (left, bottom)], width, material, layer)

    def disc(self, x, z, radius, material, layer=3, segments=20):
        self._add([(x + radius * math.cos(2 * math.pi * i / segments),
                    z + radius * math.sin(2 * math.pi * i / segments))
                   for i in range(segments)], [tuple(range(segments))], material, layer)

    def ring(self, x, z, radius, width, material, layer=2, segments=24):
        self.line([(x + radius * math.cos(2 * math.pi * i / segments),
                    z + radius * math.sin(2 * math.pi * i / segments))
                   for i in range(segments + 1)], width, material, layer)

    def text(self, x, z, size, text, material, align='CENTER', layer=4):
        """Lettering whose em is `size`; `align` is CENTER, LEFT or RIGHT about x; z is the middle of the letters."""
        vertices, faces = _lettering(text)
        if not vertices:
            return
        left, right = min(v[0] for v in vertices), max(v[0] for v in vertices)
        start = {'CENTER': 0.0, 'LEFT': -left, 'RIGHT': -right}[align]
        self._add([(x + (vx + start) * size, z + vy * size) for vx, vy in vertices], faces, material, layer)


def _lettering(text):
    """Flat vertices and faces of a text one metre high, kept: the same words come back on every panel."""
    if text not in _letterings:
        thing = label(text, 1.0, flat('lettering', '#ffffff'), depth=0.0)
        thing.data.resolution_u = 2
        curve = thing.data
        mesh = thing.to_mesh()
        _letterings[text] = ([(v.co.x, v.co.y) for v in mesh.vertices], [tuple(p.vertices) for p in mesh.polygons])
        thing.to_mesh_clear()
        bpy.data.objects.remove(thing)
        bpy.data.curves.remove(curve)
    return _letterings[text]


def lying(x, y, z, turn=0.0):
    """The matrix of a drawing that lies on a table, its top away from −y."""
    return Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(
        -math.pi / 2, 4, 'X')
