"""Behind the testimonials: turbines on a ridge at blue hour, a lit substation at their feet."""
import math

from kit.assets.buildings import control_building, lamp_post
from kit.assets.fences import palisade
from kit.assets.turbine import another, turbine
from kit.assets.yard import bay
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, fields, glow, gravel
from kit.mesh import MeshBuilder, plane
from kit.scene import Shot
from kit.scenery import relief, terrain, tree_line

from . import Film, Motion

_LAMPS = ('street lamp #ffd2a0', 'door lamp', 'room wall lit', 'room ceiling lit', 'room tube', 'room panel',
          'obstruction lamp')


def _height(x, y):
    far = min(1.0, max(0.0, (y - 190) / 420))
    return -0.3 + far * (30 + 34 * relief(x + 640, y, 0.0017, 4)) + max(0.0, y - 900) * 0.03


def build():
    palette = Palette()
    terrain(4600, 240, _height, fields('hill', '#3f4f38', '#565a40', '#2a3a2c'), (0, 2000))
    first = turbine(hub=84, radius=54, location=(62, 390, _height(62, 390) - 1), yaw=0.30, spin=0.5)
    mills = [(first, 0.5)]
    for x, y, yaw, spin in ((-128, 590, 0.24, 1.5), (230, 720, 0.36, 1.0), (-330, 820, 0.2, 0.2), (36, 900, 0.3, 1.8),
                            (380, 1050, 0.34, 0.7), (-120, 1250, 0.26, 1.2), (200, 1420, 0.3, 0.1)):
        mills.append((another(first, (x, y, _height(x, y) - 1), yaw, spin), spin))
    lamps = MeshBuilder()
    red = glow('obstruction lamp', '#ff2a1c', 22.0)
    for mill, _ in mills:
        x, y, z = mill.body.location
        for side in (-0.9, 0.9):
            lamps.box((x + side, y + 2.0, z + 84 + 2.6), (0.75, 0.75, 0.75), red)
    lamps.build('obstruction lamps')
    plane(-80, 80, 92, 176, -0.05, gravel())
    control_building(palette, location=(10, 138, 0), lamps=420, lit=(True, True, False))
    bay(palette, to='transformer').place((-40, 150, 0))
    palisade(palette, 140, (-70, 116, 0), plates_every=5)
    for x in (-42, -18, 4, 30):
        lamp_post(palette, (x, 128, 0), power=1500)
    tree_line([(-300 + i * 11 + (i % 3) * 3, 215 + 30 * relief(i * 11, 2, 0.01, 3), 0) for i in range(56)], 8, 2,
              '#1d2a1e')
    sun = sky(3.0, 188, 0.072, '#9cb6ff', sun=0.34, sun_colour='#ffc3a8', sky_elevation=-0.5, clouds=0.7, cover=0.42,
              cloud_scale=0.42, cloud_colour='#8f8fa8', cloud_shade='#274064', cloud_strength=0.3, seed=12.0,
              horizon=(0.34, 0.36, 0.42), horizon_amount=0.75, horizon_height=0.10)
    haze(1500, (0.10, 0.16, 0.24), (0.2, 0.2, 0.24), sun, most=0.92, skip=_LAMPS)
    camera((-6, 0, 9), (8, 300, 9), 36, shift_y=0.17, level=True)

    def pose(share):
        for mill, spin in mills:
            mill.turn_rotor(spin + share * 2 * math.pi / 3)

    return Motion(Shot(Grade(exposure=0.75, bloom=0.10, saturation=0.95)), tuple(mill.rotor for mill, _ in mills), pose)


FILM = Film('VIS-004', build)
