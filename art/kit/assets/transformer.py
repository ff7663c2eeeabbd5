"""Power transformers and their bunds. x runs along the tank, the high-voltage side faces +y, the ground is z = 0."""
import math

import bpy
from mathutils import Vector

from ..materials import gravel
from ..mesh import MeshBuilder
from ..signs import label
from . import cable_box as boxes
from .insulators import bushing
from .plant import Plant, bolts, finished, upon
from .supports import cabinet
from .transformer_parts import conservator, ladder, radiators, tank


def grid_transformer(palette, paint=None, name='T1', fans=2):
    """A 132/33 kV, 60 MVA transformer with its tap-changer.

    Tank 6.4 × 2.5 × 3.2 m on a plinth 0.35 m high, about 9.4 × 5.9 m overall, bushing tips about 6.4 m high,
    conservator on the −y side. Three 132 kV bushings 1.9 m apart over the +y side and a neutral at +x; two banks of
    radiators with fans on either long side; the 33 kV cable box in the middle of −y, the marshalling kiosk in the
    middle of +y, the on-load tap-changer at −x. Terminals `hv` (−x to +x), `neutral` and `cables` (where the cables
    enter the ground).
    """
    paint = paint or palette.tank_grey
    body, fine = MeshBuilder(), MeshBuilder()
    length, width, low, high = 6.4, 2.5, 0.62, 3.9
    body.box((0, 0, 0.1), (8.4, 6.3, 0.5), palette.concrete)
    tank(body, fine, palette, paint, length, width, low, high, 13)
    for side in (-1, 1):
        for x in (-1.92, 1.92):
            radiators(fine, palette, paint, x, side, width / 2, 2.15, 1.15, 3.75, 0.95, fans)
    hv = []
    for x in (-1.9, 0.0, 1.9):
        axis = Vector((x * 0.05, 0.22, 1)).normalized()
        foot = Vector((x * 0.97, 0.5, high + 0.05))
        fine.lathe([(0.34, 0), (0.34, 0.04), (0.27, 0.05), (0.27, 0.42), (0.34, 0.43), (0.34, 0.47)], paint, 28,
                   upon(foot, axis))
        bolts(fine, palette.steel, 0.305, 12, 0.028, upon(foot, axis), 0.47)
        fine.cylinder(foot + Vector((0.3, 0.05, 0.25)), foot + Vector((0.42, 0.08, 0.22)), 0.06, paint, 10)
        hv.append(bushing(fine, palette, foot + axis * 0.47, 132, axis))
    axis = Vector((0.2, 0.15, 1)).normalized()
    fine.lathe([(0.17, 0), (0.17, 0.2)], paint, 20, upon((2.85, 0.35, high + 0.05), axis))
    neutral = bushing(fine, palette, Vector((2.85, 0.35, high + 0.05)) + axis * 0.2, 33, axis)
    conservator(body, fine, palette, paint, (-2.3, -0.85, 5.25), (2.1, -0.85, 5.25), 0.5, high + 0.05,
                (1.3, -0.05, high + 0.05))
    # Tap-changer: its own compartment, a smaller cover, the drive box and shaft.
    body.box((-3.75, 0, 2.55), (1.05, 1.7, 2.5), paint)
    body.box((-3.75, 0, 3.84), (1.17, 1.82, 0.07), paint)
    for i in range(11):
        for side in (-1, 1):
            fine.cylinder((-4.26 + i * 0.1, side * 0.88, 3.78), (-4.26 + i * 0.1, side * 0.88, 3.92), 0.016,
                          palette.galvanised, 6)
    for y in (-0.5, 0.5):
        body.box((-4.3, y, 2.55), (0.08, 0.08, 2.4), paint)
    cabinet(body, palette, (-4.52, 0, 1.75), (0.45, 0.7, 0.95), (-1, 0), palette.light_grey)
    fine.cylinder((-4.52, 0, 2.2), (-4.52, 0, 3.5), 0.025, palette.galvanised, 10)
    fine.box((-4.52, 0, 3.55), (0.2, 0.2, 0.2), palette.dark_grey)
    fine.cylinder((-4.52, 0, 3.55), (-4.2, 0, 3.55), 0.025, palette.galvanised, 10)
    cabinet(body, palette, (0, 1.66, 1.75), (1.1, 0.45, 1.35), (0, 1), palette.light_grey)
    for x in (-0.4, 0.4):
        body.box((x, 1.6, 0.7), (0.08, 0.3, 0.8), palette.galvanised)
    for x in (-0.35, -0.2, -0.05, 0.1, 0.25):
        fine.cylinder((x, 1.66, 0.35), (x, 1.66, 1.08), 0.018, palette.rubber, 8)
    # Cable tray of the control wiring, along the top of the tank.
    fine.box((0, 1.34, 3.6), (5.9, 0.1, 0.03), palette.galvanised)
    for x in (-0.03, 0.0, 0.03):
        fine.tube([(x, 1.6, 2.43), (x, 1.45, 2.7), (x, 1.36, 3.1), (x, 1.36, 3.62)], 0.012, palette.rubber, 6)
    boxes.cable_box(body, fine, palette, paint, (0, -1.75, 2.15), (1.35, 0.85, 1.7), 6, 0.35)
    ladder(fine, palette, 3.45, -0.75, 0.45, 5.0, 1)
    fine.box((3.31, 0.1, 2.3), (0.012, 0.5, 0.36), palette.steel)
    fine.box((3.31, 0.75, 2.3), (0.012, 0.3, 0.26), palette.yellow)
    # Two thermometers for oil and winding, and the pressure-relief vent.
    for y in (-0.1, 0.12):
        fine.lathe([(0.085, 0), (0.085, 0.06), (0.07, 0.065)], palette.black, 20, upon((3.31, y, 1.75), (1, 0, 0)))
        fine.lathe([(0.07, 0.066), (0.07, 0.068)], palette.paper, 20, upon((3.31, y, 1.75), (1, 0, 0)))
    fine.lathe([(0.16, 0), (0.16, 0.12), (0.2, 0.13), (0.2, 0.2), (0.05, 0.26)], paint, 20,
               upon((-2.8, -0.3, high + 0.05)))
    parts = [finished(body, 'transformer', 0.01), finished(fine, 'transformer fittings')]
    if name:
        parts.append(label(name, 0.42, palette.black, (3.312, 0.1, 3.0), math.pi / 2))
        parts.append(label(name, 0.16, palette.black, (0.34, 1.91, 2.22), math.pi))
    return _freeze(Plant(parts, {'hv': hv, 'neutral': [neutral], 'cables': [Vector((0, -1.75, 0.35))]}))


def primary_transformer(palette, paint=None, name='T1', cable_box='closed', hv='bushings', voltages=(33, 11)):
    """A 33/11 kV transformer of about 12 MVA (or, by its box, 6.6/11 kV).

    Tank 3.6 × 1.7 × 2.3 m on a plinth 0.3 m high, about 5.6 × 4.4 m overall, conservator at −y; one bank of
    radiators at either end of each long side; the cable box on −y is 'closed', 'open' (lid off, three terminations
    to be seen) or 'none'. `hv` is 'bushings' (three, 0.85 m apart, over +y) or 'cables' (a second box at +y).
    `voltages` in kV are those of the front and of the far side. Terminals `hv` (bushings only), `neutral`, `cables`.
    """
    paint = paint or palette.tank_green
    body, fine = MeshBuilder(), MeshBuilder()
    length, width, low, high = 3.8, 1.7, 0.52, 2.85
    body.box((0, 0, 0.05), (5.0, 4.4, 0.5), palette.concrete)
    tank(body, fine, palette, paint, length, width, low, high, 9)
    for x in (-1.28, 1.28):
        for side in (-1, 1):
            radiators(fine, palette, paint, x, side, width / 2, 1.1, 0.85, 2.72, 0.6, 0)
    tips = []
    if hv == 'bushings':
        for x in (-0.85, 0.0, 0.85):
            axis = Vector((x * 0.12, 0.2, 1)).normalized()
            foot = Vector((x, 0.35, high + 0.05))
            fine.lathe([(0.16, 0), (0.16, 0.12)], paint, 20, upon(foot, axis))
            tips.append(bushing(fine, palette, foot + axis * 0.12, 33, axis))
    else:
        boxes.rear_cable_box(body, fine, palette, paint, width)
    axis = Vector((0.25, 0.1, 1)).normalized()
    neutral = bushing(fine, palette, (1.6, 0.1, high + 0.05), 33, axis)
    conservator(body, fine, palette, paint, (-1.5, -0.5, 3.8), (1.1, -0.5, 3.8), 0.34, high + 0.05,
                (0.6, 0.0, high + 0.05))
    if cable_box != 'none':
        boxes.cable_box(body, fine, palette, paint, (0, -1.12, 1.72), (1.15, 0.56, 1.3), 3, 0.3, cable_box == 'open',
                        voltages[0])
    cabinet(body, palette, (-2.2, 0.2, 1.55), (0.38, 0.8, 1.1), (-1, 0), palette.light_grey)
    fine.box((-1.97, 0.2, 1.55), (0.1, 0.3, 0.6), paint)
    for y in (0.0, 0.13, 0.26):
        fine.cylinder((-2.2, y, 0.3), (-2.2, y, 1.0), 0.016, palette.rubber, 8)
    ladder(fine, palette, 2.12, -0.3, 0.4, 3.6, 1)
    fine.box((2.01, 0.35, 1.75), (0.012, 0.4, 0.3), palette.steel)
    fine.lathe([(0.075, 0), (0.075, 0.06)], palette.black, 20, upon((2.0, 0.3, 1.35), (1, 0, 0)))
    fine.lathe([(0.062, 0.061), (0.062, 0.063)], palette.paper, 20, upon((2.0, 0.3, 1.35), (1, 0, 0)))
    if name:
        fine.box((2.005, 0.35, 2.3), (0.012, 0.34 * len(name) * 0.72 + 0.2, 0.44), palette.navy)
    parts = [finished(body, 'transformer', 0.009), finished(fine, 'transformer fittings')]
    if name:
        parts.append(label(name, 0.3, palette.white, (2.013, 0.35, 2.3), math.pi / 2))
    return _freeze(Plant(parts, {'hv': tips, 'neutral': [neutral], 'cables': [Vector((0, -1.12, 0.3))]}))


def _freeze(plant):
    """Labels are turned objects of their own: their turn goes into the data, so that `place` moves all alike."""
    for part in plant.parts:
        if part.type == 'FONT':
            turned = part.matrix_basis.copy()
            mesh = part.to_mesh()
            lettering = MeshBuilder()
            lettering.add([v.co for v in mesh.vertices], [tuple(p.vertices) for p in mesh.polygons],
                          part.data.materials[0],
                          matrix=turned)
            part.to_mesh_clear()
            plant.parts[plant.parts.index(part)] = lettering.build('lettering')
            bpy.data.objects.remove(part)
    return plant


def bund(palette, length=12.0, width=9.0, height=0.55, floor='stones'):
    """A bund about the origin: concrete walls 0.25 m thick, a chamfered top, a sump with its grating at the −x +y
    corner, an oil-water pump box on the wall. Give the plinth of the transformer as its island. `floor` is 'stones'
    or 'concrete'."""
    builder, fine = MeshBuilder(), MeshBuilder()
    x, y = length / 2, width / 2
    for side in (-1, 1):
        builder.box((0, side * y, height / 2 - 0.1), (length + 0.25, 0.25, height + 0.2), palette.concrete)
        builder.box((side * x, 0, height / 2 - 0.1), (0.25, width - 0.25, height + 0.2), palette.concrete)
        fine.box((0, side * y, height + 0.004), (length + 0.05, 0.06, 0.012), palette.yellow)
    builder.box((0, 0, 0.02), (length - 0.2, width - 0.2, 0.03), gravel() if floor == 'stones' else palette.concrete)
    corner = (-x + 0.75, y - 0.7)
    builder.box((*corner, 0.05), (0.9, 0.9, 0.04), palette.galvanised)
    for i in range(16):
        fine.box((corner[0] - 0.4 + i * 0.053, corner[1], 0.08), (0.008, 0.86, 0.03), palette.galvanised)
    fine.tube([(corner[0] + 0.2, corner[1], 0.05), (corner[0] + 0.2, corner[1], 0.55),
               (corner[0] + 0.2, y + 0.1, height + 0.18),
               (corner[0] + 0.2, y + 0.3, 0.5), (corner[0] + 0.2, y + 0.3, -0.05)], 0.035, palette.blue, 12)
    cabinet(builder, palette, (corner[0] - 0.35, y + 0.05, height + 0.35), (0.3, 0.22, 0.42), (0, 1))
    builder.box((corner[0] - 0.35, y + 0.02, height + 0.07), (0.06, 0.06, 0.16), palette.galvanised)
    return Plant([finished(builder, 'bund', 0.012), finished(fine, 'bund fittings')], {})
