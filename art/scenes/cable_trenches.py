"""Open cable trenches with their cables laid."""
import random

from kit.assets.cable import phase_band, sheath, snaked, trefoil
from kit.assets.countryside import beyond, hedge, tower_row, wood
from kit.assets.trench import (Heap, Strata, Trench, cover_tiles, excavate, laid_tile, marker_tape_roll, ribbon, ticks,
                               timbering)
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields, soil
from kit.mesh import MeshBuilder
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tufts


def trefoil_in_sand():
    """One circuit along a farm track in evening sun, seen along the trench from a kneeling height."""
    palette = Palette()
    sand = soil('bedding sand', '#b8975f', '#a58a5c', 0.5, 2.2)
    strata = Strata(soil('field', '#4c4a28', '#6f6a4a', 0.8), soil('loam', '#5c4836', '#8d806c', 1.0),
                    sand, soil('spoil', '#544231', '#8d806c', 1.0))
    trench = Trench(((0, -8), (0, 44)), 0.8, 0.72, 0.3)
    columns = ticks(-9, 9, 0.35, (-0.85, 0.85, 0.022), (-2.8, -0.85, 0.05), (0.75, 2, 0.08))
    rows = ticks(-6, 46, 0.6, (-3.2, 4, 0.028), (4, 12, 0.08), (12, 46, 0.3))
    ground = excavate(columns, rows, strata, [trench], [Heap(((-2.1, -8), (-2.1, 44)), 0.6, 1.7)], rough=0.03)
    scatter(ground.top, tufts(0.07, 30), 60, 0.5, 1.2)
    scatter(ground.spoil, stones(('#54422f', '#45372a', '#66533f'), 5), 60, 0.012, 0.05)
    scatter(ground.side, stones(('#54422f', '#7a7060', '#66533f'), 4), 26, 0.006, 0.022)
    red = sheath('red sheath', '#8c1d18')
    builder = MeshBuilder()
    path = snaked((0, -5.9, 0), (0, 44, 0), lambda x, y: ground.at(x, y) - 0.004, 0.02, 7.0)
    trefoil(builder, path, 0.038, (red, red, red), palette.black, 1.2, 20)
    ribbon(builder, [(0.95 + 0.02 * (i % 3), 2.2 + i * 0.45, ground.at(0.95,
                                                                       2.2 + i * 0.45) + 0.03) for i in range(18)],
           0.15, palette.yellow, 0.4)
    marker_tape_roll(builder, palette, (0.95, 1.45, 0.03), 0.4)
    chance = random.Random(5)
    for i in range(7):
        laid_tile(builder, palette, (0.72 + chance.uniform(-0.02, 0.03), 8.6 + i * 1.06, 0.03), 1.57, 0.04)
    builder.build('cables and tiles', 0.002)
    for i, (y, count) in enumerate(((0.5, 6), (2.4, 9), (6.2, 5))):
        cover_tiles(palette, (1.06 + 0.05 * (i % 2), y, 0.03), count, 1.52 + 0.05 * i, i)
    beyond(-9, 9, -6, 45.8, fields())
    hedge((-60, 62), (70, 56), 2.2, count=1200)
    wood(-130, 30, 150, 190, 34)
    tower_row(palette, (95, 210), (-165, 60), 3)
    sun = sky(15, 186, 0.11, '#eeeaf4', sun=4.8, sun_colour='#ffd6ae', horizon=(0.66, 0.6, 0.55), clouds=0.7,
              cover=0.48, cloud_scale=0.6, cloud_colour='#ffe2c4', cloud_shade='#8793ad', cloud_strength=0.8, seed=4)
    haze(420, (0.5, 0.53, 0.6), (1.0, 0.8, 0.55), sun, most=0.9)
    camera((0.26, -1.75, 0.30), (0.10, 3.0, -0.66), 28, aperture=8, focus=(0, 0.4, -0.75))
    return Shot(Grade(exposure=0.35))


def two_circuits_in_timber():
    """Two circuits in a timbered trench through heavy clay, looked down upon after rain."""
    palette = Palette()
    clay = soil('wet clay', '#4d4f4e', '#77756d', 0.8)
    strata = Strata(soil('trodden clay', '#4a4741', '#74716a', 0.7), clay,
                    soil('washed sand', '#b3a27e', '#a59a84', 0.35, 2.0), soil('clay spoil', '#474845', '#77756d', 0.9))
    columns = ticks(-6, 6, 0.25, (-1.0, 1.0, 0.022), (-3.4, -1.0, 0.05), (1.0, 2.0, 0.04))
    rows = ticks(-3, 30, 0.4, (-3, 6, 0.026), (6, 14, 0.1))
    ground = excavate(columns, rows, strata, [Trench(((0, -6), (0, 40)), 1.25, 1.28, 0.04)],
                      [Heap(((-2.3, -6), (-2.3, 40)), 0.7, 1.7)], rough=0.03, bed_rough=0.008)
    scatter(ground.top, stones(('#4a4741', '#605c55', '#77756d')), 60, 0.006, 0.03)
    scatter(ground.spoil, stones(('#474845', '#52524d', '#3c3d3b')), 70, 0.015, 0.06)
    black = sheath()
    builder = MeshBuilder()
    for x, wave, bands in ((-0.26, 6.0, (palette.timber, palette.black, palette.polymer)),
                           (0.26, 7.5, (palette.timber, palette.black, palette.polymer))):
        path = snaked((x, -2.9, 0), (x, 30, 0), lambda a, b: ground.at(a, b) - 0.004, 0.015, wave)
        lines = trefoil(builder, path, 0.037, (black, black, black), palette.yellow, 1.15, 20)
        for line, band in zip(lines, bands):
            for k in (7, 19):
                phase_band(builder, line[k], line[k + 1] - line[k], 0.037, band, 0.06)
    timbering(builder, palette, 0, -2.9, 29, 0.61, 1.25, strut_step=2.1)
    builder.build('cables and timber', 0.003)
    rungs = MeshBuilder()
    for side in (-0.19, 0.19):
        rungs.cylinder((0.42 + side * 0.1, 5.4 + side, -1.24), (0.66 + side * 0.1, 5.4 + side, 0.95), 0.024,
                       palette.aluminium)
    for k in range(8):
        share = k / 7.6 + 0.05
        rungs.cylinder((0.401 + 0.24 * share, 5.21, -1.24 + 2.19 * share), (0.439 + 0.24 * share, 5.59,
                                                                            -1.24 + 2.19 * share),
                       0.014, palette.aluminium)
    for k in range(9):
        laid_tile(rungs, palette, (1.35 + 0.02 * (k % 3), 0.6, 0.03 + 0.0235 * k), 1.5 + 0.02 * (k % 2))
    rungs.build('ladder and tiles', 0.002)
    beyond(-6, 6, -3, 29.8, fields())
    sun = sky(34, 158, 0.13, '#e3ebf8', sun=2.6, sun_colour='#fff0dc', sun_size=6, horizon=(0.62, 0.64, 0.67),
              clouds=0.9, cover=0.6, cloud_shade='#8c97a6', cloud_strength=0.9, seed=8)
    haze(220, (0.55, 0.59, 0.64), (0.7, 0.68, 0.62), sun, most=0.9)
    camera((0.16, -2.45, 1.35), (0.03, 1.6, -0.98), 30, aperture=8, focus=(0, 0.6, -1.1))
    return Shot(Grade(exposure=0.5))


PICTURES = [
    Picture('VIS-123', trefoil_in_sand),
    Picture('VIS-306', two_circuits_in_timber),
]
