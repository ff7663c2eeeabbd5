"""Street furniture with electricity in it: a glass-fibre kiosk with its ring main unit, and a rapid charger."""
import math

from mathutils import Matrix

from ..materials import surface
from ..mesh import MeshBuilder
from ..signs import label
from .containers import danger_plate


def glass_fibre():
    """Moulded and gel-coated, the dark green of street kiosks, faded by the sun."""
    return surface('glass fibre', '#3d4f45', 0.5, variation=0.1, dirt=0.5, dirt_height=0.35, streaks=0.2)


KIOSK_WIDTH, KIOSK_DEPTH, KIOSK_HEIGHT, _BASE = 2.3, 1.3, 1.95, 0.18


def kiosk(palette, open_by=math.radians(112)):
    """A kiosk on a concrete base, 2.3 × 1.3 m, whose two front leaves stand open. Add a `ring_main_unit` inside."""
    shell = glass_fibre()
    builder = MeshBuilder()
    x, y, top = KIOSK_WIDTH / 2, KIOSK_DEPTH / 2, _BASE + KIOSK_HEIGHT
    builder.box((0, 0, _BASE / 2 - 0.05), (KIOSK_WIDTH + 0.3, KIOSK_DEPTH + 0.3, _BASE + 0.1), palette.concrete)
    builder.box((0, y - 0.02, _BASE + KIOSK_HEIGHT / 2), (KIOSK_WIDTH, 0.04, KIOSK_HEIGHT), shell)
    for side in (-1, 1):
        builder.box((side * (x - 0.02), 0, _BASE + KIOSK_HEIGHT / 2), (0.04, KIOSK_DEPTH, KIOSK_HEIGHT), shell)
        for rib in (-0.3, 0.0, 0.3):
            builder.box((side * (x + 0.008), rib, _BASE + KIOSK_HEIGHT / 2), (0.03, 0.12, KIOSK_HEIGHT - 0.4), shell)
        builder.box((side * (x - 0.05), -y + 0.04, _BASE + KIOSK_HEIGHT / 2), (0.1, 0.08, KIOSK_HEIGHT), shell)
        builder.box((side * (x - 0.045), 0.35, top - 0.35), (0.02, 0.4, 0.3), palette.black)
    builder.box((0, -y + 0.04, top - 0.06), (KIOSK_WIDTH, 0.08, 0.12), shell)
    builder.box((0, -y + 0.04, _BASE + 0.05), (KIOSK_WIDTH, 0.08, 0.1), shell)
    builder.box((0, 0, _BASE + 0.012), (KIOSK_WIDTH - 0.08, KIOSK_DEPTH - 0.08, 0.024), palette.concrete)
    _roof(builder, shell, x, y, top)
    for side in (-1, 1):
        _leaf(builder, palette, shell, side, x, y, open_by)
    return builder.build('kiosk', 0.012)


def _roof(builder, shell, x, y, top):
    out = 0.09
    round_ = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    vertices = [(a * (x + out), b * (y + out), top + z) for z in (0.0, 0.09) for a, b in round_]
    vertices += [(a * (x - 0.25), b * 0.22, top + 0.2) for a, b in round_]
    faces = [(3, 2, 1, 0), (8, 9, 10, 11)]
    for ring in (0, 4):
        faces += [(ring + k, ring + (k + 1) % 4, ring + 4 + (k + 1) % 4, ring + 4 + k) for k in range(4)]
    builder.add(vertices, faces, shell)


def _leaf(builder, palette, shell, side, x, y, open_by):
    """A leaf hinged at the outer post, seen from inside when open: stiffeners, stay, and a plate outside."""
    width, height = x - 0.11, KIOSK_HEIGHT - 0.26
    hinge = (Matrix.Translation((side * (x - 0.1), -y - 0.01, _BASE + 0.12))
             @ Matrix.Rotation(side * open_by, 4, 'Z'))
    builder.box((-side * width / 2, 0, height / 2), (width, 0.035, height), shell, None, hinge)
    for z in (0.12, height / 2, height - 0.12):
        builder.box((-side * width / 2, 0.025, z), (width - 0.1, 0.03, 0.07), shell, None, hinge)
    for across in (0.06, width - 0.06):
        builder.box((-side * across, 0.025, height / 2), (0.07, 0.03, height - 0.06), shell, None, hinge)
    for z in (0.25, height - 0.25):
        builder.cylinder((0, 0.0, z - 0.07), (0, 0.0, z + 0.07), 0.018, palette.steel, 10, matrix=hinge)
    if side < 0:
        builder.box((width / 2, 0.045, height * 0.72), (0.3, 0.006, 0.42), palette.clean_white, None, hinge)
        for k in range(7):
            builder.box((width / 2, 0.049, height * 0.72 + 0.13 - k * 0.045), (0.22 - 0.03 * (k % 3), 0.002, 0.012),
                        palette.dark_grey, None, hinge)
    builder.cylinder((-side * (width - 0.06), 0.03, height / 2), (-side * (width - 0.06), 0.09, height / 2), 0.02,
                     palette.steel, 10, matrix=hinge)
    danger_plate(builder, palette, (-side * width / 2, -0.02, height * 0.72), 0.24, hinge)


def ring_main_unit(palette, location=(0, 0, 0)):
    """Two ring switches and a circuit-breaker tee-off in one tank, 1.5 × 0.8 × 1.45 m, front towards −y.

    Each way has its mimic, a position window (green O, red I), an earth flag, slots for the handle, and a cable cover.
    """
    body = surface('switchgear grey', '#c7cbca', 0.4, variation=0.03, coat=0.2)
    plate = surface('mimic plate', '#e9ebe8', 0.45, variation=0.01)
    builder = MeshBuilder()
    width, depth, height = 1.5, 0.8, 1.45
    face = -depth / 2
    builder.box((0, 0, 0.04), (width + 0.04, depth, 0.08), palette.dark_grey)
    builder.box((0, 0, height / 2 + 0.04), (width, depth, height), body)
    builder.box((0, face - 0.01, height - 0.04), (width - 0.02, 0.03, 0.14), palette.navy)
    way = width / 3
    thing_labels = []
    for i, (name, closed) in enumerate((('RING 1', True), ('T1 800 kVA', True), ('RING 2', False))):
        x = (i - 1) * way
        builder.box((x, face - 0.012, 0.98), (way - 0.02, 0.03, 0.66), body)
        builder.box((x, face - 0.03, 0.98), (way - 0.08, 0.008, 0.6), plate)
        _mimic(builder, palette, x, face - 0.036, closed, i == 1)
        _indicators(builder, palette, x, face - 0.036, closed)
        builder.box((x, face - 0.012, 0.34), (way - 0.016, 0.03, 0.56), body)
        for a in (-1, 1):
            for z in (0.12, 0.56):
                screw = x + a * (way / 2 - 0.05)
                builder.cylinder((screw, face - 0.025, z), (screw, face - 0.036, z), 0.012, palette.steel, 6)
        danger_plate(builder, palette, (x, face - 0.029, 0.4), 0.13)
        for k in (-1, 0, 1):
            builder.cylinder((x + k * 0.1, face - 0.026, 0.2), (x + k * 0.1, face - 0.034, 0.2), 0.016, palette.black,
                             12)
        thing_labels.append((name, x))
    # The gauge of the gas, and the rating plate.
    builder.cylinder((0.6, face - 0.025, height - 0.04), (0.6, face - 0.05, height - 0.04), 0.045,
                     palette.clean_white, 24)
    builder.cylinder((0.6, face - 0.048, height - 0.04), (0.6, face - 0.053, height - 0.04), 0.03, palette.green, 20)
    thing = builder.build('ring main unit', 0.005, location)
    for name, x in thing_labels:
        label(name, 0.045, palette.black, (x, face - 0.0365, 1.24), 0, thing)
    label('11 kV  630 A', 0.06, palette.clean_white, (-0.35, face - 0.028, height - 0.04), 0, thing)
    return thing


def _mimic(builder, palette, x, face, closed, is_breaker):
    """The single line of one way: busbar, switch, cable. The blade shows what the switch does."""
    line = palette.black

    def stroke(start, end, width=0.012):
        (x0, z0), (x1, z1) = start, end
        length, angle = math.hypot(x1 - x0, z1 - z0), math.atan2(z1 - z0, x1 - x0)
        middle = x + (x0 + x1) / 2 - 0.08, face, (z0 + z1) / 2
        builder.box(middle, (length + width * 0.6, 0.004, width), line, (0, -angle, 0))

    stroke((-0.12, 1.17), (0.12, 1.17), 0.018)
    stroke((0, 1.17), (0, 1.06))
    stroke((0, 0.96), (0, 1.06) if closed else (0.07, 1.05))
    stroke((0, 0.96), (0, 0.76))
    stroke((-0.025, 0.79), (0, 0.75))
    stroke((0.025, 0.79), (0, 0.75))
    if is_breaker:
        stroke((-0.02, 1.04), (0.02, 1.08))
        stroke((0.02, 1.04), (-0.02, 1.08))
    stroke((0.0, 0.9), (0.07, 0.9), 0.008)
    stroke((0.07, 0.875), (0.07, 0.925), 0.008)
    stroke((0.085, 0.885), (0.085, 0.915), 0.008)


def _indicators(builder, palette, x, face, closed):
    """Right of the mimic: position window above, earth flag below, and the two slots for the handle."""
    at = x + 0.11
    builder.box((at, face, 1.1), (0.11, 0.006, 0.075), palette.black)
    builder.box((at, face - 0.003, 1.1), (0.092, 0.006, 0.058), palette.red if closed else palette.green)
    builder.box((at, face - 0.007, 1.1), (0.012 if closed else 0.036, 0.002, 0.036), palette.clean_white)
    if not closed:
        builder.box((at, face - 0.0085, 1.1), (0.02, 0.002, 0.02), palette.green)
    builder.box((at, face, 0.84), (0.11, 0.006, 0.075), palette.black)
    builder.box((at, face - 0.003, 0.84), (0.092, 0.006, 0.058), palette.clean_white if closed else palette.yellow)
    for z in (0.985, 0.735):
        builder.cylinder((at, face + 0.01, z), (at, face - 0.012, z), 0.03, palette.steel, 20)
        builder.cylinder((at, face, z), (at, face - 0.014, z), 0.018, palette.black, 6)
    builder.box((at - 0.06, face - 0.01, 0.985), (0.02, 0.02, 0.05), palette.amber)


def rapid_charger(palette, screen=None):
    """A rapid charger for cars, 0.85 × 0.75 × 2.0 m on its base, with two holstered cables, front towards −y."""
    body = surface('charger white', '#dfe3e3', 0.3, variation=0.02, dirt=0.25, dirt_height=0.3, coat=0.4)
    builder = MeshBuilder()
    builder.box((0, 0, 0.05), (1.0, 0.9, 0.14), palette.concrete)
    builder.box((0, 0, 0.18), (0.78, 0.68, 0.12), palette.dark_grey)
    builder.box((0, 0, 1.14), (0.85, 0.75, 1.8), body)
    builder.box((0, 0, 2.06), (0.87, 0.77, 0.05), palette.teal)
    builder.box((0, -0.378, 1.5), (0.5, 0.012, 0.62), palette.black)
    builder.box((0, -0.386, 1.58), (0.32, 0.006, 0.24), screen or palette.navy)
    builder.box((0, -0.386, 1.32), (0.2, 0.006, 0.1), palette.dark_grey)
    builder.cylinder((0.32, -0.37, 1.2), (0.32, -0.41, 1.2), 0.035, palette.red, 18)
    for side in (-1, 1):
        builder.box((side * 0.3, -0.39, 0.98), (0.14, 0.06, 0.2), palette.dark_grey)
        builder.cylinder((side * 0.3, -0.4, 0.96), (side * 0.3, -0.5, 0.86), 0.045, palette.black, 16)
        builder.tube([(side * 0.3, -0.49, 0.87), (side * 0.32, -0.6, 0.72), (side * 0.4, -0.62, 0.4),
                      (side * 0.52, -0.5, 0.24), (side * 0.56, -0.2, 0.5), (side * 0.5, -0.1, 1.3),
                      (side * 0.42, 0.0, 1.75)], 0.02, palette.rubber, 10)
        for k in range(14):
            builder.box((side * 0.427, 0.05, 0.45 + k * 0.05), (0.012, 0.5, 0.02), palette.dark_grey)
    return builder.build('rapid charger', 0.02)
