"""What a cable pull needs: a wooden drum, its trailer or jacks, rollers, a winch. Lengths in metres.

Drums turn about x; the cable leaves towards −y.
"""
import math
import random

from mathutils import Matrix, Vector

from ..materials import surface
from ..mesh import MeshBuilder
from ..signs import label
from .cable import sheath


def _planks(builder, radius, inner, x, thickness, material, chance):
    """One flange: planks side by side, cut to a circle, with a joint between them."""
    pitch = 0.16
    count = math.ceil(2 * radius / pitch)
    for i in range(count):
        low, high = -radius + i * pitch + 0.003, min(-radius + (i + 1) * pitch - 0.003, radius - 0.001)
        if high <= low:
            continue
        rows = [low + (high - low) * k / 3 for k in range(4)]
        step = chance.uniform(-0.002, 0.002)
        vertices, faces = [], []
        for z in rows:
            reach = math.sqrt(max(radius * radius - z * z, 1e-6))
            for offset in (-thickness / 2 + step, thickness / 2 + step):
                vertices += [(x + offset, -reach, z), (x + offset, reach, z)]
        for k in range(3):
            a, b = 4 * k, 4 * k + 4
            faces += [(a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3),
                      (a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1)]
        faces += [(0, 2, 3, 1), (12, 13, 15, 14)]
        builder.add(vertices, faces, material)


def cable_drum(palette, diameter=2.2, width=1.1, cable_radius=0.03, battens=0, text='33 kV', jacket=None, full=0.82,
               seed=1, location=(0, 0, 0), turn=0.0, colour=None):
    """A wooden drum standing on z = 0. `battens` lags close part of its rim (the share from 0 to 1); `full` is how far
    the cable fills it, as a share of the radius. Its axis is half the diameter up."""
    chance = random.Random(seed)
    radius, centre = diameter / 2, diameter / 2
    wood = surface(f'drum timber {seed}', colour or '#9a7448', 0.72, variation=0.22, grain=3.5, bump=0.15,
                   bump_scale=30, streaks=0.35)
    lag = surface('lagging', '#a88556', 0.75, variation=0.25, grain=2.6, bump=0.12, bump_scale=30, streaks=0.3)
    part = MeshBuilder()
    for side in (-1, 1):
        _planks(part, radius, 0, side * (width / 2 + 0.055), 0.05, wood, chance)
        # The outer planks stand across the inner ones.
        for i in range(4):
            z = (i - 1.5) * radius * 0.42
            reach = math.sqrt(max((radius * 0.93) ** 2 - z * z, 0.01))
            part.box((side * (width / 2 + 0.095), z, 0), (0.03, 0.17, 2 * reach), wood)
        rim = [(radius + 0.001, -0.028), (radius + 0.007, -0.028), (radius + 0.007, 0.028), (radius + 0.001, 0.028)]
        turned = Matrix.Translation((side * (width / 2 + 0.055), 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        _hoop(part, rim, palette.galvanised, turned)
        face = side * (width / 2 + 0.112)
        part.cylinder((face - side * 0.03, 0, 0), (face + side * 0.014, 0, 0), 0.2, palette.galvanised, 28)
        part.cylinder((face, 0, 0), (face + side * 0.02, 0, 0), 0.075, palette.black, 20)
        for i in range(6):
            angle = i * math.pi / 3 + 0.3
            place = (face, radius * 0.55 * math.cos(angle), radius * 0.55 * math.sin(angle))
            part.cylinder(place, (face + side * 0.022, place[1], place[2]), 0.024, palette.steel, 6)
            part.cylinder(place, (face + side * 0.006, place[1], place[2]), 0.046, palette.galvanised, 16)
    jacket = jacket or sheath()
    wound = radius * full
    turns = max(3, int(width / (2 * cable_radius)))
    pitch = width / turns
    # The outermost layer of cable, turn by turn; what is beneath it cannot be seen.
    for k in range(turns):
        x = -width / 2 + (k + 0.5) * pitch
        turned = Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        layer = [(wound - cable_radius + cable_radius * math.sin(a), cable_radius * math.cos(a))
                 for a in [math.pi * i / 6 for i in range(7)]]
        _hoop(part, layer, jacket, turned, True)
    if battens:
        lags = int(2 * math.pi * radius / 0.15)
        for i in range(int(lags * battens)):
            angle = 2 * math.pi * (i + 0.5) / lags + math.pi * 0.15
            part.box((0, (radius - 0.03) * math.cos(angle), (radius - 0.03) * math.sin(angle)),
                     (width, 0.03, 0.135), lag, rotation=(angle - math.pi / 2 + math.pi / 2, 0, 0))
    drum = part.build('drum', 0.004, (location[0], location[1], location[2] + centre), turn)
    for side in (-1, 1):
        plate = MeshBuilder()
        face = side * (width / 2 + 0.112)
        plate.box((face, 0, radius * 0.62), (0.004, 0.5, 0.2), palette.white)
        mounted = plate.build('drum plate')
        mounted.parent = drum
        words = label(text, 0.1, palette.navy, (face + side * 0.004, 0, radius * 0.62), side * math.pi / 2, drum)
        words.data.extrude = 0.0005
    return drum


def _hoop(builder, profile, material, matrix, smooth=False, segments=64):
    """A body of revolution about z without caps."""
    vertices, faces, rings = [], [], len(profile)
    for radius, height in profile:
        vertices += [(radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments),
                      height) for i in range(segments)]
    for ring in range(rings - 1):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append((ring * segments + i, ring * segments + k, (ring + 1) * segments + k,
                          (ring + 1) * segments + i))
    builder.add(vertices, faces, material, smooth, matrix)


def hydraulic_stand(palette, drum_width=1.1, axle=1.2, location=(0, 0, 0), turn=0.0):
    """A pair of jacks that hold a drum's spindle `axle` above the ground; the hand pump stands beside one."""
    builder = MeshBuilder()
    paint = palette.amber
    for side in (-1, 1):
        x = side * (drum_width / 2 + 0.33)
        builder.box((x, 0, 0.05), (0.24, 1.25, 0.08), paint)
        builder.box((x, 0, 0.10), (0.20, 0.5, 0.04), palette.dark_grey)
        for lean in (-1, 1):
            builder.bar((x, lean * 0.55, 0.09), (x, lean * 0.09, axle * 0.74), 0.075, paint)
            builder.bar((x - side * 0.0, lean * 0.36, axle * 0.34), (x, lean * 0.02, axle * 0.34), 0.05, paint)
            builder.cylinder((x - 0.07, lean * 0.55, 0.13), (x + 0.07, lean * 0.55, 0.13), 0.02, palette.steel, 6)
        builder.cylinder((x, 0, 0.09), (x, 0, axle * 0.70), 0.085, paint, 24)
        builder.cylinder((x, 0, axle * 0.70), (x, 0, axle * 0.73), 0.098, palette.dark_grey, 24)
        builder.cylinder((x, 0, axle * 0.70), (x, 0, axle - 0.10), 0.055, palette.steel, 24)
        builder.box((x, 0, axle - 0.085), (0.17, 0.22, 0.06), paint)
        for lean in (-1, 1):
            builder.box((x, lean * 0.085, axle - 0.01), (0.15, 0.05, 0.13), paint)
        builder.tube([(x + side * 0.08, 0.0, 0.25), (x + side * 0.2, -0.12, 0.2), (x + side * 0.32, -0.42, 0.05),
                      (x + side * 0.42, -0.7, 0.05)], 0.011, palette.rubber)
    reach = drum_width / 2 + 0.52
    builder.cylinder((-reach, 0, axle), (reach, 0, axle), 0.042, palette.steel, 24)
    for side in (-1, 1):
        collar = side * (drum_width / 2 + 0.19)
        builder.cylinder((collar - 0.03, 0, axle), (collar + 0.03, 0, axle), 0.085, palette.dark_grey, 24)
    pump = drum_width / 2 + 0.75
    builder.box((pump, -0.78, 0.12), (0.24, 0.5, 0.16), palette.red)
    builder.cylinder((pump, -0.95, 0.2), (pump, -0.75, 0.62), 0.014, palette.steel)
    return builder.build('drum stand', 0.006, location, turn)


def drum_trailer(palette, drum_diameter=2.4, drum_width=1.2, location=(0, 0, 0), turn=0.0):
    """A drum trailer: two side frames that carry the spindle, four wheels, drawbar towards +y.
    Returns the object and the height of the spindle."""
    builder = MeshBuilder()
    paint = surface('trailer paint', '#12304f', 0.4, variation=0.08, dirt=0.6, dirt_height=0.9, streaks=0.2, coat=0.3)
    half = drum_width / 2 + 0.28
    axle = drum_diameter / 2 + 0.32
    for side in (-1, 1):
        x = side * half
        builder.box((x, 0.15, 0.62), (0.12, 3.1, 0.2), paint)
        for lean in (-1, 1):
            builder.bar((x, lean * 0.75, 0.7), (x, lean * 0.12, axle - 0.05), 0.11, paint)
        builder.box((x, 0, axle - 0.1), (0.14, 0.42, 0.16), paint)
        builder.box((x, 0, axle + 0.03), (0.05, 0.24, 0.16), palette.galvanised)
        builder.cylinder((x - side * 0.02, 0.32, 0.78), (x - side * 0.02, 0.2, axle - 0.2), 0.045, palette.steel)
        for y in (-0.52, 0.52):
            wheel = x + side * 0.24
            _wheel(builder, palette, (wheel, y, 0.42), 0.42, 0.26)
        builder.box((x + side * 0.24, 0, 0.92), (0.3, 2.0, 0.03), paint)
        for y in (-1.0, 1.0):
            builder.box((x + side * 0.24, y, 0.82), (0.3, 0.03, 0.2), paint)
        builder.box((x + side * 0.02, -1.42, 0.68), (0.2, 0.04, 0.12), palette.red)
    builder.box((0, 1.62, 0.62), (2 * half + 0.12, 0.14, 0.2), paint)
    for side in (-1, 1):
        builder.bar((side * half * 0.9, 1.62, 0.62), (0, 3.1, 0.58), 0.11, paint)
    builder.cylinder((0, 3.05, 0.58), (0, 3.3, 0.58), 0.05, palette.steel)
    builder.cylinder((0, 2.7, 0.05), (0, 2.7, 0.75), 0.04, palette.galvanised)
    builder.cylinder((0, 2.7, 0.0), (0, 2.7, 0.04), 0.11, palette.galvanised)
    reach = half + 0.14
    builder.cylinder((-reach, 0, axle), (reach, 0, axle), 0.045, palette.steel, 24)
    # Stabilisers at the open end: the pull must not lift the drawbar.
    for side in (-1, 1):
        builder.cylinder((side * half, -1.32, 0.06), (side * half, -1.32, 0.62), 0.045, palette.galvanised)
        builder.box((side * half, -1.32, 0.03), (0.3, 0.3, 0.05), palette.galvanised)
    return builder.build('drum trailer', 0.008, location, turn), axle


def _wheel(builder, palette, centre, radius, width):
    matrix = Matrix.Translation(centre) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    half = width / 2
    builder.lathe([(radius * 0.55, -half), (radius * 0.92, -half), (radius, -half * 0.7), (radius, half * 0.7),
                   (radius * 0.92, half), (radius * 0.55, half)], palette.rubber, 36, matrix)
    for side in (-1, 1):
        builder.lathe([(0.02, half * side * 1.01), (radius * 0.53, half * side * 1.01)] if side > 0 else
                      [(radius * 0.53, half * side * 1.01), (0.02, half * side * 1.01)], palette.galvanised, 28, matrix)
    for i in range(6):
        angle = i * math.pi / 3
        place = Vector(centre) + Vector((0, radius * 0.3 * math.cos(angle), radius * 0.3 * math.sin(angle)))
        builder.cylinder(place - Vector((half + 0.03, 0, 0)), place + Vector((half + 0.03, 0, 0)), 0.018,
                         palette.dark_grey, 6)


def roller(palette):
    """A straight cable roller: galvanised tube frame, waisted roller across x. Stands on z = 0; copy it along a route.
    The cable rests 0.24 m up."""
    builder = MeshBuilder()
    for side in (-1, 1):
        x = side * 0.17
        builder.tube([(x, -0.24, 0.012), (x, -0.06, 0.20), (x, 0.06, 0.20), (x, 0.24, 0.012)], 0.012,
                     palette.galvanised)
        builder.tube([(x, -0.24, 0.012), (x, 0.24, 0.012)], 0.012, palette.galvanised)
        builder.cylinder((side * 0.15, 0, 0.2), (side * 0.195, 0, 0.2), 0.02, palette.steel, 12)
    for y in (-0.24, 0.24):
        builder.cylinder((-0.18, y, 0.012), (0.18, y, 0.012), 0.012, palette.galvanised, 10)
    turned = Matrix.Translation((0, 0, 0.2)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    builder.lathe([(0.02, -0.15), (0.085, -0.15), (0.08, -0.12), (0.045, -0.04), (0.04, 0), (0.045, 0.04),
                   (0.08, 0.12), (0.085, 0.15), (0.02, 0.15)], palette.amber, 28, turned)
    return builder.build('roller', 0.001)


def corner_roller(palette, count=4):
    """Upright rollers on a frame for the inside of a bend, along y; the cable passes at x > 0."""
    builder = MeshBuilder()
    for z in (0.05, 0.55):
        builder.box((-0.06, 0, z), (0.08, 0.3 * count, 0.05), palette.galvanised)
    for i in range(count):
        y = (i - (count - 1) / 2) * 0.3
        matrix = Matrix.Translation((0, y, 0.08))
        builder.lathe([(0.02, 0), (0.075, 0), (0.05, 0.2), (0.05, 0.24), (0.075, 0.44), (0.02, 0.44)], palette.amber,
                      24, matrix)
    return builder.build('corner roller', 0.002)


def winch(palette, location=(0, 0, 0), turn=0.0):
    """A pulling winch on a two-wheeled chassis, its capstans towards −y, a hood with louvres, a tension recorder."""
    builder = MeshBuilder()
    paint = surface('winch paint', '#e0991c', 0.42, variation=0.07, dirt=0.5, dirt_height=0.9, streaks=0.25)
    builder.box((0, 0.1, 0.55), (1.35, 2.5, 0.14), palette.dark_grey)
    builder.box((0, 0.65, 1.05), (1.3, 1.15, 0.86), paint)
    builder.box((0, 0.65, 1.49), (1.34, 1.19, 0.03), paint)
    for i in range(7):
        builder.box((0, 0.065, 0.82 + i * 0.06), (0.8, 0.02, 0.022), palette.black)
        builder.box((0.655, 0.65, 0.82 + i * 0.06), (0.02, 0.7, 0.022), palette.black)
    for side in (-1, 1):
        _wheel(builder, palette, (side * 0.85, 0.3, 0.36), 0.36, 0.22)
        builder.box((side * 0.85, 0.3, 0.78), (0.26, 0.9, 0.03), palette.dark_grey)
        turned = Matrix.Translation((side * 0.3, -0.55, 0.95)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        builder.lathe([(0.05, -0.16), (0.33, -0.16), (0.33, -0.12), (0.22, -0.09), (0.22, 0.09), (0.33, 0.12),
                       (0.33, 0.16), (0.05, 0.16)], palette.steel, 36, turned)
        builder.box((side * 0.56, -0.55, 0.8), (0.08, 0.5, 0.6), paint)
        builder.cylinder((side * 0.6, -1.05, 0.03), (side * 0.6, -1.05, 0.6), 0.04, palette.galvanised)
        builder.box((side * 0.6, -1.05, 0.02), (0.3, 0.3, 0.04), palette.galvanised)
    builder.cylinder((-0.66, -0.55, 0.95), (0.66, -0.55, 0.95), 0.04, palette.steel)
    builder.box((0.42, 0.02, 1.64), (0.36, 0.12, 0.26), palette.dark_grey)
    builder.box((0.42, -0.045, 1.66), (0.26, 0.01, 0.14), palette.polymer)
    builder.cylinder((-0.45, 0.9, 1.5), (-0.45, 0.9, 1.95), 0.04, palette.dark_grey)
    builder.bar((-0.4, 1.3, 0.55), (0, 2.4, 0.5), 0.09, palette.dark_grey)
    builder.bar((0.4, 1.3, 0.55), (0, 2.4, 0.5), 0.09, palette.dark_grey)
    return builder.build('winch', 0.008, location, turn)
