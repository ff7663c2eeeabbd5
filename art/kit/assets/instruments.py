"""Instrument transformers, arresters and sealing ends on their steel: three phases each.

x runs along the circuit, the phases lie along y, the ground is z = 0.
"""
from mathutils import Vector

from ..mesh import MeshBuilder
from .insulators import LEVELS, arrester, bushing, ring, sealing_end, sheds
from .plant import Plant, bolts, finished, upon
from .supports import cabinet, column
from .switching import phases


def current_transformer(palette, kilovolts=132):
    """Top-core current transformers: a secondary box, a tapered insulator, and the head with its two primary palms.

    132 kV: support 2.5 m, insulator 1.55 m, palms about 4.8 m high. Terminals `line` (−x) and `bus` (+x).
    """
    level, scale = LEVELS[kilovolts], {33: 0.55, 132: 1.0, 400: 1.7}[kilovolts]
    steel, body = MeshBuilder(), MeshBuilder()
    terminals = {'line': [], 'bus': []}
    for y in phases(kilovolts):
        top = column(steel, palette, 0, y, level.support, 0.22 if kilovolts < 400 else 0.4, kilovolts == 400, (0, 1))
        base = 0.26 * scale
        body.box((0, y, top.z + base / 2), (0.46 * scale, 0.46 * scale, base), palette.light_grey)
        body.box((0.25 * scale, y, top.z + base / 2), (0.06, 0.24 * scale, base * 0.8), palette.light_grey)
        low, length = top.z + base, level.bushing
        core = 0.11 * scale
        body.lathe(sheds(low, low + length, core * 1.2, core * 1.9, 0.055 if kilovolts < 400 else 0.07, 0.82),
                   palette.porcelain, 22, upon((0, y, 0)))
        for height in (low, low + length):
            body.lathe([(core * 1.9, height - 0.02), (core * 1.9, height + 0.02)], palette.galvanised, 22,
                       upon((0, y, 0)))
        head, radius = low + length, 0.3 * scale
        body.lathe([(core * 1.8, head + 0.02), (radius, head + 0.08 * scale), (radius, head + 0.5 * scale),
                    (radius * 0.85, head + 0.55 * scale), (radius * 0.62, head + 0.56 * scale),
                    (radius * 0.62, head + 0.78 * scale), (radius * 0.5, head + 0.82 * scale)], palette.light_grey, 28,
                   upon((0, y, 0)))
        # The oil-level window in the expansion cap.
        body.box((0, y - radius * 0.61, head + 0.67 * scale), (0.03, 0.02, 0.13 * scale), palette.amber)
        middle = head + 0.29 * scale
        for end in (-1, 1):
            body.cylinder((end * radius * 0.9, y, middle), (end * (radius + 0.1), y, middle), 0.035, palette.aluminium,
                          12)
            palm = Vector((end * (radius + 0.17), y, middle))
            body.box(palm, (0.18, 0.1, 0.022), palette.aluminium)
            bolts(body, palette.steel, 0.04, 4, 0.02, upon(palm + Vector((0, 0, 0.011))))
            terminals['line' if end < 0 else 'bus'].append(palm + Vector((end * 0.05, 0, 0.02)))
        steel.cylinder((0.28 * scale, y, top.z + 0.02), (0.28 * scale, y, 0.1), 0.02, palette.rubber, 8)
    return Plant([finished(steel, 'transformer steel', 0.006), finished(body, 'current transformer')], terminals)


def voltage_transformer(palette, kilovolts=132):
    """Capacitor voltage transformers: an oil tank with its secondary box, one to three stacked capacitor units, and at
    400 kV a grading ring. 132 kV: support 2.5 m, terminal about 4.6 m high. Terminals `line`."""
    level, scale = LEVELS[kilovolts], {33: 0.6, 132: 1.0, 400: 1.5}[kilovolts]
    steel, body = MeshBuilder(), MeshBuilder()
    terminals = {'line': []}
    for y in phases(kilovolts):
        top = column(steel, palette, 0, y, level.support, 0.22 if kilovolts < 400 else 0.4, kilovolts == 400, (0, 1))
        tank = 0.5 * scale
        body.box((0, y, top.z + tank / 2), (0.55 * scale, 0.6 * scale, tank), palette.light_grey)
        body.box((0, y, top.z + tank), (0.61 * scale, 0.66 * scale, 0.04), palette.light_grey)
        cabinet(body, palette, (0.33 * scale, y, top.z + tank / 2), (0.14, 0.34 * scale, tank * 0.7), (1, 0))
        units = {33: 1, 132: 1, 400: 3}[kilovolts]
        low, each, core = top.z + tank + 0.02, level.post / units, 0.1 * scale
        for _ in range(units):
            body.lathe([(core * 1.8, low), (core * 1.8, low + 0.05)], palette.aluminium, 22, upon((0, y, 0)))
            body.lathe(sheds(low + 0.05, low + each - 0.05, core * 1.05, core * 1.8, 0.055), palette.porcelain, 20,
                       upon((0, y, 0)))
            body.lathe([(core * 1.8, low + each - 0.05), (core * 1.8, low + each)], palette.aluminium, 22,
                       upon((0, y, 0)))
            low += each
        body.lathe([(core, low), (core * 1.3, low + 0.02), (core * 1.3, low + 0.1), (0.03, low + 0.13),
                    (0.03, low + 0.28)],
                   palette.aluminium, 18, upon((0, y, 0)))
        if kilovolts == 400:
            ring(body, palette, (0, y, low - 0.1), 0.5, 0.035)
        terminals['line'].append(Vector((0, y, low + 0.25)))
        steel.cylinder((0.28, y, top.z), (0.28, y, 0.1), 0.02, palette.rubber, 8)
    return Plant([finished(steel, 'transformer steel', 0.006), finished(body, 'voltage transformer')], terminals)


def arresters(palette, kilovolts=132, support=None):
    """Three surge arresters on columns with their discharge counters at eye height, 1.6 m, on the +x face.

    `support` is the height of the steel (132 kV: 2.5 m, terminals about 4.1 m). Terminals `line`.
    """
    level = LEVELS[kilovolts]
    steel, body = MeshBuilder(), MeshBuilder()
    terminals, height = {'line': []}, support or level.support
    for y in phases(kilovolts):
        top = column(steel, palette, 0, y, height, 0.2, face=(0, 1))
        terminals['line'].append(arrester(body, palette, top, kilovolts, counter=(0.2, y, 1.6), earth=0.14))
    return Plant([finished(steel, 'arrester steel', 0.006), finished(body, 'arresters')], terminals)


def sealing_ends(palette, kilovolts=132):
    """Three cable sealing ends on lattice stools; each cable is cleated up the middle of its stool and goes to
    ground in a duct. 132 kV: base 2.9 m, terminals about 4.9 m high. Terminals `line`."""
    level = LEVELS[kilovolts]
    steel, body = MeshBuilder(), MeshBuilder()
    terminals, base = {'line': []}, level.support + 0.4
    for y in phases(kilovolts):
        for a in (-0.38, 0.38):
            for b in (-0.38, 0.38):
                steel.bar((a, y + b, 0.1), (a, y + b, base), 0.08, palette.galvanised)
                steel.box((a, y + b, 0.11), (0.2, 0.2, 0.02), palette.galvanised)
                bolts(steel, palette.steel, 0.085, 4, 0.024, upon((a, y + b, 0.12)))
        for height in (0.35, base / 2, base - 0.15):
            for a, b in (((-0.38, -0.38), (0.38, -0.38)), ((0.38, -0.38), (0.38, 0.38)),
                         ((0.38, 0.38), (-0.38, 0.38)), ((-0.38, 0.38), (-0.38, -0.38))):
                steel.bar((a[0], y + a[1], height), (b[0], y + b[1], height), 0.05, palette.galvanised)
        for low, high in ((0.35, base / 2), (base / 2, base - 0.15)):
            for side in (-0.38, 0.38):
                steel.bar((side, y - 0.38, low), (side, y + 0.38, high), 0.045, palette.galvanised)
                steel.bar((-0.38, y + side, low), (0.38, y + side, high), 0.045, palette.galvanised)
        # The plate has a hole for the cable in life; the gland hides it here.
        steel.box((0, y, base + 0.01), (0.9, 0.9, 0.02), palette.galvanised)
        steel.box((0, y, 0.0), (1.3, 1.3, 0.2), palette.concrete)
        steel.lathe([(0.11, 0.08), (0.11, 0.2)], palette.black, 20, upon((0, y, 0)))
        for height in (0.75, 1.4):
            steel.box((0, y, height), (0.76, 0.06, 0.05), palette.galvanised)
            steel.box((0, y, height), (0.2, 0.2, 0.09), palette.aluminium)
        steel.box((0.42, y + 0.41, 1.25), (0.04, 0.004, 2.3), palette.copper)
        cabinet(steel, palette, (0.46, y, 1.45), (0.16, 0.36, 0.42), (1, 0))
        for side in (-1, 1):
            body.tube([(0.05, y + side * 0.06, base - 0.35), (0.2, y + side * 0.08, base - 0.6),
                       (0.42, y + side * 0.06, 1.95), (0.46, y + side * 0.06, 1.66)], 0.014, palette.black, 8)
        terminals['line'].append(sealing_end(body, palette, (0, y, base + 0.02), kilovolts, cable_to=0.05))
    return Plant([finished(steel, 'sealing end steel', 0.006), finished(body, 'sealing ends')], terminals)


def neutral_resistor(palette, kilovolts=33):
    """A neutral earthing resistor: a galvanised house 2.4 × 1.5 × 2.2 m with louvred sides, on four insulators 0.3 m
    high over a steel frame, its neutral bushing on the roof, the earth-side bushing and current transformer on the
    end.

    Terminals `neutral` (roof) and `earth`.
    """
    body, fine = MeshBuilder(), MeshBuilder()
    x, y, base = 1.2, 0.75, 0.85
    for a in (-1, 1):
        for b in (-1, 1):
            px, py = a * (x - 0.15), b * (y - 0.12)
            body.box((px, py, 0.1), (0.5, 0.5, 0.3), palette.concrete)
            body.box((px, py, 0.38), (0.14, 0.14, 0.26), palette.galvanised)
            body.box((px, py, 0.52), (0.24, 0.24, 0.02), palette.galvanised)
            body.box((px, py, 0.26), (0.26, 0.26, 0.02), palette.galvanised)
            bolts(fine, palette.steel, 0.14, 4, 0.022, upon((px, py, 0.27)))
            fine.lathe(sheds(0.53, base - 0.04, 0.055, 0.12, 0.05), palette.porcelain, 20, upon((px, py, 0)))
            fine.lathe([(0.09, base - 0.05), (0.09, base)], palette.galvanised, 18, upon((px, py, 0)))
    for b in (-1, 1):
        body.box((0, b * (y - 0.12), base + 0.06), (2 * x, 0.12, 0.12), palette.galvanised)
    top = base + 2.2
    body.box((0, 0, base + 0.14), (2 * x, 2 * y, 0.04), palette.galvanised)
    for a in (-1, 0, 1):
        for b in (-1, 1):
            body.box((a * (x - 0.04), b * (y - 0.04), (base + 0.16 + top) / 2), (0.08, 0.08, top - base - 0.16),
                     palette.galvanised)
    body.box((0, 0, (base + top) / 2 + 0.05), (2 * x - 0.12, 2 * y - 0.12, top - base - 0.22), palette.dark_grey)
    body.box((0, 0, top + 0.02), (2 * x + 0.24, 2 * y + 0.24, 0.05), palette.galvanised)
    body.box((0, 0, top + 0.1), (2 * x - 0.1, 2 * y - 0.1, 0.12), palette.galvanised)
    count = 22
    for i in range(count):
        height = base + 0.3 + i * (top - base - 0.45) / count
        for side in (-1, 1):
            for half in (-1, 1):
                body.box((half * x / 2, side * (y - 0.03), height), (x - 0.1, 0.09, 0.012), palette.galvanised,
                         (side * 0.7, 0, 0))
            body.box((side * (x - 0.03), 0, height), (0.09, 2 * y - 0.16, 0.012), palette.galvanised,
                     (0, -side * 0.7, 0))
    for side in (-1, 1):
        for half in (-1, 1):
            body.box((half * x / 2, side * (y - 0.005), base + 0.24), (x - 0.1, 0.03, 0.1), palette.galvanised)
            body.box((half * x / 2, side * (y - 0.005), top - 0.08), (x - 0.1, 0.03, 0.12), palette.galvanised)
        for a in (-1, 1):
            for b in (-1, 1):
                fine.tube([(a * (x - 0.1), b * (y - 0.1), top + 0.05), (a * (x - 0.1), b * (y - 0.1), top + 0.2),
                           (a * (x - 0.2), b * (y - 0.1), top + 0.2), (a * (x - 0.2), b * (y - 0.1), top + 0.05)],
                           0.014,
                          palette.steel, 8)
    neutral = bushing(fine, palette, (-0.6, 0, top + 0.16), 33)
    fine.cylinder((x - 0.06, 0, base + 0.9), (x + 0.16, 0, base + 0.9), 0.15, palette.light_grey, 20)
    earth = bushing(fine, palette, (x + 0.16, 0, base + 0.9), 33, (1, 0, 0.12))
    for side in (-1, 1):
        body.box((0, side * (y + 0.05), base + 1.4), (0.3, 0.01, 0.36), palette.yellow)
        body.box((0.62, side * (y + 0.05), base + 1.4), (0.5, 0.01, 0.3), palette.white)
    for b in (-1, 1):
        fine.box((x - 0.08, b * (y - 0.12), 0.36), (0.004, 0.04, 0.5), palette.copper)
    return Plant([finished(body, 'resistor', 0.004), finished(fine, 'resistor fittings')],
                 {'neutral': [neutral], 'earth': [earth]})
