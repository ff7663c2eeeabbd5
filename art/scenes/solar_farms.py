"""The solar farm: rows that run towards their inverter station."""
import math
import random

from kit.assets.containers import inverter_skid
from kit.assets.countryside import tower_row, wood
from kit.assets.solar import solar_table, string_inverter
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields, gravel, soil, surface
from kit.mesh import MeshBuilder, copy, plane
from kit.scene import Picture, Shot
from kit.scenery import relief, scatter, stones, terrain, tufts

PITCH, TABLE = 9.0, 13.85 + 0.5


def array(table, rows, columns, track=3.4, first=0.0, seed=3):
    """Tables in rows along x on both sides of a track of the given half width."""
    chance = random.Random(seed)
    for row in range(rows):
        for column in range(columns):
            for side in (-1, 1):
                x = side * (track + TABLE * (column + 0.5))
                copy(table, (x, first + row * PITCH, chance.uniform(-0.03, 0.03)), chance.uniform(-0.003, 0.003))


def meadow(name='meadow'):
    return fields(name, '#5e7031', '#83813f', '#42552a')


def _hills(x, y):
    """The height of the land, which rises behind the farm."""
    return -0.2 + min(1.8, max(0.0, (y - 170) / 400)) * (16 + 44 * relief(x + 90, y, 0.0018, 4))


def along_the_track():
    """Down the gravel track to the green station."""
    palette = Palette()
    table = solar_table(palette, 12)
    array(table, 7, 6)
    array(table, 4, 6, first=80.0, seed=5)
    string = string_inverter(palette)
    for row in range(0, 7, 2):
        for side in (-1, 1):
            copy(string, (side * 3.15, row * PITCH + 1.4, 0), -side * math.pi / 2)
    for thing in (table, string):
        thing.location = (0, -5000, 0)
    green = surface('station green', '#3f5f49', 0.42, variation=0.06, dirt=0.4, streaks=0.2, coat=0.15)
    station = inverter_skid(palette, green, palette.tank_green)
    station.location = (0, 66, 0)
    station.scale = (1.25, 1.25, 1.2)
    plane(-9, 9, 59, 74, 0.0, gravel('station stone', 20.0, '#9d9b97', '#66645f'))
    track = MeshBuilder()
    track.add([(-1.9, -30, 0.0), (1.9, -30, 0.0), (1.9, 60, 0.0), (-1.9, 60, 0.0)], [(0, 1, 2, 3)],
              gravel('track', 26.0, '#9c978c', '#6b665c'))
    for side in (-0.85, 0.85):
        left, right = side - 0.28, side + 0.28
        track.add([(left, -30, 0.006), (right, -30, 0.006), (right, 60, 0.006), (left, 60, 0.006)], [(0, 1, 2, 3)],
                  soil('ruts', '#82786a', '#a19a8c', 0.6))
    track.build('track')
    grass = meadow()
    plane(-160, 160, -40, 150, -0.03, grass)
    for x0, x1 in ((-13, -1.95), (1.95, 13)):
        scatter(plane(x0, x1, -12, 8, -0.02, grass), tufts(0.3, 36), 36, 0.5, 1.2, seed=int(x0))
        scatter(plane(x0, x1, 8, 40, -0.02, grass), tufts(0.34, 30), 8, 0.7, 1.4, seed=int(x0) + 1)
    scatter(plane(-1.9, 1.9, -12, 2, 0.004, gravel('track', 26.0, '#9c978c', '#6b665c')), stones(), 60, 0.01, 0.03)
    terrain(4000, 160, _hills, fields('hills'), (0, 2150))
    plane(-2000, -160, -300, 400, -0.06, grass)
    plane(160, 2000, -300, 400, -0.06, grass)
    wood(-220, 220, 158, 176, 80, 11)
    tower_row(palette, (-150, 240), (130, 46), 4, radius=0.04)
    posts = MeshBuilder()
    for x in (-12, 12):
        posts.cylinder((x, 75, 0), (x, 75, 5), 0.06, palette.galvanised)
        posts.box((x, 74.8, 4.9), (0.14, 0.4, 0.14), palette.clean_white)
    posts.build('camera posts')
    sun = sky(12, -138, 0.115, '#ffeeee', sun=5.0, sun_colour='#ffc892', horizon=(0.74, 0.66, 0.62), clouds=0.85,
              cover=0.55, cloud_scale=0.5, cloud_colour='#ffead2', cloud_shade='#8b97ad', cloud_strength=0.95,
              seed=14.0)
    haze(700, (0.54, 0.58, 0.68), (1.15, 0.88, 0.62), sun, most=0.9)
    camera((-0.9, -9.5, 4.2), (0, 60, 4.2), 33, shift_y=-0.01, level=True)
    return Shot(Grade(exposure=0.4, saturation=1.04))


PICTURES = [Picture('VIS-310', along_the_track)]
