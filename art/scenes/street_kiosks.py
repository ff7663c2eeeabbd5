"""Electricity in the street: an open kiosk with its ring main unit."""
import math

from kit.assets.buildings import brick, kerb
from kit.assets.kiosks import kiosk, ring_main_unit
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, concrete, gravel
from kit.mesh import MeshBuilder, plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tree_line


def _pavement(palette, x0, x1, y0, y1):
    """Concrete flags 0.6 m square, laid by hand, joints open."""
    builder = MeshBuilder()
    flag = 0.6
    for i in range(int((x1 - x0) / flag)):
        for j in range(int((y1 - y0) / flag)):
            tilt = 0.003 * math.sin(i * 12.9 + j * 78.2)
            builder.box((x0 + (i + 0.5) * flag, y0 + (j + 0.5) * flag, -0.03 + tilt),
                        (flag - 0.012, flag - 0.012, 0.06),
                        concrete('flags', '#96928a') if (i * 7 + j * 3) % 5 else concrete('darker flags', '#87847d'))
    builder.build('pavement', 0.004)


def open_kiosk():
    """Both leaves open, the three ways of the unit in morning light."""
    palette = Palette()
    kiosk(palette)
    ring_main_unit(palette, (0, 0.12, 0.2))
    cables = MeshBuilder()
    for way in (-1, 0, 1):
        for phase in (-1, 0, 1):
            x = way * 0.5 + phase * 0.1
            cables.tube([(x, -0.1, 0.36), (x, -0.1, 0.2)], 0.026, palette.rubber, 10)
    cables.build('cable tails')
    _pavement(palette, -6, 9, -2.7, 2.1)
    kerb(palette, [(-8, -2.85), (10, -2.85)])
    plane(-30, 30, -30, -2.95, -0.1, gravel('tarmac', 60.0, '#4d4e50', '#2b2c2e', 0.6))
    wall = MeshBuilder()
    wall.box((0, 2.35, 0.85), (26, 0.34, 1.9), brick())
    wall.box((0, 2.35, 1.85), (26, 0.44, 0.1), palette.concrete)
    for x in (-7.4, 6.4):
        wall.box((x, 2.32, 1.0), (0.5, 0.5, 2.2), brick())
        wall.box((x, 2.32, 2.13), (0.6, 0.6, 0.08), palette.concrete)
    wall.build('garden wall', 0.008)
    verge = plane(-6, 9, 2.0, 2.2, 0.002, gravel('verge', 40.0, '#6d6a5f', '#45433c'))
    scatter(verge, stones(), 40, 0.008, 0.02)
    plane(-200, 200, 2.4, 300, -0.05, gravel('park', 3.0, '#5a6a38', '#3f4f28'))
    tree_line([(-17 + 5.2 * i, 13 + 5 * (i % 3), -0.3) for i in range(9)], 8, 4, leaves='#4a5f2c')
    sun = sky(24, -142, 0.12, '#fff4ee', sun=3.6, sun_colour='#ffdfbd', horizon=(0.74, 0.70, 0.66), clouds=0.8,
              cover=0.55,
              cloud_scale=0.6, seed=5.0)
    haze(160, (0.60, 0.64, 0.70), (1.0, 0.88, 0.72), sun, most=0.75)
    fill = area_light((0.6, -4.5, 2.6), (0, 0.2, 0.9), 2.4, 1.6, 60, '#fff1e0')
    fill.visible_camera = False
    camera((0.55, -4.75, 1.5), (0.0, 0, 1.5), 35, shift_y=-0.115, level=True, aperture=4.0, focus=(0, -0.3, 1.0))
    return Shot(Grade(exposure=0.25))


PICTURES = [Picture('VIS-321', open_kiosk)]
