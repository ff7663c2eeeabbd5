"""Earthing below ground and just above it: conductor, tape, clamps, rods, pits, welds, bars. Lengths in metres."""
import math

from mathutils import Matrix, Vector

from ..materials import concrete, surface
from ..mesh import MeshBuilder
from ..nodes import colour, new_material
from ..signs import label


def bare_copper(name='bare copper', base='#b9673a', grain=14):
    """Copper that has lain in the yard for weeks: brown in places, bright where it was handled."""
    return surface(name, base, 0.3, metallic=1.0, variation=0.2, grain=grain)


def stranded(builder, points, radius, material, wires=7, lay=9.0, step=None):
    """A stranded conductor along points: `wires` in the visible layer, one turn every `lay` diameters."""
    points = [Vector(p) for p in points]
    step = step or radius * 1.6
    dense = []
    for first, second in zip(points, points[1:]):
        count = max(1, round((second - first).length / step))
        dense += [first.lerp(second, i / count) for i in range(count)]
    dense.append(points[-1])
    wire = radius / (1 + 1 / math.sin(math.pi / wires)) * 1.12
    lines, travelled, last = [[] for _ in range(wires)], 0.0, len(dense) - 1
    for i, point in enumerate(dense):
        along = (dense[min(i + 1, last)] - dense[max(i - 1, 0)]).normalized()
        up = Vector((0, 0, 1)) if abs(along.z) < 0.95 else Vector((1, 0, 0))
        across = along.cross(up).normalized()
        over = across.cross(along)
        travelled += (point - dense[max(i - 1, 0)]).length
        for k, line in enumerate(lines):
            angle = 2 * math.pi * (k / wires + travelled / (2 * radius * lay))
            line.append(point + (across * math.cos(angle) + over * math.sin(angle)) * (radius - wire))
    for line in lines:
        builder.tube(line, wire, material, 6)
    builder.tube(dense, radius - wire, material, 6)


def smooth(points, rounds=3):
    """The same path with its corners cut: what a conductor bent by hand looks like."""
    points = [Vector(p) for p in points]
    for _ in range(rounds):
        cut = [points[0]]
        for first, second in zip(points, points[1:]):
            cut += [first.lerp(second, 0.25), first.lerp(second, 0.75)]
        points = cut + [points[-1]]
    return points


def tape(builder, points, material, width=0.04, thickness=0.004, on_edge=False):
    """Flat copper tape along points; `on_edge` stands it upright."""
    points = [Vector(p) for p in points]
    vertices, faces, last = [], [], len(points) - 1
    for i, point in enumerate(points):
        along = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized()
        up = Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))
        across = along.cross(up).normalized()
        over = across.cross(along)
        if on_edge:
            across, over = over, across
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            vertices.append(point + across * a * width / 2 + over * b * thickness / 2)
    for i in range(last):
        for k in range(4):
            n = (k + 1) % 4
            faces.append((4 * i + k, 4 * i + n, 4 * i + 4 + n, 4 * i + 4 + k))
    faces += [(3, 2, 1, 0), tuple(4 * last + k for k in range(4))]
    builder.add(vertices, faces, material)


def tape_crossing(builder, palette, location, turn=0.0, width=0.04):
    """Where two tapes cross: a brazed lap with its bead, 8 mm over the lower tape."""
    matrix = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, 'Z')
    bead = surface('brazed bead', '#a9763f', 0.45, metallic=1.0, variation=0.3, grain=60, bump=0.3, bump_scale=120)
    half = width / 2 + 0.004
    corners = [(-half, -half, 0.007), (half, -half, 0.007), (half, half, 0.007), (-half, half, 0.007)]
    for first, second in zip(corners, corners[1:] + corners[:1]):
        builder.cylinder(first, second, 0.005, bead, 8, matrix=matrix)


def rod(builder, palette, location, above=0.15, below=0.4, radius=0.008):
    """The top of a driven copper-bonded rod, a little spread by the hammer."""
    place = Vector(location)
    builder.cylinder(place - Vector((0, 0, below)), place + Vector((0, 0, above)), radius, bare_copper(), 20)
    builder.lathe([(radius, above - 0.006), (radius * 1.2, above - 0.002), (radius * 1.05, above + 0.002)],
                  bare_copper(), 20, Matrix.Translation(place))


def rod_clamp(builder, palette, location, turn=0.0, width=0.04):
    """A gunmetal rod-to-tape clamp: a saddle round the rod, two bolts, tape gripped behind it. Rod along z."""
    matrix = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, 'Z')
    metal = surface('gunmetal', '#9a6f38', 0.42, metallic=1.0, variation=0.15, grain=30, bump=0.1, bump_scale=150)
    builder.box((0, -0.017, 0), (0.074, 0.012, 0.05), metal, matrix=matrix)
    builder.box((0, 0.012, 0), (0.030, 0.014, 0.05), metal, matrix=matrix)
    for side in (-1, 1):
        builder.box((side * 0.026, 0.004, 0), (0.024, 0.010, 0.05), metal, matrix=matrix)
        builder.cylinder((side * 0.028, -0.034, 0), (side * 0.028, 0.026, 0), 0.005, palette.bronze, 12, matrix=matrix)
        builder.cylinder((side * 0.028, 0.009, 0), (side * 0.028, 0.018, 0), 0.0095, palette.bronze, 6, matrix=matrix)
        builder.cylinder((side * 0.028, -0.023, 0), (side * 0.028, -0.030, 0), 0.0095, palette.bronze, 6, matrix=matrix)


def inspection_pit(builder, palette, location, inner=0.24, depth=0.28, wall=0.04):
    """A square concrete inspection pit, open: rim at z = 0 of `location`, with a rebate for its cover."""
    matrix = Matrix.Translation(location)
    cast = concrete('pit concrete', '#a19d94')
    outer = inner + 2 * wall
    for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        size = (wall, outer, depth) if a else (inner, wall, depth)
        builder.box((a * (inner + wall) / 2, b * (inner + wall) / 2, -depth / 2), size, cast, matrix=matrix)
        rim = (wall * 0.5, outer, 0.025) if a else (outer - wall, wall * 0.5, 0.025)
        builder.box((a * (inner + wall * 1.5) / 2, b * (inner + wall * 1.5) / 2, 0.0125), rim, cast, matrix=matrix)


def pit_cover(palette, location, size=0.30, turn=0.0, tilt=(0.0, 0.0)):
    """The pit's cover: concrete with a lifting hole and the cast earth sign."""
    builder = MeshBuilder()
    builder.box((0, 0, 0), (size, size, 0.032), concrete('pit concrete', '#a19d94'))
    builder.cylinder((size * 0.32, 0, 0.0155), (size * 0.32, 0, 0.0165), 0.013, palette.black, 20)
    for i, half in enumerate((0.055, 0.036, 0.017)):
        builder.box((0.0, -0.008 - i * 0.022, 0.0165), (half * 2, 0.009, 0.004), palette.dark_grey)
    builder.box((0.0, 0.028, 0.0165), (0.009, 0.062, 0.004), palette.dark_grey)
    cover = builder.build('pit cover', 0.004, location, turn)
    cover.rotation_euler = (tilt[0], tilt[1], turn)
    return cover


def exothermic_weld(builder, location, radius=0.0054, material=None, turn=0.0, cold='#8a5a3a'):
    """The nugget of a cross weld: a swollen body with the stub of its riser on top, broken off and rough.
    `radius` is of the conductors, which cross in it along x and y."""
    matrix = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, 'Z')
    body = material or surface('weld', cold, 0.5, metallic=1.0, variation=0.3, grain=50, bump=0.5, bump_scale=160)
    r = radius
    # The graphite mould leaves a body with flats towards the four conductors and collars where they enter.
    builder.lathe([(r * 2.2, -r * 1.6), (r * 3.1, -r * 1.2), (r * 3.5, 0), (r * 3.2, r * 1.3), (r * 2.5, r * 2.3),
                   (r * 1.7, r * 2.9), (r * 1.5, r * 3.9), (r * 1.62, r * 4.3), (r * 1.2, r * 4.8),
                   (r * 0.4, r * 4.6)], body, 32, matrix)
    for angle in (0, 90, 180, 270):
        arm = matrix @ Matrix.Rotation(math.radians(angle), 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        builder.lathe([(r * 2.0, 0), (r * 2.0, r * 4.4), (r * 1.75, r * 4.9), (r * 1.1, r * 5.0)], body, 24, arm)


def earth_bar(palette, ways, location=(0, 0, 0), turn=0.0, spacing=0.085, link_at=None, height=0.05):
    """A hard-drawn copper earth bar on insulators, facing −y, 50 × 6 mm. `ways` are the labels from left to right;
    an empty one stays bare. `link_at` is the empty way at which the bar is split and bridged by a bolted link.
    Returns (object, points in the bar's own coordinates at which conductors leave the lugs downwards)."""
    builder = MeshBuilder()
    copper = surface('hard-drawn copper', '#e08c52', 0.34, metallic=0.7, variation=0.1, grain=12)
    brass = surface('brass', '#b8944a', 0.3, metallic=1.0, variation=0.1, grain=20)
    tinned = surface('tinned copper', '#b4b6b4', 0.3, metallic=1.0, variation=0.08, grain=30)
    length = spacing * (len(ways) + 1)
    gap = 0.03
    spans = [(-length / 2, length / 2)]
    if link_at is not None:
        cut = -length / 2 + spacing * (link_at + 1)
        spans = [(-length / 2, cut - gap / 2), (cut + gap / 2, length / 2)]
    for low, high in spans:
        builder.box(((low + high) / 2, 0, 0), (high - low, 0.006, height), copper)
    if link_at is not None:
        builder.box((cut, -0.0065, 0), (0.142, 0.006, height * 0.96), copper)
        for offset in (-0.057, -0.031, 0.031, 0.057):
            _bolt(builder, (cut + offset, -0.0095, 0), brass, 0.0095)
    for low, high in spans:
        for x in (low + 0.035, high - 0.035):
            matrix = Matrix.Translation((x, 0.003, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
            builder.lathe([(0.015, 0), (0.022, 0.008), (0.016, 0.018), (0.022, 0.028), (0.016, 0.04), (0.02, 0.05)],
                          palette.red, 24, matrix)
            if abs(x) > length / 2 - 0.04 or link_at is None:
                _bolt(builder, (x, -0.003, 0), tinned, 0.009)
    exits = []
    for i, words in enumerate(ways):
        x = -length / 2 + spacing * (i + 1)
        if not words:
            exits.append(None)
            continue
        _bolt(builder, (x, -0.0075, 0.0), tinned, 0.0105)
        builder.box((x, -0.0052, -0.014), (0.027, 0.0044, 0.058), tinned)
        builder.cylinder((x, -0.008, -0.04), (x, -0.008, -0.092), 0.0095, tinned, 24)
        exits.append(Vector((x, -0.008, -0.085)))
    bar = builder.build('earth bar', 0.0012, location, turn)
    for i, words in enumerate(ways):
        if words:
            x = -length / 2 + spacing * (i + 1)
            plate = MeshBuilder()
            plate.box((x, 0, height / 2 + 0.028), (spacing * 0.86, 0.0016, 0.026), palette.clean_white)
            mounted = plate.build('way label', 0.0004)
            mounted.parent = bar
            mounted.location = (0, 0.030, 0)
            label(words, 0.0098, palette.black, (x, 0.0288, height / 2 + 0.028), 0, bar, depth=0.0001)
    return bar, exits


def _bolt(builder, place, material, size):
    """A hexagon head with its washers, towards −y."""
    matrix = Matrix.Translation(place) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    builder.lathe([(size * 1.45, 0), (size * 1.45, 0.002)], material, 28, matrix)
    builder.lathe([(size * 1.15, 0.002), (size * 1.15, 0.0042)], material, 28, matrix)
    builder.lathe([(size, 0.0042), (size, 0.0042 + size * 0.62), (size * 0.9, 0.0042 + size * 0.7)], material, 6,
                  matrix,
                  smooth=False)
    builder.lathe([(size * 0.5, 0.004), (size * 0.5, 0.0042 + size * 1.5)], material, 16, matrix)


def conductor_reel(palette, location=(0, 0, 0), turn=0.0, diameter=0.9, width=0.42, material=None):
    """A plywood reel of bare stranded conductor, axis along x, standing on z = 0. Returns the object."""
    builder = MeshBuilder()
    wood = surface('reel plywood', '#a9875a', 0.7, variation=0.15, grain=4, bump=0.08, streaks=0.3)
    radius = diameter / 2
    for side in (-1, 1):
        matrix = Matrix.Translation((side * width / 2, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        builder.lathe([(0.03, -0.011), (radius, -0.011), (radius, 0.011), (0.03, 0.011)], wood, 48, matrix,
                      smooth=False)
        builder.cylinder((side * (width / 2 + 0.01), 0, 0), (side * (width / 2 + 0.02), 0, 0), 0.09, palette.galvanised)
        for i in range(4):
            angle = i * math.pi / 2 + 0.5
            place = (side * width / 2, radius * 0.55 * math.cos(angle), radius * 0.55 * math.sin(angle))
            builder.cylinder(place, (place[0] + side * 0.018, place[1], place[2]), 0.016, palette.steel, 6)
    wound, turns = radius * 0.76, 22
    points = [(-width / 2 + 0.02 + (width - 0.04) * i / (turns * 20), wound * math.cos(i * math.pi / 10),
               wound * math.sin(i * math.pi / 10)) for i in range(turns * 20 + 1)]
    builder.tube(points, width / turns / 2 * 1.02, material or bare_copper(), 8)
    builder.cylinder((-width / 2, 0, 0), (width / 2, 0, 0), wound * 0.97, material or bare_copper(), 40)
    return builder.build('conductor reel', 0.003, (location[0], location[1], location[2] + radius), turn)


def hot_weld_metal(name='hot weld', strength=6.0, top=0.026, bottom=-0.006):
    """Weld metal a minute after the charge: dull red below, orange towards the riser's break at height `top`.
    Only the camera and mirrors see the glow; light its surroundings with a lamp."""
    material, nodes = new_material(name)
    position = nodes.position()
    mottle = nodes.noise(position, 160.0, 6.0, 0.65)
    height = nodes.map_range(nodes.separate(position, 2), bottom, top, 0.0, 1.0)
    heat = nodes.math('ADD', nodes.math('MULTIPLY', height, 0.75), nodes.math('MULTIPLY', mottle, 0.5), clamp=True)
    shade = nodes.ramp(heat, [(0.25, '#2a0602'), (0.5, '#c42a06'), (0.75, '#ff7a1a'), (1.0, '#ffd58a')])
    path = nodes.add('ShaderNodeLightPath')
    seen = nodes.math('ADD', path.outputs['Is Camera Ray'], nodes.math('MULTIPLY', path.outputs['Is Glossy Ray'], 0.15))
    power = nodes.math('MULTIPLY', nodes.math('MULTIPLY', nodes.math('POWER', heat, 2.5), strength), seen)
    skin = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': colour('#4a2a1c'), 'Roughness': 0.7, 'Metallic': 0.6, 'Normal': nodes.bump(mottle, 0.5, 0.002)})
    nodes.add('ShaderNodeOutputMaterial', {0: nodes.add('ShaderNodeAddShader', {
        0: skin, 1: nodes.add('ShaderNodeEmission', {0: shade, 1: power})})})
    return material


def graphite_mould(palette, location, turn=0.0):
    """One half of a split mould on its back, with its handle clamp: crucible, tap hole, two conductor channels."""
    builder = MeshBuilder()
    graphite = surface('graphite', '#33363a', 0.45, metallic=0.4, variation=0.25, grain=25, bump=0.1, bump_scale=200)
    burnt = surface('burnt graphite', '#15110f', 0.85, variation=0.3, grain=40)
    builder.box((0, 0, 0.02), (0.08, 0.1, 0.04), graphite)
    builder.box((0, 0.026, 0.0402), (0.045, 0.04, 0.001), burnt)
    builder.cylinder((0, 0.01, 0.0402), (0, -0.022, 0.0402), 0.0045, burnt, 12)
    builder.cylinder((0, -0.022, 0.0402), (0, -0.034, 0.0402), 0.011, burnt, 18)
    builder.cylinder((-0.0405, -0.028, 0.0402), (0.0405, -0.028, 0.0402), 0.0055, burnt, 12)
    for side in (-1, 1):
        builder.tube([(side * 0.032, 0.0, 0.02), (side * 0.055, 0.0, 0.02), (side * 0.07, -0.05, 0.02),
                      (side * 0.05, -0.13, 0.018), (side * 0.055, -0.26, 0.016)], 0.005, palette.galvanised, 10)
        builder.tube([(side * 0.05, -0.14, 0.018), (side * 0.055, -0.26, 0.016)], 0.009, palette.red, 12)
    return builder.build('graphite mould', 0.0015, location, turn)
