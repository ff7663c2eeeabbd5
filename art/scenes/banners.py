"""The wide views at the heads of pages."""
import math

from kit.assets.buildings import control_building, kerb, lamp_post, switchroom_building, trench_covers
from kit.assets.fences import double_gate, palisade
from kit.assets.horizon import ridge, town
from kit.assets.station import high_busbars, line_bays, overhead_line, transformer_bays, transformers
from kit.assets.switchroom import Switchroom, switchroom
from kit.assets.towers import another, line, suspension_tower
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, concrete, fields, gravel
from kit.mesh import plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tree_line
from kit.signs import label

LAMPS = ('street lamp #ffd2a0', 'door lamp', 'room wall lit', 'room ceiling lit', 'room tube', 'room panel')
"""Materials that no haze dims."""


def chippings():
    """Limestone: granite goes black under a low sun."""
    return gravel('chippings', 24, '#a4a19b', '#63615e')


def flood(location, target, power, base='#ffcb96'):
    """A floodlight that stands out of sight."""
    lamp = area_light(location, target, 0.6, 0.4, power, base, 120)
    lamp.visible_camera = False


def busbars_at_blue_hour():
    """Along the busbars from the aisle beside them: home page."""
    palette = Palette()
    plane(-60, 110, -30, 130, 0, chippings())
    plane(-1500, 1500, 130, 2500, -0.05, fields())
    near = plane(28, 46, 7, 16, 0.005, chippings())
    scatter(near, stones(), 90, 0.012, 0.032)
    bays = [14.0 + 12 * i for i in range(6)]
    high_busbars(palette, 4, 84, [8.0 + 12 * i for i in range(7)])
    line_bays(palette, bays, opened=bays[:2])
    transformers(palette, transformer_bays(palette, [26.0, 50.0, 62.0]), walls=(20.0, 32.0, 44.0, 56.0, 68.0))
    control_building(palette, location=(32.0, 100, 0), lamps=90, lit=(False, True, False))
    palisade(palette, 140, (-30, 116, 0))
    trench_covers(palette, 78, location=(36.3, 6, 0), turn=math.pi / 2)
    for y in (30, 54, 78):
        lamp_post(palette, (37.6, y, 0), math.pi / 2, power=500)
    for y in (20, 44, 68):
        lamp_post(palette, (25.4, y, 0), math.pi / 2, power=450)
    for y in (13, 25, 37, 49, 61, 73):
        flood((37.0, y, 0.5), (30.6, y + 3, 6.5), 420)
        flood((36.5, y - 2, 0.5), (41, y + 1, 4.0), 160)
    sun = sky(2.0, -62, 0.115, '#a8c0ff', sun=0, sky_elevation=0.2, clouds=0.75, cover=0.44, cloud_scale=0.5,
              cloud_colour='#c99a98', cloud_shade='#3a4f7d', cloud_strength=0.35, seed=6.0,
              horizon=(0.60, 0.42, 0.36), horizon_amount=0.7, horizon_height=0.07)
    haze(420, (0.13, 0.165, 0.27), (0.34, 0.22, 0.17), sun, skip=LAMPS)
    camera((35.4, 8.2, 1.65), (33.6, 40, 3), 26, shift_y=0.13, level=True)
    return Shot(Grade(exposure=1.35, bloom=0.10), effort=1.2)


def from_the_road():
    """Two transformers at dusk with the yard behind them, lamps on along the road: services."""
    palette = Palette()
    plane(-40, 66.5, -90, 60, 0, chippings())
    plane(66.5, 72.3, -90, 60, 0.01, concrete('road', '#6f6e6c', wet=0.5))
    plane(72.3, 120, -90, 60, 0, chippings())
    near = plane(72.5, 76, 8, 16.5, 0.005, chippings())
    scatter(near, stones(), 170, 0.012, 0.034)
    plane(-2500, -40, -2000, 2000, -0.05, fields())
    plane(-40, 2500, -2000, -90, -0.05, fields())
    kerb(palette, [(66.45, -90), (66.45, 60)])
    kerb(palette, [(72.4, -90), (72.4, 60)])
    high_busbars(palette, -16, 16, [-12.0, 0.0, 12.0])
    landings = line_bays(palette, [-6.0, 6.0])
    transformers(palette, transformer_bays(palette, [-6.0, 6.0]), walls=(-12.0, 0.0))
    overhead_line(palette, landings, (-30, -12), [(-290, -90), (-560, -170), (-840, -250)])
    switchroom_building(palette, 18, 8, location=(80, -22, 0), turn=math.pi, lamps=170)
    trench_covers(palette, 31, location=(64.6, -20, 0), turn=math.pi / 2)
    palisade(palette, 130, (-13, 60, 0), -math.pi / 2)
    palisade(palette, 120, (-13, -70, 0))
    tree_line([(-60 - 7 * (i % 3), -170 + 8.5 * i, 0) for i in range(32)], 8)
    tree_line([(-10 + 9 * i, -104 - 8 * (i % 3), 0) for i in range(14)], 9, seed=2)
    for y in (-16.0, -1.2):
        lamp_post(palette, (65.7, y, 0), -math.pi / 2, power=560)
    flood((66.0, 16.0, 5.5), (60, 6, 2), 420)
    lamp_post(palette, (25.4, 0, 0), math.pi / 2, power=650)
    for y in (-6, 6):
        flood((64.8, y + 5.4, 0.4), (58.5, y - 1, 3.6), 170)
        flood((44.5, y + 5.2, 0.5), (41, y, 4.5), 320)
        flood((36.0, y + 5.5, 0.5), (31, y + 4, 6), 340)
    sky(4.0, 118, 0.125, '#bcc8ff', sun=0.7, sun_colour='#ff9c66', sky_elevation=0.9, clouds=0.8, cover=0.5,
        cloud_scale=0.45, cloud_colour='#e0a6a0', cloud_shade='#4c6298', cloud_strength=0.5, seed=11.0,
        horizon=(0.82, 0.54, 0.48), horizon_amount=0.75, horizon_height=0.10)
    haze(560, (0.24, 0.25, 0.37), skip=LAMPS)
    camera((73.6, 16.6, 1.9), (50.9, -6.6, 3), 26, shift_y=0.10, level=True)
    return Shot(Grade(exposure=0.85, bloom=0.10), effort=1.1)


def at_dawn():
    """A transformer bay and a containerised switchroom on either side of the road: case studies."""
    palette = Palette()
    plane(-40, 62.8, -50, 60, 0, chippings())
    plane(62.8, 68.2, -60, 60, 0.01, concrete('road', '#7b766e', wet=0.2))
    plane(68.2, 120, -50, 60, 0, chippings())
    near = plane(50, 62.5, -17, -9, 0.005, chippings())
    scatter(near, stones(), 70, 0.012, 0.034)
    plane(-2500, 2500, 60, 2500, -0.05, fields())
    for x in (62.75, 68.25):
        kerb(palette, [(x, -60), (x, 60)])
    high_busbars(palette, -6, 30, [-6.0, 6.0, 18.0, 30.0])
    line_bays(palette, [0.0, 12.0, 24.0], opened=[24.0])
    transformers(palette, transformer_bays(palette, [0.0, 12.0]), walls=(6.0,), wall_height=7.2)
    switchroom(palette, Switchroom(), location=(72.6, 4.0, 0), turn=-math.pi / 2)
    label('SWITCHROOM SR-01', 0.24, palette.navy, (70.86, 4.0, 4.05), -math.pi / 2)
    trench_covers(palette, 20, location=(42.4, -7.4, 0))
    palisade(palette, 102, (-40, 52, 0))
    double_gate(palette, 5.4, (62.8, 52, 0))
    palisade(palette, 60, (68.2, 52, 0))
    tree_line([(-30 + 9 * i, 95 + 18 * (i % 3), 0) for i in range(22)], 9)
    first = suspension_tower(palette, (22, 165, 0), math.radians(68))
    near_tower, far_tower = (another(first, place, math.radians(68)) for place in ((320, 50, 0), (-270, 285, 0)))
    line(palette, [near_tower, first, far_tower], 7, 0.022)
    sun = sky(9.0, 222, 0.115, '#f6e2f0', sun=4.8, sun_colour='#ffb482', clouds=0.8, cover=0.48, cloud_scale=0.5,
              cloud_colour='#ffd2ba', cloud_shade='#a09fc4', cloud_strength=0.95, seed=3.0,
              horizon=(0.98, 0.72, 0.60), horizon_amount=0.85, horizon_height=0.10)
    haze(330, (0.70, 0.58, 0.58), (1.1, 0.85, 0.65), sun, fall=26)
    camera((62.9, -19.4, 1.65), (61.5, 0, 2.5), 27, shift_y=0.09, level=True)
    return Shot(Grade(exposure=0.3))


def last_light():
    """From above the busbars to the town and the towers that leave for it: gallery."""
    palette = Palette()
    plane(-40, 110, -80, 80, 0, chippings())
    plane(-3000, 110, -2500, -80, -0.05, fields())
    plane(-3000, -40, -80, 80, -0.05, fields())
    plane(-3000, 110, 80, 2500, -0.05, fields())
    high_busbars(palette, -42, 42, [-36.0 + 12 * i for i in range(7)])
    landings = line_bays(palette, [-30.0, -18.0, -6.0, 6.0, 18.0, 30.0], opened=[18.0])
    for first, towers in ((-24.0, [(-300, -90), (-590, -160), (-880, -230), (-1180, -300)]),
                          (0.0, [(-290, 10), (-570, 24), (-850, 38), (-1130, 52), (-1400, 66)])):
        two = {y: landings[y] for y in (first - 6, first + 6)}
        overhead_line(palette, two, (-30, first), towers, radius=0.026)
    transformer_bays(palette, [-18.0, 6.0])
    palisade(palette, 160, (-14, 80, 0), -math.pi / 2)
    for x, y in ((25.4, -24), (25.4, 0), (25.4, 24)):
        lamp_post(palette, (x, y, 0), math.pi / 2, power=350)
    houses = town(215, -30, 330, seed=4, tall=0.9, windows=0.4)
    houses.rotation_euler[2] = math.pi / 2
    hills, _ = ridge(fields(), 2300, 130, 6000, seed=2)
    hills.rotation_euler[2] = math.pi / 2
    tree_line([(-120 - 37 * (i % 5), -320 + 15 * i, 0) for i in range(44)], 9)
    sun = sky(7.5, 138, 0.12, '#ffdcd8', sun=5.2, sun_colour='#ff9d5c', clouds=0.8, cover=0.52, cloud_scale=0.5,
              cloud_colour='#ffb98a', cloud_shade='#6f7798', cloud_strength=0.85, seed=8.0,
              horizon=(1.15, 0.66, 0.36), horizon_amount=0.8, horizon_height=0.10)
    haze(1100, (0.62, 0.45, 0.40), (1.2, 0.7, 0.4), sun, skip=(*LAMPS, 'town window'))
    camera((58, 13.5, 8.4), (12, 1.0, 8.6), 31, shift_y=0.02, level=True)
    return Shot(Grade(exposure=0.35))


PICTURES = [
    Picture('VIS-002', busbars_at_blue_hour, 1920, 1080),
    Picture('VIS-100', from_the_road),
    Picture('VIS-200', at_dawn),
    Picture('VIS-300', last_light, 1920, 1080),
]
