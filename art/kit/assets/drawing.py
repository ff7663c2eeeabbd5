"""Sheets: drawings as a plotter, a pen or chalk makes them. Millimetres on the sheet, y up, origin lower left.

Geometry rather than a picture file, because it stays sharp at any distance and needs nothing from outside. Small print
on equipment is in `linework`; this is for paper, boards and screens, which have pens, dashes, arcs and a hand.
"""
import math
import os
import random

import bpy
from mathutils import Matrix, Vector

_FACES = {'plain': '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf',
          'bold': '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf',
          'hand': '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Oblique.ttf'}
# How far each layer stands off the sheet, in millimetres, so that lines lie on fills and letters on lines.
_FILL, _LINE, _TEXT = 0.12, 0.2, 0.28
_CAPITAL = 0.73  # the height of a capital over the size of the type

UPRIGHT = Matrix.Rotation(math.pi / 2, 4, 'X')
"""Turns a drawing that lies face up into one on a wall that faces −y."""


class Drawing:
    """A sheet of `width` × `height` mm. `ink` is the material of what is drawn, `pen` the width of a line in mm.

    `unsteady` in mm moves every corner a little and leans the letters: chalk and pencil.
    """

    def __init__(self, width, height, ink, paper=None, pen=0.5, unsteady=0.0, face='plain'):
        self.width, self.height = width, height
        self.ink, self.pen, self.unsteady, self.face = ink, pen, unsteady, face
        self._vertices, self._faces, self._materials, self._material_of_face = [], [], [], []
        self._chance = random.Random(width * 7 + height)
        if paper:
            self._add([(0, 0), (width, 0), (width, height), (0, height)], [(0, 1, 2, 3)], paper, 0)

    def _add(self, corners, faces, material, level):
        if material not in self._materials:
            self._materials.append(material)
        first, index = len(self._vertices), self._materials.index(material)
        self._vertices += [(x, y, level) for x, y in corners]
        self._faces += [[corner + first for corner in face] for face in faces]
        self._material_of_face += [index] * len(faces)

    def _moved(self, point):
        if not self.unsteady:
            return Vector(point)
        return Vector(
            (point[0] + self._chance.gauss(0, self.unsteady), point[1] + self._chance.gauss(0, self.unsteady))
        )

    def line(self, *points, pen=None, ink=None, dash=0.0):
        """A line through points. `dash` in mm breaks it."""
        half = (pen or self.pen) / 2
        moved = [self._moved(point) for point in points]
        for start, end in zip(moved, moved[1:]):
            length = (end - start).length
            if length < 1e-6:
                continue
            along = (end - start) / length
            count = max(1, round(length / dash / 2)) if dash else 1
            for i in range(count):
                first = start + along * (length * i / count - (0 if dash else half))
                last = start + along * (length * (i + (0.55 if dash else 1)) / count + (0 if dash else half))
                side = Vector((-along.y, along.x)) * half
                self._add([first - side, last - side, last + side, first + side], [(0, 1, 2, 3)],
                          ink or self.ink, _LINE)

    def rectangle(self, x, y, width, height, pen=None, ink=None, fill=None, dash=0.0):
        """From its lower left corner."""
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        if fill:
            self._add(corners, [(0, 1, 2, 3)], fill, _FILL)
        if pen != 0:
            self.line(*corners, corners[0], pen=pen, ink=ink, dash=dash)

    def polygon(self, points, fill):
        self._add(points, [range(len(points))], fill, _FILL)

    def circle(self, x, y, radius, pen=None, ink=None, fill=None):
        points = [(x + radius * math.cos(math.pi * i / 18), y + radius * math.sin(math.pi * i / 18)) for i in range(37)]
        if fill:
            self._add(points[:-1], [range(36)], fill, _LINE)
        if pen != 0:
            self.line(*points, pen=pen, ink=ink)

    def text(self, words, x, y, height=3.0, ink=None, align='left', face=None, turn=0.0):
        """One line of letters; capitals `height` mm high, standing on y. `turn` in degrees."""
        vertices, faces = _letters(str(words), face or self.face)
        if not vertices:
            return
        size, left, right = height / _CAPITAL, min(v[0] for v in vertices), max(v[0] for v in vertices)
        shift = {'left': -left, 'centre': -(left + right) / 2, 'right': -right}[align]
        lean = self._chance.gauss(0, 0.01) if self.unsteady else 0
        rotation = Matrix.Rotation(math.radians(turn) + lean, 2)
        origin = Vector((x, y))
        self._add([origin + rotation @ Vector(((vx + shift) * size, vy * size)) for vx, vy in vertices],
                  faces, ink or self.ink, _TEXT)

    def arrow(self, x, y, size=3.0, towards=-90.0, ink=None):
        """A filled head whose tip is at the point."""
        angle = math.radians(towards)
        along, side = Vector((math.cos(angle), math.sin(angle))), Vector((-math.sin(angle), math.cos(angle)))
        tip = Vector((x, y))
        self._add([tip, tip - along * size + side * size * 0.35, tip - along * size - side * size * 0.35], [(0, 1, 2)],
                  ink or self.ink, _LINE)

    def build(self, matrix=None, scale=1.0):
        """The object, its lower left corner at the origin of `matrix`; `scale` makes the sheet larger or smaller."""
        mesh = bpy.data.meshes.new('drawing')
        unit = 0.001 * scale
        mesh.from_pydata([(x * unit, y * unit, z * 0.001) for x, y, z in self._vertices], [], self._faces)
        for material in self._materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self._material_of_face)
        mesh.update()
        thing = bpy.data.objects.new('drawing', mesh)
        if matrix is not None:
            thing.matrix_world = matrix
        bpy.context.scene.collection.objects.link(thing)
        return thing


def upright(x, y, z, turn=0.0):
    """Where to build a drawing on a wall: its lower left corner; it faces −y, turned about z."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z') @ UPRIGHT


_made = {}


def _letters(words, face):
    """Vertices (x, y) and faces of a line of type of size 1."""
    key = (words, face)
    if key not in _made:
        curve = bpy.data.curves.new('letters', 'FONT')
        curve.body, curve.size, curve.resolution_u, curve.dimensions, curve.fill_mode = words, 1, 2, '2D', 'BOTH'
        if os.path.exists(_FACES[face]):
            curve.font = bpy.data.fonts.load(_FACES[face], check_existing=True)
        thing = bpy.data.objects.new('letters', curve)
        mesh = thing.to_mesh()
        _made[key] = ([(v.co.x, v.co.y) for v in mesh.vertices], [tuple(p.vertices) for p in mesh.polygons])
        thing.to_mesh_clear()
        bpy.data.objects.remove(thing)
        bpy.data.curves.remove(curve)
    return _made[key]
