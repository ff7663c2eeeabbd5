"""132 kV double-circuit lattice towers and the conductors between them. The line runs along y, the arms along x."""
import dataclasses
import math

from mathutils import Matrix, Vector

from ..mesh import MeshBuilder, catenary, copy, placed

_WIDTH_AT_WAIST, _WIDTH_AT_PEAK = 1.7, 0.5
# Of the tower's height: where the lower edge of each cross-arm sits; and its reach in metres.
_ARMS = ((0.60, 3.3), (0.735, 4.8), (0.87, 3.2))
_ARM_DEPTH = 1.5
_DISC_PITCH, _DISCS = 0.146, 10
_STRING = 0.3 + _DISCS * _DISC_PITCH


@dataclasses.dataclass(frozen=True)
class Tower:
    """A tower in the scene. Points are in the world: six phases (left then right, from the bottom arm up), earth wire
    last. A suspension tower holds the line at one point a phase, so `ahead` and `behind` are the same."""
    thing: object
    ahead: tuple
    behind: tuple


def _angle(builder, start, end, leg, material, outward):
    """A rolled steel angle whose heel points `outward`: what real towers are bolted together from."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    heel = Vector(outward) - along * along.dot(Vector(outward))
    heel = heel.normalized() if heel.length > 1e-6 else along.orthogonal().normalized()
    side = along.cross(heel)
    thick = leg * 0.11
    first, second = (-heel + side).normalized(), (-heel - side).normalized()
    profile = [(0, 0), (leg, 0), (leg, thick), (thick, thick), (thick, leg), (0, leg)]
    base = heel * (leg * 0.35)
    vertices = [point + base + first * a + second * b for point in (start, end) for a, b in profile]
    faces = [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)] + [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11)]
    builder.add(vertices, faces, material)


def _gusset(builder, centre, normal, size, material):
    """A plate with bolts at a joint."""
    turned = Vector(normal).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    matrix = Matrix.Translation(centre) @ turned
    builder.box((0, 0, 0), (size, size * 1.3, 0.012), material, matrix=matrix)
    for x in (-0.3, 0.3):
        for y in (-0.42, 0.0, 0.42):
            bolt = [(x * size, y * size, end) for end in (-0.022, 0.022)]
            builder.cylinder(*bolt, 0.016, material, 6, matrix=matrix)


def insulator_string(builder, palette, start, towards, discs=_DISCS, material=None):
    """Cap-and-pin discs from `start` in a direction. Returns the live end, where the clamp is."""
    matrix = Matrix.Translation(start) @ Vector(towards).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    length = 0.3 + discs * _DISC_PITCH
    builder.cylinder((0, 0, 0), (0, 0, 0.16), 0.02, palette.galvanised, 8, matrix=matrix)
    profile = []
    for i in range(discs):
        low = 0.14 + i * _DISC_PITCH
        profile += [(0.045, low), (0.05, low + 0.04), (0.127, low + 0.062), (0.127, low + 0.074), (0.06, low + 0.085),
                    (0.018, low + 0.1), (0.018, low + _DISC_PITCH)]
    builder.lathe(profile, material or palette.porcelain, 18, matrix)
    builder.cylinder((0, 0, length - 0.18), (0, 0, length), 0.025, palette.galvanised, 8, matrix=matrix)
    return matrix @ Vector((0, 0, length))


def _levels(height, base):
    """Heights of the joints: panels about as high as they are wide, with one at each end of every arm."""
    fixed = [height * share for share, _ in _ARMS]
    fixed = sorted(fixed + [low + _ARM_DEPTH for low in fixed] + [height])
    levels, waist = [0.0], fixed[0]
    panels = 4
    # Panels of a tapering body shrink upwards in the same proportion as it does.
    ratio = (_WIDTH_AT_WAIST / base) ** (1 / panels)
    first = waist * (1 - ratio) / (1 - ratio**panels)
    for i in range(panels):
        levels.append(levels[-1] + first * ratio**i)
    levels[-1] = waist
    for level in fixed[1:]:
        gap = level - levels[-1]
        steps = max(1, round(gap / 1.6))
        bottom = levels[-1]
        levels += [bottom + gap * (i + 1) / steps for i in range(steps)]
    return levels


def _corners(level, height, base):
    waist, top = height * _ARMS[0][0], height * _ARMS[-1][0] + _ARM_DEPTH
    if level < waist:
        width = base + (_WIDTH_AT_WAIST - base) * level / waist
    elif level < top:
        width = _WIDTH_AT_WAIST + (1.15 - _WIDTH_AT_WAIST) * (level - waist) / (top - waist)
    else:
        width = 1.15 + (_WIDTH_AT_PEAK - 1.15) * (level - top) / (height - top)
    half = width / 2
    return [Vector((a * half, b * half, level)) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]


def _body(builder, palette, height, base, heavy):
    steel = palette.galvanised
    levels = _levels(height, base)
    waist = height * _ARMS[0][0]
    outward = [Vector((a, b, 0)) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    faces = [Vector((0, 1, 0)), Vector((-1, 0, 0)), Vector((0, -1, 0)), Vector((1, 0, 0))]
    rings = [_corners(level, height, base) for level in levels]
    for lower, upper, level in zip(rings, rings[1:], levels):
        below = level < waist - 0.1
        leg, brace = (0.16 * heavy, 0.09 * heavy) if below else (0.12 * heavy, 0.065 * heavy)
        for k in range(4):
            n = (k + 1) % 4
            _angle(builder, lower[k], upper[k], leg, steel, outward[k])
            _angle(builder, lower[k], upper[n], brace, steel, faces[k])
            _angle(builder, lower[n], upper[k], brace, steel, -faces[k])
            if not below or level + 0.1 > levels[2]:
                _angle(builder, upper[k], upper[n], brace, steel, faces[k])
            if below:
                _secondary(builder, steel, lower[k], lower[n], upper[k], upper[n], faces[k])
                for corner in (upper[k], upper[n]):
                    inward = corner.lerp((upper[k] + upper[n]) / 2, 0.05)
                    _gusset(builder, inward + faces[k] * 0.03, faces[k], 0.26, steel)
        if not below:
            _angle(builder, upper[0], upper[2], 0.05, steel, (0, 0, 1))
            _angle(builder, upper[1], upper[3], 0.05, steel, (0, 0, -1))
    # A square of struts at the waist and half-way down stops the legs from spreading.
    for level in (levels[2], waist):
        ring = _corners(level, height, base)
        middle = [(ring[k] + ring[(k + 1) % 4]) / 2 for k in range(4)]
        for k in range(4):
            _angle(builder, middle[k], middle[(k + 1) % 4], 0.055, steel, (0, 0, 1))
    return levels


def _secondary(builder, steel, lower_left, lower_right, upper_left, upper_right, face):
    """Redundant members that halve the free length of legs and diagonals."""
    # Where two diagonals of a trapezium cross, measured from the wide end.
    wide, narrow = (lower_right - lower_left).length, (upper_right - upper_left).length
    cross = lower_left.lerp(upper_right, wide / (wide + narrow))
    for leg_low, leg_high, foot in ((lower_left, upper_left, lower_left), (lower_right, upper_right, lower_right)):
        share = wide / (wide + narrow)
        on_leg = leg_low.lerp(leg_high, share / 2)
        _angle(builder, on_leg, foot.lerp(cross, 0.5), 0.055, steel, face)
        _angle(builder, leg_low.lerp(leg_high, share), cross, 0.055, steel, face)
        _angle(builder, leg_low.lerp(leg_high, share), foot.lerp(cross, 0.5), 0.055, steel, face)
    _gusset(builder, cross + face * 0.02, face, 0.2, steel)


def _arm(builder, palette, low, reach, side, height, base, heavy):
    """A pyramid arm: two level booms to the tip, two ties from above. Returns the tip."""
    steel = palette.galvanised
    under, over = _corners(low, height, base), _corners(low + _ARM_DEPTH, height, base)
    front, back = (0, 3) if side > 0 else (1, 2)
    tip = Vector((side * reach, 0, low + 0.12))
    for corner in (front, back):
        face = Vector((0, 1 if corner in (0, 1) else -1, 0))
        _angle(builder, under[corner], tip, 0.1 * heavy, steel, face)
        _angle(builder, over[corner], tip, 0.09 * heavy, steel, face)
        shares = (0.0, 0.28, 0.52, 0.74)
        for inner, outer in zip(shares, shares[1:]):
            bottom, top = under[corner].lerp(tip, outer), over[corner].lerp(tip, outer)
            _angle(builder, bottom, top, 0.05, steel, face)
            _angle(builder, under[corner].lerp(tip, inner), top, 0.05, steel, face)
    shares = (0.0, 0.28, 0.52, 0.74, 0.9)
    for inner, outer in zip(shares, shares[1:]):
        for booms in (under, over):
            _angle(builder, booms[front].lerp(tip, outer), booms[back].lerp(tip, outer), 0.05, steel, (0, 0, -1))
        _angle(builder, under[front].lerp(tip, inner), under[back].lerp(tip, outer), 0.05, steel, (0, 0, -1))
    builder.box(tip, (0.16, 0.4, 0.24), steel)
    return tip - Vector((0, 0, 0.12))


def _feet(builder, palette, base):
    for x in (-1, 1):
        for y in (-1, 1):
            foot = Vector((x * base / 2, y * base / 2, 0))
            builder.cylinder(foot - Vector((0, 0, 0.5)), foot + Vector((0, 0, 0.35)), 0.48, palette.concrete, 24, 0.40)


def _furniture(builder, palette, height, base):
    """Step bolts on one leg, the anti-climbing guard, and the plates that stand below it."""
    steel = palette.galvanised
    for step in range(int((height - 4.6) / 0.4)):
        level = 3.6 + 0.4 * step
        corner = _corners(level, height, base)[2]
        # One to the left, the next to the right, as a climber's feet need them.
        direction = Vector((-0.17, 0, 0)) if step % 2 else Vector((0, -0.17, 0))
        builder.cylinder(corner, corner + direction, 0.009, steel, 6)
    for level, out in ((3.3, 0.0), (3.45, 0.18), (3.6, 0.36)):
        ring = [corner + Vector((math.copysign(out, corner.x), math.copysign(out, corner.y), 0))
                for corner in _corners(level, height, base)]
        builder.tube(ring + ring[:1], 0.006, steel, 5)
    for corner, out in zip(_corners(3.3, height, base), ((1, 1), (-1, 1), (-1, -1), (1, -1))):
        builder.bar(corner, corner + Vector((out[0] * 0.4, out[1] * 0.4, 0.34)), 0.03, steel)
    front = _corners(2.6, height, base)
    middle = (front[2] + front[3]) / 2 + Vector((0, -0.02, 0))
    builder.bar(front[2], front[3], 0.04, steel)
    builder.box(middle + Vector((-0.3, -0.05, 0)), (0.3, 0.01, 0.36), palette.yellow)
    builder.box(middle + Vector((0.25, -0.05, 0)), (0.5, 0.01, 0.24), palette.white)


def _place(thing, points, location, turn, scale):
    matrix = placed(location, turn) @ Matrix.Scale(scale, 4)
    thing.location, thing.rotation_euler[2], thing.scale = location, turn, (scale,) * 3
    return tuple(tuple(matrix @ point for point in group) for group in points)


def suspension_tower(palette, location=(0, 0, 0), turn=0.0, height=30.0, base=5.4, string=None, scale=1.0):
    """The tower of a straight line: six hanging strings. `scale` makes the tower of another voltage: 1.6 for 400 kV."""
    builder = MeshBuilder()
    _body(builder, palette, height, base, 1.0)
    _feet(builder, palette, base)
    _furniture(builder, palette, height, base)
    points = []
    for side in (-1, 1):
        for share, reach in _ARMS:
            tip = _arm(builder, palette, height * share, reach, side, height, base, 1.0)
            end = insulator_string(builder, palette, tip, (0, 0, -1), material=string)
            builder.box(end, (0.06, 0.3, 0.07), palette.galvanised)
            points.append(end)
    points.append(Vector((0, 0, height)))
    thing = builder.build('suspension tower')
    ahead, behind = _place(thing, (points, points), location, turn, scale)
    return Tower(thing, ahead, behind)


def terminal_tower(palette, location=(0, 0, 0), turn=0.0, height=28.0, base=7.0, station_drop=0.35, string=None,
                   scale=1.0):
    """The heavy tower where a line ends: strings in tension along +y (the line, `ahead`) and along −y (slack spans
    to the gantry, `behind`, falling by `station_drop` per metre), joined under each arm by a jumper."""
    builder = MeshBuilder()
    _body(builder, palette, height, base, 1.45)
    _feet(builder, palette, base)
    _furniture(builder, palette, height, base)
    ahead, behind = [], []
    for side in (-1, 1):
        for share, reach in _ARMS:
            tip = _arm(builder, palette, height * share, reach, side, height, base, 1.3) + Vector((0, 0, 0.1))
            line = insulator_string(builder, palette, tip + Vector((0, 0.2, 0)), (0, 1, -0.06), material=string)
            station = insulator_string(builder, palette, tip - Vector((0, 0.2, 0)), (0, -1, -station_drop),
                                       material=string)
            builder.tube(catenary(line, station, 1.15), 0.014, palette.aluminium, 6)
            ahead.append(line)
            behind.append(station)
    peak = Vector((0, 0, height))
    thing = builder.build('terminal tower')
    front, back = _place(thing, (ahead + [peak], behind + [peak]), location, turn, scale)
    return Tower(thing, front, back)


def another(tower, location, turn=0.0):
    """The same kind of tower elsewhere, without a second mesh."""
    old = placed(tower.thing.location, tower.thing.rotation_euler[2]).inverted()
    thing = copy(tower.thing, location, turn, tower.thing.scale[0])
    matrix = placed(location, turn)
    ahead, behind = (tuple(matrix @ old @ point for point in group) for group in (tower.ahead, tower.behind))
    return Tower(thing, ahead, behind)


def span(palette, starts, ends, sag=6.0, radius=0.014, material=None):
    """Conductors from each start to its end. A distant line needs a greater `radius` to be seen at all."""
    builder = MeshBuilder()
    for start, end in zip(starts, ends):
        builder.tube(catenary(start, end, sag, 32), radius, material or palette.aluminium, 6)
    return builder.build('conductors')


def line(palette, towers, sag=6.0, radius=0.014):
    """Conductors along a row of towers, each joined to the next."""
    for near, far in zip(towers, towers[1:]):
        span(palette, near.ahead, far.behind, sag, radius)
