"""What keeps people safe: locks, notices, and the clothing for switching. Metres; fronts towards −y."""
import math

from mathutils import Matrix, Vector

from ..materials import flat, surface
from ..mesh import MeshBuilder, placed
from .drawing import UPRIGHT, Drawing, upright
from .finishes import cloth
from .paper import ink
from .shapes import cushion, limb


def padlock(palette, shade, number, location=(0, 0, 0), turn=0.0, key=False):
    """A safety padlock that hangs from the middle of its shackle at `location`, its number on its body."""
    builder = MeshBuilder()
    builder.tube([(-0.0125, 0, -0.045)] + [(0.0125 * -math.cos(a), 0, -0.0135 + 0.0125 * math.sin(a))
                                         for a in (math.pi * i / 10 for i in range(11))] + [(0.0125, 0, -0.045)],
                 0.0032, palette.steel, 10)
    cushion(builder, (0, 0, -0.062), (0.04, 0.021, 0.046), shade, 0.22)
    builder.cylinder((0, 0, -0.083), (0, 0, -0.0865), 0.0065, palette.bronze)
    if key:
        builder.box((0, 0, -0.094), (0.002, 0.007, 0.018), palette.bronze)
        builder.lathe([(0.002, -0.001), (0.011, -0.001), (0.011, 0.001), (0.002, 0.001)], palette.bronze, 20,
                      Matrix.Translation((0, 0, -0.112)) @ Matrix.Rotation(math.pi / 2, 4, 'Y'))
    thing = builder.build('padlock', 0, location, turn)
    tag = Drawing(25, 16, ink(), flat('lock label', '#f2f0e8'), face='bold')
    tag.text(number, 12.5, 4, 8.5, align='centre')
    tag.build(placed(location, turn) @ Matrix.Translation((-0.0125, -0.0112, -0.07)) @ UPRIGHT)
    return thing


def hard_hat(palette, shade, location=(0, 0, 0), turn=0.0):
    """A helmet with a ridge and a peak towards −y, resting on its rim."""
    builder = MeshBuilder()
    shell = Matrix.Translation((0, 0, 0.012)) @ Matrix.Diagonal((1.0, 1.22, 1.0, 1.0))
    builder.lathe(
        [(0.132, 0), (0.116, 0.004), (0.114, 0.05), (0.1, 0.095), (0.072, 0.125), (0.035, 0.14), (0, 0.143)],
        shade,
        48,
        shell,
    )
    builder.lathe([(0.112, 0.001), (0.108, 0.002), (0.1, 0.05), (0, 0.06)], palette.black, 40, shell)
    for x in (-0.03, 0.0, 0.03):
        builder.tube(
            [
                Vector((x, 0.145 * math.cos(a) * 0.93, 0.015 + 0.142 * math.sin(a)))
                for a in (math.pi * i / 12 for i in range(1, 12))
            ],
            0.009,
            shade,
            8,
        )
    cushion(builder, (0, -0.155, 0.016), (0.2, 0.09, 0.012), shade, 0.7)
    return builder.build('hard hat', 0, location, turn)


def arc_suit(palette, location=(0, 0, 0), turn=0.0, shoulder=1.45, shade='#24364d'):
    """A switching coat, bib trousers and hood on a stand: long sleeves, reflective tape, a tinted face shield."""
    builder, place = MeshBuilder(), placed(location, turn)
    fabric, trim = cloth('arc suit', shade, 500.0, 1.1), surface('reflective tape', '#c9ccc4', 0.3, metallic=0.4)
    s = shoulder
    torso = [(0.0, 0.0, s - 0.92, 0.29, 0.20), (0.0, 0.0, s - 0.8, 0.275, 0.185), (0.0, 0.0, s - 0.55, 0.25, 0.165),
             (0.0, 0.0, s - 0.3, 0.255, 0.16), (0.0, 0.0, s - 0.12, 0.25, 0.145), (0.0, 0.0, s - 0.04, 0.215, 0.12),
             (0.0, 0.0, s + 0.02, 0.12, 0.1), (0.0, 0.0, s + 0.06, 0.1, 0.095)]
    limb(builder, torso, fabric, 40)
    for side in (-1, 1):
        limb(
            builder,
            [
                (side * 0.125, 0, 0.12, 0.115, 0.12),
                (side * 0.125, 0, 0.3, 0.1, 0.11),
                (side * 0.125, 0, 0.5, 0.105, 0.115),
                (side * 0.115, 0, s - 0.75, 0.125, 0.14),
            ],
            fabric,
            28,
        )
        limb(builder, [(side * 0.39, -0.045, s - 0.74, 0.07, 0.075), (side * 0.375, -0.035, s - 0.6, 0.072, 0.078),
                       (side * 0.345, -0.015, s - 0.4, 0.08, 0.085), (side * 0.3, 0, s - 0.2, 0.092, 0.095),
                       (side * 0.235, 0, s - 0.07, 0.1, 0.1), (side * 0.16, 0, s - 0.01, 0.09, 0.085)], fabric, 28)
        for z, wide in ((s - 0.55, 0.075), (0.3, 0.103)):
            x = side * (0.368 if z > 0.5 else 0.125)
            y = -0.03 if z > 0.5 else 0.0
            limb(
                builder,
                [(x, y, z - 0.025, wide + 0.006, wide + 0.013), (x, y, z + 0.025, wide + 0.006, wide + 0.013)],
                trim,
                28,
            )
    limb(builder, [(0, 0, s - 0.66, 0.268, 0.182), (0, 0, s - 0.61, 0.264, 0.18)], trim, 40)
    for i in range(6):
        z = s - 0.78 + 0.125 * i
        builder.cylinder(
            (0, -0.158 - 0.028 * (1 - i / 6), z), (0, -0.172 - 0.028 * (1 - i / 6), z), 0.009, palette.dark_grey, 14
        )
    builder.box((0, -0.172, s - 0.42), (0.05, 0.012, 0.74), fabric, rotation=(-0.03, 0, 0))
    hood = [
        (0, 0.0, s - 0.14, 0.25, 0.2),
        (0, 0.0, s - 0.05, 0.225, 0.185),
        (0, 0.0, s + 0.05, 0.16, 0.165),
        (0, 0, s + 0.14, 0.145, 0.165),
        (0, 0, s + 0.28, 0.15, 0.17),
        (0, 0.005, s + 0.37, 0.135, 0.15),
        (0, 0.01, s + 0.42, 0.09, 0.105),
        (0, 0.01, s + 0.435, 0.03, 0.04),
    ]
    limb(builder, hood, fabric, 40)
    thing = builder.build('arc suit')
    thing.matrix_world = place
    shield, tint = MeshBuilder(), surface('face shield', '#2c3a22', 0.06, variation=0.02, coat=1.0)
    vertices, faces = [], []
    for row in range(2):
        for i in range(13):
            angle = math.radians(-62 + 124 * i / 12)
            vertices.append((0.162 * math.sin(angle), -0.02 - 0.166 * math.cos(angle), s + 0.11 + 0.2 * row))
    faces = [(i, i + 1, i + 14, i + 13) for i in range(12)]
    shield.add(vertices, faces, tint, True)
    for row in range(2):
        shield.tube(vertices[row * 13:row * 13 + 13], 0.009, palette.black, 8)
    for i in (0, 12):
        shield.tube([vertices[i], vertices[i + 13]], 0.009, palette.black, 8)
    shield.build('face shield').matrix_world = place
    patch = Drawing(120, 56, flat('patch ink', '#f0a020'), flat('patch', '#141d2a'), 1.4)
    patch.rectangle(3, 3, 114, 50)
    patch.text('ARC FLASH', 60, 32, 11, align='centre', face='bold')
    patch.text('40 cal/cm²', 60, 11, 12, align='centre', face='bold')
    patch.build(place @ Matrix.Translation((0.05, -0.172, s - 0.24)) @ UPRIGHT)
    return thing


def gloves(palette, location=(0, 0, 0), turn=0.0, shade=None):
    """A pair of insulating gauntlets that hang, cuffs upwards, from `location`."""
    builder, rubber = MeshBuilder(), shade or surface('glove', '#a9381c', 0.55, variation=0.12, grain=3.0)
    for side in (-1, 1):
        at = placed((side * 0.075, 0, 0), side * 0.25)
        limb(
            builder,
            [
                (0, 0, -0.19, 0.04, 0.022),
                (0, 0, -0.12, 0.046, 0.03),
                (0, 0, -0.04, 0.06, 0.038),
                (0, 0, 0, 0.066, 0.04),
                (0, 0, 0.006, 0.07, 0.043),
                (0, 0, 0.012, 0.066, 0.04),
            ],
            rubber,
            22,
            at,
        )
        limb(
            builder,
            [(0, 0, -0.3, 0.044, 0.014), (0, 0, -0.24, 0.05, 0.019), (0, 0, -0.18, 0.042, 0.023)],
            rubber,
            20,
            at,
        )
        for i, long in enumerate((0.07, 0.085, 0.08, 0.06)):
            x = -0.034 + 0.0225 * i
            limb(
                builder,
                [(x, 0, -0.3 - long, 0.006, 0.006), (x, 0, -0.29 - long, 0.011, 0.0105), (x, 0, -0.285, 0.0125, 0.013)],
                rubber,
                12,
                at,
            )
        limb(builder, [(side * -0.068, -0.008, -0.272, 0.006, 0.006), (side * -0.066, -0.006, -0.262, 0.012, 0.011),
                       (side * -0.05, 0, -0.205, 0.016, 0.015)], rubber, 12, at)
    return builder.build('gloves', 0, location, turn)


def boots(palette, location=(0, 0, 0), turn=0.0, shade=None):
    """A pair of dielectric boots, toes towards −y."""
    builder, rubber = MeshBuilder(), shade or surface('boot', '#c7982a', 0.5, variation=0.08)
    for side in (-1, 1):
        at = placed((side * 0.085, 0, 0), side * -0.14)
        cushion(builder, (0, -0.055, 0.055), (0.105, 0.29, 0.1), rubber, 0.6, at)
        limb(
            builder,
            [
                (0, 0.03, 0.03, 0.05, 0.062),
                (0, 0.03, 0.1, 0.05, 0.066),
                (0, 0.035, 0.18, 0.052, 0.064),
                (0, 0.04, 0.33, 0.06, 0.07),
                (0, 0.04, 0.345, 0.063, 0.073),
                (0, 0.04, 0.352, 0.06, 0.07),
            ],
            rubber,
            26,
            at,
        )
        cushion(builder, (0, -0.05, 0.014), (0.112, 0.3, 0.028), palette.black, 0.6, at)
        limb(builder, [(0, 0.04, 0.351, 0.055, 0.064), (0, 0.04, 0.3525, 0.055, 0.064)], palette.black, 24, at)
    return builder.build('boots', 0, location, turn)


def notice_plate(words, location, turn=0.0, width=0.3, height=0.2, kind='caution', header=None):
    """A rigid notice on a wall or rack: 'danger' red, 'caution' amber, 'safe' green. `location` is its middle."""
    back = flat(f'notice {kind}', {'danger': '#b3201a', 'caution': '#eab21a', 'safe': '#1d7a45'}[kind], 0.45)
    white = flat('notice white', '#f1efe8', 0.5)
    w, h = width * 1000, height * 1000
    light = ink('notice light', '#f4f2ea') if kind != 'caution' else ink()
    drawing = Drawing(w, h, ink(), white, 1.0, face='bold')
    drawing.rectangle(3, 3, w - 6, h - 6, pen=2)
    drawing.rectangle(3, h * 0.66, w - 6, h * 0.34 - 3, pen=0, fill=back)
    title = header or kind.upper()
    drawing.text(title, w / 2, h * 0.76, min(h * 0.16, w * 1.05 / len(title)), light, 'centre')
    lines = words.split('\n')
    size = min(h * 0.4 / len(lines) * 0.66, w * 1.1 / max(len(line) for line in lines))
    for i, line in enumerate(lines):
        drawing.text(line, w / 2, h * 0.36 - size / 2 + (len(lines) / 2 - 0.5 - i) * size * 1.55, size, align='centre')
    place = placed(location, turn)
    drawing.build(place @ upright(-width / 2, -0.0025, -height / 2))
    builder = MeshBuilder()
    builder.box((0, 0, 0), (width, 0.004, height), white, matrix=place)
    return builder.build('notice')
