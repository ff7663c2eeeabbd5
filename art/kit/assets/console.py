"""Lit screens on monitors and laptops, a telephone, and the desk of a control room."""
import math

from mathutils import Matrix, Vector

from ..mesh import MeshBuilder, placed
from . import furniture
from .drawing import UPRIGHT
from .linework import Drawing


def screen(palette, draw, location, turn=0.0, width=0.61, height=0.345, rise=0.14, lean=4.0):
    """A monitor on its foot at `location`. `draw(drawing, width, height)` draws from the lower left corner."""
    _, corner = furniture.monitor(palette, location, turn, width, height, rise, lean)
    _lit(corner, draw, width, height)


def laptop(palette, draw, location, turn=0.0, lean=20.0, width=0.325, height=0.205):
    """An open laptop with its picture drawn as for `screen`."""
    _, corner = furniture.laptop(palette, location, turn, lean, width, height)
    _lit(corner, draw, width, height)


def _lit(corner, draw, width, height):
    builder = MeshBuilder()
    draw(Drawing(builder, corner @ UPRIGHT.inverted()), width, height)
    builder.build('screen')


def telephone(palette, location, turn=0.0):
    """A desk telephone with its handset on the cradle and a coiled cord."""
    builder, at = MeshBuilder(), placed(location, turn)
    body = at @ Matrix.Translation((0, 0, 0.022)) @ Matrix.Rotation(0.22, 4, 'X')
    builder.box((0, 0.02, 0.02), (0.19, 0.2, 0.04), palette.plinth, matrix=body)
    builder.box((0, 0.06, 0.02), (0.17, 0.1, 0.05), palette.plinth, matrix=at)
    builder.box((0.045, 0.08, 0.042), (0.085, 0.045, 0.004), palette.lcd, matrix=body)
    for row in range(4):
        for key in range(3):
            builder.box((0.018 + key * 0.026, 0.03 - row * 0.024, 0.043), (0.018, 0.015, 0.008), palette.print_grey,
                        matrix=body)
    builder.box((-0.062, 0.02, 0.060), (0.04, 0.2, 0.022), palette.graphite, matrix=body)
    for end in (-0.07, 0.11):
        builder.box((-0.062, end, 0.048), (0.045, 0.05, 0.03), palette.graphite, matrix=body)
    builder.build('telephone', 0.005)
    cord, points, turns = MeshBuilder(), [], 22
    for i in range(turns * 7):
        t = i / (turns * 7 - 1)
        angle = t * 2 * math.pi * turns
        points.append(at @ Vector((-0.07 - 0.07 * math.sin(t * math.pi) + 0.006 * math.cos(angle), -0.06 + 0.02 * t,
                                   0.03 * abs(1 - 2 * t) + 0.009 + 0.006 * math.sin(angle))))
    cord.tube(points, 0.0022, palette.rubber, 5)
    cord.build('cord')


def console_desk(palette, top, location=(0, 0, 0), turn=0.0, wing=1.05, depth=0.9, height=0.74, fold=0.32):
    """A control desk of three leaves on closed plinths, the outer two folded towards the operator at −y, with a cable
    riser along the back. Returns the matrices of its leaves, left to right: x along the leaf, y away, z 0 its top."""
    builder, at, leaves = MeshBuilder(), placed(location, turn), []
    mitre, half = depth * math.tan(fold / 2), wing / 2
    for side in (-1, 0, 1):
        hinge = Matrix.Translation((side * half, depth / 2, 0)) @ Matrix.Rotation(-side * fold, 4, 'Z')
        leaf = at @ (hinge @ Matrix.Translation((side * half, -depth / 2, 0)) if side else Matrix())
        # The front edge is shorter where two leaves meet.
        left, right = (-half + mitre * (side >= 0), half - mitre * (side <= 0))
        corners = [(left, -depth / 2), (right, -depth / 2), (half, depth / 2), (-half, depth / 2)]
        vertices = [(x, y, height + drop) for drop in (-0.03, 0) for x, y in corners]
        faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        builder.add(vertices, faces, top, matrix=leaf)
        builder.box((0, depth / 2 - 0.05, (height - 0.03) / 2), (wing - 0.06, 0.04, height - 0.03), palette.cabinet,
                    matrix=leaf)
        builder.box((0, depth / 2 - 0.02, height + 0.06), (wing, 0.04, 0.16), palette.graphite, matrix=leaf)
        for end in (-1, 1):
            if side == 0 or end == side:
                builder.box((end * (half - 0.16), 0.05, (height - 0.03) / 2), (0.04, depth - 0.25, height - 0.03),
                            palette.graphite, matrix=leaf)
        leaves.append(leaf @ Matrix.Translation((0, 0, height)))
    builder.build('console', 0.004)
    return leaves
