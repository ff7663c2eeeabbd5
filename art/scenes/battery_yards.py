"""Battery storage: from the corner of the compound, down its aisle, over its fields and from the air."""
import math

from kit.assets.buildings import kerb, lamp_post
from kit.assets.containers import battery_container, inverter_skid, number_plate
from kit.assets.countryside import hedge, tower_row, wood
from kit.assets.fences import enclosure, palisade
from kit.assets.station import high_busbars, line_bays, overhead_line, transformer_bays, transformers
from kit.assets.switchroom import Switchroom, switchroom
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, concrete, fields, glow, gravel, soil
from kit.mesh import MeshBuilder, copy, plane
from kit.scene import Picture, Shot
from kit.scenery import relief, scatter, stones, terrain, tree_line, tufts

EAVE_LAMP = 'eave lamp'
PITCH = 7.6
"""From one container to the next along a row."""


def row_of(container, skid, x, y, count, skids, turn=0.0):
    """A row of containers along x from (x, y); places in `skids` are inverter skids. Returns the containers' places."""
    places = []
    for i in range(count):
        at = (x + i * PITCH, y, 0)
        copy(skid if i in skids else container, at, turn)
        if i not in skids:
            places.append(at)
    return places


def away(*things):
    """Takes the models that were only there to be copied out of the picture."""
    for thing in things:
        thing.location = (0, -5000, 0)


def eave_light(at, side=-1, power=26):
    """The light of a container's lit eave on its own front and on the ground before it."""
    x, y, _ = at
    lamp = area_light((x, y + side * 1.5, 3.15), (x, y + side * 1.25, 0), 5.4, 0.06, power, '#dcecff', 150)
    lamp.visible_camera = False


def corner_at_dusk():
    """Banner of the battery service."""
    palette = Palette()
    lamp = glow(EAVE_LAMP, '#dff1ff', 6.0)
    container, skid = battery_container(palette, lamp=lamp), inverter_skid(palette)
    number = 1
    for row in range(5):
        for at in row_of(container, skid, -1.0, row * 10.5, 7, (1, 4)):
            if row < 4 and at[0] < 32:
                eave_light(at, power=30)
            if row < 2:
                number_plate(palette, f'B{number:02d}', (at[0] - 2.15, at[1] - 1.262, 2.86), size=0.2)
            number += 1
    away(container, skid)
    plane(-60, 120, -60, 120, 0, gravel('gravel', light='#8b8b8c'))
    plane(-60, 120, -8.2, -4.4, 0.012, concrete('road', '#73716d', wet=0.25))
    near = plane(-9, 5, -12, -2.6, 0.005, gravel())
    scatter(near, stones(), 45, 0.012, 0.034)
    kerb(palette, [(-60, -4.3), (110, -4.3)])
    palisade(palette, 60, (-7.6, 60, 0), -math.pi / 2)
    palisade(palette, 70, (-7.6, 54, 0))
    for x in (3.0, 18.2, 33.4):
        for y in (6.4, 27.4):
            lamp_post(palette, (x, y, 0), math.pi, power=420)
        lamp_post(palette, (x, -9.2, 0), power=420)
    tower_row(palette, (-40, 150), (110, 32), 4)
    plane(-1500, 1500, 120, 2500, -0.05, fields())
    sun = sky(2.5, 24, 0.07, '#a4baff', sun=0, sky_elevation=0.3, clouds=0.85, cover=0.50, cloud_scale=0.5,
              cloud_colour='#d98a6c', cloud_shade='#2f4672', cloud_strength=0.34, seed=6.0,
              horizon=(0.66, 0.40, 0.32), horizon_amount=0.7, horizon_height=0.07)
    haze(420, (0.12, 0.16, 0.26), (0.38, 0.25, 0.19), sun, skip=(EAVE_LAMP, 'street lamp #ffd2a0'))
    camera((-6.4, -11.0, 4.3), (9.0, 9, 2.2), 28, shift_y=-0.045, level=True)
    return Shot(Grade(exposure=0.9, bloom=0.10), effort=1.5)


def aisle_in_low_sun():
    """Two rows that face each other, the skids between them."""
    palette = Palette()
    container, skid = battery_container(palette), inverter_skid(palette)
    for side in (-1, 1):
        for i in range(8):
            copy(container, (side * 7.6, 2.4 + i * 6.9, 0), -side * math.pi / 2)
            if i < 3:
                number_plate(palette, f'{"A" if side < 0 else "B"}{i + 1:02d}',
                             (side * 6.337, 2.4 + i * 6.9 + side * 2.15, 2.86), -side * math.pi / 2, 0.2)
    for i in range(4):
        copy(skid, (1.5, 5.8 + i * 13.2, 0), -math.pi / 2)
    away(container, skid)
    plane(-60, 60, -30, 90, 0, gravel('gravel', light='#96958f'))
    plane(-3.3, -2.6, -30, 60, 0.02, concrete('covers', '#8d8a84'))
    near = plane(-7, 7, -6, 4, 0.005, gravel())
    scatter(near, stones(), 80, 0.012, 0.036)
    enclosure(palette, [(-12.5, -12), (-12.5, 62), (12.5, 62), (12.5, -12)])
    plane(-900, 900, 60, 1600, -0.05, fields())
    plane(-900, -60, -300, 60, -0.05, fields())
    plane(60, 900, -300, 60, -0.05, fields())
    wood(-70, 80, 150, 190, 46, 12)
    tower_row(palette, (34, 130), (-64, 46), 4)
    sun = sky(12, 122, 0.11, '#ffeeee', sun=4.8, sun_colour='#ffca98', horizon=(0.70, 0.63, 0.60), clouds=0.8,
              cover=0.5, cloud_scale=0.55, cloud_colour='#ffe8cf', cloud_shade='#8793ad', cloud_strength=0.85, seed=3.0)
    haze(600, (0.52, 0.56, 0.64), (1.1, 0.85, 0.6), sun, most=0.9)
    camera((-2.0, -4.6, 1.75), (-1.7, 30, 1.75), 26, shift_y=0.085, level=True)
    return Shot(Grade(exposure=0.2))


def _switchroom_compound(palette, x, y):
    """The 33 kV compound: a containerised switchroom and its auxiliary transformer behind their own fence."""
    switchroom(palette, Switchroom(cables=False), location=(x, y, 0))
    enclosure(palette, [(x - 9, y - 5.5), (x - 9, y + 6), (x + 9, y + 6), (x + 9, y - 5.5)], gate=(3, 6.0),
              plates_every=2)
    plane(x - 9, x + 9, y - 5.5, y + 6, 0.01, gravel('compound stone', light='#9b9a97', dark='#5b5a5a'))


def under_a_wide_sky():
    """Fifty megawatts on open farmland, seen over the hedge."""
    palette = Palette()
    grass = fields('pasture', '#66773a', '#968a52', '#45582a')

    def height(x, y):
        far = min(1.0, max(0.0, (y - 190) / 500))
        return -0.15 + far * (26 + 34 * relief(x + 210, y, 0.0016, 4))

    terrain(4200, 240, height, grass, (0, 1800))
    plane(-2100, 2100, -300, -290, -0.15, grass)
    container, skid = battery_container(palette), inverter_skid(palette)
    for row in range(5):
        row_of(container, skid, -47, 62 + row * 11.0, 10, (2, 6))
    away(container, skid)
    plane(-54, 50, 52, 116, -0.02, gravel('yard stone', light='#9a9894', dark='#5c5a58'))
    _switchroom_compound(palette, 38, 66)
    palisade(palette, 104, (-54, 52, 0), plates_every=3)
    for x in (-54, 50):
        palisade(palette, 64, (x, 52, 0), math.pi / 2, plates_every=6)
    track = soil('track', '#8d7c63', '#a8a196', 0.7)
    builder = MeshBuilder()
    builder.add([(-30, 30, -0.09), (-24, 30, -0.09), (52, 52, -0.07), (44, 52, -0.07)], [(0, 1, 2, 3)], track)
    builder.build('track')
    near = plane(-40, 40, 36, 51, -0.12, grass)
    scatter(near, tufts(0.5, 30), 7, 0.6, 1.4)
    hedge((-120, 50), (-56, 50), 1.8)
    hedge((52, 50), (150, 50), 1.8)
    hedges = [(-500 + i * 9.0 + 6 * math.sin(i * 2.7), 230 + 60 * relief(i * 9, 3, 0.006, 3), 0) for i in range(110)]
    tree_line([(x, y, height(x, y) - 1.0) for x, y, _ in hedges], 6, leaves='#2c3a1d')
    tower_row(palette, (-70, 150), (130, 52), 4, radius=0.04)
    sun = sky(12, -128, 0.105, '#fff2ee', sun=4.8, sun_colour='#ffd8ae', horizon=(0.70, 0.68, 0.68), clouds=0.95,
              cover=0.60, cloud_scale=0.36, cloud_colour='#fff0de', cloud_shade='#8a98b4', cloud_strength=1.0,
              seed=21.0)
    haze(1900, (0.52, 0.57, 0.68), (1.1, 0.88, 0.68), sun, most=0.9)
    camera((-12, 14, 12), (9, 80, 12), 25, shift_y=0.10, level=True)
    return Shot(Grade(exposure=-0.05))


def beside_the_grid_substation():
    """From the air: the station to the right, two blocks of batteries to the left, the cable route between them."""
    palette = Palette()
    stone = gravel('station stone', 20.0, '#9d9b97', '#5f5d5b')
    plane(-6, 80, -4, 66, 0, stone)
    high_busbars(palette, 6, 56, [10.0, 31.0, 52.0])
    landings = line_bays(palette, [20.0, 44.0])
    transformers(palette, transformer_bays(palette, [32.0]), walls=(25.0, 39.0))
    overhead_line(palette, landings, (-30, 32), [(-290, 60), (-560, 90)])
    enclosure(palette, [(-6, -4), (-6, 66), (80, 66), (80, -4)], gate=(2, 30))
    switchroom(palette, Switchroom(cables=False), location=(71, 20, 0), turn=math.pi / 2)
    container, skid = battery_container(palette), inverter_skid(palette)
    for block in (-66, -128):
        for row in range(5):
            row_of(container, skid, 8, block + 6 + row * 10.5, 9, (2, 6))
        plane(0, 76, block, block + 54, 0, gravel('battery stone', 20.0, '#a9a7a2', '#6d6b68'))
        enclosure(palette, [(0, block), (0, block + 54), (76, block + 54), (76, block)], gate=(2, 24))
    away(container, skid)
    _cable_route(palette)
    plane(84, 90, -400, 400, -0.02, concrete('lane', '#77746f'))
    land = fields('farmland', '#65743c', '#a08f55', '#3f5127')
    plane(-1500, 1500, -1500, 1500, -0.12, land)
    tree_line([(95 + 2 * (i % 3), -190 + 8 * i, 0) for i in range(44)], 7, leaves='#2f3d20')
    tree_line([(-18 - 3 * (i % 2), -180 + 7 * i, 0) for i in range(20)], 6, 5, leaves='#34422a')
    tree_line([(-240 + 11 * i, 150 + 14 * math.sin(i), 0) for i in range(46)], 8, 9, leaves='#2f3d20')
    sun = sky(16, -172, 0.11, '#fff0ea', sun=4.8, sun_colour='#ffd6ad', clouds=0.6, seed=3.0,
              horizon=(0.72, 0.68, 0.66))
    haze(2400, (0.50, 0.56, 0.68), (1.0, 0.84, 0.66), sun, most=0.85)
    camera((-56, -163, 62), (41, -34, 0), 32)
    return Shot(Grade(exposure=0.2, contrast=1.03))


def _cable_route(palette):
    """The reinstated trench from block to block to the switchroom, with its marker posts."""
    backfill = soil('backfill', '#8a6f4e', '#a39378', 0.8)
    builder = MeshBuilder()
    points = [(78.6, -120), (78.6, 12), (73.4, 20)]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length, half = math.hypot(x1 - x0, y1 - y0), 1.5
        side_x, side_y = -(y1 - y0) / length * half, (x1 - x0) / length * half
        builder.add([(x0 - side_x, y0 - side_y, 0.03), (x1 - side_x, y1 - side_y, 0.03),
                     (x1 + side_x, y1 + side_y, 0.03), (x0 + side_x, y0 + side_y, 0.03)], [(0, 1, 2, 3)], backfill)
    for i in range(7):
        builder.box((80.0, -116 + i * 19, 0.5), (0.14, 0.14, 1.0), palette.yellow)
    builder.build('cable route')


PICTURES = [
    Picture('VIS-120', corner_at_dusk),
    Picture('VIS-121', beside_the_grid_substation),
    Picture('VIS-205', under_a_wide_sky),
    Picture('VIS-305', aisle_in_low_sun),
]
