"""Surveys that mark the ground before anything is built on it."""
import math

from mathutils import Vector

from kit.assets.countryside import beyond, bush, hedge, tower_row, wood
from kit.assets.survey import bunting_post, core_box, drilling_rig, peg, receiver
from kit.assets.trench import Heap, Strata, excavate, ticks
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields, soil
from kit.mesh import MeshBuilder, copy
from kit.scene import Picture, Shot
from kit.scenery import relief, scatter, tufts


def corners_of_a_substation():
    """The receiver on its bipod over a corner peg; the other corners and a string line beyond; a tower line behind."""
    palette = Palette()
    grass = soil('pasture', '#55602f', '#77784a', 0.7)
    strata = Strata(grass, grass, grass, grass)
    columns, rows = ticks(-18, 18, 0.4, (-4, 4, 0.12)), ticks(-4, 46, 0.4, (-4, 8, 0.12))
    ground = excavate(columns, rows, strata, rough=0.05,
                      natural=lambda x, y: 0.22 * relief(x, y, 0.05, 2) + 0.02 * max(0.0, y - 10))
    scatter(ground.top, tufts(0.12, 30), 40, 0.5, 1.3)
    x, y = 0.72, 1.25
    receiver(palette, (x, y, ground.at(x, y) + 0.02), 0.35)
    corners = [(x - 0.16, y - 0.14), (-5.4, 6.2), (0.2, 14.0), (7.0, 8.6)]
    for i, (px, py) in enumerate(corners):
        peg(palette, (px, py, ground.at(px, py)), 0.5 * i, (0.30, 0.6, 0.75, 0.75)[i], i)
    between = [((-2.3, 3.6), 0.45), ((-2.6, 10.1), 0.6), ((3.6, 11.3), 0.65), ((3.9, 4.9), 0.5)]
    for i, ((px, py), tall) in enumerate(between):
        peg(palette, (px, py, ground.at(px, py)), 0.9 * i, tall, i + 5)
    string = MeshBuilder()
    loop = [corners[0], between[0][0], corners[1], between[1][0], corners[2], between[2][0], corners[3], between[3][0],
            corners[0]]
    heights = [0.26, 0.4, 0.55, 0.55, 0.7, 0.6, 0.7, 0.45, 0.26]
    for (a, tall), (b, high) in zip(zip(loop, heights), zip(loop[1:], heights[1:])):
        string.cylinder((*a, ground.at(*a) + tall), (*b, ground.at(*b) + high), 0.0022, palette.orange, 6)
    string.build('string line')
    for px, py in ((-6.6, 5.6), (0.0, 15.4), (8.4, 8.8)):
        bunting_post(palette, (px, py, ground.at(px, py)), 1.3)
    beyond(-18, 18, -4, 45.8, fields(first='#5f6c35', second='#7f7c44'), 0.3)
    hedge((-70, 70), (70, 78), 2.4, 0.4, count=1200, seed=14)
    wood(-150, 120, 170, 220, 60, 11, seed=32)
    tower_row(palette, (34, 74), (-96, 62), 3, radius=0.035)
    sun = sky(11, 222, 0.11, '#f1edf2', sun=4.8, sun_colour='#ffc894', horizon=(0.72, 0.62, 0.54), clouds=0.75,
              cover=0.48,
              cloud_scale=0.5, cloud_colour='#ffe0c2', cloud_shade='#8b93ad', cloud_strength=0.85, seed=61)
    haze(420, (0.52, 0.54, 0.6), (1.0, 0.78, 0.55), sun, most=0.9)
    camera((-0.45, -2.75, 1.5), (0.3, 4.0, 1.5), 37, shift_y=-0.03, level=True, aperture=4.0, focus=(0.72, 1.25, 1.4))
    return Shot(Grade(exposure=0.45))


def borehole_by_the_hedge():
    """A tracked rig at work beside an autumn hedge; cores on a trestle; pegs run on along the cable's line."""
    palette = Palette()
    strata = Strata(soil('headland', '#5a5230', '#7d7450', 0.8), soil('headland', '#5a5230', '#7d7450', 0.8),
                    soil('headland', '#5a5230', '#7d7450', 0.8), soil('arisings', '#6b5a44', '#9c8d72', 1.0))
    columns, rows = ticks(-14, 16, 0.3, (-4, 5, 0.08)), ticks(-4, 50, 0.35, (-3, 9, 0.08))
    hole = (0.75, 4.3)
    ground = excavate(columns, rows, strata, heaps=[Heap(((hole[0] + 0.7, hole[1] - 0.3), (hole[0] + 1.2,
                                                                                           hole[1] + 0.2)),
                                                         0.22, 0.9)], rough=0.04)
    scatter(ground.top, tufts(0.13, 30, colours=('#6b6b33', '#8a7f45', '#9c8a4c', '#56602c')), 34, 0.5, 1.3)
    turn = -0.62
    rig_at = (hole[0] + 1.35 * -math.sin(turn), hole[1] + 1.35 * math.cos(turn))
    drilling_rig(palette, (*rig_at, ground.at(*rig_at) + 0.01), turn)
    bench = MeshBuilder()
    bx, by, height = -1.55, 1.75, 0.66
    level = ground.at(bx, by)
    angle = 0.30
    along, across = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
    for side in (-0.85, 0.85):
        middle = Vector((bx, by, level)) + along * side
        for lean in (-1, 1):
            bench.bar(middle + across * lean * 0.3 - Vector((0, 0, 0.03)), middle + across * lean * 0.12
                      + Vector((0, 0, height - 0.05)), 0.05, palette.timber)
        bench.bar(middle - across * 0.3 + Vector((0, 0, height - 0.04)), middle + across * 0.3
                  + Vector((0, 0, height - 0.04)), 0.06, palette.timber)
        bench.bar(middle - across * 0.22 + Vector((0, 0, 0.24)), middle + across * 0.22 + Vector((0, 0, 0.24)), 0.03,
                  palette.timber)
    for plank in (-0.19, 0.0, 0.19):
        bench.box(Vector((bx, by, level + height + 0.015)) + across * plank, (2.3, 0.18, 0.035), palette.timber,
                  rotation=(0, 0, angle))
    bench.build('trestle', 0.004)
    for k, offset in enumerate((-0.56, 0.56)):
        place = Vector((bx, by, level + height + 0.034)) + along * offset
        core_box(palette, place, angle, k, 'BH 3', ('0.0 – 3.0 m', '3.0 – 6.0 m')[k])
    core_box(palette, (-2.15, 0.85, ground.at(-2.15, 0.85) + 0.02), 0.55, 4, 'BH 2', '0.0 – 3.0 m')
    for i in range(8):
        x, y = 2.35 + 0.12 * i, 1.3 + 3.1 * i
        peg(palette, (x, y, ground.at(x, y)), 0.6 * i, 0.6, i)
    pipes = MeshBuilder()
    for k in range(5):
        x, y = 2.5 + 0.16 * (k % 3) + 0.08 * (k // 3), 6.2
        z = ground.at(x, y) + 0.06 + 0.13 * (k // 3)
        pipes.cylinder((x + 0.6, y - 1.1, z), (x + 0.6, y + 1.0, z), 0.068, palette.galvanised, 24)
    pipes.build('casing')
    kinds = [bush(2.5, 2.2, '#4b4a24', 7500, seed) for seed in (1, 2, 3)]
    for i in range(26):
        x, y = -3.9 - 0.05 * math.sin(i * 2.3) + 0.055 * i, 3.0 + 1.4 * i
        copy(kinds[i % 3], (x, y, -0.12), math.pi / 2 + 0.15 * math.sin(i * 1.7) + (math.pi if i % 2 else 0),
             0.92 + 0.14 * math.sin(i * 3.1))
    for kind in kinds:
        kind.location = (-6.4, 1.6, -40)
    beyond(-14, 16, -4, 49.8, fields(first='#77703a', second='#8d8048', third='#565a2c'))
    hedge((-60, 90), (80, 70), 2.4, leaves='#4a4524', count=1200, seed=16)
    wood(-60, 150, 170, 220, 56, 11, leaves='#54451f', seed=36)
    sun = sky(10, 138, 0.105, '#f4e8e4', sun=5.0, sun_colour='#ffbe84', horizon=(0.74, 0.56, 0.42), clouds=0.8,
              cover=0.5,
              cloud_scale=0.45, cloud_colour='#ffd2a6', cloud_shade='#7f86a2', cloud_strength=0.8, seed=67)
    haze(320, (0.50, 0.49, 0.54), (1.0, 0.72, 0.48), sun, most=0.9)
    camera((0.2, -3.7, 1.95), (0.1, 4.0, 1.95), 29, shift_y=-0.02, level=True, aperture=8, focus=(0, 4, 1))
    return Shot(Grade(exposure=0.6))


PICTURES = [
    Picture('VIS-150', corners_of_a_substation),
    Picture('VIS-322', borehole_by_the_hedge),
]
