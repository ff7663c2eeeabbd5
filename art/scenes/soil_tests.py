"""Soil resistivity: four electrodes in a line and a tester between them."""
import math
import random

from mathutils import Vector

from kit.assets.countryside import beyond, hedge, tower_row, wood
from kit.assets.drum import cable_drum
from kit.assets.earthing import smooth
from kit.assets.survey import earth_tester, electrode, peg, reel, tripod
from kit.assets.trench import Heap, Strata, Trench, excavate, ribbon, ticks
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields, soil, surface
from kit.mesh import MeshBuilder
from kit.scene import Picture, Shot
from kit.scenery import relief, scatter, stones, tufts


def _lead(builder, ground, start, end, material, seed, radius=0.0035, slack=0.05, lift=0.012):
    """A test lead from one hanging end to another; between them it lies on the ground in slow curves."""
    chance, start, end = random.Random(seed), Vector(start), Vector(end)
    flat = Vector((end.x - start.x, end.y - start.y, 0))
    across = flat.normalized().cross(Vector((0, 0, 1)))
    points, count = [start], max(6, round(flat.length / 0.35))
    for i in range(1, count):
        share = i / count
        sway = across * slack * (math.sin(share * flat.length * 1.3 + seed) + 0.5 * chance.uniform(-1, 1))
        place = start + flat * share + sway
        points.append(Vector((place.x, place.y, ground.at(place.x, place.y) + lift)))
    builder.tube(smooth(points + [end], 2), radius, material, 8)


def traverse_at_low_sun():
    """An open site in evening light: the tester on the grass, two electrodes each side of it, drum and trial pit."""
    palette = Palette()
    strata = Strata(soil('grassland', '#6a6838', '#85805a', 0.6), soil('trial pit', '#7a5533', '#a58d6a', 1.0),
                    soil('pit floor', '#5f4329', '#a58d6a', 1.0), soil('pit spoil', '#6e4d2f', '#a58d6a', 1.0))
    columns = ticks(-16, 16, 0.35, (-5, 5, 0.09))
    rows = ticks(-4, 34, 0.4, (-3, 3, 0.07), (3, 12, 0.08))
    ground = excavate(columns, rows, strata, [Trench(((2.5, 7.4), (4.6, 7.6)), 1.1, 0.8, 0.3)],
                      [Heap(((2.3, 9.2), (5.0, 9.4)), 0.75, 2.0)], rough=0.035,
                      natural=lambda x, y: 0.10 * relief(x, y, 0.12, 2))
    scatter(ground.top, tufts(0.07, 26, colours=('#7c8a3e', '#8d9150', '#a39a5c', '#66752f')), 30, 0.5, 1.3)
    scatter(ground.spoil, stones(('#6e4d2f', '#84603d', '#a58d6a')), 40, 0.02, 0.08)
    shades = (palette.red, palette.yellow, palette.green, palette.black)
    tester, terminals = earth_tester(palette, (0.42, -0.1, ground.at(0.42, -0.1) + 0.02), -0.25)
    matrix = tester.matrix_basis
    builder = MeshBuilder()
    line = [(-1.15 + 1.0 * i, 0.5 + 1.25 * i) for i in range(4)]
    for i, (x, y) in enumerate(line):
        z = ground.at(x, y)
        electrode(palette, (x, y, z), 0.4, 0.6, shades[i])
        clip = Vector((x + 0.085 * math.cos(0.4), y + 0.085 * math.sin(0.4), z + 0.54))
        start = matrix @ terminals[i]
        leave = matrix @ (terminals[i] + Vector((0, -0.09, -0.01)))
        down = matrix @ (terminals[i] + Vector((0.05 * (i - 1.5), -0.20, 0)))
        down.z = ground.at(down.x, down.y) + 0.012
        builder.tube(smooth([start, leave, down], 2), 0.0035, shades[i], 8)
        _lead(builder, ground, down, clip, shades[i], i, slack=0.09)
    builder.build('leads')
    for i, (x, y, turn) in enumerate(((-0.28, -0.12, 0.5), (1.05, 0.25, -0.7))):
        reel(palette, shades[i * 3], (x, y, ground.at(x, y) + 0.01), turn)
    measure = MeshBuilder()
    stations = [(-1.75 + 0.1 * k, -0.1 + 0.125 * k) for k in range(46)]
    ribbon(measure, [(x, y, ground.at(x, y) + 0.035) for x, y in stations], 0.016, palette.yellow)
    measure.build('tape measure')
    drum = cable_drum(palette, 1.7, 0.95, 0.03, text='33 kV', full=0.84, battens=0.5, seed=4,
                      location=(-2.7, 7.6, ground.at(-2.7, 7.6) - 0.03), turn=-0.55)
    drum.rotation_euler[0] = 0.0
    for k in range(4):
        peg(palette, (1.7 + (k % 2) * 3.8, 6.6 + (k // 2) * 1.8, ground.at(1.7, 7) - 0.02), k * 0.7, 0.6, k)
    tripod(palette, (0.3, 9.6, ground.at(0.3, 9.6)), turn=0.3)
    beyond(-16, 16, -4, 33.8, fields(first='#6b6a38', second='#8a7d45'))
    hedge((-60, 44), (60, 50), 2.3, count=1400, seed=4)
    wood(-120, 120, 120, 160, 60, 10, seed=12)
    tower_row(palette, (-95, 140), (110, 60), 3)
    sun = sky(11, 232, 0.12, '#f6ebe6', sun=4.8, sun_colour='#ffbd80', horizon=(0.78, 0.6, 0.45), clouds=0.75,
              cover=0.47,
              cloud_scale=0.5, cloud_colour='#ffd6ae', cloud_shade='#8088a5', cloud_strength=0.8, seed=21)
    haze(300, (0.55, 0.52, 0.55), (1.0, 0.75, 0.5), sun, most=0.9)
    camera((0.25, -2.35, 1.15), (0.25, 4.0, 0.55), 28, aperture=8, focus=(0.2, 0.4, 0.3))
    return Shot(Grade(exposure=0.55))


def tester_on_its_case():
    """Close over the tester on a frosty morning: four reels in a row, their leads away along a furrow."""
    palette = Palette()
    ploughed = soil('ploughed earth', '#655443', '#85796b', 0.9, 1.4)
    strata = Strata(ploughed, ploughed, ploughed, ploughed)

    def furrows(x, y):
        return 0.055 * math.sin(x * 2 * math.pi / 0.9 + 0.4 * relief(x, y, 0.5, 2)) + 0.04 * relief(x, y, 0.8, 3)

    columns = ticks(-14, 14, 0.2, (-2.2, 2.2, 0.03))
    rows = ticks(-2.5, 46, 0.3, (-2.2, 3, 0.03), (3, 9, 0.08))
    ground = excavate(columns, rows, strata, natural=furrows, rough=0.05)
    scatter(ground.top, stones(('#655443', '#756350', '#564739', '#857a6c')), 36, 0.008, 0.045)
    scatter(ground.top, tufts(0.05, 14, colours=('#7d8a5a', '#8f9468', '#6d7a50')), 10, 0.5, 1.2)
    ply = surface('carrying case', '#23282c', 0.5, variation=0.1, grain=4, bump=0.05, dirt=0.5, dirt_height=0.1)
    level = ground.at(-0.05, -0.02) + 0.02
    case = MeshBuilder()
    case.box((0, 0, level + 0.16), (0.62, 0.46, 0.3), ply)
    case.box((0, 0, level + 0.245), (0.635, 0.475, 0.012), palette.aluminium)
    for x in (-0.3, 0.3):
        for y in (-0.22, 0.22):
            case.box((x, y, level + 0.16), (0.045, 0.045, 0.31), palette.aluminium)
    for x in (-0.17, 0.17):
        case.box((x, -0.238, level + 0.245), (0.06, 0.014, 0.07), palette.aluminium)
    case.tube(smooth([(-0.09, -0.235, level + 0.14), (-0.08, -0.285, level + 0.13), (0.08, -0.285, level + 0.13),
                      (0.09, -0.235, level + 0.14)], 3), 0.011, palette.rubber)
    case.build('carrying case', 0.006)
    shades = (palette.red, palette.yellow, palette.blue, palette.black)
    tester, terminals = earth_tester(palette, (0.02, 0.01, level + 0.31), 0.12, colours=shades, reading='4.83 Ω')
    matrix = tester.matrix_basis
    builder = MeshBuilder()
    for i, x in enumerate((-1.06, -0.66, 0.72, 1.12)):
        y = 0.42 + 0.10 * (i % 2)
        z = ground.at(x, y) + 0.01
        reel(palette, shades[i], (x, y, z), math.pi + (0.25, 0.1, -0.15, -0.3)[i], 0.17)
        start = matrix @ terminals[i]
        side = -1 if i < 2 else 1
        leave = matrix @ (terminals[i] + Vector((0, -0.1, -0.01)))
        edge = Vector((side * 0.36, -0.27 + 0.05 * (i % 2), level + 0.28))
        foot = Vector((side * (0.42 + 0.03 * i), -0.24, ground.at(side * 0.45, -0.24) + 0.015))
        builder.tube(smooth([start, leave, edge, foot, Vector((x * 0.75, 0.0, ground.at(x * 0.75, 0) + 0.015)),
                             Vector((x, y - 0.12, z + 0.04))], 3), 0.0038, shades[i], 8)
        spot, far_y = -1.5 + 0.9 * i, 2.6 + 1.7 * i
        out = Vector((x, y + 0.16, z + 0.03))
        end = Vector((spot + 0.085, far_y, ground.at(spot, far_y) + 0.44))
        electrode(palette, (spot, far_y, ground.at(spot, far_y)), 0.0, 0.5, shades[i])
        _lead(builder, ground, out, end, shades[i], 3 + i, 0.0042, 0.05, 0.018)
    builder.build('leads')
    beyond(-14, 14, -2.5, 45.8, fields(first='#5b503f', second='#74684d', third='#49422f'))
    hedge((-40, 52), (44, 48), 2.0, leaves='#4a4630', count=1300, seed=6)
    wood(-110, 100, 130, 170, 55, 10, leaves='#4b4335', seed=15)
    sun = sky(11, 150, 0.15, '#e6eefc', sun=3.0, sun_colour='#ffe3c4', sun_size=2, horizon=(0.72, 0.74, 0.78),
              clouds=0.5,
              cover=0.42, cloud_colour='#fff4ea', cloud_shade='#a2adc2', cloud_strength=0.95, seed=31)
    haze(130, (0.66, 0.70, 0.77), (0.9, 0.85, 0.8), sun, most=0.92)
    camera((0.34, -1.75, 1.55), (0.04, 0.62, 0.46), 27, aperture=7, focus=(0, 0, 0.5))
    return Shot(Grade(exposure=0.4))


def spread_across_stubble():
    """Four electrodes compressed by a long lens, the tester beside their line, straw gold under a dark sky."""
    palette = Palette()
    earth = soil('stubble field', '#937d55', '#b3a27c', 0.6)
    strata = Strata(earth, earth, earth, earth)

    def rows_of_straw(x, y):
        return 0.02 * math.sin((x + 0.12 * y) * 2 * math.pi / 0.3) + 0.05 * relief(x, y, 0.2, 3)

    columns, rows = ticks(-9, 9, 0.08), ticks(-3, 52, 0.22, (-3, 9, 0.07))
    ground = excavate(columns, rows, strata, natural=rows_of_straw, rough=0.03)
    straw = tufts(0.06, 18, 5, ('#cbb070', '#bb9d5c', '#d9c48c', '#a88b52'))
    scatter(ground.top, straw, 46, 0.6, 1.25)
    shades = (palette.red, palette.yellow, palette.green, palette.blue)
    builder = MeshBuilder()
    level = ground.at(0.62, 3.0)
    tester, terminals = earth_tester(palette, (0.62, 3.0, level + 0.03), -0.35, colours=shades, reading='27.1 Ω')
    matrix = tester.matrix_basis
    for i, y in enumerate((1.9, 4.7, 7.5, 10.3)):
        x = -0.42 + 0.035 * y
        z = ground.at(x, y)
        electrode(palette, (x, y, z), -0.3, 0.6, shades[i])
        start = matrix @ terminals[i]
        leave = matrix @ (terminals[i] + Vector((0, -0.12, -0.02)))
        down = matrix @ (terminals[i] + Vector((-0.05 * (2 - i), -0.26, 0)))
        down.z = ground.at(down.x, down.y) + 0.03
        builder.tube(smooth([start, leave, down], 2), 0.0045, shades[i], 8)
        clip = Vector((x + 0.085 * math.cos(-0.3), y + 0.085 * math.sin(-0.3), z + 0.54))
        around = Vector((0.28, (down.y + y) / 2, 0))
        around.z = ground.at(around.x, around.y) + 0.05
        _lead(builder, ground, down, around, shades[i], i, 0.0045, 0.05, 0.05)
        _lead(builder, ground, around, clip, shades[i], i + 9, 0.0045, 0.05, 0.05)
    builder.build('leads')
    reel(palette, shades[2], (1.05, 2.6, level + 0.02), 0.9, 0.15)
    beyond(-9, 9, -3, 51.8, fields(first='#b39a58', second='#c2a865', third='#9a8348'), -0.05)
    hedge((-50, 120), (60, 112), 2.6, count=1300, seed=9)
    wood(-90, 110, 180, 210, 60, 10, seed=18)
    sun = sky(12, 128, 0.08, '#c8d3f2', sun=5.6, sun_colour='#ffc988', horizon=(0.40, 0.42, 0.5), clouds=0.95,
              cover=0.66,
              cloud_scale=0.45, cloud_colour='#9aa4ba', cloud_shade='#3a465e', cloud_strength=0.6, seed=37)
    haze(420, (0.36, 0.40, 0.50), (0.7, 0.6, 0.5), sun, most=0.85)
    camera((0.62, -1.3, 1.05), (0.10, 4.5, 0.16), 44, aperture=6.3, focus=(0.3, 3.0, 0.3))
    return Shot(Grade(exposure=0.4))


PICTURES = [
    Picture('VIS-151', traverse_at_low_sun),
    Picture('VIS-206', tester_on_its_case),
    Picture('VIS-309', spread_across_stubble),
]
