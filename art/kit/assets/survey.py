"""What a survey brings to a field: receiver, pegs, electrodes and their leads, tester, core boxes, rig, excavator.

Lengths in metres. Everything stands on z = 0 of its location unless said otherwise.
"""
import math
import random

from mathutils import Matrix, Vector

from ..materials import surface
from ..mesh import MeshBuilder
from ..signs import label
from .earthing import smooth


def receiver(palette, location=(0, 0, 0), turn=0.0):
    """A GNSS receiver on a two-metre pole held upright by a bipod, with its controller on a bracket facing −y."""
    builder = MeshBuilder()
    carbon, white = palette.black, palette.clean_white
    builder.cylinder((0, 0, -0.05), (0, 0, 0.05), 0.003, palette.steel, 12, 0.012)
    builder.cylinder((0, 0, 0.05), (0, 0, 1.25), 0.0155, carbon, 20)
    builder.cylinder((0, 0, 1.2), (0, 0, 1.95), 0.0125, palette.amber, 20)
    builder.cylinder((0, 0, 1.18), (0, 0, 1.27), 0.020, palette.dark_grey, 20)
    for z in (0.35, 0.8):
        builder.cylinder((0, 0, z), (0, 0, z + 0.06), 0.0162, palette.red, 20)
    builder.cylinder((0, 0, 1.95), (0, 0, 2.0), 0.016, palette.steel, 20)
    builder.lathe([(0.03, 2.0), (0.085, 2.015), (0.092, 2.03), (0.092, 2.055)], palette.dark_grey, 40)
    builder.lathe([(0.0925, 2.055), (0.094, 2.07), (0.0925, 2.09)], palette.teal, 40)
    builder.lathe([(0.092, 2.09), (0.09, 2.115), (0.075, 2.14), (0.045, 2.153), (0.0, 2.156)], white, 40)
    builder.cylinder((0.06, 0, 2.02), (0.06, 0, 1.86), 0.004, carbon, 8)
    # Bipod: a collar, two telescopic legs with clamps.
    builder.cylinder((0, 0, 1.33), (0, 0, 1.42), 0.028, palette.dark_grey, 20)
    for side in (-1, 1):
        top, foot = Vector((side * 0.035, 0.03, 1.36)), Vector((side * 0.62, 0.62, -0.02))
        middle = top.lerp(foot, 0.52)
        builder.cylinder(top, middle, 0.0125, palette.aluminium, 14)
        builder.cylinder(top.lerp(foot, 0.48), top.lerp(foot, 0.55), 0.018, palette.amber, 14)
        builder.cylinder(middle, foot, 0.009, palette.aluminium, 14)
        builder.cylinder(top.lerp(foot, 0.96), foot, 0.012, palette.black, 12, 0.003)
        builder.box(top, (0.03, 0.03, 0.06), palette.dark_grey)
    # Circular level and controller.
    builder.cylinder((0.045, -0.01, 1.30), (0.045, -0.01, 1.32), 0.018, palette.dark_grey, 20)
    builder.cylinder((0.0, 0, 1.305), (0.045, -0.01, 1.305), 0.006, palette.dark_grey, 8)
    builder.cylinder((0, 0, 1.12), (-0.02, -0.13, 1.12), 0.008, palette.dark_grey, 10)
    tilted = Matrix.Translation((-0.02, -0.15, 1.16)) @ Matrix.Rotation(-0.5, 4, 'X')
    builder.box((0, 0, 0), (0.10, 0.028, 0.19), palette.dark_grey, matrix=tilted)
    builder.box((0, -0.0145, 0.02), (0.078, 0.002, 0.115), palette.navy, matrix=tilted)
    for row in range(2):
        for column in range(4):
            builder.box((-0.03 + column * 0.02, -0.0155, -0.055 - row * 0.018), (0.013, 0.004, 0.01), palette.polymer,
                        matrix=tilted)
    return builder.build('receiver', 0.001, location, turn)


def peg(palette, location=(0, 0, 0), turn=0.0, height=0.42, seed=0):
    """A timber peg with a nail in its head and orange tape tied below it, one tail loose."""
    chance = random.Random(seed)
    builder = MeshBuilder()
    half = 0.021
    timber = surface('peg timber', '#c49a63', 0.75, variation=0.15, grain=6, bump=0.1)
    builder.add([(a * half, b * half, z) for z in (-0.12, height) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], timber)
    builder.cylinder((0, 0, height), (0, 0, height + 0.006), 0.005, palette.steel, 12)
    builder.box((0, 0, height - 0.03), (2 * half + 0.002, 2 * half + 0.002, 0.055), palette.orange)
    builder.box((0, 0, height - 0.085), (2 * half + 0.006, 2 * half + 0.006, 0.018), palette.orange)
    for tail in range(2):
        angle = chance.uniform(-0.6, 0.6) + tail * 0.5
        points = [Vector((half + 0.004, 0, height - 0.085)) + Vector((
            math.cos(angle) * 0.10 * k / 5, math.sin(angle) * 0.10 * k / 5 + 0.012 * math.sin(k * 1.7),
            -0.045 * (k / 5) ** 1.6 * 4 * chance.uniform(0.8, 1.0))) for k in range(6)]
        vertices = [point + Vector((0, 0, side * 0.011)) for point in points for side in (-1, 1)]
        builder.add(vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(5)], palette.orange, True)
    return builder.build('peg', 0.0015, location, turn)


def bunting_post(palette, location=(0, 0, 0), height=1.25):
    """A steel road pin with an orange cap and a loop for tape."""
    builder = MeshBuilder()
    builder.cylinder((0, 0, -0.2), (0, 0, height), 0.008, palette.galvanised, 12)
    builder.lathe([(0.016, height - 0.05), (0.018, height + 0.01), (0.012, height + 0.025)], palette.orange, 20)
    builder.tube([(0, 0.008, height - 0.1), (0, 0.04, height - 0.085), (0, 0.04, height - 0.12),
                  (0, 0.008, height - 0.13)], 0.004, palette.galvanised)
    return builder.build('road pin', 0, location)


def electrode(palette, location=(0, 0, 0), turn=0.0, height=0.32, clip=None):
    """A steel test electrode with its tee handle and a crocodile clip in the colour of its lead.
    The clip takes the lead at (0.04, 0, height − 0.06)."""
    builder = MeshBuilder()
    bright = surface('electrode steel', '#a9adb0', 0.3, metallic=1.0, variation=0.12, grain=20, dirt=0.8,
                     dirt_height=0.08)
    builder.cylinder((0, 0, -0.2), (0, 0, height), 0.0085, bright, 18)
    builder.cylinder((-0.075, 0, height), (0.075, 0, height), 0.0085, bright, 18)
    builder.cylinder((0, 0, height - 0.012), (0, 0, height + 0.012), 0.013, bright, 18)
    if clip:
        z = height - 0.06
        builder.box((0.022, 0, z + 0.006), (0.05, 0.009, 0.007), palette.steel, rotation=(0, 0.16, 0))
        builder.box((0.022, 0, z - 0.006), (0.05, 0.009, 0.007), palette.steel, rotation=(0, -0.16, 0))
        builder.cylinder((0.032, 0, z + 0.007), (0.085, 0, z + 0.014), 0.0078, clip, 12)
        builder.cylinder((0.032, 0, z - 0.007), (0.085, 0, z - 0.014), 0.0078, clip, 12)
    return builder.build('electrode', 0.0005, location, turn)


def reel(palette, lead, location=(0, 0, 0), turn=0.0, radius=0.14):
    """A hand reel of test lead on its A-frame, axis along x, handle up. Lead leaves low, towards −y."""
    builder = MeshBuilder()
    centre = radius + 0.035
    for side in (-1, 1):
        x = side * 0.062
        matrix = Matrix.Translation((x, 0, centre)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        builder.lathe([(0.03, -0.004), (radius, -0.004), (radius + 0.003, 0), (radius, 0.004), (0.03, 0.004)],
                      palette.dark_grey, 40, matrix)
        for k in range(5):
            angle = k * 2 * math.pi / 5 + 0.3
            place = Vector((x + side * 0.0045, 0.085 * math.cos(angle), centre + 0.085 * math.sin(angle)))
            builder.cylinder(place, place + Vector((side * 0.001, 0, 0)), 0.026, palette.black, 20)
        outer = side * 0.085
        builder.tube(smooth([(outer, -0.13, 0.006), (outer, -0.02, centre), (outer, 0.0, centre + radius + 0.09)], 2),
                     0.007, palette.galvanised, 10)
        builder.tube([(outer, -0.13, 0.006), (outer, 0.15, 0.006), (outer, 0.005, centre)], 0.007, palette.galvanised,
                     10)
    builder.cylinder((-0.085, -0.13, 0.006), (0.085, -0.13, 0.006), 0.007, palette.galvanised, 10)
    builder.cylinder((-0.085, 0.15, 0.006), (0.085, 0.15, 0.006), 0.007, palette.galvanised, 10)
    builder.cylinder((-0.09, 0, centre + radius + 0.09), (0.09, 0, centre + radius + 0.09), 0.014, palette.rubber, 16)
    builder.cylinder((-0.09, 0, centre), (0.12, 0, centre), 0.009, palette.steel, 14)
    builder.bar((0.115, 0, centre), (0.115, 0.075, centre + 0.04), 0.014, palette.steel)
    builder.cylinder((0.115, 0.075, centre + 0.04), (0.165, 0.075, centre + 0.04), 0.011, palette.black, 14)
    turns, wound = 14, radius * 0.80
    points = [(-0.053 + 0.106 * i / (turns * 18), (wound + 0.004 * math.sin(i * 0.9)) * math.cos(i * math.pi / 9),
               centre + wound * math.sin(i * math.pi / 9)) for i in range(turns * 18 + 1)]
    builder.tube(points, 0.0042, lead, 8)
    builder.cylinder((-0.056, 0, centre), (0.056, 0, centre), wound * 0.985, lead, 36)
    return builder.build('reel', 0.0008, location, turn)


def earth_tester(palette, location=(0, 0, 0), turn=0.0, lid=True, colours=None, reading='12.4 Ω'):
    """A four-terminal earth tester: a rugged case with its lid up, display, range switch, C1 P1 P2 C2 along the front.
    Returns the object and the four terminals in its own coordinates."""
    builder = MeshBuilder()
    case = surface('tester case', '#e0a11c', 0.5, variation=0.05, grain=6, bump=0.04, dirt=0.4, dirt_height=0.12)
    width, deep, high = 0.34, 0.26, 0.15
    builder.box((0, 0, high / 2), (width, deep, high), case)
    for x in (-0.11, 0.11):
        builder.box((x, -deep / 2 - 0.004, high - 0.035), (0.05, 0.014, 0.05), palette.black)
    for x in (-width / 2, width / 2):
        for y in (-deep / 2, deep / 2):
            builder.box((x * 0.985, y * 0.985, high / 2), (0.022, 0.022, high), palette.dark_grey)
    builder.box((0, 0, high + 0.001), (width - 0.03, deep - 0.03, 0.008), palette.dark_grey)
    top = high + 0.005
    builder.box((-0.075, 0.055, top + 0.003), (0.13, 0.075, 0.008), palette.black)
    builder.box((-0.075, 0.055, top + 0.0075), (0.112, 0.055, 0.002), surface('display', '#aebf9a', 0.25))
    builder.cylinder((0.085, 0.05, top), (0.085, 0.05, top + 0.004), 0.042, palette.polymer, 36)
    builder.cylinder((0.085, 0.05, top + 0.004), (0.085, 0.05, top + 0.024), 0.022, palette.black, 28)
    builder.box((0.085, 0.058, top + 0.025), (0.005, 0.026, 0.004), palette.clean_white)
    builder.cylinder((-0.075, -0.015, top), (-0.075, -0.015, top + 0.009), 0.014, palette.red, 24)
    builder.cylinder((-0.03, -0.015, top), (-0.03, -0.015, top + 0.007), 0.009, palette.polymer, 20)
    terminals = []
    shades = colours or (palette.red, palette.yellow, palette.green, palette.black)
    for i, shade in enumerate(shades):
        x = -0.114 + i * 0.076
        builder.cylinder((x, -0.075, top), (x, -0.075, top + 0.012), 0.0145, palette.black, 24)
        builder.cylinder((x, -0.075, top + 0.012), (x, -0.075, top + 0.032), 0.0115, shade, 20)
        terminals.append(Vector((x, -0.075, top + 0.028)))
    if lid:
        tilted = Matrix.Translation((0, deep / 2 + 0.004, high)) @ Matrix.Rotation(math.radians(-104), 4, 'X')
        builder.box((0, -deep / 2, -0.03), (width, deep, 0.05), case, matrix=tilted)
        builder.box((0, -deep / 2, -0.0065), (width - 0.05, deep - 0.05, 0.006), palette.dark_grey, matrix=tilted)
        builder.box((0, -deep / 2, -0.0105 + 0.0085), (width - 0.13, deep - 0.10, 0.002), palette.paper, matrix=tilted)
    tester = builder.build('earth tester', 0.004, location, turn)
    for i, words in enumerate(('C1', 'P1', 'P2', 'C2')):
        label(words, 0.014, palette.clean_white, (-0.114 + i * 0.076, -0.047, top + 0.0005), 0, tester, True, 0.0002)
    label(reading, 0.034, palette.black, (-0.075, 0.055, top + 0.009), 0, tester, True, 0.0002)
    return tester, terminals


def tripod(palette, location=(0, 0, 0), height=1.5, spread=0.62, turn=0.0):
    """A surveyor's timber tripod with its levelling head; instruments stand at `height`."""
    builder = MeshBuilder()
    timber = surface('tripod timber', '#c98f2e', 0.5, variation=0.1, grain=8, coat=0.2)
    for k in range(3):
        angle = turn + k * 2 * math.pi / 3
        out = Vector((math.cos(angle), math.sin(angle), 0))
        side = Vector((-out.y, out.x, 0))
        top, knee, foot = out * 0.09 + Vector((0, 0, height - 0.04)), None, out * spread
        knee = top.lerp(foot, 0.58)
        for offset in (-1, 1):
            builder.bar(top + side * 0.05 * offset, knee + side * 0.018 * offset, 0.024, timber)
        builder.bar(top.lerp(foot, 0.42), foot.lerp(top, 0.07), 0.026, timber)
        builder.cylinder(foot.lerp(top, 0.07), foot - Vector((0, 0, 0.03)), 0.014, palette.steel, 14, 0.004)
        builder.box(knee, (0.06, 0.06, 0.04), palette.aluminium, rotation=(0, 0, angle))
    builder.lathe([(0.03, height - 0.06), (0.1, height - 0.05), (0.105, height - 0.015), (0.085, height)],
                  palette.aluminium, 36)
    return builder.build('tripod', 0.002, location)


def core_box(palette, location=(0, 0, 0), turn=0.0, seed=0, box_number='BH 3', depth='0.0 – 3.0 m'):
    """A timber core box, three runs of core one metre long: topsoil to clay to weathered rock, with depth blocks."""
    chance = random.Random(seed)
    builder = MeshBuilder()
    timber = surface('box timber', '#b58f5e', 0.75, variation=0.2, grain=5, bump=0.1)
    width, deep, high = 1.08, 0.38, 0.11
    builder.box((0, 0, 0.006), (width, deep, 0.012), timber)
    for y in (-deep / 2, deep / 2):
        builder.box((0, y, high / 2), (width, 0.016, high), timber)
    for y in (-0.06, 0.06):
        builder.box((0, y, high * 0.42), (width, 0.01, high * 0.75), timber)
    for x in (-width / 2, width / 2):
        builder.box((x, 0, high / 2), (0.016, deep, high), timber)
    shades = ('#4a3826', '#6e5030', '#8d6a40', '#9a8a66', '#a39b88', '#8b8f90', '#7c8284')
    for run in range(3):
        y, x = -0.12 + run * 0.12, -width / 2 + 0.02
        while x < width / 2 - 0.05:
            length = min(chance.uniform(0.05, 0.24), width / 2 - 0.02 - x)
            tone = min(6, int((run + (x + width / 2) / width) * 2.2 + chance.uniform(0, 0.9)))
            shade = surface(f'core {shades[tone]}', shades[tone], 0.85, variation=0.25, grain=18, bump=0.3,
                            bump_scale=60)
            radius = 0.043 * chance.uniform(0.96, 1.0)
            builder.cylinder((x, y, 0.055), (x + length - 0.004, y, 0.055), radius, shade, 24)
            x += length
    for run in range(2):
        builder.box((chance.uniform(-0.3, 0.3), -0.12 + run * 0.12, 0.075), (0.03, 0.085, 0.05), palette.yellow)
    box = builder.build('core box', 0.002, location, turn)
    label(f'{box_number}   {depth}', 0.055, palette.black, (-0.1, -deep / 2 - 0.0085, high * 0.5), 0, box, depth=0.0004)
    return box


def _track(builder, palette, x, length, width, height, pads=30):
    """A rubber crawler track along y: belt with its lugs, sprocket, idler and rollers."""
    radius = height / 2
    straight = length - height
    outline = []
    for i in range(pads * 2):
        along = (2 * straight + 2 * math.pi * radius) * i / (pads * 2)
        if along < straight:
            outline.append((straight / 2 - along, height, math.pi / 2))
        elif along < straight + math.pi * radius:
            angle = math.pi / 2 + (along - straight) / radius
            outline.append((-straight / 2 + radius * math.cos(angle), radius + radius * math.sin(angle), angle))
        elif along < 2 * straight + math.pi * radius:
            outline.append((-straight / 2 + (along - straight - math.pi * radius), 0.0, -math.pi / 2))
        else:
            angle = -math.pi / 2 + (along - 2 * straight - math.pi * radius) / radius
            outline.append((straight / 2 + radius * math.cos(angle), radius + radius * math.sin(angle), angle))
    belt = surface('track rubber', '#1b1b1c', 0.8, variation=0.25, grain=6, dirt=0.9, dirt_height=0.35, bump=0.1)
    inner = [(y - 0.03 * math.cos(a), z - 0.03 * math.sin(a)) for y, z, a in outline]
    count = len(outline)
    vertices = []
    for (y, z, _), (iy, iz) in zip(outline, inner):
        vertices += [(x - width / 2, y, z), (x + width / 2, y, z), (x - width / 2, iy, iz), (x + width / 2, iy, iz)]
    faces = []
    for i in range(count):
        a, b = 4 * i, 4 * ((i + 1) % count)
        faces += [(a, a + 1, b + 1, b), (a + 3, a + 2, b + 2, b + 3), (a + 2, a, b, b + 2), (a + 1, a + 3, b + 3,
                                                                                             b + 1)]
    builder.add(vertices, faces, belt)
    for i, (y, z, angle) in enumerate(outline):
        if i % 2 == 0:
            builder.box((x, y, z), (width, 0.022, 0.035), belt, rotation=(angle, 0, 0))
    for y, size in ((straight / 2, 0.8), (-straight / 2, 0.8)):
        builder.cylinder((x - width * 0.42, y, radius), (x + width * 0.42, y, radius), radius * size, palette.dark_grey,
                         28)
    for k in range(4):
        y = straight * (k - 1.5) / 4
        builder.cylinder((x - width * 0.42, y, 0.11), (x + width * 0.42, y, 0.11), 0.085, palette.dark_grey, 20)
    builder.box((x, 0, radius), (width * 0.5, straight, height * 0.34), palette.dark_grey)


def drilling_rig(palette, location=(0, 0, 0), turn=0.0, mast=4.2):
    """A small rotary rig on rubber tracks, mast up over the hole at y = −1.35, engine hood behind, casing beside.
    It faces −y."""
    builder = MeshBuilder()
    paint = surface('rig paint', '#1b5a7a', 0.42, variation=0.07, dirt=0.6, dirt_height=0.8, streaks=0.25, coat=0.2)
    for side in (-1, 1):
        _track(builder, palette, side * 0.56, 1.9, 0.28, 0.46)
    builder.box((0, 0, 0.48), (0.86, 1.7, 0.16), palette.dark_grey)
    builder.box((0, 0.48, 0.98), (1.02, 0.98, 0.72), paint)
    builder.box((0, 0.48, 1.36), (1.06, 1.02, 0.04), paint)
    for side in (-1, 1):
        for i in range(7):
            builder.box((side * 0.512, 0.48, 0.78 + i * 0.06), (0.012, 0.66, 0.026), palette.black)
        builder.box((side * 0.514, 0.08, 1.2), (0.006, 0.13, 0.13), palette.yellow)
    builder.cylinder((0.32, 0.75, 1.36), (0.32, 0.75, 1.72), 0.035, palette.dark_grey)
    hole = -1.35
    builder.box((0, -0.75, 0.5), (0.3, 0.7, 0.14), palette.dark_grey)
    # Mast: two channels with a carriage, chain and head.
    for side in (-1, 1):
        builder.box((side * 0.13, hole + 0.26, mast / 2 + 0.12), (0.07, 0.11, mast - 0.2), paint)
    for i in range(9):
        builder.box((0, hole + 0.29, 0.4 + i * (mast - 0.6) / 8), (0.2, 0.03, 0.06), paint)
    builder.box((0, hole + 0.26, mast + 0.04), (0.4, 0.2, 0.1), paint)
    builder.cylinder((-0.09, hole + 0.2, mast + 0.12), (0.09, hole + 0.2, mast + 0.12), 0.1, palette.steel, 28)
    builder.box((0, hole + 0.17, 2.62), (0.34, 0.08, 0.46), palette.dark_grey)
    builder.box((0, hole + 0.02, 2.66), (0.3, 0.28, 0.3), palette.amber)
    builder.cylinder((0, hole, 2.81), (0, hole, 2.98), 0.09, palette.dark_grey, 24)
    builder.cylinder((0, hole, -0.2), (0, hole, 2.52), 0.033, palette.steel, 20)
    builder.cylinder((0, hole, 2.36), (0, hole, 2.52), 0.055, palette.steel, 20)
    builder.cylinder((0, hole, -0.1), (0, hole, 0.34), 0.075, palette.galvanised, 28)
    builder.box((0, hole + 0.06, 0.62), (0.38, 0.34, 0.1), palette.dark_grey)
    for side in (-1, 1):
        builder.cylinder((side * 0.28, -0.55, 0.6), (side * 0.16, hole + 0.32, 2.1), 0.045, palette.dark_grey)
        builder.cylinder((side * 0.22, -0.93, 1.33), (side * 0.16, hole + 0.32, 2.2), 0.028, palette.steel)
        builder.cylinder((side * 0.42, -0.86, 0.05), (side * 0.42, -0.86, 0.62), 0.045, palette.galvanised)
        builder.cylinder((side * 0.42, -0.86, 0.0), (side * 0.42, -0.86, 0.05), 0.13, palette.galvanised, 24)
        builder.cylinder((side * 0.42, -0.86, 0.5), (side * 0.42, -0.86, 0.85), 0.062, paint)
        builder.box((side * 0.42, -0.8, 0.62), (0.16, 0.3, 0.12), palette.dark_grey)
    for k in range(3):
        x = 0.10 + k * 0.045
        builder.tube(smooth([(x, -0.1, 1.1), (x + 0.15, -0.5, 1.5), (x + 0.1, hole + 0.3, 1.9), (x, hole + 0.16, 2.5)],
                            3),
                     0.014, palette.rubber)
    builder.box((-0.60, -0.52, 1.08), (0.26, 0.16, 0.34), palette.dark_grey)
    builder.cylinder((-0.5, -0.35, 0.55), (-0.58, -0.5, 0.95), 0.03, palette.dark_grey)
    for k in range(5):
        builder.cylinder((-0.69 + k * 0.045, -0.56, 1.25), (-0.69 + k * 0.045, -0.60, 1.35), 0.007, palette.black, 8)
    return builder.build('drilling rig', 0.008, location, turn)


def mini_excavator(palette, location=(0, 0, 0), turn=0.0, slew=0.0, bucket_at=(2.9, -0.45), bucket_width=0.3):
    """A three-tonne excavator with a cab, digging towards −y: the bucket's pin reaches `bucket_at` (out, height) from
    the slew centre. `slew` turns the house on its tracks. Returns the object."""
    builder = MeshBuilder()
    paint = surface('excavator paint', '#e3a119', 0.4, variation=0.06, dirt=0.55, dirt_height=0.9, streaks=0.2,
                    coat=0.2)
    dark, glass = palette.dark_grey, surface('cab glass', '#1c2a33', 0.06, variation=0.05, coat=0.6)
    for side in (-1, 1):
        _track(builder, palette, side * 0.6, 2.05, 0.3, 0.5)
    builder.box((0, 0, 0.36), (0.95, 0.9, 0.2), dark)
    builder.cylinder((0, 0, 0.45), (0, 0, 0.58), 0.36, dark, 32)
    builder.bar((-0.35, -0.9, 0.34), (-0.35, -1.35, 0.22), 0.1, dark)
    builder.bar((0.35, -0.9, 0.34), (0.35, -1.35, 0.22), 0.1, dark)
    builder.box((0, -1.42, 0.2), (1.5, 0.07, 0.34), paint)
    house = MeshBuilder()
    house.box((0, 0.08, 0.68), (1.45, 1.65, 0.18), dark)
    rear = [(1.45, 0.30), (1.45, 0.62), (1.36, 0.86), (1.2, 0.96)]
    for width, y in rear:
        house.box((0, y - 0.1, 1.02), (width, 0.2, 0.56), paint)
    house.box((0.42, 0.12, 0.98), (0.58, 1.2, 0.46), paint)
    for i in range(6):
        house.box((0.715, 0.15, 0.85 + i * 0.055), (0.01, 0.6, 0.022), palette.black)
    x0, x1, y0, y1, z0, z1 = -0.72, 0.16, -0.70, 0.42, 0.78, 2.42
    for x in (x0, x1):
        house.bar((x, y0, z0 + 0.15), (x, y0 + 0.14, z1), 0.065, dark)
        house.bar((x, y1, z0), (x, y1, z1), 0.075, dark)
        house.box((x, (y0 + y1) / 2, z0 + 0.14), (0.05, y1 - y0, 0.34), paint)
        house.box((x, (y0 + y1) / 2 + 0.07, 1.75), (0.012, y1 - y0 - 0.16, 1.18), glass)
        house.bar((x, (y0 + y1) / 2 + 0.12, z0), (x, (y0 + y1) / 2 + 0.12, z1), 0.05, dark)
    house.box(((x0 + x1) / 2, y0 + 0.075, 1.72), (x1 - x0 - 0.06, 0.012, 1.22), glass, rotation=(-0.085, 0, 0))
    house.box(((x0 + x1) / 2, y1, 1.8), (x1 - x0 - 0.06, 0.012, 1.1), glass)
    house.box(((x0 + x1) / 2, y0, z0 + 0.18), (x1 - x0, 0.05, 0.34), paint)
    house.box(((x0 + x1) / 2, (y0 + y1) / 2 + 0.07, z1 + 0.03), (x1 - x0 + 0.1, y1 - y0 + 0.02, 0.08), paint)
    house.cylinder(((x0 + x1) / 2, 0.25, z1 + 0.07), ((x0 + x1) / 2, 0.25, z1 + 0.2), 0.05, palette.orange, 20)
    house.box((x1 - 0.1, y0 + 0.02, z1 - 0.04), (0.14, 0.07, 0.09), palette.clean_white)
    # Boom and arm: two links from the foot to the bucket's pin, their lengths fixed, the elbow up.
    foot, pin = Vector((0.34, -0.72, 0.86)), Vector((0.34, -bucket_at[0], bucket_at[1] + 0.35))
    boom, arm = 2.15, 1.35
    reach = min((pin - foot).length, boom + arm - 0.01)
    lift = math.acos((boom * boom + reach * reach - arm * arm) / (2 * boom * reach))
    direct = math.atan2(pin.z - foot.z, -(pin.y - foot.y))
    elbow = foot + Vector((0, -math.cos(direct + lift), math.sin(direct + lift))) * boom
    bend = foot.lerp(elbow, 0.48) + Vector((0, 0, 0.34))
    for first, second, width in ((foot, bend, 0.24), (bend, elbow, 0.22), (elbow + (elbow - pin) * 0.18, pin, 0.17)):
        _beam(house, first, second, width, 0.15, paint)
    for joint, size in ((foot, 0.13), (elbow, 0.11), (pin, 0.085)):
        house.cylinder(joint - Vector((0.14, 0, 0)), joint + Vector((0.14, 0, 0)), size, dark, 24)
    house.box(foot + Vector((0, 0.12, -0.1)), (0.3, 0.34, 0.4), dark)
    _ram(house, palette, foot + Vector((0, -0.22, -0.26)), bend + Vector((0, -0.02, -0.06)), 0.05)
    _ram(house, palette, bend + Vector((0, 0, 0.16)), elbow + (elbow - pin) * 0.16 + Vector((0, 0.0, 0.06)), 0.042)
    _ram(house, palette, elbow + Vector((0, -0.14, 0.02)), pin + Vector((0, -0.14, 0.26)), 0.036)
    _beam(house, pin + Vector((0, -0.14, 0.26)), pin + Vector((0, -0.17, 0.02)), 0.05, 0.12, dark)
    _bucket(house, palette, pin, bucket_width, dark)
    for offset in (-0.05, 0.05):
        house.tube(smooth([foot + Vector((offset, 0, 0.12)), bend + Vector((offset, 0.06, 0.2)),
                           elbow + Vector((offset, 0.25, 0.22)), elbow + Vector((offset, -0.1, 0.12))], 3), 0.013,
                   palette.rubber)
    below = builder.build('undercarriage', 0.008, location, turn)
    above = house.build('house', 0.008)
    above.parent, above.rotation_euler[2] = below, slew
    return below


def _beam(builder, start, end, deep, wide, material):
    """A plate girder between two points in a plane of constant x."""
    start, end = Vector(start), Vector(end)
    along = end - start
    angle = math.atan2(along.z, along.y)
    builder.box((start + end) / 2, (wide, along.length, deep), material, rotation=(angle, 0, 0))


def _ram(builder, palette, start, end, radius):
    """A hydraulic cylinder, its rod towards `end`."""
    start, end = Vector(start), Vector(end)
    middle = start.lerp(end, 0.58)
    builder.cylinder(start, middle, radius, palette.dark_grey, 18)
    builder.cylinder(middle, end, radius * 0.55, palette.steel, 18)


def _bucket(builder, palette, pin, width, material):
    """A trenching bucket with three teeth, mouth towards the machine."""
    shape = [(0.10, 0.06), (-0.16, 0.10), (-0.34, -0.02), (-0.40, -0.22), (-0.30, -0.42), (-0.08, -0.50), (0.14, -0.44)]
    points = [(pin.y + y, pin.z + z) for y, z in shape]
    half = width / 2
    vertices = [(pin.x + side * half, y, z) for side in (-1, 1) for y, z in points]
    count = len(points)
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    builder.add(vertices, faces, material)
    for k in (-1, 0, 1):
        tooth = Vector((pin.x + k * half * 0.8, pin.y + 0.13, pin.z - 0.445))
        builder.cylinder(tooth, tooth + Vector((0, 0.13, 0.02)), 0.028, palette.steel, 4, 0.012)
