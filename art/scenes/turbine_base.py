"""The foot of a wind turbine, its door open."""
from mathutils import Vector

from kit.assets.indoors import IndoorPalette
from kit.assets.rooms import strip_lights
from kit.assets.switchgear import ring_main_unit
from kit.assets.turbine import DOOR_SILL, another, tower_foot, turbine
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import fields, gravel
from kit.mesh import MeshBuilder, plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tree_line, tufts


def open_door():
    """VIS-311: through the tower's door, the ring main unit and the foot of the three tower cables."""
    palette = IndoorPalette()
    tower_foot(palette, height=9.0)
    floor = DOOR_SILL
    ring_main_unit(palette, ('ARRAY CABLE', 'TRANSFORMER'), 33, palette.teal, tall=1.75).place((-0.22, -0.45, floor))
    _tower_cables(palette, floor)
    strip_lights(palette, [(0.1, -0.9, floor + 2.75)], 0.9, 'x', 48, '#fff2df', glowing=7)
    area_light((0.5, -1.9, floor + 2.2), (-0.1, -0.4, floor + 0.9), 0.5, 0.4, 26, '#fff0da').visible_camera = False
    near = plane(-26, 26, -16, 14, 0, gravel())
    scatter(near, stones(), 26, 0.010, 0.030)
    verge = plane(-40, 40, 14, 30, -0.02, fields('verge'))
    scatter(verge, tufts(0.35), 5, 0.7, 1.5)
    plane(-1500, 1500, 30, 2500, -0.06, fields())
    far = turbine(location=(-95, 330, -6), yaw=0.4, spin=0.3)
    another(far, (150, 520, -10), 0.4, 1.1)
    tree_line([(-70 + 9 * i, 95 + 6 * (i % 3), -1) for i in range(18)], 8.0)
    sun = sky(12, -128, 0.11, '#ffeef0', sun=4.2, sun_colour='#ffd0a6', horizon=(0.62, 0.58, 0.56), clouds=0.7,
              cover=0.5,
              cloud_scale=0.5, cloud_colour='#ffe2c4', cloud_shade='#8793ad', cloud_strength=0.8, seed=5.0)
    haze(900, (0.5, 0.53, 0.6), (1.15, 0.82, 0.5), sun, most=0.9)
    camera((-0.15, -7.3, 1.8), (0.18, -1.0, 1.8), 42, shift_y=0.085, level=True, aperture=5.6, focus=(-0.1, -1.2, 2.2))
    return Shot(Grade(exposure=0.25), effort=1.3)


def _tower_cables(palette, floor):
    """Three single-core cables on a ladder: from the floor's opening up the tower, cleated every metre."""
    builder, x, y = MeshBuilder(), 0.52, -0.25
    for side in (-0.19, 0.19):
        builder.box((x + side, y + 0.05, floor + 2.6), (0.03, 0.05, 5.2), palette.galvanised)
    for i in range(17):
        builder.box((x, y + 0.05, floor + 0.15 + i * 0.3), (0.38, 0.04, 0.025), palette.galvanised)
    builder.box((x, y - 0.02, floor + 0.004), (0.5, 0.24, 0.008), palette.plinth)
    for k in (-1, 0, 1):
        points = [Vector((x + k * 0.11, y, floor - 0.06)), Vector((x + k * 0.11, y, floor + 0.4)),
                  Vector((x + k * 0.11, y, floor + 5.2))]
        builder.tube(points, 0.034, palette.cable_red, 16)
        builder.cylinder((x + k * 0.11, y, floor), (x + k * 0.11, y, floor + 0.05), 0.046, palette.plinth, 18)
        phase = (palette.wire_red, palette.wire_yellow, palette.wire_blue)[k + 1]
        builder.cylinder((x + k * 0.11, y, floor + 0.62), (x + k * 0.11, y, floor + 0.68), 0.0352, phase, 18)
    for z in (0.35, 1.25, 2.15, 3.05):
        builder.box((x, y - 0.02, floor + z), (0.34, 0.09, 0.06), palette.aluminium)
        for side in (-0.16, -0.055, 0.055, 0.16):
            builder.cylinder((x + side, y - 0.065, floor + z), (x + side, y - 0.075, floor + z), 0.010, palette.chrome,
                             6)
    # The earth conductor, bonded to the tower's flange.
    builder.tube([(x + 0.26, y + 0.02, floor + 2.6), (x + 0.26, y + 0.02, floor + 0.25),
                  (x + 0.26, y - 0.1, floor + 0.02)], 0.009,
                 palette.wire_green, 8)
    builder.build('tower cables', 0.003)


PICTURES = [Picture('VIS-311', open_door)]
