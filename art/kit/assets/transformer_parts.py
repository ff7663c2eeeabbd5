"""What a transformer is put together from: tank, radiators with fans, conservator, ladder.

x runs along the tank. `body` takes what gets a bevel, `fine` what does not.
"""
import math

from mathutils import Vector

from .plant import bolts, upon


def tank(body, fine, palette, paint, length, width, low, high, ribs):
    """Skids, tank with stiffeners, bolted cover, jacking pads, drain valves."""
    for y in (-width * 0.32, width * 0.32):
        body.box((0, y, low - 0.12), (length + 0.3, 0.2, 0.2), palette.dark_grey)
    body.box((0, 0, (low + high) / 2), (length, width, high - low), paint)
    body.box((0, 0, low + 0.03), (length + 0.1, width + 0.1, 0.06), paint)
    body.box((0, 0, high - 0.03), (length + 0.22, width + 0.22, 0.06), paint)
    body.box((0, 0, high + 0.03), (length + 0.22, width + 0.22, 0.05), paint)
    for side in (-1, 1):
        for i in range(ribs):
            x = -length / 2 + length * (i + 0.5) / ribs
            body.box((x, side * (width / 2 + 0.05), (low + high) / 2), (0.09, 0.1, high - low - 0.12), paint)
        for i in range(max(2, round(ribs * width / length))):
            y = -width / 2 + width * (i + 0.5) / max(2, round(ribs * width / length))
            body.box((side * (length / 2 + 0.05), y, (low + high) / 2), (0.1, 0.09, high - low - 0.12), paint)
        for end in (-1, 1):
            body.box((side * (length / 2 - 0.3), end * (width / 2 + 0.14), low + 0.32), (0.26, 0.24, 0.09), paint)
    edge = 0.055
    for i in range(round(length / 0.14)):
        x = -length / 2 + (i + 0.5) * length / round(length / 0.14)
        for side in (-1, 1):
            fine.cylinder((x, side * (width / 2 + edge), high - 0.085), (x, side * (width / 2 + edge), high + 0.085),
                          0.018,
                          palette.galvanised, 6)
    for i in range(round(width / 0.14)):
        y = -width / 2 + (i + 0.5) * width / round(width / 0.14)
        for side in (-1, 1):
            fine.cylinder((side * (length / 2 + edge), y, high - 0.085), (side * (length / 2 + edge), y, high + 0.085),
                          0.018, palette.galvanised, 6)
    for end in (-1, 1):
        _valve(fine, palette, (end * (length / 2 - 0.28), width / 2 + 0.1, low + 0.12), (0, 1, 0))
        fine.box((end * (length / 2 + 0.103), width * 0.2, low + 0.14), (0.01, 0.2, 0.16), palette.steel)
        fine.box((end * (length / 2 + 0.115), width * 0.2, low - 0.1), (0.004, 0.04, 0.55), palette.copper)
    for end in (-1, 1):
        for side in (-1, 1):
            fine.tube([(end * (length / 2 - 0.5) - 0.07, side * (width / 2 - 0.2), high + 0.05),
                       (end * (length / 2 - 0.5) - 0.06, side * (width / 2 - 0.2), high + 0.2),
                       (end * (length / 2 - 0.5) + 0.06, side * (width / 2 - 0.2), high + 0.2),
                       (end * (length / 2 - 0.5) + 0.07, side * (width / 2 - 0.2), high + 0.05)], 0.02, paint, 8)


def _valve(builder, palette, at, axis):
    matrix = upon(at, axis)
    builder.lathe([(0.045, -0.06), (0.045, 0.06)], palette.dark_grey, 14, matrix)
    builder.lathe([(0.085, 0.06), (0.085, 0.085), (0.05, 0.09), (0.06, 0.2), (0.085, 0.21), (0.085, 0.235)],
                  palette.dark_grey, 16, matrix)
    bolts(builder, palette.steel, 0.07, 6, 0.018, matrix, 0.235)
    top = Vector(at) + Vector(axis) * 0.15
    builder.cylinder(top, top + Vector((0, 0, 0.16)), 0.014, palette.steel, 8)
    builder.lathe([(0.07, 0.15), (0.07, 0.165)], palette.red, 16, upon(top))


def radiators(fine, palette, paint, x, side, face, length, low, high, depth, fans):
    """One bank of panel radiators `length` wide along x that hangs off the tank's face at y = side·face."""
    out = side * (face + 0.3)
    for height in (low + 0.18, high - 0.18):
        fine.cylinder((x - length / 2, out, height), (x + length / 2, out, height), 0.085, paint, 18)
        for end in (-1, 1):
            fine.lathe([(0.085, -0.01), (0.1, 0), (0.1, 0.02), (0.05, 0.04)], paint, 18,
                       upon((x + end * length / 2, out, height), (end, 0, 0)))
            pipe = x + end * length * 0.3
            fine.cylinder((pipe, side * (face - 0.02), height), (pipe, out, height), 0.08, paint, 16)
            for along in (0.1, 0.14):
                fine.lathe([(0.13, 0), (0.13, 0.02)], paint, 18,
                           upon((pipe, side * (face + along), height), (0, side, 0)))
    count = round(length / 0.052)
    for i in range(count):
        px = x - length / 2 + (i + 0.5) * length / count
        fine.box((px, out + side * (depth / 2 + 0.02), (low + high) / 2), (0.013, depth, high - low), paint)
        # Each panel is two pressed sheets: a little thicker where the oil runs.
        for channel in (-0.3, 0, 0.3):
            fine.box((px, out + side * (depth / 2 + 0.02 + channel * depth), (low + high) / 2),
                     (0.021, depth * 0.17, high - low - 0.1),
                     paint)
    for height in (low + 0.06, (low + high) / 2, high - 0.06):
        fine.box((x, out + side * (depth + 0.025), height), (length, 0.014, 0.04), paint)
    for i in range(fans):
        px = x - length / 2 + (i + 0.5) * length / fans
        _fan(fine, palette, (px, out + side * (depth + 0.05), low + 0.62), side)
    if fans:
        for end in (-1, 1):
            px = x + end * (length / 2 - 0.02)
            fine.box((px, out + side * (depth + 0.07), low + 0.62), (0.05, 0.05, 1.12), palette.galvanised)
        for edge in (-0.5, 0.5):
            fine.box((x, out + side * (depth + 0.07), low + 0.62 + edge), (length, 0.05, 0.05), palette.galvanised)


def _fan(builder, palette, centre, side):
    """A fan of 0.8 m in its guard, blowing at the panels."""
    matrix = upon(centre, (0, side, 0))
    builder.lathe([(0.40, 0), (0.42, 0.0), (0.42, 0.16), (0.40, 0.16), (0.395, 0.02)], palette.galvanised, 28, matrix)
    builder.lathe([(0.39, 0.015), (0.39, 0.02)], palette.dark_grey, 24, matrix)
    builder.lathe([(0.09, 0.02), (0.09, 0.15), (0.06, 0.17)], palette.dark_grey, 16, matrix)
    for i in range(6):
        angle = math.pi / 3 * i
        builder.box((0.22 * math.cos(angle), 0.22 * math.sin(angle), 0.08), (0.3, 0.14, 0.008), palette.grey,
                    (0.45, 0, angle), matrix)
    for radius in (0.12, 0.19, 0.26, 0.33, 0.40):
        points = [matrix @ Vector((radius * math.cos(a), radius * math.sin(a), 0.17))
                  for a in (2 * math.pi * k / 24 for k in range(25))]
        builder.tube(points, 0.004, palette.steel, 4)
    for i in range(4):
        angle = math.pi / 4 + math.pi / 2 * i
        builder.cylinder((0, 0, 0.17), (0.41 * math.cos(angle), 0.41 * math.sin(angle), 0.17), 0.006, palette.steel, 5,
                         matrix=matrix)


def conservator(body, fine, palette, paint, start, end, radius, cover, pipe_to):
    """A drum with dished ends, level gauge, two legs to the cover, a silica-gel breather, and the Buchholz pipe."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    matrix = upon(start, end - start)
    fine.lathe([(radius * 0.3, -0.13), (radius * 0.75, -0.08), (radius, 0), (radius, length),
                (radius * 0.75, length + 0.08),
                (radius * 0.3, length + 0.13)], paint, 36, matrix)
    for along in (0.02, length - 0.02):
        fine.lathe([(radius + 0.03, along - 0.015), (radius + 0.03, along + 0.015)], paint, 36, matrix)
    for part in (0.2, 0.8):
        foot = start.lerp(end, part)
        body.box((foot.x, foot.y, (cover + foot.z - radius * 0.8) / 2),
                 (0.14, radius * 1.3, foot.z - radius * 0.8 - cover), paint)
        body.box((foot.x, foot.y, foot.z - radius * 0.8), (0.2, radius * 1.6, 0.1), paint)
    gauge = upon(end + (end - start).normalized() * 0.12, end - start)
    fine.lathe([(0.13, 0), (0.13, 0.05), (0.11, 0.055)], palette.black, 24, gauge)
    fine.lathe([(0.11, 0.056), (0.11, 0.058)], palette.paper, 24, gauge)
    fine.box((0.02, 0.03, 0.06), (0.012, 0.12, 0.003), palette.red, (0, 0, 0.6), gauge)
    out = start.lerp(end, 0.62)
    leave = Vector((out.x, out.y, out.z - radius))
    to = Vector(pipe_to)
    fine.tube([leave, leave - Vector((0, 0, 0.12)), Vector((leave.x + (to.x - leave.x) * 0.2,
                                                            leave.y + (to.y - leave.y) * 0.2, leave.z - 0.2)),
               to + Vector((0, 0, 0.22)), to + Vector((0, 0, 0.1)), to], 0.045, paint, 12)
    relay = leave.lerp(to, 0.55) + Vector((0, 0, 0.05))
    relay.z = (leave.z - 0.2) * 0.55 + (to.z + 0.22) * 0.45
    fine.box(relay, (0.24, 0.2, 0.2), palette.dark_grey)
    fine.box(relay + Vector((0, 0.105, 0)), (0.1, 0.01, 0.1), palette.amber)
    fine.cylinder(relay, relay + Vector((0, 0, 0.2)), 0.05, palette.dark_grey, 12)
    breather = start.lerp(end, 0.05)
    down = Vector((breather.x - 0.22, breather.y + radius + 0.05, cover - 1.5))
    fine.tube([Vector((breather.x, breather.y, breather.z + radius * 0.9)),
               Vector((breather.x - 0.1, breather.y + radius * 0.8, breather.z + radius)),
               Vector((down.x, down.y, breather.z)), down + Vector((0, 0, 0.4))], 0.02, paint, 8)
    fine.lathe([(0.06, 0), (0.075, 0.02), (0.075, 0.05)], palette.dark_grey, 16, upon(down))
    fine.lathe([(0.07, 0.05), (0.07, 0.3)], palette.orange, 16, upon(down))
    fine.lathe([(0.075, 0.3), (0.075, 0.36), (0.02, 0.42)], palette.dark_grey, 16, upon(down))


def ladder(fine, palette, x, y, low, high, turn_x):
    """A ladder that stands off the face at x, with its anti-climbing plate."""
    for side in (-0.2, 0.2):
        fine.bar((x, y + side, low), (x, y + side, high), 0.035, palette.galvanised)
    for i in range(round((high - low) / 0.3)):
        fine.cylinder((x, y - 0.2, low + 0.2 + i * 0.3), (x, y + 0.2, low + 0.2 + i * 0.3), 0.012, palette.galvanised,
                      6)
    fine.box((x + turn_x * 0.03, y, low + 1.0), (0.02, 0.46, 1.5), palette.galvanised)
    fine.box((x + turn_x * 0.045, y, low + 1.35), (0.01, 0.26, 0.26), palette.yellow)
