"""The drawing and the place that it becomes, in one picture."""
import math

from kit.assets.crane import mobile_crane
from kit.assets.drum import cable_drum
from kit.assets.fences import palisade
from kit.assets.paper import lying, pencil, roll, scale_rule, sheet
from kit.assets.site_table import flask, hard_hat, trestle_table
from kit.assets.supports import column
from kit.assets.towers import another, line, suspension_tower
from kit.assets.transformer import grid_transformer
from kit.assets.yard import fire_wall, gantry
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields, flat, soil
from kit.mesh import MeshBuilder, plane
from kit.scene import Picture, Shot
from kit.scenery import relief, scatter, stones, terrain, tree_line


def on_site():
    """A layout on a trestle table, held down by two hard hats; the steel goes up behind."""
    palette = Palette()
    _table(palette)
    _site(palette)
    sun = sky(8.5, 236, 0.115, '#ffe9e2', sun=4.8, sun_colour='#ffb27c', clouds=0.8, cover=0.48, cloud_scale=0.5,
              cloud_colour='#ffd4b8', cloud_shade='#97a0c0', cloud_strength=0.9, seed=12.0,
              horizon=(1.0, 0.76, 0.58), horizon_amount=0.8, horizon_height=0.09)
    haze(330, (0.68, 0.60, 0.58), (1.1, 0.85, 0.6), sun, fall=60)
    camera((0.06, -1.50, 1.55), (0.0, 6, 1.5), 27, shift_y=-0.085, level=True, aperture=8, focus=(0, 0.1, 0.88))
    return Shot(Grade(exposure=0.2))


def _table(palette):
    height = 0.86
    trestle_table(palette, length=1.9)
    sheet(palette, 'layout', lying(-0.52, -0.33, height + 0.0012, 2.0), scale=1.12, pen=1.3)
    scale_rule(palette, lying(-0.14, -0.29, height + 0.003, 14))
    hard_hat('white', '#e9e9e4', (-0.63, 0.22, height + 0.008), math.radians(38))
    hard_hat('amber', '#eda51f', (0.60, 0.10, height + 0.008), math.radians(-32))
    flask(palette, (0.66, 0.36, height), (-0.13, 0.05))
    things = MeshBuilder()
    roll(things, palette, (-0.88, -0.30, height + 0.026), (-0.66, 0.02, height + 0.026))
    red = flat('pencil red', '#b3261e', 0.4)
    pencil(things, palette, (0.21, -0.22, height + 0.006), (0.09, -0.12, height + 0.006), red)
    things.build('things')


def _site(palette):
    ground = soil('formation', '#75664f', '#97897a', 0.9, 0.8)
    # Level where the station stands, heaped beyond its fence.
    terrain(130, 150, lambda x, y: 0.05 * relief(x, y, 0.25) + 1.5 * max(0.0, relief(x, y, 0.045)) * (y > 60),
            ground, (0, 52))
    plane(-900, 900, 110, 2000, -0.05, fields())
    near = plane(-9, 9, 1.4, 9, 0.03, ground)
    scatter(near, stones(('#8a7c6a', '#75695b', '#9c8f7d')), 14, 0.012, 0.05)
    # The order of the work: pads with bolts, then columns, then beams, then plant.
    pads = MeshBuilder()
    for x in (-5.2, -2.6, 0.0):
        for y in (9.0, 13.5):
            pads.box((x, y, 0.05), (0.9, 0.9, 0.5), palette.concrete)
            for a in (-0.16, 0.16):
                for b in (-0.16, 0.16):
                    pads.cylinder((x + a, y + b, 0.3), (x + a, y + b, 0.46), 0.012, palette.steel, 8)
    pads.build('pads', 0.012)
    columns = MeshBuilder()
    for x in (-5.2, -2.6, 0.0):
        for y in (18.0, 22.5, 27.0):
            column(columns, palette, x, y, 2.5, 0.2)
    columns.build('columns', 0.006)
    stack = MeshBuilder()
    for layer in range(3):
        for i in range(4 - layer):
            stack.box((4.6 + layer * 0.14 + i * 0.3, 11.0, 0.26 + layer * 0.24), (0.2, 4.2, 0.2), palette.galvanised)
    for y in (9.6, 12.2):
        stack.box((5.1, y, 0.1), (1.5, 0.12, 0.14), palette.timber)
    stack.build('stack of steel', 0.006)
    gantry(palette, strings='none').place((-2.6, 42, 0), -math.pi / 2)
    gantry(palette, strings='none').place((-14.6, 42, 0), -math.pi / 2)
    fire_wall(palette, 10.5, 6.5).place((6.2, 30, 0), math.pi / 2)
    grid_transformer(palette).place((12.5, 30.5, 0), math.radians(90))
    mobile_crane(palette, (25, 58, 0), math.radians(200), (3.4, 42.0, 13.0), 27.0)
    cable_drum(palette, location=(-8.4, 17, 0), turn=math.radians(70))
    palisade(palette, 120, (-60, 58, 0))
    tree_line([(-110 + 9 * i, 120 + 15 * (i % 3), 0) for i in range(26)], 9)
    first = suspension_tower(palette, (-38, 150, 0), math.radians(80))
    near_tower, far_tower = (another(first, place, math.radians(80)) for place in ((240, 110, 0), (-320, 190, 0)))
    line(palette, [near_tower, first, far_tower], 7, 0.022)


PICTURES = [Picture('VIS-020', on_site)]
