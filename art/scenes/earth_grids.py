"""Earth grids while they can still be seen."""
import math

from kit.assets.containers import battery_container, inverter_skid, number_plate
from kit.assets.countryside import beyond, hedge, tower_row, wood
from kit.assets.earthing import (conductor_reel, exothermic_weld, graphite_mould, rod, smooth, stranded, tape,
                                 tape_crossing)
from kit.assets.fences import palisade
from kit.assets.supports import column
from kit.assets.survey import mini_excavator, peg
from kit.assets.trench import Heap, Strata, Trench, excavate, ticks
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields, gravel, soil, surface
from kit.mesh import MeshBuilder, copy
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones


def _new_copper():
    """Conductor that was unwound this week."""
    return surface('new conductor', '#e08c52', 0.36, metallic=0.7, variation=0.14, grain=5)


def tape_on_formation():
    """A 132 kV substation before its stone: tape on a five-metre grid over bare formation, foundations, first steel."""
    palette = Palette()
    strata = Strata(soil('formation', '#8a7460', '#a58a74', 0.6), soil('scrape', '#78634f', '#a58a74', 0.8),
                    soil('scrape bed', '#937d66', '#a58a74', 0.5), soil('side cast', '#7d6853', '#a58a74', 0.9))
    across, along = [-15, -10, -5, 0, 5, 10, 15], [3, 8, 13, 18, 23, 28, 33]
    scrapes = [Trench(((x, -3), (x, 36)), 0.04, 0.12, 0.12) for x in across]
    scrapes += [Trench(((-18, y), (18, y)), 0.04, 0.12, 0.12) for y in along]
    columns = ticks(-22, 22, 0.3, (-6, 6, 0.06))
    rows = ticks(-3, 42, 0.3, (-2, 9, 0.05), (9, 20, 0.12))
    ground = excavate(columns, rows, strata, scrapes, rough=0.018, clods=0.02, bed_rough=0.008)
    scatter(ground.top, stones(('#8a7460', '#9a8570', '#a58a74', '#78634f')), 26, 0.006, 0.035)
    copper, builder = _new_copper(), MeshBuilder()
    lift = 0.006

    def run(points, raised=0.0):
        tape(builder, [(x, y, ground.at(x, y) + lift + raised) for x, y in points], copper)

    for x in across:
        run([(x + 0.012 * math.sin(k * 0.8 + x), -2.9 + k * 0.5) for k in range(77)])
    for y in along:
        run([(-18 + k * 0.5, y + 0.012 * math.sin(k * 0.9 + y)) for k in range(73)], 0.006)
        for x in across:
            tape_crossing(builder, palette, (x, y, ground.at(x, y) + lift - 0.002))
    # Tails to every foundation, coiled up where the steel is not there yet.
    supports = [(x, y) for y in (10.5, 15.5, 20.5) for x in (-7.5, -5.0 + 0.9, -0.9)]
    for x, y in supports:
        nearest = min(across, key=lambda line: abs(line - x))
        run([(nearest + (x - nearest) * k / 8, y - 0.8 + 0.2 * k / 8) for k in range(8)], 0.006)
        column(builder, palette, x, y, 2.5, 0.2, face=(0, -1))
    builder.build('tape and supports', 0.0)
    cast = MeshBuilder()
    for x, y, size in ((3.2, 10.6, 0.8), (7.4, 10.6, 0.8), (3.2, 15.6, 0.8), (7.4, 15.6, 0.8), (12, 14, 1.0)):
        cast.box((x, y, 0.12), (size, size, 0.36), palette.concrete)
        for a in (-0.2, 0.2):
            for b in (-0.2, 0.2):
                cast.cylinder((x + a, y + b, 0.28), (x + a, y + b, 0.48), 0.014, palette.galvanised, 10)
    cast.box((7.5, 24, 0.25), (6.5, 4.4, 0.9), palette.concrete)
    for side in (-1, 1):
        cast.box((7.5, 24 + side * 3.1, 0.45), (9.5, 0.25, 1.3), palette.concrete)
        cast.box((7.5 + side * 4.7, 24, 0.45), (0.25, 6.2, 1.3), palette.concrete)
    cast.build('foundations', 0.01)
    gantry = MeshBuilder()
    for x in (-12, 0):
        gantry.lattice((x, 30.5, 0), (x, 30.5, 10.4), 0.9, 0.6, 11, 0.085, palette.galvanised)
        gantry.lattice((x, 30.5, 10.4), (x, 30.5, 13.2), 0.6, 0.05, 4, 0.06, palette.galvanised)
        gantry.box((x, 30.5, 0.15), (1.5, 1.5, 0.4), palette.concrete)
    gantry.lattice((-12, 30.5, 10.1), (0, 30.5, 10.1), 0.6, 0.6, 14, 0.07, palette.galvanised)
    gantry.build('gantry')
    conductor_reel(palette, (2.9, 5.9, ground.at(2.9, 5.9) - 0.01), 0.7, 0.8, 0.3, copper)
    for i, (x, y) in enumerate(((2.5, 5.5), (-2.5, 5.5), (-7.5, 5.6), (7.5, 5.4))):
        peg(palette, (x, y, ground.at(x, y)), 0.4 * i, 0.45, i)
    palisade(palette, 42, (-21, 39, 0))
    beyond(-22, 22, -3, 41.8, fields())
    hedge((-70, 75), (70, 82), 2.4, count=1200, seed=10)
    wood(-140, 140, 170, 210, 60, 11, seed=22)
    tower_row(palette, (-6, 62), (-70, 190), 3)
    sun = sky(14, 232, 0.12, '#e9edf8', sun=4.8, sun_colour='#ffd3a6', horizon=(0.60, 0.62, 0.66), clouds=0.8,
              cover=0.5,
              cloud_scale=0.5, cloud_colour='#ffeede', cloud_shade='#8b99b3', cloud_strength=0.9, seed=41)
    haze(380, (0.50, 0.55, 0.62), (1.0, 0.82, 0.62), sun, most=0.9)
    camera((1.5, -3.4, 3.3), (-0.9, 8.0, 0.95), 27, aperture=11, focus=(0, 6, 0))
    return Shot(Grade(exposure=0.4))


def between_the_containers():
    """A weld where two runs cross, low between two rows of battery containers in low sun along the trench."""
    palette = Palette()
    strata = Strata(gravel('capping', 30, '#8b8985', '#4c4b4a'), soil('grey clay', '#6f6860', '#8b867d', 0.9, 1.4),
                    soil('clay bed', '#8a8174', '#a09a90', 0.5, 2.0), soil('clay spoil', '#565049', '#8b867d', 1.0,
                                                                           1.2))
    trenches = [Trench(((0.1, -6), (0.1, 46)), 0.36, 0.44, 0.18), Trench(((-9, 1.05), (9, 1.05)), 0.36, 0.44, 0.18),
                Trench(((-9, 13), (9, 13)), 0.36, 0.44, 0.18)]
    columns = ticks(-12, 12, 0.25, (-1.2, 1.2, 0.02))
    rows = ticks(-2.2, 48, 0.3, (-2.2, 2.2, 0.02), (2.2, 6, 0.05), (6, 16, 0.12))
    heaps = [Heap(((-1.05, 2.4), (-1.05, 11.5)), 0.42, 1.1), Heap(((-1.05, 14.6), (-1.05, 40)), 0.42, 1.1)]
    ground = excavate(columns, rows, strata, trenches, heaps, rough=0.012, clods=0.025, bed_rough=0.008)
    scatter(ground.top, stones(('#8f8c87', '#6d6b68', '#a5a29c')), 110, 0.008, 0.03)
    scatter(ground.spoil, stones(('#565049', '#69625a', '#47423c')), 90, 0.01, 0.05)
    copper, builder = _new_copper(), MeshBuilder()
    bed = ground.at(0.1, 1.05) + 0.02

    def lie(x, y):
        return ground.at(x, y) + 0.006

    stranded(builder, [(0.1 + 0.012 * math.sin(k * 0.7), -2.1 + 0.3 * k, lie(0.1, -2.1 + 0.3 * k)) for k in range(9)]
             + [(0.1, 1.05, bed)], 0.0075, copper, 10)
    stranded(builder, [(0.1, 1.05, bed)] + [(0.1 + 0.03 * math.sin(k * 0.5), 1.4 + 0.6 * k, lie(0.1, 1.4 + 0.6 * k))
                                            for k in range(60)], 0.0075, copper, 10, step=0.04)
    for side in (-1, 1):
        stranded(builder, [(0.1, 1.05, bed)] + [(0.1 + side * (0.3 + 0.4 * k), 1.05 + 0.012 * math.sin(k),
                                                 lie(0.1 + side * (0.3 + 0.4 * k), 1.05)) for k in range(14)],
                 0.0075, copper, 10, step=0.02)
        # A tail out of the trench to each container's earth terminal.
        stranded(builder, smooth([(side * 2.2 + 0.1, 1.05, lie(side * 2.2, 1.05)), (side * 2.7, 1.06, bed + 0.1),
                                  (side * 3.15, 1.2, 0.05), (side * 3.28, 1.5, 0.06), (side * 3.3, 1.62, 0.42)]),
                 0.0075,
                 copper, 10)
    stranded(builder, [(-8 + 0.4 * k, 13 + 0.01 * math.sin(k), lie(-8 + 0.4 * k, 13)) for k in range(41)], 0.0075,
             copper,
             10, step=0.05)
    exothermic_weld(builder, (0.1, 1.05, bed), 0.0095)
    exothermic_weld(builder, (0.1, 13, lie(0.1, 13)), 0.0085)
    builder.build('conductor')
    graphite_mould(palette, (0.66, 0.66, 0.012), 0.6)
    bay = battery_container(palette)
    bay.location = (0, -80, 0)
    for row in range(5):
        for side in (-1, 1):
            y = 4.7 + row * 8.6
            copy(bay, (side * 4.55, y, 0), math.pi / 2 * -side)
            number_plate(palette, f'B{row * 2 + (1 if side < 0 else 2):02d}', (side * 3.29, y - 2.2, 2.95),
                         -side * math.pi / 2, 0.16)
    skid = inverter_skid(palette)
    skid.location, skid.rotation_euler[2] = (0, 52, 0), 0
    palisade(palette, 40, (-20, 58, 0))
    beyond(-12, 12, -2.2, 47.8, gravel('capping', 30, '#8b8985', '#4c4b4a'), -0.01, 62)
    beyond(-60, 60, -60, 60, fields(), -0.1)
    wood(-90, 90, 110, 140, 50, 10, seed=24)
    sun = sky(15, 178, 0.14, '#eaeaf6', sun=3.9, sun_colour='#ffc694', horizon=(0.62, 0.58, 0.58), clouds=0.8,
              cover=0.55,
              cloud_scale=0.6, cloud_colour='#ffdcc2', cloud_shade='#8288a0', cloud_strength=0.8, seed=44)
    haze(260, (0.5, 0.52, 0.58), (0.95, 0.78, 0.62), sun, most=0.88)
    camera((0.50, -0.72, 0.80), (0.06, 3.2, 0.02), 25, aperture=8, focus=(0.1, 1.05, -0.3))
    return Shot(Grade(exposure=0.45))


def trench_grid_from_above():
    """Trenches crossing in brown soil, seen steeply from a drone in the light of mid-morning."""
    palette = Palette()
    strata = Strata(soil('brown soil', '#755e48', '#a08f78', 0.7), soil('dark side', '#634d39', '#a08f78', 1.0),
                    soil('bed', '#8a7054', '#a89880', 0.5, 1.6), soil('loose soil', '#6b543f', '#a08f78', 1.0))
    lines_x, lines_y = (-3.6, 0.0, 3.6), (-3.2, 0.4, 4.0, 7.6)
    trenches = [Trench(((x, -14), (x, 18)), 0.32, 0.42, 0.2) for x in lines_x]
    trenches += [Trench(((-14, y), (14, y)), 0.32, 0.42, 0.2) for y in lines_y]
    heaps = [Heap(((x + 0.78, y + 0.75), (x + 0.78, y + 2.85)), 0.30, 0.8) for x in lines_x for y in (-6.8, -3.2, 0.4,
                                                                                                      4.0, 7.6)]
    columns, rows = ticks(-9, 9, 0.12, (-5, 5, 0.035)), ticks(-6, 14, 0.12, (-4.6, 6.0, 0.035))
    ground = excavate(columns, rows, strata, trenches, heaps, rough=0.02, clods=0.03, bed_rough=0.01)
    scatter(ground.top, stones(('#755e48', '#85705a', '#a08f78', '#634d39')), 45, 0.006, 0.035)
    scatter(ground.spoil, stones(('#6b543f', '#7d654e', '#5a4634')), 90, 0.012, 0.05)
    copper, builder = _new_copper(), MeshBuilder()
    for x in lines_x:
        stranded(builder, [(x + 0.02 * math.sin(k * 0.9 + x), -6 + 0.25 * k, ground.at(x, -6 + 0.25 * k) + 0.012)
                           for k in range(79)], 0.0095, copper, 8, step=0.05)
    for y in lines_y:
        stranded(builder, [(-9 + 0.25 * k, y + 0.02 * math.sin(k * 0.8 + y), ground.at(-9 + 0.25 * k, y) + 0.016)
                           for k in range(72)], 0.0095, copper, 8, step=0.05)
        for x in lines_x:
            exothermic_weld(builder, (x, y, ground.at(x, y) + 0.016), 0.011)
    for x, y in ((-3.6, 0.4), (3.6, 4.0)):
        rod(builder, palette, (x + 0.12, y + 0.1, ground.at(x, y)), 0.12)
    builder.build('conductor')
    for i, (x, y) in enumerate(((-1.75, -1.35), (1.7, 2.25), (-1.7, 5.9))):
        peg(palette, (x, y, ground.at(x, y)), i, 0.4, i)
    conductor_reel(palette, (2.15, -1.2, ground.at(2.15, -1.2) - 0.01), 0.5, 0.75, 0.3, copper)
    graphite_mould(palette, (0.62, 0.02, ground.at(0.62, 0.02) + 0.005), 2.0)
    sky(30, 258, 0.13, '#f0f2fa', sun=4.6, sun_colour='#ffe2c2', sun_size=0.7)
    camera((-1.2, -5.1, 5.0), (0.25, 0.55, -0.2), 36, aperture=11, focus=(0, 0.4, -0.4))
    return Shot(Grade(exposure=0.4))


def excavator_and_reel():
    """An excavator drawing a narrow trench over pale levelled ground in morning mist; a reel pays out behind it."""
    palette = Palette()
    strata = Strata(soil('levelled fill', '#a08f74', '#c2b59c', 0.6), soil('fill', '#8c7a5f', '#c2b59c', 0.9),
                    soil('fill bed', '#97866b', '#c2b59c', 0.5, 1.6), soil('fill spoil', '#85735a', '#c2b59c', 1.0))
    trenches = [Trench(((0, -7), (0, 3.8)), 0.6, 0.32, 0.08), Trench(((-12, -1.6), (12, -1.6)), 0.6, 0.32, 0.08)]
    heaps = [Heap(((-0.95, -1.0), (-0.95, 3.4)), 0.42, 1.05), Heap(((-0.95, -7), (-0.95, -2.4)), 0.42, 1.05)]
    columns = ticks(-20, 20, 0.4, (-2, 2, 0.03), (2, 6, 0.1))
    rows = ticks(-7, 40, 0.4, (-6, 6, 0.035))
    ground = excavate(columns, rows, strata, trenches, heaps, rough=0.03, clods=0.025, bed_rough=0.01)
    scatter(ground.top, stones(('#a08f74', '#b5a78c', '#8c7a5f')), 30, 0.006, 0.04)
    scatter(ground.spoil, stones(('#85735a', '#9a8769', '#c2b59c')), 60, 0.012, 0.06)
    # It digs towards the camera's side (−y) and travels backwards, so the finished trench lies in front of it.
    mini_excavator(palette, (-0.34, 6.4, ground.at(0, 6.4)), 0.0, 0.0, (2.75, -0.42), 0.3)
    copper, builder = _new_copper(), MeshBuilder()
    carriage = (2.3, 1.6)
    level = ground.at(*carriage)
    steel = palette.navy
    for side in (-1, 1):
        x = carriage[0] + side * 0.42
        builder.box((x, carriage[1], level + 0.42), (0.07, 1.5, 0.09), steel)
        for lean in (-1, 1):
            builder.bar((x, carriage[1] + lean * 0.3, level + 0.45), (x, carriage[1], level + 0.92), 0.06, steel)
        wheel = (carriage[0] + side * 0.6, carriage[1] + 0.15, level + 0.3)
        for inner, material in ((0.3, palette.rubber), (0.17, palette.galvanised)):
            wide = 0.09 if material is palette.rubber else 0.095
            builder.cylinder((wheel[0] - wide, wheel[1], wheel[2]), (wheel[0] + wide, wheel[1], wheel[2]), inner,
                             material, 32)
    for y in (-0.7, 0.7):
        builder.box((carriage[0], carriage[1] + y, level + 0.42), (0.9, 0.08, 0.09), steel)
    builder.bar((carriage[0], carriage[1] - 0.7, level + 0.42), (carriage[0], carriage[1] - 1.7, level + 0.4), 0.08,
                steel)
    builder.cylinder((carriage[0], carriage[1] - 1.45, level), (carriage[0], carriage[1] - 1.45, level + 0.55), 0.025,
                     palette.galvanised)
    builder.cylinder((carriage[0] - 0.5, carriage[1], level + 0.94), (carriage[0] + 0.5, carriage[1], level + 0.94),
                     0.025,
                     palette.steel)
    conductor_reel(palette, (carriage[0], carriage[1], level + 0.44), 0.0, 1.0, 0.5, copper)
    x, y = carriage
    path = smooth([(x, y - 0.30, level + 1.18), (x - 0.1, y - 0.95, level + 0.7), (1.3, -0.2, level + 0.06),
                   (0.45, -0.7, level + 0.02), (0.06, -1.1, -0.4), (0, -2.2, ground.at(0, -2.2) + 0.01),
                   (0, -4.4, ground.at(0, -4.4) + 0.01), (0, -6.8, ground.at(0, -6.8) + 0.01)], 4)
    stranded(builder, path, 0.0075, copper, 8)
    stranded(builder, [(-12 + 0.4 * k, -1.6, ground.at(-12 + 0.4 * k, -1.6) + 0.01) for k in range(61)], 0.0075, copper,
             8,
             step=0.06)
    builder.build('reel trailer and conductor', 0.004)
    for i, (x, y) in enumerate(((0.75, 5.2), (3.9, -0.5), (4.4, 4.0), (-3.2, 4.5))):
        peg(palette, (x, y, ground.at(x, y)), i * 0.8, 0.5, i)
    cast = MeshBuilder()
    for x in (-9, -5.5, 6, 9.5):
        for y in (15, 19):
            cast.box((x, y, 0.15), (1.2, 1.2, 0.4), palette.concrete)
    cast.build('plinths', 0.01)
    palisade(palette, 40, (-20, 32, 0))
    beyond(-20, 20, -7, 39.8, fields())
    hedge((-60, 60), (60, 54), 2.4, count=1200, seed=12)
    wood(-100, 110, 100, 130, 56, 10, seed=28)
    sun = sky(13, 140, 0.14, '#f4efee', sun=3.6, sun_colour='#ffdab2', sun_size=2.5, horizon=(0.86, 0.78, 0.7),
              clouds=0.5,
              cover=0.42, cloud_colour='#fff0e0', cloud_shade='#a5adc0', cloud_strength=0.9, seed=51)
    haze(120, (0.72, 0.71, 0.72), (1.05, 0.92, 0.78), sun, most=0.9)
    camera((2.3, -5.7, 1.8), (0.8, 2.6, 0.62), 38, aperture=9, focus=(0.3, 3.5, 0.8))
    return Shot(Grade(exposure=0.25))


PICTURES = [
    Picture('VIS-128', tape_on_formation),
    Picture('VIS-204', between_the_containers),
    Picture('VIS-213', excavator_and_reel),
    Picture('VIS-303', trench_grid_from_above),
]
