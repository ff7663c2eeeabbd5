"""Beside the values: solar tables in the last sun, one turbine turning. Cropped to its middle, often upright."""
import math

from kit.assets.countryside import wood
from kit.assets.solar import solar_table
from kit.assets.turbine import turbine
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields
from kit.mesh import copy, plane
from kit.scene import Shot
from kit.scenery import relief, scatter, terrain, tree_line, tufts

from . import Film, Motion


def _height(x, y):
    return -0.2 + min(1.6, max(0.0, (y - 150) / 500)) * (22 + 40 * relief(x + 70, y, 0.0016, 4))


def build():
    palette = Palette()
    grass = fields('meadow', '#55652f', '#7b7a3e', '#3d5028')
    table = solar_table(palette, 12)
    for row in range(12):
        for column in range(-4, 5):
            copy(table, (column * 14.4 + 5.0, 2 + row * 9.0, 0), 0.002 * math.sin(row * 5 + column * 3))
    table.location = (0, -5000, 0)
    plane(-160, 160, -40, 160, -0.03, grass)
    scatter(plane(-9, 12, -7, 1.5, -0.02, grass), tufts(0.34, 36), 34, 0.5, 1.25)
    terrain(4200, 200, _height, fields('hills', '#56643a', '#7d7448', '#3c4a2a'), (0, 2150))
    wood(-260, -30, 165, 190, 60, 10, leaves='#2a381f')
    wood(34, 260, 165, 190, 60, 10, seed=4, leaves='#2a381f')
    wood(-26, 32, 196, 214, 16, 6, seed=6, leaves='#2a381f')
    tree_line([(x, 338 + x % 7, _height(x, 340) - 1) for x in range(-22, 40, 6)], 7, 8, leaves='#2a381f')
    mill = turbine(hub=84, radius=46, location=(5, 372, _height(5, 372) - 1), yaw=0.28)
    sun = sky(8, -122, 0.09, '#e4e6ff', sun=4.4, sun_colour='#ffb27c', sky_elevation=3.0, clouds=0.85, cover=0.50,
              cloud_scale=0.5, cloud_colour='#f3b690', cloud_shade='#55688f', cloud_strength=0.6, seed=25.0,
              horizon=(0.72, 0.54, 0.48), horizon_amount=0.75, horizon_height=0.10)
    haze(900, (0.34, 0.38, 0.50), (0.9, 0.62, 0.42), sun, most=0.9)
    camera((-1.5, -9.5, 4.6), (1.2, 300, 4.6), 34, shift_y=0.115, level=True)

    def pose(share):
        mill.turn_rotor(0.35 + share * 2 * math.pi / 3)

    return Motion(Shot(Grade(exposure=0.45, saturation=1.02)), (mill.rotor,), pose)


FILM = Film('VIS-021', build)
