"""Drums, rollers and winches set out for a cable pull."""
import math

from mathutils import Vector

from kit.assets.cable import sheath
from kit.assets.countryside import beyond, hedge, tower_row, wood
from kit.assets.drum import cable_drum, corner_roller, drum_trailer, hydraulic_stand, roller, winch
from kit.assets.earthing import smooth
from kit.assets.trench import Heap, Strata, Trench, cover_tiles, excavate, ticks
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, fields, glow, soil
from kit.mesh import MeshBuilder, copy
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tufts


def _rollers_along(palette, ground, places, turn=0.0):
    """Rollers standing on the bed at each (x, y)."""
    first = roller(palette)
    for i, (x, y) in enumerate(places):
        copy(first, (x, y, ground.at(x, y) - 0.005), turn + 0.03 * math.sin(i * 2.1))
    first.location = (0, 0, -50)


def drum_trailer_at_trench():
    """A 132 kV pull at first light: the drum at the head of the trench, the winch at its far end."""
    palette = Palette()
    strata = Strata(soil('pasture', '#5d653a', '#6f6a4a', 0.8), soil('chalky loam', '#7d6a52', '#cfc6b2', 1.0),
                    soil('bed', '#a58d63', '#b9a98a', 0.5, 2.0), soil('chalky spoil', '#75624c', '#cfc6b2', 1.0))
    columns = ticks(-16, 16, 0.5, (-0.85, 0.85, 0.03), (-3.4, -0.85, 0.07), (0.85, 5.0, 0.12))
    rows = ticks(-70, 14, 0.8, (-20, -2, 0.06), (-48, -20, 0.18), (-2, 10, 0.12))
    ground = excavate(columns, rows, strata, [Trench(((0, -3.4), (0, -44)), 0.7, 0.85, 0.3)],
                      [Heap(((-2.4, -4), (-2.4, -44)), 0.65, 1.8)], rough=0.04)
    scatter(ground.top, tufts(0.08, 26, colours=('#7c8a3e', '#8d9150', '#a39a5c', '#66752f')), 14, 0.5, 1.3)
    scatter(ground.spoil, stones(('#75624c', '#8d7d66', '#b7ab95')), 26, 0.02, 0.08)
    trailer, axle = drum_trailer(palette, 3.0, 1.7, turn=0.0)
    drum = cable_drum(palette, 3.0, 1.7, 0.05, text='132 kV  630 mm²', full=0.80, battens=0, seed=2,
                      location=(0, 0, axle - 1.5))
    drum.rotation_euler[0] = 0.5
    trailer.location = (0, 0, 0)
    bed = ground.at(0, -8)
    black = sheath()
    builder = MeshBuilder()
    wound, rest = 1.5 * 0.80, bed + 0.24 + 0.05
    path = smooth([(0.1, 0.25, axle + wound - 0.02), (0.08, -0.5, axle + wound - 0.10), (0.0, -3.0, 1.0),
                   (0, -5.4, rest - 0.1), (0, -7.0, rest), (0, -10, rest), (0, -13.6, rest)], 4)
    builder.tube(path, 0.05, black, 16)
    builder.cylinder((0, -13.6, rest), (0, -14.1, rest), 0.053, palette.galvanised, 16, 0.03)
    builder.cylinder((0, -14.1, rest), (0, -14.35, rest), 0.03, palette.steel, 12)
    builder.tube([(0, -14.35, rest), (0, -40, rest), (0, -45.5, 0.1), (-0.3, -49.4, 1.1)], 0.012, palette.steel, 6)
    builder.build('cable under way')
    _rollers_along(palette, ground, [(0, -5.6 - 2.1 * i) for i in range(18)])
    spare = roller(palette)
    spare.location, spare.rotation_euler[2] = (1.9, -4.6, 0.02), 0.9
    copy(spare, (2.15, -5.35, 0.02), 0.3)
    winch(palette, (0, -50, 0), math.pi)
    cover_tiles(palette, (1.7, -9.5, 0.03), 12, 1.5, 1)
    cover_tiles(palette, (1.75, -11.4, 0.03), 9, 1.6, 2)
    beyond(-16, 16, -69.6, 13.8, fields())
    hedge((-70, -92), (60, -88), 2.4, count=1100)
    wood(-170, 60, -240, -190, 44, seed=4)
    tower_row(palette, (70, -150), (-150, -90), 3)
    sun = sky(12, 32, 0.12, '#f3e9ee', sun=4.6, sun_colour='#ffc288', horizon=(0.74, 0.6, 0.5), clouds=0.6, cover=0.45,
              cloud_scale=0.5, cloud_colour='#ffdcbc', cloud_shade='#8c93ad', cloud_strength=0.75, seed=11)
    haze(330, (0.56, 0.55, 0.6), (0.95, 0.75, 0.55), sun, most=0.92)
    camera((2.9, 7.6, 4.3), (-1.5, -8.0, 0.1), 35, aperture=11, focus=(0, 0, 1.5))
    return Shot(Grade(exposure=0.7))


def _work_lamp(palette, place, target, power):
    """A lamp head on a tripod and the light it gives."""
    builder, place = MeshBuilder(), Vector(place)
    foot = Vector((place.x, place.y, 0))
    for k in range(3):
        angle = k * 2.1 + 0.4
        builder.cylinder(foot + Vector((0.5 * math.cos(angle), 0.5 * math.sin(angle), 0)), foot + Vector((0, 0, 0.9)),
                         0.014, palette.dark_grey)
    builder.cylinder(foot + Vector((0, 0, 0.7)), place, 0.016, palette.dark_grey)
    towards = (Vector(target) - place).normalized()
    matrix = towards.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    matrix.translation = place
    builder.box((0, 0, -0.05), (0.36, 0.24, 0.07), palette.amber, matrix=matrix)
    builder.box((0, 0, -0.012), (0.31, 0.19, 0.006), glow('work lamp', '#fff0d6', 9.0), matrix=matrix)
    builder.build('work lamp', 0.004)
    area_light(place + towards * 0.02, target, 0.31, 0.19, power, '#ffd9a8', 130)


def drum_stand_at_joint_bay():
    """A 33 kV drum on its jacks beside an open joint bay in the blue hour, the route lit by two work lamps."""
    palette = Palette()
    strata = Strata(soil('verge', '#55504a', '#8b857a', 0.7), soil('made ground', '#6b5f52', '#a19a8e', 1.0),
                    soil('blinding', '#9b948a', '#aaa49a', 0.3, 2.0), soil('dark spoil', '#574c41', '#8b857a', 1.0))
    columns = ticks(-9, 16, 0.4, (-1.6, 1.7, 0.035), (1.7, 9, 0.07))
    rows = ticks(-17, 10, 0.4, (-13.5, -0.8, 0.04))
    route = ((0, -6.4), (0, -9.6), (0.35, -10.5), (1.2, -11.1), (2.4, -11.3), (15.8, -11.3))
    ground = excavate(columns, rows, strata, [Trench(((0, -3.3), (0, -5.6)), 0.95, 2.1, 0.12), Trench(route, 0.9, 0.62,
                                                                                                      0.18)],
                      [Heap(((2.4, -3), (2.6, -8.4)), 0.7, 1.7)], rough=0.02)
    scatter(ground.top, stones(('#77736c', '#5c5852', '#8f8b84')), 45, 0.006, 0.028)
    scatter(ground.spoil, stones(('#574c41', '#6a5f53', '#8b857a')), 50, 0.015, 0.06)
    axle = 1.12
    hydraulic_stand(palette, 1.15, axle, (0, 0, 0))
    drum = cable_drum(palette, 1.95, 1.15, 0.034, text='33 kV  500 m', full=0.84, battens=0.42, seed=5,
                      location=(0, 0, axle - 0.975), colour='#8d6a44')
    drum.rotation_euler[0] = 0.25
    bed = ground.at(0, -8)
    builder = MeshBuilder()
    rest = bed + 0.24 + 0.034
    path = smooth([(-0.15, -0.2, axle + 0.80), (-0.12, -0.75, axle + 0.5), (0, -2.2, 0.35), (0, -4.2, rest + 0.06),
                   (0, -6.2, rest), (0, -8.2, rest)], 4)
    builder.tube(path, 0.034, sheath('red sheath', '#8c1d18'), 16)
    builder.cylinder((0, -8.2, rest), (0, -8.6, rest), 0.036, palette.galvanised, 16, 0.02)
    rope = smooth([(0, -8.6, rest), (0, -10.2, rest), (0.2, -11.3, rest), (2.0, -11.3, rest), (15.5, -11.3, rest)], 4)
    builder.tube(rope, 0.010, palette.steel, 6)
    # Barrier round the bay: feet, posts, two amber boards.
    for x in (1.72,):
        for y in (-1.9, -3.9, -5.9):
            builder.box((x, y, 0.05), (0.5, 0.2, 0.09), palette.rubber)
            builder.cylinder((x, y, 0.05), (x, y, 1.05), 0.02, palette.galvanised)
        for z in (0.4, 0.95):
            builder.box((x, -3.9, z), (0.025, 4.1, 0.15), palette.clean_white)
            for k in range(7):
                builder.box((x - 0.0145, -5.6 + k * 0.58, z), (0.004, 0.29, 0.148), palette.red)
    builder.build('cable and barrier', 0.003)
    _rollers_along(palette, ground, [(0, -4.9), (0, -6.7), (0, -8.5)])
    _rollers_along(palette, ground, [(3.6 + 2.0 * i, -11.3) for i in range(6)], math.pi / 2)
    bend = corner_roller(palette, 4)
    bend.location, bend.rotation_euler[2] = (0.62, -10.55, ground.at(0.5, -10.6)), math.radians(45 + 180)
    cover_tiles(palette, (-2.6, -4.6, 0.02), 10, 1.57, 3)
    _work_lamp(palette, (2.6, -0.4, 2.3), (0.2, -2.5, 0.3), 380)
    # What is left of the day, from behind the camera: the sky alone leaves the near ground black.
    area_light((-9, -13, 6), (0, -2, 0.5), 7, 4, 2200, '#9fb6e8')
    _work_lamp(palette, (-2.7, -2.6, 2.2), (0.1, -3.2, -0.2), 480)
    beyond(-9, 16, -16.8, 9.8, fields())
    hedge((-16, 12), (34, 15), 2.6, count=2000, seed=3)
    wood(-60, 110, 70, 90, 60, 9, seed=6)
    sky(2.5, -60, 0.19, '#a9bdff', sky_elevation=0.5, sun=0, horizon=(0.42, 0.30, 0.24), horizon_amount=0.75,
        horizon_height=0.13, clouds=0.6, cover=0.45, cloud_colour='#d98f74', cloud_shade='#3a4d75', cloud_strength=0.35,
        seed=3)
    haze(420, (0.24, 0.25, 0.32), skip=('work lamp',))
    camera((-3.7, -8.6, 1.9), (0.75, -2.2, 0.5), 32, aperture=8, focus=(0, -1, 0.8))
    return Shot(Grade(exposure=0.75), effort=1.4)


PICTURES = [
    Picture('VIS-124', drum_trailer_at_trench),
    Picture('VIS-318', drum_stand_at_joint_bay),
]
