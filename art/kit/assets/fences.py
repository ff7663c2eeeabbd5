"""Palisade fence and gates, 2.4 m. A fence runs along +x from its origin; its outside faces −y."""
import math

import bpy
from mathutils import Matrix, Vector

from ..mesh import MeshBuilder
from ..signs import label

HEIGHT = 2.4
_PITCH, _BAY = 0.155, 2.75


def lettering(builder, text, size, material, matrix):
    """Flat letters as faces of `builder`, on the plane that `matrix` turns from facing −y."""
    curve = label(text, size, material)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(curve)
    upright = matrix @ Matrix.Rotation(math.radians(90), 4, 'X')
    builder.add([vertex.co for vertex in mesh.vertices], [tuple(face.vertices) for face in mesh.polygons], material,
                matrix=upright)
    bpy.data.objects.remove(curve)
    bpy.data.meshes.remove(mesh)


def danger_plate(builder, palette, matrix, width=0.26):
    """The yellow plate with the black flash; `matrix` places its centre, facing −y."""
    height = width * 1.4
    builder.box((0, 0, 0), (width, 0.004, height), palette.yellow, matrix=matrix)

    def shape(points, material, depth):
        raised = [(x * width, -depth, z * width) for x, z in points]
        builder.add(raised, [tuple(range(len(raised)))], material, matrix=matrix)

    shape([(-0.42, -0.12), (0.42, -0.12), (0.0, 0.62)], palette.black, 0.004)
    shape([(-0.32, -0.06), (0.32, -0.06), (0.0, 0.5)], palette.yellow, 0.005)
    shape([(0.05, 0.34), (-0.09, 0.13), (0.0, 0.14), (-0.04, 0.0), (0.1, 0.2), (0.01, 0.19)], palette.black, 0.006)
    lettering(builder, 'DANGER', width * 0.2, palette.black, matrix @ Matrix.Translation((0, -0.004, -width * 0.28)))
    lettering(builder, 'OF DEATH', width * 0.16, palette.black, matrix @ Matrix.Translation((0, -0.004, -width * 0.48)))


def _pale(builder, material, x, bottom, top, width=0.034):
    """One W-section pale with its split head."""
    points = [(x - width, 0, bottom), (x, -0.014, bottom), (x + width, 0, bottom),
              (x + width, 0, top - 0.14), (x, -0.014, top - 0.14), (x - width, 0, top - 0.14),
              (x - width * 0.9, -0.004, top - 0.02), (x, -0.014, top - 0.05), (x + width * 0.9, -0.004, top - 0.02),
              (x, -0.012, top)]
    builder.add(points, [(0, 1, 4, 5), (1, 2, 3, 4), (5, 4, 7, 6), (4, 3, 8, 7), (6, 7, 9), (7, 8, 9)], material)


def palisade(palette, length, location=(0, 0, 0), turn=0.0, plates_every=4, kerb=True):
    """A straight fence. `plates_every` so many bays carries a danger plate (0: none)."""
    builder, steel = MeshBuilder(), palette.galvanised
    for i in range(int(length / _PITCH) + 1):
        _pale(builder, steel, i * _PITCH, 0.06, HEIGHT)
    for z in (0.42, HEIGHT - 0.5):
        builder.box((length / 2, 0.028, z), (length, 0.045, 0.045), steel)
    bays = max(1, round(length / _BAY))
    for i in range(bays + 1):
        x = length * i / bays
        builder.box((x, 0.09, HEIGHT / 2 - 0.1), (0.055, 0.1, HEIGHT - 0.2), steel)
        for z in (0.42, HEIGHT - 0.5):
            builder.box((x, 0.03, z), (0.14, 0.06, 0.07), steel)
            for bolt in (-0.045, 0.045):
                builder.cylinder((x + bolt, 0, z), (x + bolt, -0.02, z), 0.01, steel, 6)
    if plates_every:
        for i in range(plates_every // 2, bays, plates_every):
            danger_plate(builder, palette, Matrix.Translation((length * (i + 0.5) / bays, -0.02, 1.55)))
    if kerb:
        builder.box((length / 2, 0.05, 0.0), (length, 0.16, 0.1), palette.concrete)
    return builder.build('palisade', location=location, turn=turn)


def _leaf(palette, width, mirrored):
    """One gate leaf hung at its origin, reaching along +x (or −x)."""
    builder, steel = MeshBuilder(), palette.galvanised
    hand = -1 if mirrored else 1
    for x in (0.04, width - 0.04):
        builder.box((hand * x, 0.03, HEIGHT / 2), (0.07, 0.07, HEIGHT - 0.24), steel)
    for z in (0.16, 0.42 + 0.75, HEIGHT - 0.4):
        builder.box((hand * width / 2, 0.03, z), (width - 0.08, 0.05, 0.06), steel)
    builder.bar((hand * 0.08, 0.03, 0.2), (hand * (width - 0.08), 0.03, 1.13), 0.05, steel)
    for i in range(int((width - 0.16) / _PITCH) + 1):
        _pale(builder, steel, hand * (0.09 + i * _PITCH), 0.12, HEIGHT)
    for z in (0.35, HEIGHT - 0.55):
        builder.cylinder((-hand * 0.03, 0.03, z - 0.07), (-hand * 0.03, 0.03, z + 0.07), 0.035, steel, 12)
        builder.box((hand * 0.1, -0.002, z), (0.3, 0.014, 0.06), steel)
    # Drop bolt and the slide latch with its padlock box.
    builder.cylinder((hand * (width - 0.05), -0.05, -0.02), (hand * (width - 0.05), -0.05, 0.75), 0.014, steel, 8)
    builder.box((hand * (width - 0.09), -0.03, 1.12), (0.16, 0.09, 0.2), steel)
    danger_plate(builder, palette, Matrix.Translation((hand * width * 0.55, -0.025, 1.62)), 0.3)
    return builder


def double_gate(palette, width=5.0, location=(0, 0, 0), turn=0.0, open_by=0.0, name_plate=None):
    """Two leaves between posts; the opening begins at the origin and runs along +x. `open_by` degrees inwards (+y).
    `name_plate` is the station's name, on the left leaf. Returns the parent object."""
    posts = MeshBuilder()
    for x in (0.0, width):
        posts.box((x, 0.04, HEIGHT / 2), (0.16, 0.16, HEIGHT + 0.1), palette.galvanised)
        posts.box((x, 0.04, HEIGHT + 0.06), (0.18, 0.18, 0.02), palette.galvanised)
    posts.box((width / 2, 0.04, 0.0), (width, 0.3, 0.06), palette.concrete)
    frame = posts.build('gate', bevel=0.006, location=location, turn=turn)
    for x, mirrored in ((0.12, False), (width - 0.12, True)):
        builder = _leaf(palette, width / 2 - 0.14, mirrored)
        if name_plate and not mirrored:
            builder.box((width * 0.2, -0.024, 1.02), (0.9, 0.006, 0.34), palette.navy)
            lettering(builder, name_plate, 0.09, palette.white, Matrix.Translation((width * 0.2, -0.028, 1.02)))
        leaf = builder.build('leaf', location=(x, 0, 0), turn=math.radians(-open_by if mirrored else open_by))
        leaf.parent = frame
    return frame


def enclosure(palette, corners, gate=None, gate_width=5.0, open_by=0.0, name_plate=None, plates_every=4):
    """A closed fence through `corners` (x, y), clockwise seen from above so that plates face outwards.
    `gate` is (side, metres from its start) of the double gate."""
    for side, (start, end) in enumerate(zip(corners, corners[1:] + corners[:1])):
        start, end = Vector((*end, 0)), Vector((*start, 0))
        length, turn = (end - start).length, math.atan2(end.y - start.y, end.x - start.x)
        along = (end - start).normalized()
        if gate and gate[0] == side:
            palisade(palette, gate[1], start, turn, plates_every)
            double_gate(palette, gate_width, start + along * gate[1], turn, open_by, name_plate)
            rest = length - gate[1] - gate_width
            palisade(palette, rest, start + along * (gate[1] + gate_width), turn, plates_every)
        else:
            palisade(palette, length, start, turn, plates_every)
