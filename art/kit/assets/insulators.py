"""Insulators, bushings, surge arresters and cable sealing ends.

Each function adds to a MeshBuilder, stands on `base`, points along `axis`, and returns the point of its live terminal.
Heights are those of ordinary catalogue units for 33, 132 and 400 kV.
"""
import dataclasses
import math

from mathutils import Vector

from .plant import bolts, upon


@dataclasses.dataclass(frozen=True)
class Level:
    """What changes with the voltage. Metres."""
    post: float
    """Height of a post insulator."""
    bushing: float
    arrester: float
    discs: int
    """Cap-and-pin discs of a string."""
    spacing: float
    """Between phases."""
    support: float
    """Top of the steel: live parts start at least 2.4 m above ground plus the insulator."""
    tube: float
    """Radius of a tubular busbar."""


LEVELS = {
    33: Level(0.52, 0.62, 0.55, 3, 1.2, 2.6, 0.030),
    132: Level(1.50, 1.55, 1.45, 10, 2.6, 2.5, 0.045),
    400: Level(3.30, 3.60, 3.20, 22, 6.0, 2.7, 0.070),
}


def sheds(start, end, core, shed, pitch, end_scale=1.0):
    """A profile of alternating sheds between two heights; radii shrink to `end_scale` at the top."""
    count = max(2, round((end - start) / pitch))
    step, profile = (end - start) / count, [(core, start)]
    for i in range(count):
        scale = 1 + (end_scale - 1) * i / count
        rim = (shed if i % 2 == 0 else core + (shed - core) * 0.72) * scale
        low = start + i * step
        # The underside is steep and the top slopes, so that rain runs off.
        profile += [(core * scale, low + step * 0.12), (rim, low + step * 0.24),
                    (rim, low + step * 0.36), (core * scale * 1.06, low + step * 0.82)]
    return profile + [(core * end_scale, end)]


def post(builder, palette, base, kilovolts=132, axis=(0, 0, 1), material=None, segments=18):
    """A solid-core post: 0.52 m (33 kV), 1.50 m (132 kV), 3.30 m in two sections (400 kV). Ends in a cap to bolt to."""
    height = LEVELS[kilovolts].post
    core = {33: 0.045, 132: 0.065, 400: 0.095}[kilovolts]
    matrix, sections = upon(base, axis), 2 if kilovolts == 400 else 1
    length = height / sections
    for section in range(sections):
        low, high = section * length, (section + 1) * length
        flange = min(0.05, length * 0.09)
        builder.lathe([(core * 1.75, low), (core * 1.75, low + flange * 0.35), (core * 1.25, low + flange * 0.4),
                       (core * 1.2, low + flange)], palette.galvanised, 16, matrix)
        bolts(builder, palette.steel, core * 1.5, 4, 0.022, matrix, low + flange * 0.35)
        builder.lathe(sheds(low + flange, high - flange, core, core * 2.1, 0.055 if kilovolts < 400 else 0.068),
                      material or palette.porcelain, segments, matrix)
        builder.lathe([(core * 1.2, high - flange), (core * 1.25, high - flange * 0.4),
                       (core * 1.6, high - flange * 0.35), (core * 1.6, high)], palette.galvanised, 16, matrix)
    return matrix @ Vector((0, 0, height))


def ring(builder, palette, centre, radius, tube=0.02, axis=(0, 0, 1), stays=3):
    """A grading ring with its stays to the middle."""
    matrix = upon(centre, axis)
    points = [matrix @ Vector((radius * math.cos(a), radius * math.sin(a), 0))
              for a in (2 * math.pi * i / 28 for i in range(29))]
    builder.tube(points, tube, palette.aluminium, 8)
    for i in range(stays):
        angle = 2 * math.pi * i / stays
        builder.tube([matrix @ Vector((radius * math.cos(angle), radius * math.sin(angle), 0)),
                      matrix @ Vector((0.05 * math.cos(angle), 0.05 * math.sin(angle), radius * 0.45))],
                     tube * 0.5, palette.aluminium, 6)


def bushing(builder, palette, base, kilovolts=132, axis=(0, 0, 1), material=None, segments=22):
    """An oil-impregnated bushing on a bolted flange: 0.62, 1.55 or 3.60 m of porcelain, a head and a terminal stem."""
    length = LEVELS[kilovolts].bushing
    core = {33: 0.062, 132: 0.115, 400: 0.2}[kilovolts]
    matrix = upon(base, axis)
    builder.lathe([(core * 1.8, 0), (core * 1.8, 0.025), (core * 1.3, 0.03), (core * 1.15, 0.14)],
                  palette.light_grey, 24, matrix)
    bolts(builder, palette.steel, core * 1.55, 12, 0.024, matrix, 0.025)
    builder.lathe(sheds(0.13, length, core * 0.85, core * 1.62, 0.05 if kilovolts < 400 else 0.07, 0.74),
                  material or palette.porcelain, segments, matrix)
    head = core * 0.95
    builder.lathe([(core * 0.66, length - 0.01), (head, length + 0.02), (head, length + head * 1.6),
                   (head * 0.7, length + head * 2.0), (head * 0.25, length + head * 2.05)], palette.light_grey, 20,
                   matrix)
    top = length + head * 2.05
    builder.cylinder((0, 0, top - 0.02), (0, 0, top + 0.16), 0.018 if kilovolts < 132 else 0.03, palette.aluminium,
                     12, matrix=matrix)
    return matrix @ Vector((0, 0, top + 0.13))


def string(builder, palette, start, towards, kilovolts=132, material=None, segments=14):
    """A string of cap-and-pin discs from the earthed shackle at `start`: 3, 10 or 22 discs of 255 mm at 146 mm.

    `towards` is a point or direction far along the string. Ends in a clamp with an arcing horn; returns its eye.
    """
    start, towards = Vector(start), Vector(towards)
    matrix, count, pitch = upon(start, towards - start), LEVELS[kilovolts].discs, 0.146
    glaze = material or palette.porcelain
    builder.cylinder((0, 0, 0), (0, 0, 0.24), 0.016, palette.galvanised, 8, matrix=matrix)
    for i in range(count):
        low = 0.22 + i * pitch
        builder.lathe([(0.03, low), (0.05, low + 0.012), (0.05, low + 0.055)], palette.galvanised, 10, matrix)
        builder.lathe([(0.052, low + 0.05), (0.10, low + 0.062), (0.127, low + 0.085), (0.124, low + 0.097),
                       (0.07, low + 0.088), (0.024, low + 0.10), (0.018, low + pitch)], glaze, segments, matrix)
    end = 0.22 + count * pitch
    builder.cylinder((0, 0, end), (0, 0, end + 0.2), 0.018, palette.galvanised, 8, matrix=matrix)
    builder.cylinder((0, 0, end + 0.16), (0, 0, end + 0.44), 0.034, palette.aluminium, 10, matrix=matrix)
    for low, tip in ((0.16, 0.34), (end + 0.12, end - 0.1)):
        horn = [Vector((0, 0, low)), Vector((0, 0.17, low)), Vector((0, 0.2, tip))]
        builder.tube([matrix @ point for point in horn], 0.009, palette.galvanised, 6)
    return matrix @ Vector((0, 0, end + 0.42))


def string_length(kilovolts=132):
    """From shackle to clamp, in metres."""
    return 0.22 + LEVELS[kilovolts].discs * 0.146 + 0.42


def arrester(builder, palette, base, kilovolts=132, counter=None, earth=0.0, material=None):
    """A metal-oxide arrester on an insulated base: 0.55, 1.45 or 3.20 m, grading ring from 132 kV, terminal on top.

    `counter` is the point of the discharge counter on the support's face (+x): its lead runs from the insulated base
    to it, and from it to the earth tape at height `earth`.
    """
    height = LEVELS[kilovolts].arrester
    core = {33: 0.05, 132: 0.085, 400: 0.12}[kilovolts]
    base, polymer = Vector(base), material or palette.polymer
    matrix = upon(base)
    for i in range(3):
        angle = 2 * math.pi * i / 3
        foot = (core * 1.35 * math.cos(angle), core * 1.35 * math.sin(angle), 0)
        builder.lathe([(0.026, 0), (0.04, 0.02), (0.03, 0.03), (0.04, 0.04), (0.026, 0.06)], palette.porcelain, 12,
                      matrix @ upon(foot))
    builder.lathe([(core * 1.75, 0.06), (core * 1.75, 0.085), (core * 1.15, 0.09), (core * 1.1, 0.14)],
                  palette.aluminium, 20, matrix)
    bolts(builder, palette.steel, core * 1.5, 6, 0.022, matrix, 0.085)
    units = 1 if kilovolts < 132 else 2 if kilovolts == 132 else 3
    each = (height - 0.14) / units
    for i in range(units):
        low = 0.14 + i * each
        builder.lathe(sheds(low, low + each - 0.06, core, core * 1.75, 0.04), polymer, 20, matrix)
        builder.lathe([(core * 1.15, low + each - 0.07), (core * 1.35, low + each - 0.06), (core * 1.35, low + each)],
                      palette.aluminium, 20, matrix)
    builder.cylinder((0, 0, height), (0, 0, height + 0.14), 0.02, palette.aluminium, 10, matrix=matrix)
    if kilovolts >= 132:
        radius = 0.26 if kilovolts == 132 else 0.6
        ring(builder, palette, base + Vector((0, 0, height - radius * 0.6)), radius, 0.018, stays=4)
    if counter:
        counter = Vector(counter)
        live = base + Vector((core * 1.6, 0, 0.075))
        builder.tube([live, live + Vector((0.06, 0, -0.02)), live + Vector((0.07, 0, -0.2)),
                      Vector((live.x + 0.07, counter.y, counter.z + 0.3)), counter + Vector((0.03, 0, 0.17))],
                     0.009, palette.copper, 8)
        builder.lathe([(0.03, 0.1), (0.045, 0.12), (0.032, 0.135), (0.03, 0.17)], palette.porcelain, 12, upon(counter))
        builder.box(counter, (0.13, 0.15, 0.2), palette.light_grey)
        face = upon(counter + Vector((0.065, 0, 0.03)), (1, 0, 0))
        builder.lathe([(0.058, 0), (0.058, 0.014), (0.05, 0.016)], palette.steel, 20, face)
        builder.lathe([(0.05, 0.017), (0.05, 0.018)], palette.paper, 20, face)
        builder.box((0.0, 0.02, 0.019), (0.004, 0.045, 0.002), palette.red, (0, 0, 0.7), face)
        builder.box(counter + Vector((0.066, 0, -0.06)), (0.004, 0.1, 0.035), palette.yellow)
        builder.box((counter.x - 0.03, counter.y, (counter.z - 0.1 + earth) / 2),
                    (0.004, 0.04, counter.z - 0.1 - earth), palette.copper)
    return matrix @ Vector((0, 0, height + 0.12))


def sealing_end(builder, palette, base, kilovolts=132, cable_to=None, material=None):
    """An outdoor cable sealing end on four small stand-offs; the cable enters from below.

    Porcelain 0.62, 1.55 or 3.60 m with a stress-cone base, a corona cap and a terminal; `cable_to` is the height at
    which the vertical cable disappears (default 1 m below the base plate).
    """
    height = LEVELS[kilovolts].bushing
    core = {33: 0.06, 132: 0.13, 400: 0.22}[kilovolts]
    base = Vector(base)
    matrix = upon(base)
    for i in range(4):
        angle = math.pi / 4 + math.pi / 2 * i
        foot = (core * 1.9 * math.cos(angle), core * 1.9 * math.sin(angle), 0)
        builder.lathe([(0.03, 0), (0.045, 0.025), (0.035, 0.04), (0.045, 0.06), (0.03, 0.09)], palette.porcelain, 12,
                      matrix @ upon(foot))
    builder.box(base + Vector((0, 0, 0.105)), (core * 3.4, core * 3.4, 0.03), palette.galvanised)
    builder.lathe([(core * 1.5, 0.12), (core * 1.5, 0.15), (core * 1.2, 0.155), (core * 1.15, 0.3)],
                  palette.light_grey, 24, matrix)
    bolts(builder, palette.steel, core * 1.36, 8, 0.024, matrix, 0.15)
    builder.lathe(sheds(0.29, height, core * 0.95, core * 1.65, 0.055, 0.62), material or palette.porcelain, 22, matrix)
    builder.lathe([(core * 0.6, height - 0.01), (core * 0.85, height + 0.01), (core * 0.85, height + 0.12),
                   (core * 0.5, height + 0.16), (0.03, height + 0.17)], palette.aluminium, 20, matrix)
    builder.cylinder((0, 0, height + 0.16), (0, 0, height + 0.34), 0.024, palette.aluminium, 10, matrix=matrix)
    low = (base.z - 1.0) if cable_to is None else cable_to
    # The wiped gland of brass, then the sheath.
    builder.lathe([(core * 0.55, -0.42), (core * 0.62, -0.4), (core * 0.7, -0.12), (core * 0.95, -0.1),
                   (core * 0.95, 0.1)],
                  palette.bronze, 18, matrix)
    builder.cylinder((base.x, base.y, low), (base.x, base.y, base.z - 0.4), core * 0.42, palette.rubber, 16)
    return matrix @ Vector((0, 0, height + 0.32))
