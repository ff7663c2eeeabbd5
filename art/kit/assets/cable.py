"""Cross-linked polyethylene cables: laid, cut back in steps, cleated, jointed, terminated.

Lengths in metres. Radii are of the finished cable: about 0.03 for 33 kV, 0.05 for 132 kV.
"""
import math

from mathutils import Matrix, Vector

from ..materials import surface
from ..mesh import MeshBuilder


def sheath(name='black sheath', base='#101113'):
    """Polyethylene sheath that has been handled: dusty, with a dull shine."""
    return surface(name, base, 0.42, variation=0.25, grain=9, bump=0.03, bump_scale=180)


def copper_wire():
    """Bright drawn copper, for strands seen close to."""
    return surface('copper wire', '#d08350', 0.26, metallic=1.0, variation=0.14, grain=60)


def aluminium_wire():
    """Bright drawn aluminium, for strands seen close to."""
    return surface('aluminium wire', '#c4c8cb', 0.32, metallic=1.0, variation=0.1, grain=60)


def snaked(start, end, height, sway=0.012, wave=3.1, step=0.25):
    """Points of a cable laid by hand: straight but for a slow sway. `height(x, y)` is what it lies on."""
    start, end = Vector(start), Vector(end)
    along = end - start
    across = along.cross(Vector((0, 0, 1))).normalized()
    count = max(2, round(along.length / step))
    points = []
    for i in range(count + 1):
        place = start.lerp(end, i / count) + across * sway * math.sin(along.length * i / count * 2 * math.pi / wave)
        points.append(Vector((place.x, place.y, height(place.x, place.y))))
    return points


def trefoil(builder, points, radius, materials, strap=None, strap_step=1.4, segments=14):
    """Three touching cables whose formation lies on `points`; `materials` are of the left, right and top cable.
    Returns the three lines of centres. `strap` is the material of the ties."""
    points = [Vector(p) for p in points]
    last, lines = len(points) - 1, ([], [], [])
    since = 0.0
    for i, point in enumerate(points):
        along = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        centres = (point + Vector((0, 0, radius)) - across * radius, point + Vector((0, 0, radius)) + across * radius,
                   point + Vector((0, 0, radius * (1 + math.sqrt(3)))))
        for line, centre in zip(lines, centres):
            line.append(centre)
        since += (point - points[max(i - 1, 0)]).length
        if strap and since > strap_step and 0 < i < last:
            since = 0.0
            _strap(builder, centres, along, radius, strap)
    for line, material in zip(lines, materials):
        builder.tube(line, radius, material, segments)
    return lines


def _strap(builder, centres, along, radius, material):
    """A tie round a trefoil: the convex outline of three circles."""
    middle = sum(centres, Vector()) / 3
    outline = []
    for k, centre in enumerate(centres):
        outward = (centre - middle).normalized()
        for turn in (-1.0, -0.5, 0.0, 0.5, 1.0):
            outline.append((k, centre + Matrix.Rotation(turn, 3, along) @ outward * (radius + 0.002)))
    first = outline[0][1] - middle
    side = along.cross(first).normalized()
    ring = sorted((p for _, p in outline), key=lambda p: math.atan2((p - middle).dot(side), (p - middle).dot(first)))
    vertices = [p + along * offset for p in ring for offset in (-0.012, 0.012)]
    count = len(ring)
    builder.add(vertices, [(2 * i, 2 * i + 1, (2 * i + 3) % (2 * count), (2 * i + 2) % (2 * count))
                           for i in range(count)], material, True)


def phase_band(builder, centre, along, radius, material, width=0.05):
    """A turn of coloured tape round a cable."""
    half = Vector(along).normalized() * width / 2
    builder.cylinder(Vector(centre) - half, Vector(centre) + half, radius + 0.0012, material, 20)


def strands(builder, radius, start, end, material, layers=4, lay=2.2, centre=(0, 0)):
    """A stranded conductor along z. `lay` in radians per radius of length."""
    wire = radius / (2 * layers + 1) * 1.02
    for layer in range(layers + 1):
        count = 1 if layer == 0 else 6 * layer
        for k in range(count):
            points = []
            for i in range(26):
                z = start + (end - start) * i / 25
                angle = 2 * math.pi * k / count + lay * (z - start) / (radius * 2) * (1 if layer % 2 else -1)
                points.append((centre[0] + 2 * wire * layer * math.cos(angle),
                               centre[1] + 2 * wire * layer * math.sin(angle), z))
            builder.tube(points, wire * 0.97, material, 10)


def _sleeve(builder, radius, start, end, material, matrix):
    """A layer cut back square, its edge just broken."""
    edge = radius * 0.012
    builder.lathe([(0.0001, end), (radius - edge, end), (radius, end - edge), (radius, start)], material, 64, matrix)


def cut_back(radius, conductor, outer, tail=12.0, step=1.0):
    """A single-core cable along +z, cut back in steps: sheath, bedding, copper screen wires, semiconducting screen,
    white insulation, conductor screen, strands. The sheath ends at z = 0; `tail` and `step` multiply the radius."""
    builder = MeshBuilder()
    unit = radius / 1.34
    semiconductor = surface('semiconducting screen', '#0a0a0a', 0.6, bump=0.1, bump_scale=200 / radius * 0.03)
    insulation = surface('insulation', '#cfc8ba', 0.32, variation=0.03, coat=0.2)
    bedding = surface('bedding tape', '#d9d5ca', 0.5, variation=0.05)
    matrix = Matrix.Identity(4)
    lengths = [length * step * unit for length in (0.0, 0.35, 1.0, 1.45, 2.15, 2.35, 2.8)]
    _sleeve(builder, 1.34 * unit, -tail * radius, lengths[0], outer, matrix)
    _sleeve(builder, 1.12 * unit, -unit, lengths[1], bedding, matrix)
    copper = copper_wire()
    for k in range(54):
        points = []
        for i in range(21):
            z = -unit + (lengths[2] + unit) * i / 20
            angle = 2 * math.pi * k / 54 + 0.7 * z / unit
            points.append((1.07 * unit * math.cos(angle), 1.07 * unit * math.sin(angle), z))
        builder.tube(points, 0.03 * unit, copper, 8)
    _sleeve(builder, 1.03 * unit, -unit, lengths[3], semiconductor, matrix)
    _sleeve(builder, 0.98 * unit, -unit, lengths[4], insulation, matrix)
    _sleeve(builder, 0.545 * unit, -unit, lengths[5], semiconductor, matrix)
    strands(builder, 0.5 * unit, -unit, lengths[6], conductor)
    return builder.build('cut cable')


def three_core(radius, conductor, outer, tail=12.0):
    """A three-core armoured cable along +z, cut back: sheath, steel wires, bedding, three screened cores."""
    builder = MeshBuilder()
    steel = surface('armour wire', '#aeb2b5', 0.34, metallic=1.0, variation=0.1, grain=60)
    bedding = surface('black bedding', '#161719', 0.55)
    insulation = surface('insulation', '#cfc8ba', 0.32, variation=0.03, coat=0.2)
    semiconductor = surface('semiconducting screen', '#0a0a0a', 0.6, bump=0.1, bump_scale=200 / radius * 0.03)
    matrix = Matrix.Identity(4)
    _sleeve(builder, radius, -tail * radius, 0.0, outer, matrix)
    for k in range(60):
        points = []
        for i in range(15):
            z = -radius + 1.6 * radius * i / 14
            angle = 2 * math.pi * k / 60 + 0.6 * z / radius
            points.append((0.90 * radius * math.cos(angle), 0.90 * radius * math.sin(angle), z))
        builder.tube(points, 0.045 * radius, steel, 8)
    _sleeve(builder, 0.85 * radius, -radius, 1.0 * radius, bedding, matrix)
    for k in range(3):
        angle = 2 * math.pi * k / 3 + math.pi / 2
        centre = (0.45 * radius * math.cos(angle), 0.45 * radius * math.sin(angle))
        core = Matrix.Translation((*centre, 0))
        _sleeve(builder, 0.385 * radius, 0, 1.7 * radius, copper_wire(), core)
        _sleeve(builder, 0.372 * radius, 0, 2.0 * radius, semiconductor, core)
        _sleeve(builder, 0.350 * radius, 0, 2.6 * radius, insulation, core)
        _sleeve(builder, 0.215 * radius, 0, 2.75 * radius, semiconductor, core)
        strands(builder, 0.20 * radius, 0, 3.2 * radius, conductor, 3, centre=centre)
    return builder.build('three-core cable')


def cleat(builder, palette, location, radius, turn=0.0):
    """A trefoil cleat on its base; cables run along y."""
    matrix = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, 'Z')
    height = radius * (2 + math.sqrt(3))
    builder.box((0, 0, -0.006), (radius * 5.4, 0.06, 0.012), palette.aluminium, matrix=matrix)
    for side in (-1, 1):
        builder.box((side * radius * 1.35, 0, height * 0.56), (0.012, 0.055, height * 1.05), palette.aluminium,
                    rotation=(0, side * -0.52, 0), matrix=matrix)
        builder.cylinder((side * radius * 2.35, 0, 0), (side * radius * 2.35, 0, 0.025), 0.009, palette.steel, 6,
                         matrix=matrix)
    builder.box((0, 0, height + 0.006), (radius * 1.3, 0.055, 0.012), palette.aluminium, matrix=matrix)


def joint(builder, start, end, cable_radius, jacket, tape, swell=2.1):
    """A straight joint with its heat-shrink jacket on, along x or y: a long body that necks down to the cable.
    The jacket ends in taped seals."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    matrix = Matrix.Translation(start) @ (end - start).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    profile = []
    # Shrunk tube follows what is beneath it: a neck, the screen's taper, the body, a slight waist over the connector.
    shape = ((0.0, 1.06), (0.05, 1.10), (0.10, 1.2), (0.17, swell * 0.88), (0.22, swell * 0.97), (0.34, swell),
             (0.46, swell * 1.03), (0.54, swell * 1.03), (0.66, swell), (0.78, swell * 0.97), (0.83, swell * 0.88),
             (0.90, 1.2), (0.95, 1.10), (1.0, 1.06))
    for share, factor in shape:
        profile.append((cable_radius * factor, length * share))
    builder.lathe(profile, jacket, 36, matrix)
    for share in (0.0, 0.955):
        builder.lathe([(cable_radius * 1.13, length * share), (cable_radius * 1.15, length * (share + 0.022)),
                       (cable_radius * 1.13, length * (share + 0.045))], tape, 30, matrix)


def termination(builder, palette, base, height, cable_radius, sheds=7, material=None):
    """An outdoor termination that stands on `base`: gland, shedded body, stem and lug. Returns the lug's hole."""
    base = Vector(base)
    matrix = Matrix.Translation(base)
    material = material or palette.polymer
    stem = cable_radius * 1.25
    profile = [(cable_radius * 1.05, -0.05), (stem * 1.2, 0.0)]
    for i in range(sheds):
        z = height * (0.12 + 0.74 * i / sheds)
        pitch = height * 0.74 / sheds
        profile += [(stem, z), (stem * 2.3, z + pitch * 0.30), (stem * 2.3, z + pitch * 0.36), (stem, z + pitch * 0.62)]
    profile += [(stem, height * 0.88), (stem * 0.75, height * 0.93)]
    builder.lathe(profile, material, 28, matrix)
    builder.cylinder(base + Vector((0, 0, height * 0.92)), base + Vector((0, 0, height)), cable_radius * 0.55,
                     palette.aluminium)
    lug = base + Vector((0, 0, height + 0.05))
    builder.box(lug, (cable_radius * 1.3, 0.012, 0.12), palette.aluminium)
    return lug + Vector((0, 0, 0.03))
