"""Outdoor switchgear of three phases. x runs along the circuit, the phases lie along y, the ground is z = 0."""
from mathutils import Vector

from ..mesh import MeshBuilder
from .insulators import LEVELS, bushing, post, ring
from .plant import Plant, bolts, finished, upon
from .supports import cabinet, column


def phases(kilovolts):
    """The y of the three phases."""
    spacing = LEVELS[kilovolts].spacing
    return (-spacing, 0.0, spacing)


def disconnector(palette, kilovolts=132, opened=False):
    """A centre-break disconnector, three poles: two turning posts 1.0 / 1.8 / 4.2 m apart on a base beam, arms that
    meet in a finger contact, a drive shaft between the poles and a drive box at hand height with its earthing mat.

    132 kV: 2.5 m to the base, 4.1 m to the arms. Terminals `line` (−x) and `bus` (+x).
    """
    level, half = LEVELS[kilovolts], {33: 0.5, 132: 0.9, 400: 2.1}[kilovolts]
    steel, live = MeshBuilder(), MeshBuilder()
    terminals = {'line': [], 'bus': []}
    arm_radius = {33: 0.02, 132: 0.035, 400: 0.06}[kilovolts]
    for y in phases(kilovolts):
        for x in ((-half, half) if kilovolts == 400 else (-half * 0.55, half * 0.55)):
            column(steel, palette, x, y, level.support - 0.2, 0.2 if kilovolts < 400 else 0.32, kilovolts == 400,
                   (0, 1))
        for side in (-0.07, 0.07):
            steel.box((0, y + side, level.support - 0.1), (2 * half + 0.5, 0.06, 0.2), palette.galvanised)
        for end in (-1, 1):
            x = end * half
            live.lathe([(0.15, level.support), (0.15, level.support + 0.03), (0.1, level.support + 0.04),
                        (0.1, level.support + 0.12)], palette.galvanised, 18, upon((x, y, 0)))
            top = post(live, palette, (x, y, level.support + 0.12), kilovolts)
            head = top + Vector((0, 0, 0.05))
            live.lathe([(0.07, 0), (0.09, 0.01), (0.09, 0.07), (0.05, 0.1)], palette.aluminium, 16, upon(top))
            # Both arms of a centre break turn the same way, a quarter circle.
            towards = Vector((0, -1 if end > 0 else 1, 0)) if opened else Vector((-end, 0, 0))
            tip = head + towards * (half - 0.02)
            live.cylinder(head, tip, arm_radius, palette.aluminium, 12)
            if end < 0:
                live.box(tip - towards * 0.09, (0.24, 0.08, 0.09) if not opened else (0.08, 0.24, 0.09),
                         palette.aluminium)
                for finger in (-0.035, 0.035):
                    live.cylinder(tip + Vector((0, 0, finger)), tip + towards * 0.13 + Vector((0, 0, finger)), 0.014,
                                  palette.copper, 8)
            else:
                live.cylinder(tip - towards * 0.02, tip + towards * 0.1, 0.022, palette.copper, 10)
            pad = head + Vector((end * 0.19, 0, 0))
            live.box((head + pad) / 2, (0.3, 0.09, 0.018), palette.aluminium)
            bolts(live, palette.steel, 0.035, 4, 0.02, upon(pad + Vector((0, 0, 0.009))))
            terminals['line' if end < 0 else 'bus'].append(pad + Vector((end * 0.05, 0, 0.02)))
            if kilovolts == 400:
                ring(live, palette, head, 0.4, 0.03)
            # The lever that turns the post.
            steel.box((x, y + 0.15, level.support + 0.05), (0.05, 0.3, 0.02), palette.galvanised)
        steel.cylinder((-half, y + 0.28, level.support + 0.07), (half, y + 0.28, level.support + 0.07), 0.014,
                       palette.galvanised, 8)
    first, last = phases(kilovolts)[0], phases(kilovolts)[2]
    steel.cylinder((half, first + 0.3, level.support + 0.09), (half, last + 0.3, level.support + 0.09), 0.024,
                   palette.galvanised, 10)
    box_x = half * 0.55 + 0.27 if kilovolts < 400 else half + 0.36
    cabinet(steel, palette, (box_x, first, 1.25), (0.34, 0.42, 0.6), (1, 0))
    steel.cylinder((box_x, first, 1.55), (box_x, first, level.support + 0.02), 0.022, palette.galvanised, 10)
    steel.bar((box_x, first, level.support + 0.02), (half, first + 0.3, level.support + 0.09), 0.03, palette.galvanised)
    steel.box((box_x - 0.14, first + 0.24, 0.55), (0.05, 0.05, 0.9), palette.galvanised)
    steel.box((box_x + 0.7, first, 0.025), (0.8, 0.9, 0.05), palette.galvanised)
    return Plant([finished(steel, 'disconnector steel', 0.006), finished(live, 'disconnector')], terminals)


def dead_tank_breaker(palette, kilovolts=132):
    """A dead-tank SF6 breaker, three earthed tanks side by side on one frame, each with two bushings at 14° that
    carry the ring current transformers at their feet, and a control cabinet at the +y end.

    132 kV: tanks 2.1 m long at 2.05 m, terminals about 4.3 m high. Terminals `line` (−x) and `bus` (+x).
    """
    scale = {33: 0.5, 132: 1.0, 400: 1.9}[kilovolts]
    level = LEVELS[kilovolts]
    tank_height = {33: 1.75, 132: 2.05, 400: 2.7}[kilovolts]
    spacing = level.spacing * (0.8 if kilovolts == 132 else 1.0)
    steel, body = MeshBuilder(), MeshBuilder()
    terminals, ys = {'line': [], 'bus': []}, (-spacing, 0.0, spacing)
    radius, half = 0.38 * scale, 1.05 * scale
    for y in ys:
        along = upon((-half, y, tank_height), (1, 0, 0))
        body.lathe([(radius * 0.82, -0.1 * scale), (radius * 1.02, -0.08 * scale), (radius * 1.02, -0.03 * scale),
                    (radius, 0),
                    (radius, 2 * half), (radius * 1.02, 2 * half + 0.03 * scale),
                    (radius * 1.02, 2 * half + 0.08 * scale),
                    (radius * 0.82, 2 * half + 0.1 * scale)], palette.light_grey, 32, along)
        bolts(body, palette.steel, radius * 0.9, 14, 0.03, along, 2 * half + 0.095 * scale)
        for end in (-1, 1):
            axis = Vector((end * 0.25, 0, 1)).normalized()
            foot = Vector((end * half * 0.62, y, tank_height)) + axis * radius * 0.8
            body.cylinder(foot, foot + axis * 0.16 * scale, 0.2 * scale, palette.light_grey, 24)
            body.lathe([(0.3 * scale, 0.16 * scale), (0.3 * scale, 0.52 * scale)], palette.light_grey, 28,
                       upon(foot, axis))
            for edge in (0.16, 0.52):
                body.lathe([(0.325 * scale, (edge - 0.02) * scale), (0.325 * scale, (edge + 0.02) * scale)],
                           palette.galvanised, 28, upon(foot, axis))
            top = bushing(body, palette, foot + axis * 0.54 * scale, kilovolts, axis, palette.polymer)
            terminals['line' if end < 0 else 'bus'].append(top)
            steel.box((end * half * 0.6, y, tank_height - radius - 0.05), (0.16, 0.5 * scale, 0.12), palette.galvanised)
        steel.cylinder((half * 0.2, y - radius * 0.7, tank_height - radius * 0.75),
                       (half * 0.2, y - radius * 0.7, tank_height - radius * 1.3), 0.05, palette.galvanised, 10)
    beam = tank_height - radius - 0.2
    for x in (-half * 0.6, half * 0.6):
        steel.box((x, 0, beam), (0.16, 2 * spacing + 1.0 * scale, 0.2), palette.galvanised)
        for y in (-spacing, spacing):
            column(steel, palette, x, y, beam - 0.1, 0.2, face=(1 if x > 0 else -1, 0))
    for y in (-spacing, spacing):
        steel.bar((-half * 0.6, y, 0.5), (half * 0.6, y, beam - 0.15), 0.06, palette.galvanised)
        steel.box((0, y, beam), (half * 1.2, 0.1, 0.16), palette.galvanised)
    end_y = spacing + 0.85 * max(scale, 0.8)
    cabinet(steel, palette, (0, end_y, 1.25), (0.95, 0.65, 1.7), (0, 1))
    steel.box((0, end_y, 0.26), (0.85, 0.55, 0.28), palette.galvanised)
    steel.box((0, end_y, 0.06), (1.3, 1.0, 0.12), palette.concrete)
    steel.box((0.0, spacing + 0.4, beam - 0.01), (0.25, 1.0, 0.12), palette.galvanised)
    return Plant([finished(steel, 'breaker frame', 0.008), finished(body, 'breaker')], terminals)


def live_tank_breaker(palette, kilovolts=132):
    """A live-tank SF6 breaker: per pole a support insulator and, above it, the interrupter (at 400 kV two, as a T), on
    one frame with the spring mechanism box.

    132 kV: frame 2.5 m, terminals at 4.1 m (`line`, below the interrupter) and 5.3 m (`bus`, on top).
    """
    level = LEVELS[kilovolts]
    steel, live = MeshBuilder(), MeshBuilder()
    terminals, ys = {'line': [], 'bus': []}, phases(kilovolts)
    top, core = level.support, {33: 0.07, 132: 0.105, 400: 0.17}[kilovolts]
    length = {33: 0.5, 132: 1.15, 400: 1.7}[kilovolts]
    for y in ys:
        column(steel, palette, 0, y, top - 0.22, 0.24 if kilovolts < 400 else 0.4, kilovolts == 400, (0, 1))
        neck = post(live, palette, (0, y, top), kilovolts, material=palette.polymer)
        live.lathe([(core * 1.2, 0), (core * 1.5, 0.02), (core * 1.5, 0.12), (core * 1.2, 0.14)], palette.aluminium, 20,
                   upon(neck))
        if kilovolts == 400:
            for end in (-1, 1):
                axis = Vector((end, 0, 0.2)).normalized()
                live.lathe(sheds(length, core), palette.polymer, 20, upon(neck + Vector((0, 0, 0.1)), axis))
                tip = neck + Vector((0, 0, 0.1)) + axis * length
                live.cylinder(tip, tip + axis * 0.2, core * 1.3, palette.aluminium, 18)
                ring(live, palette, tip, 0.4, 0.03, axis)
                terminals['line' if end < 0 else 'bus'].append(tip + axis * 0.22)
        else:
            live.lathe(sheds(length, core), palette.polymer, 20, upon(neck + Vector((0, 0, 0.13))))
            cap = neck + Vector((0, 0, 0.13 + length))
            live.lathe([(core * 1.3, -0.02), (core * 1.5, 0), (core * 1.5, 0.16), (core * 0.8, 0.2)],
                       palette.aluminium, 20,
                       upon(cap))
            for end, height in ((-1, neck.z + 0.07), (1, cap.z + 0.1)):
                live.box((end * 0.28, y, height), (0.34, 0.1, 0.02), palette.aluminium)
                terminals['line' if end < 0 else 'bus'].append(Vector((end * 0.42, y, height + 0.02)))
    width = 2 * ys[2] + 0.6
    for x in (-0.15, 0.15):
        steel.box((x, 0, top - 0.11), (0.08, width, 0.22), palette.galvanised)
    cabinet(steel, palette, (0.36, 0, 1.55), (0.5, 0.8, 1.1), (1, 0))
    steel.box((0.36, 0, 2.2), (0.1, 0.1, 0.3), palette.galvanised)
    return Plant([finished(steel, 'breaker frame', 0.008), finished(live, 'breaker')], terminals)


def sheds(length, core):
    """The porcelain of an interrupter: bigger sheds than a post's."""
    profile = [(core, 0)]
    count = round(length / 0.06)
    for i in range(count):
        low = 0.03 + i * (length - 0.06) / count
        profile += [(core, low), (core * 1.55, low + 0.018), (core * 1.55, low + 0.025), (core * 1.05, low + 0.05)]
    return profile + [(core, length)]

