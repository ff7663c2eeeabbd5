"""Hand tools of jointers and testers: leads, cutters, knives, strippers, and what they fit. Metres.

Each lies with its origin on the surface that carries it.
"""
import math
import random

from mathutils import Matrix, Vector

from ..materials import surface
from ..mesh import MeshBuilder
from .shapes import cushion, smooth_path


def coil(builder, material, centre, radius=0.11, turns=6, wire=0.0028, seed=1):
    """A lead coiled by hand, lying."""
    chance, points = random.Random(seed), []
    for i in range(turns * 20 + 1):
        angle = 2 * math.pi * i / 20
        r = radius * (1 + 0.07 * math.sin(angle * 0.37 + seed) + chance.uniform(-0.008, 0.008))
        points.append(Vector(centre) + Vector((r * math.cos(angle), r * 0.86 * math.sin(angle),
                                               wire * (1 + 0.9 * (i // 20) * (0.6 + 0.4 * math.sin(angle * 0.9))))))
    builder.tube(points, wire, material, 7)
    return points[-1]


def crocodile_clip(builder, material, metal, point, direction):
    """A clip with an insulated sleeve, lying, its jaws at `point`."""
    point, along = Vector(point), Vector(direction).normalized()
    builder.cylinder(point - along * 0.075, point - along * 0.03, 0.008, material, 10, 0.009)
    for lift in (-0.004, 0.004):
        builder.cylinder(
            point - along * 0.035 + Vector((0, 0, lift)), point + Vector((0, 0, lift * 0.4)), 0.0055, metal, 6, 0.003
        )


def cutters(palette, location=(0, 0, 0), turn=0.0, length=0.36, grips=None):
    """Cable cutters with curved blades, lying along x, blades towards +x."""
    builder, grips = MeshBuilder(), grips or palette.red
    for side in (-1, 1):
        builder.tube(
            smooth_path(
                [(0.0, side * 0.05, 0.012), (length * 0.35, side * 0.04, 0.012), (length * 0.68, side * 0.012, 0.012)]
            ),
            0.008,
            palette.dark_grey,
            10,
        )
        builder.tube(
            smooth_path(
                [(-0.01, side * 0.051, 0.012), (length * 0.2, side * 0.047, 0.012), (length * 0.4, side * 0.036, 0.012)]
            ),
            0.0125,
            grips,
            12,
        )
        arc = [
            (length * 0.7 + 0.035 + 0.05 * math.cos(a), side * (0.006 + 0.034 * math.sin(a)))
            for a in (0.25 * i for i in range(2, 13))
        ]
        inner = [
            (length * 0.7 + 0.038 + 0.03 * math.cos(a), side * (0.004 + 0.02 * math.sin(a)))
            for a in (0.25 * i for i in range(12, 1, -1))
        ]
        z = 0.009 if side > 0 else 0.013
        builder.add(
            [(x, y, z) for x, y in arc + inner] + [(x, y, z + 0.005) for x, y in arc + inner],
            [list(range(22)), list(range(22, 44))[::-1]]
            + [(i, (i + 1) % 22, (i + 1) % 22 + 22, i + 22) for i in range(22)],
            palette.steel,
        )
    builder.cylinder((length * 0.7, 0, 0.003), (length * 0.7, 0, 0.022), 0.011, palette.steel, 6)
    return builder.build('cutters', 0, location, turn)


def knife(palette, location=(0, 0, 0), turn=0.0):
    """A jointer's knife with a hooked blade, lying along x."""
    builder = MeshBuilder()
    cushion(builder, (0, 0, 0.012), (0.115, 0.026, 0.022), palette.amber, 0.6)
    builder.cylinder((0.05, 0, 0.012), (0.064, 0, 0.012), 0.01, palette.steel, 12, 0.007)
    outline = [(0.06, -0.006), (0.125, -0.009), (0.142, -0.001), (0.136, 0.008), (0.128, 0.003), (0.06, 0.006)]
    builder.add(
        [(x, y, 0.011) for x, y in outline] + [(x, y, 0.013) for x, y in outline],
        [list(range(6))[::-1], list(range(6, 12))] + [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)],
        palette.steel,
    )
    return builder.build('knife', 0, location, turn)


def stripping_tool(palette, location=(0, 0, 0), turn=0.0):
    """A rotary stripper for screens and insulation: a frame with two rollers, a blade and a feed handle."""
    builder, body = MeshBuilder(), surface('tool body', '#2f5b6e', 0.4, metallic=0.4)
    builder.box((0, 0, 0.02), (0.05, 0.15, 0.03), body)
    builder.box((0.05, -0.06, 0.02), (0.06, 0.03, 0.03), body)
    for y in (-0.048, -0.012):
        builder.cylinder((0.06, y, 0.004), (0.06, y, 0.036), 0.011, palette.steel, 20)
    builder.box((0.045, 0.055, 0.02), (0.05, 0.02, 0.026), palette.steel)
    builder.cylinder((-0.02, 0.05, 0.02), (-0.13, 0.05, 0.02), 0.007, palette.steel)
    builder.cylinder((-0.06, 0.05, 0.02), (-0.14, 0.05, 0.02), 0.014, palette.black, 20, 0.012)
    builder.cylinder((0, 0.075, 0.02), (0, 0.15, 0.02), 0.006, palette.steel)
    builder.box((0, 0.15, 0.02), (0.05, 0.014, 0.014), palette.black)
    return builder.build('stripping tool', 0.002, location, turn)


def stress_cone(palette, location=(0, 0, 0), turn=0.0, bore=0.021):
    """A slip-on stress cone of grey silicone with its black deflector, lying along x. Returns it."""
    builder = MeshBuilder()
    silicone, black = (
        surface('silicone', '#7d4a40', 0.4, variation=0.04, coat=0.2),
        surface('deflector', '#17191a', 0.5),
    )
    along = Matrix.Translation((0, 0, bore * 2.35)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    builder.lathe(
        [(bore, 0.0), (bore * 1.25, 0.0), (bore * 1.3, 0.05), (bore * 2.0, 0.10), (bore * 2.0, 0.115)], black, 40, along
    )
    profile = [(bore * 2.0, 0.11)]
    for i in range(3):
        z = 0.125 + 0.034 * i
        profile += [(bore * 1.45, z), (bore * 2.35, z + 0.006), (bore * 2.35, z + 0.009), (bore * 1.45, z + 0.024)]
    profile += [(bore * 1.35, 0.235), (bore, 0.235), (bore * 0.98, 0.2)]
    builder.lathe(profile, silicone, 40, along)
    return builder.build('stress cone', 0, location, turn)


def cable_lug(palette, location=(0, 0, 0), turn=0.0, bore=0.014, length=0.13):
    """A copper compression lug, tinned, lying along x with its palm towards +x."""
    builder, tin = MeshBuilder(), surface('tinned copper', '#c3bfb6', 0.28, metallic=1.0)
    along = Matrix.Translation((0, 0, bore * 1.35)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    builder.lathe(
        [
            (bore, 0.001),
            (bore, 0),
            (bore * 1.35, 0),
            (bore * 1.35, length * 0.55),
            (bore * 0.9, length * 0.62),
            (0, length * 0.62),
        ],
        tin,
        32,
        along,
    )
    builder.lathe([(bore, 0.0), (bore, -0.0008), (0, -0.0008)], palette.black, 32, along)
    builder.box((length * 0.78, 0, bore * 1.35), (length * 0.46, bore * 2.5, bore * 0.75), tin)
    builder.cylinder((length * 0.84, 0, bore * 0.9), (length * 0.84, 0, bore * 1.76), bore * 0.62, palette.black, 24)
    return builder.build('lug', 0.0012, location, turn)


def tape_roll(palette, shade, location=(0, 0, 0), turn=0.0, radius=0.033, width=0.019):
    """A roll of tape lying on its side."""
    builder = MeshBuilder()
    builder.lathe(
        [(radius * 0.58, 0.0), (radius, 0.0), (radius, width), (radius * 0.58, width), (radius * 0.58, 0.001)],
        shade,
        40,
    )
    builder.lathe(
        [
            (radius * 0.575, 0.0),
            (radius * 0.62, 0.0),
            (radius * 0.62, width + 0.0006),
            (radius * 0.575, width + 0.0006),
            (radius * 0.55, 0.002),
        ],
        palette.timber,
        40,
    )
    return builder.build('tape roll', 0, location, turn)
