"""One clay diorama for each service: how the thing fits together, rather than what it looks like."""
import math

from mathutils import Matrix, Vector

from kit.assets import transformer, yard
from kit.clay import AMBER, NAVY, PAPER, SLATE, STONE, TEAL, WHITE, ClayPalette, photograph, slab, small_tree
from kit.materials import flat
from kit.mesh import MeshBuilder
from kit.scene import Picture
from kit.scenery import relief, terrain


def clay(shade):
    return flat(f'clay {shade}', shade, 0.55)


def transformer_bay():
    """A whole bay from the line to the transformer, with the switchroom that it feeds."""
    palette = ClayPalette()
    slab(51, 28)
    row = yard.bay(palette, to='transformer')
    _move([*row.conductors, *(part for member in row.members.values() for part in member.parts)], (-23, 3, 0))
    unit = transformer.grid_transformer(palette, clay(TEAL)).place((12, 3, 0), math.pi / 2)
    yard.join(palette, [Vector((-23, 3, 0)) + end for end in row.end], unit.at('hv'), 0.2)
    room = MeshBuilder()
    room.box((15, -9, 2.2), (15, 6, 4.4), clay(WHITE))
    room.box((15, -9, 4.55), (15.8, 6.8, 0.3), clay(NAVY))
    room.box((10, -12.05, 1.4), (1.3, 0.1, 2.8), clay(TEAL))
    for k in range(4):
        room.box((13.2 + k * 2.3, -12.05, 2.7), (1.5, 0.1, 1.1), clay(NAVY))
    _duct(room, [(12, -1.5), (12, -6)], AMBER, 0.5)
    _duct(room, [(22.6, -9), (25.6, -9)], AMBER, 0.5)
    room.build('room', 0.04)
    trees = MeshBuilder()
    for x, y, height in ((-24, -12.5, 2.2), (-20.5, -13.4, 1.8), (-23.6, 13, 2.0), (3, -13, 1.9), (24, 12.6, 2.2)):
        small_tree(trees, x, y, height)
    trees.build('trees')
    return photograph(60, (1, 0, 2.4))


def _move(things, by):
    for thing in things:
        thing.location += Vector(by)


def cable_route():
    """A street cut open: two trefoil circuits in sand under tiles, and the drum that they came from."""
    ground = MeshBuilder()
    depth, half, trench = 7.0, 13.0, 3.4
    # Ground in layers, with a trench cut through all of them along y.
    layers = [(0.0, -0.8, WHITE), (-0.8, -2.2, STONE), (-2.2, -depth, PAPER)]
    for top, bottom, shade in layers:
        width = half - trench
        for side in (-1, 1):
            ground.box((side * (trench + width / 2), 0, (top + bottom) / 2), (width, 18, top - bottom), clay(shade))
    ground.box((0, 0, -depth + 0.75), (trench * 2, 18, 1.5), clay(PAPER))
    ground.box((0, 0, -depth - 0.2), (half * 2, 18, 0.4), clay(TEAL))
    ground.box((0, 0.0, -depth + 1.7), (trench * 2, 17.9, 0.4), clay('#e8d9b8'))
    # Kerb and lane marking.
    for side in (-1, 1):
        ground.box((side * 11.2, 0, 0.18), (0.5, 18, 0.36), clay(STONE))
        for y in range(-8, 9, 4):
            ground.box((side * 7.2, y, 0.01), (0.28, 2, 0.04), clay(AMBER))
    ground.build('street', 0.06)
    cables = MeshBuilder()
    radius = 0.52
    for circuit in (-1.5, 1.5):
        for x, z in ((-radius, 0), (radius, 0), (0, radius * math.sqrt(3))):
            x, z = circuit + x, -depth + 1.9 + radius + z
            cables.cylinder((x, -9.6, z), (x, 9, z), radius, clay(NAVY), 32)
            # Cut back in steps at the near end: sheath, screen, insulation, conductor.
            cables.cylinder((x, -10.3, z), (x, -9.6, z), radius * 0.84, clay(AMBER), 32)
            cables.cylinder((x, -10.9, z), (x, -10.3, z), radius * 0.74, clay(WHITE), 32)
            cables.cylinder((x, -11.5, z), (x, -10.9, z), radius * 0.42, clay(AMBER), 32)
    for y in range(-3, 9, 2):
        for circuit in (-1.5, 1.5):
            cables.box((circuit, y + 1, -depth + 4.6), (2.3, 1.85, 0.2), clay(AMBER if y < 7 else STONE))
    cables.build('cables', 0.02)
    drum = MeshBuilder()
    axis = Vector((7.6, 4.2, 3.5))
    for side in (-1, 1):
        drum.cylinder(axis + Vector((side * 1.7, 0, 0)), axis + Vector((side * 1.45, 0, 0)), 3.3, clay(SLATE), 56)
    drum.cylinder(axis + Vector((-1.5, 0, 0)), axis + Vector((1.5, 0, 0)), 1.5, clay(STONE), 40)
    for turn in range(6):
        ring = [axis + Vector((-1.2 + turn * 0.48, 2.3 * math.cos(a), 2.3 * math.sin(a)))
                for a in [k * 2 * math.pi / 48 for k in range(49)]]
        drum.tube(ring, 0.26, clay(NAVY), 12)
    drum.cylinder(axis + Vector((-2.2, 0, 0)), axis + Vector((2.2, 0, 0)), 0.22, clay(TEAL), 20)
    for side in (-1, 1):
        for y in (-1.6, 1.6):
            drum.bar(axis + Vector((side * 2.05, 0, 0)), (axis.x + side * 2.05, axis.y + y, 0), 0.3, clay(TEAL))
    lead = [axis + Vector((0.2, -2.3, 0)), (7.8, 1.4, 1.2), (7.4, 0.2, 0.6), (5.5, -1.2, 0.5), (3.9, -1.6, 0.2),
            (2.6, -1.9, -1.6), (2.3, -2.0, -3.6)]
    drum.tube(_rounded(lead), 0.26, clay(NAVY), 12)
    drum.build('drum', 0.03)
    trees = MeshBuilder()
    for x, y, height in ((-12.2, 6.5, 1.6), (-12.2, 3.6, 1.3), (-12.2, -5.2, 1.7), (12.2, -6.4, 1.5), (12.2, 8, 1.2)):
        small_tree(trees, x, y, height)
    trees.build('trees')
    return photograph(38, (0, -0.5, -2.2), -depth - 0.42)


def earthing():
    """The yard lifted off its ground: the copper grid below it, rods at the edge, and what is bonded to it above."""
    ground = MeshBuilder()
    ground.box((0, 0, -6.2), (27, 19, 2.4), clay(PAPER))
    ground.box((0, 0, -7.6), (27, 19, 0.4), clay(TEAL))
    ground.box((0, 0, 1.05), (27, 19, 0.5), clay(WHITE))
    ground.build('layers', 0.2)
    grid = MeshBuilder()
    for x in range(-12, 13, 4):
        grid.cylinder((x, -8.5, -4.85), (x, 8.5, -4.85), 0.16, clay(AMBER), 14)
    for y in (-8.5, -4.25, 0, 4.25, 8.5):
        grid.cylinder((-12, y, -4.85), (12, y, -4.85), 0.16, clay(AMBER), 14)
    for x in range(-12, 13, 4):
        for y in (-8.5, -4.25, 0, 4.25, 8.5):
            grid.cylinder((x, y, -5.02), (x, y, -4.68), 0.34, clay(AMBER), 18)
    for x, y in ((-12, -8.5), (12, -8.5), (-4, -8.5), (4, -8.5), (12, 0), (12, 8.5), (-12, 8.5), (-12, 0)):
        grid.cylinder((x, y, -9.4 if y < -8 or x > 11 else -5), (x, y, -4.5), 0.2, clay(AMBER), 16)
    # Leads up to the plant.
    for x, y in ((-8, 0), (-4, -4.25), (4, 0), (8, 0), (8, -4.25), (0, 4.25)):
        grid.cylinder((x, y, -4.85), (x, y, 1.3), 0.12, clay(AMBER), 12)
    grid.build('grid')
    yard = MeshBuilder()
    yard.box((-6, -1.8, 2.6), (7, 3.6, 2.6), clay(WHITE))
    yard.box((-6, -1.8, 4.0), (7.3, 3.9, 0.25), clay(NAVY))
    yard.box((-7.6, -3.63, 2.35), (1.1, 0.1, 2.0), clay(TEAL))
    for k in range(3):
        yard.box((-5.2 + k * 1.5, -3.63, 2.9), (0.9, 0.1, 0.9), clay(NAVY))
    yard.box((6, -1.2, 2.7), (4.2, 2.6, 2.6), clay(TEAL))
    for side in (-1, 1):
        for k in range(8):
            yard.box((4.4 + k * 0.45, -1.2 + side * 1.75, 2.7), (0.14, 0.8, 2.0), clay(TEAL))
    yard.cylinder((4.4, -1.2, 4.75), (6.6, -1.2, 4.75), 0.42, clay(TEAL), 28)
    for k in range(3):
        profile = [(0.14, 0)]
        for shed in range(6):
            profile += [(0.14, shed * 0.28), (0.3, shed * 0.28 + 0.1), (0.14, shed * 0.28 + 0.2)]
        yard.lathe(profile, clay(NAVY), 20, Matrix.Translation((6.4 + k * 0.75, -0.7, 4.0)))
    _fence(yard, 13, 9, 1.3)
    for x in (-1, 1.2, 3.4):
        yard.cylinder((x, 5.4, 1.3), (x, 5.4, 4.4), 0.14, clay(STONE), 14)
        yard.cylinder((x, 5.4, 4.4), (x, 5.4, 6.0), 0.24, clay(NAVY), 18)
    yard.cylinder((-1.4, 5.4, 6.1), (3.8, 5.4, 6.1), 0.14, clay(AMBER), 16)
    yard.build('yard', 0.05)
    return photograph(43, (0, 0, -2.2), -9.6)


def survey():
    """The ground as a model of cut layers, with pegs at the corners of a plot and a receiver on its tripod."""
    step, half = 0.36, 10.5

    def top_at(x, y):
        """Terraces: level treads with short slopes between them."""
        if -6.2 < x < 4.2 and -5.4 < y < 2.2:
            return 1.7  # The plot has been levelled.
        hill = (2.8 + 4.2 * relief(x + 7.3, y + 2.1, 0.05, 2) + 0.12 * y) / step
        tread = math.floor(hill)
        return max(step, step * (tread + min(1.0, max(0.0, (hill - tread - 0.9) / 0.1))))

    def model_at(x, y):
        # The outermost row drops to the base and closes the sides.
        return top_at(x, y) if max(abs(x), abs(y)) < half - 0.03 else 0.0

    ground = terrain(half * 2, 400, model_at, clay(WHITE))
    ground.data.auto_smooth_angle = math.radians(50)
    base = MeshBuilder()
    base.box((0, 0, -0.3), (half * 2, half * 2, 0.6), clay(TEAL))
    base.build('base')
    marks = MeshBuilder()
    corners = [(-5.6, -4.8), (3.6, -4.8), (3.6, 1.6), (-5.6, 1.6)]
    for x, y in corners:
        marks.cylinder((x, y, 1.7), (x, y, 3.4), 0.12, clay(SLATE), 12)
        marks.box((x, y, 3.2), (0.34, 0.34, 0.3), clay(AMBER))
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        marks.cylinder((x0, y0, 2.9), (x1, y1, 2.9), 0.05, clay(AMBER), 8)
    head = Vector((7.4, -6.8, 0))
    foot = top_at(head.x, head.y)
    for k in range(3):
        angle = k * 2 * math.pi / 3 + 0.4
        marks.bar((head.x, head.y, foot + 3.4), (head.x + 1.4 * math.cos(angle), head.y + 1.4 * math.sin(angle), foot),
                  0.17, clay(SLATE))
    marks.cylinder((head.x, head.y, foot + 3.3), (head.x, head.y, foot + 3.7), 0.5, clay(NAVY), 28)
    marks.box((head.x, head.y, foot + 4.2), (0.8, 0.7, 1.0), clay(AMBER))
    marks.cylinder((head.x, head.y - 0.7, foot + 4.25), (head.x, head.y + 0.6, foot + 4.25), 0.26, clay(NAVY), 24)
    for x, y in corners:
        marks.cylinder((head.x, head.y, foot + 4.25), (x, y, 3.2), 0.025, clay(TEAL), 6)
    marks.build('marks', 0.02)
    trees = MeshBuilder()
    for x, y, height in ((-9, 6.2, 1.2), (-7.8, 7.6, 1.0), (8.4, 5.8, 1.3), (9.4, 7.2, 1.0), (-9.2, -8.2, 1.1), (1.2, 8.6, 1.1)):
        small_tree(trees, x, y, height, SLATE, top_at(x, y))
    trees.build('trees')
    return photograph(35, (0, 0, 1.2), -0.62)


def protection():
    """A feeder with its breaker and current transformers, and the cubicle that watches it and trips it."""
    slab(26, 19)
    bay = MeshBuilder()
    bay.box((0, 8.0, 3.9), (24, 0.34, 0.34), clay(AMBER))
    for x in (-10.5, -3.5, 3.5, 10.5):
        bay.box((x, 8.0, 1.6), (0.5, 0.5, 3.2), clay(STONE))
        bay.lathe(_sheds(0.2, 0.9, 3), clay(NAVY), 20, Matrix.Translation((x, 8.0, 3.0)))
    for phase, x in enumerate((-8.2, -6.0, -3.8)):
        bay.cylinder((x, 8.0, 3.9), (x, 5.6, 3.9), 0.13, clay(AMBER), 14)
        # Breaker poles.
        bay.box((x, 4.6, 1.0), (0.9, 0.9, 2.0), clay(WHITE))
        for lean in (-1, 1):
            bay.lathe(_sheds(0.19, 1.7, 5), clay(NAVY), 20,
                      Matrix.Translation((x, 4.6, 2.0)) @ Matrix.Rotation(lean * 0.42, 4, 'X'))
        bay.cylinder((x, 5.6, 3.9), (x, 5.4, 3.66), 0.13, clay(AMBER), 14)
        bay.cylinder((x, 3.85, 3.66), (x, 1.4, 3.66), 0.13, clay(AMBER), 14)
        # Current transformer.
        bay.box((x, 1.2, 0.9), (0.7, 0.7, 1.8), clay(STONE))
        bay.lathe(_sheds(0.24, 1.5, 5), clay(NAVY), 20, Matrix.Translation((x, 1.2, 1.8)))
        bay.cylinder((x, 1.75, 3.66), (x, 0.65, 3.66), 0.5, clay(TEAL), 28)
        bay.cylinder((x, 0.6, 3.66), (x, -2.6, 3.66), 0.13, clay(AMBER), 14)
        bay.lathe(_sheds(0.2, 1.4, 4), clay(NAVY), 20, Matrix.Translation((x, -2.6, 2.2)))
        bay.box((x, -2.6, 1.1), (0.5, 0.5, 2.2), clay(STONE))
        bay.tube(_rounded([(x, -2.6, 3.66), (x, -4.2, 3.2), (x, -6.4, 1.2), (x, -7.2, -0.2)]), 0.13, clay(AMBER), 12)
    bay.box((-6, 4.6, 0.25), (6.2, 1.7, 0.5), clay(PAPER))
    bay.build('bay', 0.03)
    cubicles = MeshBuilder()
    for k in range(3):
        y = -4.2 + k * 3.1
        cubicles.box((7.4, y, 3.1), (2.6, 2.9, 6.2), clay(WHITE))
        cubicles.box((7.4, y, 0.2), (2.8, 3.0, 0.4), clay(NAVY))
        cubicles.box((8.72, y, 4.75), (0.12, 1.9, 1.3), clay(NAVY))
        cubicles.box((8.8, y + 0.3, 4.95), (0.06, 0.95, 0.6), clay(TEAL))
        for lamp in range(3):
            cubicles.cylinder((8.65, y - 0.5 + lamp * 0.5, 3.75), (8.8, y - 0.5 + lamp * 0.5, 3.75), 0.14,
                              clay((TEAL, AMBER, NAVY)[lamp]), 16)
        for row in range(2):
            cubicles.box((8.74, y, 3.05 - row * 0.55), (0.06, 1.9, 0.34), clay(STONE))
    cubicles.build('cubicles', 0.06)
    wires = MeshBuilder()
    # Measured current in teal, trip in amber.
    _duct(wires, [(-6, 1.2), (-6, -0.6), (2.2, -0.6), (2.2, -1.1), (6.2, -1.1)], TEAL)
    _duct(wires, [(6.2, 2.0), (2.2, 2.0), (2.2, 3.0), (-1.4, 3.0), (-1.4, 4.6), (-3, 4.6)], AMBER)
    wires.build('wires', 0.03)
    trees = MeshBuilder()
    for x, y, height in ((-12.2, -8, 1.4), (-12.2, -5.6, 1.1), (12, -8.4, 1.3), (12, 5.8, 1.5)):
        small_tree(trees, x, y, height)
    trees.build('trees')
    return photograph(38, (0, 0, 1.2))


def studies():
    """A network as a model: boards joined by circuits, and on each the voltage that the load flow found there."""
    slab(28, 20)
    model = MeshBuilder()
    # x, y, voltage in per unit: columns stand for how far it is from 0.9.
    boards = [(-10.5, 6.2, 1.00), (-3.2, 6.2, 1.01), (4.6, 6.2, 1.03), (10.6, 3.2, 1.04),
              (-10.5, -1.2, 0.98), (-3.2, -1.2, 0.99), (4.6, -1.2, 1.01), (-6.6, -7.4, 0.96), (2.4, -7.4, 0.97), (10.6, -5.4, 1.02)]
    for x, y, voltage in boards:
        model.cylinder((x, y, 0), (x, y, 0.5), 1.15, clay(WHITE), 40)
        height = (voltage - 0.9) * 44
        model.cylinder((x, y, 0.5), (x, y, 0.5 + height), 0.62, clay(TEAL if 0.97 <= voltage <= 1.03 else AMBER), 36)
        model.cylinder((x, y, 0.5 + height), (x, y, 0.62 + height), 0.72, clay(NAVY), 36)
    circuits = [(0, 1), (1, 2), (2, 3), (0, 4), (1, 5), (2, 6), (4, 5), (5, 6), (4, 7), (5, 8), (6, 9), (3, 9), (7, 8)]
    for number, (start, end) in enumerate(circuits):
        (x0, y0, _), (x1, y1, _) = boards[start], boards[end]
        corner = (x1, y0) if abs(x1 - x0) > abs(y1 - y0) else (x0, y1)
        _duct(model, [(x0, y0), corner, (x1, y1)], NAVY, 0.2, number * 0.006)
    # Where power comes from, and where it goes.
    for x, y, tall in ((12.2, 8.2, 7.5), (9.0, 8.6, 6.4)):
        model.cylinder((x, y, 0), (x, y, tall), 0.16, clay(WHITE), 18, 0.1)
        for blade in range(3):
            angle = 0.5 + blade * 2 * math.pi / 3 + x
            tip = (x + 2.4 * math.sin(angle), y - 0.25, tall + 2.4 * math.cos(angle))
            model.cylinder((x, y - 0.25, tall), tip, 0.13, clay(WHITE), 10, 0.03)
    chance = [0.9, 1.6, 1.2, 2.2, 1.4, 0.8, 1.9, 1.1]
    for k, height in enumerate(chance):
        model.box((-12.4 + (k % 4) * 1.25, -6.6 - (k // 4) * 1.4, height / 2), (0.95, 1.0, height),
                  clay(STONE if k % 3 else SLATE))
    for k in range(4):
        model.box((6.0 + k * 1.7, -8.6, 0.75), (1.4, 1.6, 0.12), clay(NAVY), (0.45, 0, 0))
    model.build('network', 0.03)
    return photograph(41, (0, 0, 0.6))


def _sheds(radius, height, count):
    """The profile of an insulator."""
    step = height / count
    profile = [(radius, 0)]
    for shed in range(count):
        profile += [(radius, shed * step), (radius * 2, shed * step + step * 0.4), (radius, shed * step + step * 0.75)]
    return [*profile, (radius, height)]


def _duct(builder, points, shade, width=0.26, lift=0.0):
    """A wire laid square along the ground, `lift` above it: faces in one plane would flicker."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if (x0, y0) != (x1, y1):
            builder.box(((x0 + x1) / 2, (y0 + y1) / 2, 0.07 + lift), (abs(x1 - x0) + width, abs(y1 - y0) + width, 0.14), clay(shade))


def _fence(builder, half_width, half_depth, ground):
    """Posts and two rails around a rectangle, centred."""
    posts = [(x, y) for x in range(-half_width, half_width + 1) for y in (-half_depth, half_depth)]
    posts += [(x, y) for y in range(1 - half_depth, half_depth) for x in (-half_width, half_width)]
    for x, y in posts:
        builder.box((x, y, ground + 0.8), (0.12, 0.12, 1.6), clay(STONE))
    for z in (ground + 0.4, ground + 1.3):
        for y in (-half_depth, half_depth):
            builder.box((0, y, z), (half_width * 2, 0.07, 0.1), clay(STONE))
        for x in (-half_width, half_width):
            builder.box((x, 0, z), (0.07, half_depth * 2 - 0.2, 0.09), clay(STONE))


def _rounded(points, steps=10):
    """A smooth line through points (Catmull–Rom)."""
    points = [Vector(p) for p in points]
    padded = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    line = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for k in range(steps):
            t = k / steps
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*line, points[-1]]


WIDTH, HEIGHT = 800, 534

PICTURES = [
    Picture('VIS-161', transformer_bay, WIDTH, HEIGHT),
    Picture('VIS-163', cable_route, WIDTH, HEIGHT),
    Picture('VIS-164', earthing, WIDTH, HEIGHT),
    Picture('VIS-165', protection, WIDTH, HEIGHT),
    Picture('VIS-166', studies, WIDTH, HEIGHT),
    Picture('VIS-167', survey, WIDTH, HEIGHT),
]
