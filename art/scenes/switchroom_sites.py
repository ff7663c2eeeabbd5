"""The containerised switchroom on its site: finished, in the sling, and just set down."""
import math

from kit.assets.buildings import lamp_post, trench_covers
from kit.assets.countryside import hedge, tower_row, wood
from kit.assets.crane import mobile_crane, sling
from kit.assets.fences import palisade
from kit.assets.switchroom import (FLOOR, HEIGHT, LENGTH, Switchroom, lifting_points, name_plate, support_places,
                                   switchroom)
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, concrete, fields, gravel, soil
from kit.mesh import MeshBuilder, catenary, plane
from kit.scene import Picture, Shot
from kit.scenery import relief, scatter, stones, terrain, tufts


def in_its_compound():
    """From behind the board, where the cables rise: the case study's banner."""
    palette = Palette()
    room = switchroom(palette, Switchroom(stairs=(-1,)), turn=math.pi)
    name_plate(palette, parent=room)
    plane(-40, 40, -30, 14, 0, gravel('gravel', light='#93928f'))
    plane(-6.2, 6.2, -2.7, 2.7, 0.02, concrete('apron', '#96938c'))
    near = plane(-8, 8, -9, -3, 0.006, gravel())
    scatter(near, stones(), 75, 0.012, 0.036)
    trench_covers(palette, 14, 0.9, (-16, -4.2, 0))
    palisade(palette, 70, (-35, 11, 0))
    palisade(palette, 40, (-14.5, 11, 0), -math.pi / 2)
    lamp_post(palette, (-9.5, 8.6, 0), -0.6)
    plane(-900, 900, 14, 1600, -0.05, fields())
    plane(-900, -40, -200, 14, -0.05, fields())
    plane(40, 900, -200, 14, -0.05, fields())
    wood(-60, 70, 62, 90, 40, 11)
    tower_row(palette, (-62, 120), (88, 60), 4)
    sun = sky(11, 142, 0.11, '#ffeeee', sun=4.8, sun_colour='#ffcf9f', horizon=(0.70, 0.64, 0.62), clouds=0.85,
              cover=0.54, cloud_scale=0.5, cloud_colour='#ffe6cc', cloud_shade='#8390ad', cloud_strength=0.85, seed=8.0)
    haze(620, (0.52, 0.56, 0.66), (1.1, 0.85, 0.6), sun, most=0.9)
    camera((7.4, -9.2, 1.45), (0.5, 0, 2), 25, shift_y=0.105, level=True)
    return Shot(Grade(exposure=0.1, warmth=-0.01))


def _pads(builder, palette):
    """Pad foundations with their packers and holding-down bolts, waiting."""
    for x, y in support_places():
        builder.box((x, y, 0.12), (0.95, 0.9, 0.7), palette.concrete)
        builder.box((x, y, 0.49), (0.4, 0.4, 0.04), palette.galvanised)
        for a in (-0.26, 0.26):
            builder.cylinder((x + a, y, 0.4), (x + a, y, 0.66), 0.016, palette.steel, 8)


def one_lift():
    """Slung from a mobile crane, about to come down on its pads."""
    palette = Palette()
    rise = 0.85
    switchroom(palette, Switchroom('none', (), False), location=(0, 0, rise))
    eyes = [(x, y, z + rise) for x, y, z in lifting_points()]
    hook = (0, 0, FLOOR + HEIGHT + rise + 3.7)
    sling(palette, hook, eyes)
    mobile_crane(palette, (11.5, 9.5, 0), math.radians(-14), hook, 14.2)
    builder = MeshBuilder()
    _pads(builder, palette)
    for x in (-LENGTH / 2 + 0.1, LENGTH / 2 - 0.1):
        # A rope to steady the load hangs from either end.
        builder.tube(catenary((x, -1.6, FLOOR + rise - 0.1), (x * 1.16, -2.6, 0.03), 0.2), 0.012, palette.orange, 6)
        builder.tube([(x * 1.16, -2.6, 0.03), (x * 1.25, -3.0, 0.02), (x * 1.2, -3.4, 0.02), (x * 1.1, -3.2, 0.02)],
                     0.012,
                     palette.orange, 6)
    builder.build('pads', 0.02)
    earth = soil('made ground', '#85725a', '#a09a8e', 0.8)
    terrain(60, 160, lambda x, y: 0.05 * relief(x, y, 0.5, 4) - 0.03, earth, (0, 10))
    plane(3, 24, 4, 15, 0.03, gravel('crane pad', 20, '#9c9a95', '#66635f'))
    near = plane(-14, 12, -13, -3.4, 0.0, earth)
    scatter(near, stones(('#8b8577', '#6f6a60', '#a19a8c')), 26, 0.012, 0.045)
    plane(-1200, 1200, 40, 2200, -0.1, fields())
    plane(-1200, -30, -300, 40, -0.1, fields())
    plane(30, 1200, -300, 40, -0.1, fields())
    palisade(palette, 60, (-30, 22, 0), plates_every=3)
    hedge((-120, 60), (120, 74), 2.6)
    wood(-140, -20, 120, 160, 36, 12)
    sun = sky(13, -138, 0.11, '#ffefec', sun=4.8, sun_colour='#ffd3a6', horizon=(0.66, 0.64, 0.64), clouds=0.9,
              cover=0.58, cloud_scale=0.42, cloud_colour='#fff0e0', cloud_shade='#8895b2', cloud_strength=0.9,
              seed=17.0)
    haze(800, (0.52, 0.57, 0.66), (1.1, 0.88, 0.66), sun, most=0.9)
    camera((-6.4, -14.6, 2.3), (2.0, 2, 2.3), 24, shift_y=0.19, level=True)
    return Shot(Grade(exposure=0.2))


def set_down():
    """On steel legs at a field's edge, ducts open below."""
    palette = Palette()
    room = switchroom(palette, Switchroom('legs', (-1, 1), False), turn=math.radians(-4))
    name_plate(palette, parent=room)
    earth = soil('subsoil', '#7a6248', '#9b9384', 0.9)
    stubble = fields('stubble', '#8f8250', '#a8935a', '#6c6a3c')

    terrain(64, 160, lambda x, y: 0.04 * relief(x, y, 0.4, 4) - 0.05, earth, (0, 6))
    edge = plane(-26, 26, -14, -5.4, 0.02, stubble)
    scatter(edge, tufts(0.22, 30, colours=('#a8935a', '#8a7f4a', '#7b7a3c', '#b7a468')), 26, 0.4, 1.1)
    near = plane(-14, 14, -6, 3, -0.03, earth)
    scatter(near, stones(('#8b8577', '#6f6a60', '#a19a8c')), 22, 0.012, 0.05)
    plane(-1200, 1200, 38, 2200, -0.1, stubble)
    plane(-1200, -32, -300, 38, -0.1, stubble)
    plane(32, 1200, -300, 38, -0.1, stubble)
    hedge((-60, 15), (-9, 17), 2.2, seed=3)
    hedge((-4, 17.2), (70, 20), 2.2, seed=5)
    wood(-200, 200, 230, 280, 60, 13)
    tower_row(palette, (40, 90), (-96, 70), 4)
    sun = sky(10, 152, 0.105, '#ffe9e2', sun=4.8, sun_colour='#ffc18c', horizon=(0.78, 0.64, 0.56), clouds=0.75,
              cover=0.5, cloud_scale=0.6, cloud_colour='#ffdcb6', cloud_shade='#7f8db0', cloud_strength=0.8, seed=27.0)
    haze(560, (0.50, 0.53, 0.62), (1.1, 0.82, 0.56), sun, most=0.9)
    camera((-8.9, -10.4, 1.5), (-0.8, 0, 2), 28, shift_y=0.085, level=True)
    return Shot(Grade(exposure=0.05, warmth=-0.015))


PICTURES = [
    Picture('VIS-201', in_its_compound),
    Picture('VIS-203', one_lift),
    Picture('VIS-304', set_down),
]
