"""A mobile crane that holds a load, and the slings, shackles and block between hook and load."""
import math

from mathutils import Matrix, Vector

from ..materials import glass, surface
from ..mesh import MeshBuilder


def _beam(builder, start, end, width, height, material):
    """A box from start to end, `height` in the vertical plane."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized()
    turned = Matrix((side, side.cross(along), along)).transposed().to_4x4()
    builder.box((0, 0, 0), (width, height, (end - start).length), material, None,
                Matrix.Translation((start + end) / 2) @ turned)


def mobile_crane(palette, location, heading, hook, boom_tip_height=26.0, paint=None):
    """A five-axle crane on its outriggers at `location`, carrier turned to `heading` (radians; its cab at +x),
    slewed so that its block hangs at `hook`. Returns the object; the slings are `sling`'s."""
    paint = paint or surface('crane amber', '#e09a1c', 0.35, variation=0.04, dirt=0.25, dirt_height=1.2, coat=0.3)
    builder = MeshBuilder()
    at = Vector(location)
    carrier = Matrix.Translation(at) @ Matrix.Rotation(heading, 4, 'Z')
    _carrier(builder, palette, paint, carrier)
    away = Vector(hook) - at
    slew = Matrix.Translation(at) @ Matrix.Rotation(math.atan2(away.y, away.x), 4, 'Z')
    _superstructure(builder, palette, paint, slew)
    pivot = slew @ Vector((-1.6, 0, 3.1))
    tip = Vector((hook[0], hook[1], boom_tip_height))
    _boom(builder, palette, paint, slew, pivot, tip)
    _block(builder, palette, tip, Vector(hook))
    return builder.build('mobile crane', 0.02)


def _carrier(builder, palette, paint, carrier):
    builder.box((0, 0, 1.15), (13.4, 2.2, 0.5), palette.dark_grey, None, carrier)
    builder.box((-0.6, 0, 1.5), (11.8, 2.75, 0.3), paint, None, carrier)
    builder.box((6.0, 0, 1.95), (1.9, 2.75, 1.5), paint, None, carrier)
    builder.box((6.05, 0, 2.35), (1.94, 2.55, 0.62), glass('cab glass', '#33424a'), None, carrier)
    builder.box((5.95, 0, 2.74), (1.8, 2.7, 0.12), paint, None, carrier)
    builder.box((6.98, 0, 1.0), (0.1, 2.6, 0.4), palette.dark_grey, None, carrier)
    for x in (-5.3, -3.65, -2.0, 2.4, 4.4):
        for side in (-1, 1):
            lying = carrier @ Matrix.Translation((x, side * 1.14, 0.74)) @ Matrix.Rotation(math.radians(90), 4, 'X')
            builder.lathe([(0.3, -0.2), (0.62, -0.22), (0.72, -0.17), (0.72, 0.17), (0.62, 0.22), (0.3, 0.2)],
                          palette.rubber, 36, lying)
            builder.lathe([(0.36, -0.19), (0.34, -0.08), (0.12, -0.08), (0.12, 0.08), (0.34, 0.08), (0.36, 0.19)],
                          palette.light_grey, 24, lying)
        builder.box((x, 0, 1.42), (1.5, 2.75, 0.06), palette.dark_grey, None, carrier)
    for x in (-6.3, 0.7):
        for side in (-1, 1):
            builder.box((x, side * 1.9, 1.2), (0.42, 3.0, 0.36), paint, None, carrier)
            builder.box((x, side * 3.3, 1.05), (0.3, 0.3, 1.1), paint, None, carrier)
            builder.cylinder((x, side * 3.3, 0.2), (x, side * 3.3, 0.7), 0.1, palette.steel, 18, matrix=carrier)
            builder.cylinder((x, side * 3.3, 0.17), (x, side * 3.3, 0.24), 0.3, palette.grey, 24, matrix=carrier)
            for k in (-1, 0, 1):
                builder.box((x + k * 0.44, side * 3.3, 0.09), (0.42, 1.3, 0.16), palette.dark_timber, None, carrier)
            builder.box((x, side * 3.46, 1.2), (0.43, 0.02, 0.36), palette.red, None, carrier)


def _superstructure(builder, palette, paint, slew):
    builder.cylinder((0, 0, 1.6), (0, 0, 1.95), 1.1, palette.dark_grey, 40, matrix=slew)
    builder.box((-1.0, 0, 2.2), (4.0, 2.2, 0.5), paint, None, slew)
    for side in (-1, 1):
        builder.box((-1.5, side * 0.72, 2.85), (1.5, 0.12, 0.9), paint, None, slew)
    builder.box((-3.0, 0, 2.75), (1.2, 2.5, 0.8), paint, None, slew)
    for k in range(4):
        builder.box((-3.75, 0, 1.75 + k * 0.4), (0.9, 2.9, 0.37), palette.dark_grey, None, slew)
    # The operator's cab beside the boom, its window towards the load.
    builder.box((0.7, 1.12, 2.75), (1.5, 0.85, 1.5), paint, None, slew)
    builder.box((0.86, 1.12, 2.95), (1.24, 0.89, 0.8), glass('cab glass', '#33424a'), None, slew)
    builder.box((0.7, 1.12, 3.53), (1.54, 0.9, 0.08), paint, None, slew)
    builder.cylinder((-2.6, 0.5, 3.3), (-2.6, -0.5, 3.3), 0.3, palette.steel, 24, matrix=slew)


def _boom(builder, palette, paint, slew, pivot, tip):
    head = tip + Vector((0, 0, 0.3))
    along = head - pivot
    sections = ((0.0, 0.42, 0.92, 1.05), (0.4, 0.64, 0.8, 0.92), (0.62, 0.83, 0.69, 0.8), (0.81, 0.985, 0.58, 0.68))
    for start, end, width, height in sections:
        _beam(builder, pivot + along * start, pivot + along * end, width, height, paint)
        _beam(builder, pivot + along * (end - 0.012), pivot + along * end, width + 0.08, height + 0.08,
              palette.dark_grey)
    for place in (slew @ Vector((0.7, 0.0, 2.35)),):
        joint = pivot + along * 0.26 - Vector((0, 0, 0.5))
        _beam(builder, place, place.lerp(joint, 0.55), 0.42, 0.42, palette.dark_grey)
        builder.cylinder(place.lerp(joint, 0.5), joint, 0.14, palette.steel, 18)
    side = along.cross(Vector((0, 0, 1))).normalized()
    for offset in (-0.2, 0.2):
        builder.cylinder(head + side * offset - side * 0.06, head + side * offset + side * 0.06, 0.34,
                         palette.dark_grey, 28)
    builder.cylinder(head - side * 0.34, head + side * 0.34, 0.07, palette.steel, 14)
    normal = along.normalized().cross(side)
    normal = normal if normal.z > 0 else -normal
    builder.cylinder(slew @ Vector((-2.6, 0, 3.6)), head + normal * 0.34, 0.012, palette.black, 6)


def _block(builder, palette, tip, hook):
    """Four falls of rope, a block in warning stripes, and the hook."""
    top = hook + Vector((0, 0, 1.75))
    for x in (-0.2, 0.2):
        for y in (-0.05, 0.05):
            builder.cylinder(tip + Vector((x, y, 0)), top + Vector((x, y, 0)), 0.012, palette.black, 6)
    for x in (-0.2, 0.2):
        builder.cylinder(top + Vector((x - 0.05, 0, -0.1)), top + Vector((x + 0.05, 0, -0.1)), 0.3, palette.dark_grey,
                         28)
    for k in range(6):
        builder.box(top + Vector((0, 0, 0.05 - k * 0.14)), (0.62, 0.46, 0.14),
                    palette.yellow if k % 2 else palette.black)
    builder.cylinder(top + Vector((0, 0, -0.72)), top + Vector((0, 0, -1.1)), 0.09, palette.steel, 16)
    points = [top + Vector((0, 0, -1.05))]
    for k in range(15):
        angle = math.radians(80 - k * 20)
        points.append(hook + Vector((0.2 * math.cos(angle), 0, 0.38 + 0.26 * math.sin(angle))))
    builder.tube(points, 0.06, palette.red, 12)


def sling(palette, hook, eyes):
    """A chain sling from the hook's bowl to bow shackles at the eyes of a load; one object."""
    builder = MeshBuilder()
    ring = Vector(hook) + Vector((0, 0, 0.05))
    _link(builder, palette.galvanised, ring + Vector((0, 0, 0.12)), Vector((0, 0, 1)), Vector((0, 1, 0)), 0.2, 0.12,
          0.03)
    for eye in eyes:
        eye = Vector(eye)
        along = (eye - ring)
        length = along.length
        along.normalize()
        side = along.cross(Vector((0, 0, 1))).normalized()
        over = along.cross(side)
        pitch = 0.13
        count = int((length - 0.25) / pitch)
        for k in range(count):
            _link(builder, palette.steel, ring + along * (0.1 + pitch * (k + 0.5)), along, side if k % 2 else over,
                  0.085, 0.045, 0.017, 5)
        _link(builder, palette.amber, eye - along * 0.06, along, side, 0.11, 0.06, 0.022)
        builder.cylinder(eye - side * 0.09, eye + side * 0.09, 0.02, palette.steel, 8)
    return builder.build('sling')


def _link(builder, material, centre, along, across, half_length, half_width, radius, segments=8):
    points = []
    for k in range(13):
        angle = 2 * math.pi * k / 12
        points.append(centre + along * (half_length * math.cos(angle)) + across * (half_width * math.sin(angle)))
    builder.tube(points, radius, material, segments)
