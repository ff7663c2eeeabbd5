"""Whole substations: other places, other hours, other heights."""
import math

from kit.assets.buildings import control_building, kerb, lamp_post, switchroom_building, trench_covers
from kit.assets.countryside import hedge
from kit.assets.fences import double_gate, enclosure, palisade
from kit.assets.horizon import ridge, turbines
from kit.assets.station import enlarge, high_busbars, line_bays, overhead_line, transformer_bays, transformers
from kit.assets.towers import another, line, span, suspension_tower, terminal_tower
from kit.assets.transformer import bund, primary_transformer
from kit.assets.yard import busbars, gantry, join
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, concrete, fields, gravel, soil, surface
from kit.mesh import plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tree_line, tufts
from mathutils import Matrix, Vector

LAMPS = ('street lamp #ffd2a0', 'door lamp', 'room wall lit', 'room ceiling lit', 'room tube', 'room panel')
"""Materials that no haze dims."""


def chippings():
    """Limestone: granite goes black under a low sun."""
    return gravel('chippings', 24, '#a4a19b', '#63615e')


def point_of_connection():
    """Busbars, a transformer bay, and the wind farm that it connects."""
    palette = Palette()
    plane(-60, 120, -60, 60, 0, chippings())
    plane(-2500, 2500, 60, 3000, -0.05, fields())
    near = plane(36, 58, -22, -14, 0.005, chippings())
    scatter(near, stones(), 70, 0.012, 0.034)
    trench_covers(palette, 34, location=(40.8, -21, 0), turn=math.radians(72))
    high_busbars(palette, -14, 40, [-12.0, 0.0, 12.0, 24.0, 36.0])
    line_bays(palette, [6.0, 18.0, 30.0], opened=[18.0])
    transformers(palette, transformer_bays(palette, [-6.0]), walls=(0.0,))
    palisade(palette, 170, (-50, 52, 0))
    hills, crest = ridge(fields(), 720, 72, 3200, seed=5)
    turbines([(x * 0.7, 712 + y, crest(x * 0.7) - 10) for x, y in
              ((-420, 0), (-260, -30), (-90, 15), (20, -50), (150, 0), (300, -25), (430, 20), (620, -20))], 125, 80,
             seed=4)
    tree_line([(-120 + 11 * i, 110 + 15 * (i % 4), 0) for i in range(26)], 8)
    sun = sky(5.0, 252, 0.12, '#ffd9e2', sun=4.2, sun_colour='#ffa06a', clouds=0.75, cover=0.48, cloud_scale=0.4,
              cloud_colour='#ffbfa0', cloud_shade='#7d83ab', cloud_strength=0.8, seed=14.0,
              horizon=(0.95, 0.60, 0.52), horizon_amount=0.75, horizon_height=0.12)
    haze(1500, (0.60, 0.48, 0.52), (1.1, 0.7, 0.5), sun, skip=('distant turbine',))
    camera((46.4, -23.6, 1.65), (50.4, 0, 3), 24, shift_y=0.15, level=True)
    # Blades are two pixels wide: twice the samples keep them whole.
    return Shot(Grade(exposure=0.65), effort=2.0)


def among_fields():
    """From the height of a drone, on a clear morning."""
    palette = Palette()
    plane(-2600, 1800, -1800, 2600, -0.05, fields('pasture', '#5a6838', '#857d4c', '#3f4f29'))
    plane(-14, 100, -34, 34, 0.0, chippings())
    road = concrete('road', '#8d877b')
    plane(67, 73, -34, 34, 0.012, road)
    plane(73, 86, -7, -1, 0.012, road)
    plane(67, 73, -420, -34, -0.03, road)
    kerb(palette, [(66.9, -33), (66.9, 33)])
    high_busbars(palette, -16, 16, [-12.0, 0.0, 12.0])
    landings = line_bays(palette, [-6.0, 6.0])
    transformers(palette, transformer_bays(palette, [-6.0, 6.0]), walls=(-12.0, 0.0, 12.0))
    overhead_line(palette, landings, (-30, 0), [(-280, 40), (-540, 90), (-800, 140), (-1060, 190)])
    switchroom_building(palette, 20, 8, location=(60, 16.5, 0), turn=0.0, name='33 kV SWITCHROOM')
    control_building(palette, location=(84, -30, 0), turn=math.pi / 2)
    trench_covers(palette, 26, location=(64.9, -10, 0), turn=math.pi / 2)
    trench_covers(palette, 60, location=(4, 0, 0))
    enclosure(palette, [(-14, -34), (-14, 34), (100, 34), (100, -34)], gate=(3, 30.0), gate_width=6.0)
    for x, y in ((25.4, 0), (65.9, -14), (65.9, 14), (44.0, 0)):
        lamp_post(palette, (x, y, 0), math.pi / 2)
    hedge((-150, -60), (62, -52), 2.4, 0, seed=2)
    hedge((78, -52), (210, -46), 2.4, 0, seed=3)
    hedge((-60, 74), (180, 92), 2.6, 0, seed=4)
    tree_line([(-190 + 19 * i, 130 + 40 * math.sin(i * 1.9), 0) for i in range(24)], 10)
    tree_line([(150 + 7 * (i % 4), -30 + 9 * i, 0) for i in range(12)], 9, seed=5)
    sun = sky(24, 152, 0.10, '#fff3ea', sun=4.6, sun_colour='#ffdcb4', clouds=0.6, cover=0.4, seed=3.0,
              horizon=(0.75, 0.74, 0.76), horizon_amount=0.7, horizon_height=0.12)
    haze(2200, (0.56, 0.60, 0.68), (1.0, 0.85, 0.7), sun, most=0.9)
    camera((126, -50, 46), (44, -1.5, 1.5), 36.5)
    return Shot(Grade(exposure=0.2))


def _aside(plant, offset):
    """Moves busbars whose posts each have a place of their own, which `place` would put all in one."""
    plant.matrix = Matrix.Translation(offset)
    for part in plant.parts:
        part.location += Vector(offset)
    return plant


def grid_supply_point():
    """400 kV at first light, between two sets of busbars."""
    palette = Palette()
    plane(-60, 220, -120, 120, 0, chippings())
    plane(-200, 3000, -2500, 2500, -0.06, fields())
    near = plane(-9, 6, -9, 9, 0.005, chippings())
    scatter(near, stones(), 90, 0.012, 0.034)
    left, right = (_aside(busbars(palette, 86, 400), (4, y, 0)) for y in (10.5, -10.5))
    landing = gantry(palette, 400, openings=2).place((106, 0, 0), math.pi)
    strings = sorted(landing.at('yard'), key=lambda point: point.y)
    join(palette, right.at('end') + left.at('end'), strings, 1.2, 0.022, 0.3)
    end = terminal_tower(palette, (172, 0, 0), -math.pi / 2, scale=1.65)
    # The tower's left is the gantry's +y.
    lines = sorted(landing.at('line'), key=lambda point: -point.y)
    span(palette, end.behind[:6], lines, 1.5, 0.024)
    first = suspension_tower(palette, (520, 60, 0), -math.pi / 2, scale=1.65)
    line(palette, [end, first, another(first, (880, 120, 0), -math.pi / 2)], 10, 0.03)
    tree_line([(200 + 9 * (i % 4), -150 + 9 * i, 0) for i in range(34)], 9)
    palisade(palette, 200, (134, 100, 0), -math.pi / 2)
    trench_covers(palette, 90, 1.0, location=(-4, 1.6, 0))
    sun = sky(7.0, 218, 0.11, '#ffe8e6', sun=4.8, sun_colour='#ffb07a', clouds=0.7, cover=0.45, cloud_scale=0.45,
              cloud_colour='#ffd0b0', cloud_shade='#8f9ac0', cloud_strength=0.85, seed=21.0,
              horizon=(0.98, 0.74, 0.56), horizon_amount=0.8, horizon_height=0.10)
    haze(620, (0.62, 0.56, 0.58), (1.1, 0.8, 0.55), sun, fall=90)
    camera((-6.5, -2.2, 1.6), (60, 0.6, 3), 27, shift_y=0.15, level=True)
    return Shot(Grade(exposure=0.4))


def desert():
    """220 kV on sand at midday."""
    palette = Palette()
    sand = soil('sand', '#8c7a60', '#76664f', 0.5, 0.8)
    gantry_ys = [-18.0, -6.0, 6.0, 18.0]
    high_busbars(palette, -28, 28, [-24.0, -12.0, 0.0, 12.0, 24.0])
    line_bays(palette, gantry_ys, opened=[6.0])
    transformer_bays(palette, [-6.0, 18.0])
    enlarge(1.38)
    plane(-3000, 3000, -3000, 3000, -0.01, sand)
    yard = plane(-20, 80, -50, 50, 0.01, gravel('pale stone', 22, '#9c8b70', '#6c5e4b'))
    near = plane(46, 66, -46, -20, 0.02, sand)
    scatter(near, stones(('#8d7d68', '#776955', '#a39580')), 30, 0.008, 0.035)
    yard.name = 'yard'
    rock = surface('desert rock', '#8d7460', 0.95, variation=0.22, grain=0.004, bump=0.6, bump_scale=0.02)
    for distance, height, seed in ((2600, 520, 3), (4200, 960, 8)):
        hills, _ = ridge(rock, distance, height, distance * 3.4, seed, 0.0016)
        hills.rotation_euler[2] = math.radians(38)
    palisade(palette, 140, (-26, 60, 0))
    palisade(palette, 130, (-26, 60, 0), -math.pi / 2)
    sun = sky(58, 205, 0.085, '#f4f6ff', sun=5.2, sun_colour='#fff0dc', sun_size=0.5, clouds=0.25, cover=0.3,
              horizon=(0.86, 0.82, 0.76), horizon_amount=0.7, horizon_height=0.16)
    haze(8000, (0.66, 0.66, 0.72), (1.0, 0.9, 0.8), sun, most=0.85)
    camera((63.0, -33.0, 1.7), (34, 2, 3), 30, shift_y=0.14, level=True)
    return Shot(Grade(exposure=-0.25))


def energised():
    """Lamps on at the switchroom, two 33 kV transformers behind their fence, the line leaving."""
    palette = Palette()
    plane(-60, 60, -30, 60, 0, chippings())
    plane(-2500, 2500, 60, 3000, -0.05, fields())
    plane(-60, 60, 0.0, 4.6, 0.01, concrete('road', '#726f6b', wet=0.35))
    grass = plane(-14, 16, -9.5, -3.4, 0.01, fields('verge', '#55602f', '#7a7444', '#39461f'))
    scatter(grass, tufts(0.22), 16, 0.6, 1.2)
    kerb(palette, [(-60, -0.05), (60, -0.05)])
    switchroom_building(palette, 16, 7.5, location=(-17.5, 10.5, 0), lamps=150)
    plane(-17.5, -1.0, 4.6, 10.2, 0.012, concrete())
    names, ends = {3.4: 'T1', 13.4: 'T2'}, {}
    for x, name in names.items():
        bund(palette, 7.2, 6.6, 0.45).place((x, 15.5, 0))
        unit = primary_transformer(palette, palette.tank_grey, name).place((x, 15.5, 0))
        portal = gantry(palette, 33).place((x, 25.0, 0), -math.pi / 2)
        join(palette, unit.at('hv'), portal.at('yard'), 0.5, 0.012)
        ends[x] = portal.at('line')
    terminal = terminal_tower(palette, (8.4, 44, 0), scale=0.78)
    for circuit, x in enumerate(sorted(ends)):
        points = sorted(terminal.behind[circuit * 3:circuit * 3 + 3], key=lambda point: point.x)
        span(palette, points, sorted(ends[x], key=lambda point: point.x), 0.4, 0.014)
    first = suspension_tower(palette, (40, 230, 0), math.radians(-10), scale=0.78)
    others = [another(first, place, math.radians(-10)) for place in ((80, 430, 0), (120, 630, 0))]
    line(palette, [terminal, first, *others], 5, 0.02)
    palisade(palette, 24, (-1.0, 8.2, 0), plates_every=3)
    palisade(palette, 22, (-1.0, 30.2, 0), -math.pi / 2)
    double_gate(palette, 4.0, (23.0, 8.2, 0), name_plate='33 kV')
    tree_line([(-90 + 9 * i, 90 + 20 * (i % 3), 0) for i in range(26)], 8)
    lamp_post(palette, (19.5, 12.0, 0), math.pi / 2, power=420)
    for x in (3.4, 13.4):
        lamp = area_light((x - 3.0, 9.4, 0.5), (x, 15.5, 2.4), 0.5, 0.4, 170, '#ffcb96', 120)
        lamp.visible_camera = False
    sun = sky(1.5, 30, 0.10, '#a9c2ff', sun=0, sky_elevation=0.1, clouds=0.7, cover=0.42, cloud_scale=0.55,
              cloud_colour='#d6a398', cloud_shade='#3f5484', cloud_strength=0.4, seed=17.0,
              horizon=(0.78, 0.46, 0.30), horizon_amount=0.75, horizon_height=0.07)
    haze(480, (0.15, 0.18, 0.28), (0.45, 0.28, 0.2), sun, skip=LAMPS)
    camera((-4.6, -4.6, 1.65), (1.2, 12, 3), 25, shift_y=0.16, level=True)
    return Shot(Grade(exposure=1.4, bloom=0.10), effort=1.2)


PICTURES = [
    Picture('VIS-146', point_of_connection),
    Picture('VIS-210', among_fields),
    Picture('VIS-301', grid_supply_point),
    Picture('VIS-325', desert),
    Picture('VIS-327', energised),
]
