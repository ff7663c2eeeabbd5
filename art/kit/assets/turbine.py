"""A wind turbine: tower, nacelle and rotor for the distance, and the foot of a tower for close by."""
import dataclasses
import math

import bpy
from mathutils import Matrix

from ..materials import surface
from ..mesh import MeshBuilder, copy

_TILT = math.radians(-4)


def turbine_white():
    return surface('turbine white', '#dfe2e3', 0.35, variation=0.02, grain=0.1)


@dataclasses.dataclass(frozen=True)
class Turbine:
    """The upright parts as one object, and the rotor, a child of it that turns about its own y axis."""
    body: bpy.types.Object
    rotor: bpy.types.Object

    def turn_rotor(self, angle):
        """Sets the rotor to `angle` (radians). It looks the same again after 120°."""
        self.rotor.rotation_euler = (_TILT, angle, 0)

    def hide(self):
        """The first of its kind is often only there to be copied."""
        self.body.hide_render = self.rotor.hide_render = True


def turbine(paint=None, hub=90.0, radius=58.0, location=(0, 0, 0), yaw=0.0, spin=0.0):
    """A three-bladed turbine that faces −y, turned about z by `yaw`; `spin` is the angle of its rotor (radians)."""
    paint = paint or turbine_white()
    builder = MeshBuilder()
    builder.lathe([(2.3, 0), (2.2, hub * 0.3), (1.9, hub * 0.66), (1.45, hub - 1.6)], paint, 40)
    for height, ring in ((hub * 0.3, 2.2), (hub * 0.66, 1.9)):
        builder.lathe([(ring - 0.01, height - 0.09), (ring + 0.02, height - 0.08), (ring + 0.02, height + 0.08),
                       (ring - 0.01, height + 0.09)], paint, 40)
    lying = Matrix.Translation((0, 0, hub)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    builder.lathe([(0.6, -5.6), (1.7, -5.3), (1.95, -3), (1.95, 2.2), (1.7, 3.2), (1.2, 3.6)], paint, 28, lying)
    builder.box((0, 3.5, hub + 2.1), (1.6, 2.2, 0.5), paint)
    builder.cylinder((0.5, 4.8, hub + 1.5), (0.5, 4.8, hub + 3.6), 0.03, paint, 6)
    body = builder.build('turbine', 0, location, yaw)
    rotor = _rotor(paint, radius)
    rotor.parent = body
    rotor.location = (0, -3.5, hub)
    result = Turbine(body, rotor)
    result.turn_rotor(spin)
    return result


def another(original, location, yaw=0.0, spin=0.0, scale=1.0):
    """A copy of a turbine that shares its meshes."""
    body = copy(original.body, location, yaw, scale)
    rotor = copy(original.rotor, original.rotor.location)
    body.hide_render = rotor.hide_render = False
    rotor.parent = body
    result = Turbine(body, rotor)
    result.turn_rotor(spin)
    return result


def _rotor(paint, radius):
    builder = MeshBuilder()
    builder.lathe([(1.55, 0), (1.6, 0.8), (1.5, 2.0), (1.1, 2.9), (0.5, 3.4), (0.05, 3.55)], paint, 28,
                  Matrix.Rotation(math.radians(90), 4, 'X'))
    for blade in range(3):
        vertices, faces = _blade(radius)
        builder.add(vertices, faces, paint, True, Matrix.Rotation(2 * math.pi * blade / 3, 4, 'Y'))
    return builder.build('rotor')


def _blade(radius, sections=30, corners=16):
    """A blade along z: round at the root, widest at a fifth, twisted, bent away from the tower at the tip."""
    vertices = []
    for i in range(sections + 1):
        t = i / sections
        z = 1.2 + t * (radius - 1.2)
        widest = 4.0 * radius / 60
        chord = 1.9 + (widest - 1.9) * (t / 0.2) ** 1.5 if t < 0.2 else (
            widest * (1 - (t - 0.2) / 0.8) ** 0.85 * 0.92 + 0.32)
        chord = 0.12 if i == sections else chord
        roundness = max(0.0, 1 - t / 0.14)
        twist = math.radians(16 * (1 - t) ** 1.6)
        thickness = 0.21 - 0.10 * t
        for k in range(corners):
            angle = 2 * math.pi * k / corners
            foil_x = chord * (0.5 * math.cos(angle) - 0.18 * (1 - roundness))
            foil_y = chord * thickness * math.sin(angle) * (1 - 0.55 * math.cos(angle)) * 0.62
            x = foil_x * (1 - roundness) + 0.95 * math.cos(angle) * roundness
            y = foil_y * (1 - roundness) + 0.95 * math.sin(angle) * roundness
            vertices.append((x * math.cos(twist) - y * math.sin(twist),
                             x * math.sin(twist) + y * math.cos(twist) - 1.2 - 2.2 * t * t, z))
    faces = [(i * corners + k, i * corners + (k + 1) % corners, (i + 1) * corners + (k + 1) % corners,
              (i + 1) * corners + k) for i in range(sections) for k in range(corners)]
    return vertices, faces


FOOT_RADIUS, DOOR_SILL = 2.2, 1.35


def tower_foot(palette, paint=None, height=14.0, door_open=math.radians(115)):
    """The lowest section of a tower on its foundation, hollow, with a door in −y that stands open by `door_open`.

    Inside is a floor at `DOOR_SILL`; plant stands on it, the door's opening is 0.9 × 2.2 m.
    """
    paint = paint or surface('tower paint', '#d4d7d6', 0.38, variation=0.03, dirt=0.35, dirt_height=1.6, streaks=0.12)
    builder = MeshBuilder()
    _shell_with_opening(builder, paint, height)
    _door_frame(builder, palette, paint)
    _door_leaf(builder, palette, paint, door_open)
    builder.lathe([(FOOT_RADIUS + 2.2, -0.4), (FOOT_RADIUS + 2.2, 0.1), (FOOT_RADIUS + 0.7, 0.22),
                   (FOOT_RADIUS - 0.5, 0.22)], palette.concrete, 64)
    builder.lathe([(FOOT_RADIUS - 0.1, 0.22), (FOOT_RADIUS + 0.24, 0.22), (FOOT_RADIUS + 0.24, 0.3),
                   (FOOT_RADIUS - 0.1, 0.3)], paint, 64)
    for k in range(72):
        angle = 2 * math.pi * k / 72
        at = (FOOT_RADIUS + 0.14) * math.cos(angle), (FOOT_RADIUS + 0.14) * math.sin(angle)
        builder.cylinder((*at, 0.3), (*at, 0.35), 0.032, palette.steel, 6)
        builder.cylinder((*at, 0.35), (*at, 0.42), 0.018, palette.steel, 6)
    builder.lathe([(0.01, DOOR_SILL - 0.06), (FOOT_RADIUS - 0.03, DOOR_SILL - 0.06), (FOOT_RADIUS - 0.03, DOOR_SILL),
                   (0.01, DOOR_SILL)], palette.galvanised, 48)
    _foot_stair(builder, palette)
    for angle in (-0.5, 1.1):
        at = (FOOT_RADIUS + 0.012) * math.sin(angle), -(FOOT_RADIUS + 0.012) * math.cos(angle)
        builder.box((*at, 0.4), (0.05, 0.012, 0.6), palette.copper, (0, 0, angle))
    return builder.build('tower foot', 0.006)


_OPENING = math.radians(15)


def _shell_with_opening(builder, paint, height, segments=96):
    """A tube with a thickness, without the faces behind the door frame."""
    levels = [0.22, DOOR_SILL - 0.05, DOOR_SILL + 2.25, height]
    for radius, inside in ((FOOT_RADIUS, False), (FOOT_RADIUS - 0.05, True)):
        vertices, faces = [], []
        for level in levels:
            taper = 1 - 0.002 * level
            for k in range(segments):
                angle = 2 * math.pi * k / segments - math.pi / 2
                vertices.append((radius * taper * math.cos(angle), radius * taper * math.sin(angle), level))
        for row in range(3):
            for k in range(segments):
                middle = (2 * math.pi * (k + 0.5) / segments + math.pi) % (2 * math.pi) - math.pi
                if row == 1 and abs(middle) < _OPENING:
                    continue
                n = (k + 1) % segments
                corners = (row * segments + k, row * segments + n, (row + 1) * segments + n, (row + 1) * segments + k)
                faces.append(corners[::-1] if inside else corners)
        builder.add(vertices, faces, paint, True)


def _rounded(width, height, radius, corners=8):
    """The outline of an upright rounded rectangle, anticlockwise, about its lower middle."""
    points = []
    for centre_x, centre_z, start in ((width / 2 - radius, radius, -90), (width / 2 - radius, height - radius, 0),
                                      (-width / 2 + radius, height - radius, 90), (-width / 2 + radius, radius, 180)):
        for k in range(corners + 1):
            angle = math.radians(start + 90 * k / corners)
            points.append((centre_x + radius * math.cos(angle), centre_z + radius * math.sin(angle)))
    return points


def _door_frame(builder, palette, paint):
    """A heavy rolled frame that replaces the steel cut out of the shell: the opening is rounded at its corners."""
    inner, outer = _rounded(0.9, 2.2, 0.43), _rounded(1.3, 2.62, 0.3)
    count = len(inner)
    front, back = -FOOT_RADIUS - 0.07, -FOOT_RADIUS + 0.16
    vertices = [(x, front, DOOR_SILL + z) for x, z in inner] + [(x, front, DOOR_SILL - 0.21 + z) for x, z in outer]
    vertices += [(x, back, DOOR_SILL + z) for x, z in inner] + [(x, back, DOOR_SILL - 0.21 + z) for x, z in outer]
    faces = []
    for k in range(count):
        n = (k + 1) % count
        faces += [(k, count + k, count + n, n), (2 * count + k, k, n, 2 * count + n),
                  (3 * count + k, count + k, count + n, 3 * count + n)[::-1]]
    builder.add(vertices, faces, paint)


def _door_leaf(builder, palette, paint, door_open):
    """Hinged on the left. An oval leaf with its handle and danger plate, and stiffeners inside."""
    hinge = Matrix.Translation((-0.56, -FOOT_RADIUS - 0.1, DOOR_SILL - 0.08)) @ Matrix.Rotation(-door_open, 4, 'Z')
    outline = _rounded(1.06, 2.36, 0.5)
    count = len(outline)
    vertices = [(0.56 + x, y, z) for y in (-0.03, 0.02) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]]
    faces += [(k, count + k, count + (k + 1) % count, (k + 1) % count) for k in range(count)]
    builder.add(vertices, faces, paint, matrix=hinge)
    for z in (0.5, 1.18, 1.86):
        builder.box((0.56, 0.035, z), (0.86, 0.03, 0.05), paint, None, hinge)
        builder.cylinder((0, 0, z - 0.09), (0, 0, z + 0.09), 0.025, palette.steel, 10, matrix=hinge)
    builder.box((0.98, -0.05, 1.1), (0.03, 0.05, 0.22), palette.black, None, hinge)
    builder.box((0.98, 0.05, 1.1), (0.03, 0.05, 0.22), palette.black, None, hinge)
    builder.box((0.56, 0.024, 1.5), (0.3, 0.006, 0.22), palette.yellow, None, hinge)
    louvres = [0.3 + 0.035 * i for i in range(12)]
    for z in louvres:
        builder.box((0.56, -0.034, z), (0.5, 0.012, 0.01), palette.dark_grey, (0.6, 0, 0), hinge)


def _foot_stair(builder, palette):
    """A landing outside the door and a stair down to the right-hand side, away from the leaf."""
    front = -FOOT_RADIUS - 0.1
    builder.box((0.15, front - 0.6, DOOR_SILL - 0.04), (1.5, 1.2, 0.05), palette.galvanised)
    steps, run, rise = 6, 0.26, DOOR_SILL / 7
    for i in range(steps):
        builder.box((0.9 + run * (i + 0.5), front - 0.6, DOOR_SILL - rise * (i + 1)), (run, 1.0, 0.035),
                    palette.galvanised)
    foot = 0.9 + run * steps
    for side in (-0.5, 0.5):
        y = front - 0.6 + side
        for drop in (0.04, 0.12):
            builder.bar((0.9, y, DOOR_SILL - drop), (foot, y, 0.12 - drop), 0.05, palette.galvanised)
        posts = [(0.9, DOOR_SILL), (foot - 0.05, 0.2)]
        for x, bottom in posts:
            builder.cylinder((x, y, bottom - 0.1), (x, y, bottom + 1.1), 0.021, palette.galvanised, 10)
        for rail in (0.55, 1.1):
            builder.cylinder((0.9, y, DOOR_SILL + rail), (foot - 0.05, y, 0.2 + rail), 0.021, palette.galvanised, 10)
    for x in (-0.55, 0.9):
        builder.box((x, front - 1.14, DOOR_SILL / 2), (0.07, 0.07, DOOR_SILL), palette.galvanised)
        builder.cylinder((x, front - 1.14, DOOR_SILL), (x, front - 1.14, DOOR_SILL + 1.1), 0.021, palette.galvanised,
                         10)
    for rail in (0.55, 1.1):
        builder.cylinder((-0.55, front - 1.14, DOOR_SILL + rail), (0.9, front - 1.14, DOOR_SILL + rail), 0.021,
                         palette.galvanised, 10)
