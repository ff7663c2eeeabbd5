"""Load banks at work: at a gas turbine in evening light, and in a generator yard at blue hour."""
import math

from mathutils import Vector

from kit.assets.buildings import kerb, lamp_post, switchroom_building
from kit.assets.fences import palisade
from kit.assets.generators import flexible_cable, gas_turbine, load_bank, load_bank_terminals, safety_barrier
from kit.assets.transformer import primary_transformer
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, concrete, fields, gravel, surface
from kit.mesh import MeshBuilder, copy, placed, plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tree_line
from kit.signs import label

_RADIUS = 0.034
"""Of a single-core 11 kV cable of 240 mm²."""


def _phases(palette):
    return (surface('phase brown', '#5a3320', 0.5), surface('phase black', '#1a1b1c', 0.5),
            surface('phase grey', '#8d9092', 0.5))


def _laid(builder, palette, points, phase, seed):
    """A cable with a band of its phase's colour at either end."""
    flexible_cable(builder, points, _RADIUS, palette.rubber, 0.05, seed)
    for start, towards in ((points[0], points[1]), (points[-1], points[-2])):
        at = [a + (b - a) * 0.25 for a, b in zip(start, towards)]
        to = [a + (b - a) * 0.5 for a, b in zip(start, towards)]
        builder.cylinder(at, to, _RADIUS + 0.003, phase, 14)


def at_the_gas_turbine():
    """GT1, its transformer, and the load bank that both are tested on."""
    palette = Palette()
    load_bank(palette)
    gas_turbine(palette).location = (-1.5, 13.5, 0)
    label('GT1', 0.62, palette.navy, (-4.0, 11.86, 2.55))
    primary_transformer(palette, palette.tank_grey, 'GT1 T', hv='cables', voltages=(11, 6.6)).place((-6.9, 4.6, 0))
    terminals, stud = load_bank_terminals()
    cables = MeshBuilder()
    for k, ((x, y, z), phase) in enumerate(zip(terminals, _phases(palette))):
        aside = (k - 1) * 0.2
        box = -6.9 + (k - 1) * 0.46
        _laid(cables, palette, [
            (x, y + 0.03, z), (x - 0.02, y - 0.2, z - 0.05), (x - 0.06, y - 0.42, 0.3),
            (x - 0.25, y - 0.62 - aside, 0.04),
            (-3.6, -2.6 - aside * 0.8, _RADIUS), (-5.3, -1.7 - aside * 0.7, _RADIUS), (-6.5 + aside, 0.2, _RADIUS),
            (-6.8 + aside, 1.7, _RADIUS), (box * 0.5 - 3.45 + aside * 0.3, 2.34, 0.31), (box, 3.1, 0.3 + _RADIUS),
            (box, 3.44, 0.42), (box, 3.48, 0.8)], phase, k)
    flexible_cable(cables, [stud, (stud[0], stud[1] - 0.3, 0.3), (-2.3, -2.2, 0.016), (-4.3, -1.4, 0.016),
                            (-8.9, 1.6, 0.016), (-9.36, 2.6, 0.3)], 0.014, palette.green, 0.06, 9)
    for x, y, z in ((-3.3, -2.9, 0), (-5.6, -1.9, 0)):
        cables.box((x, y, z + 0.02), (0.16, 0.9, 0.04), palette.dark_timber)
    cables.build('cables')
    panel = safety_barrier(palette)
    for x, y, turn in ((-9.6, 0.6, 1.5), (-9.55, -1.5, 1.62), (1.4, -3.6, 0.06), (3.5, -3.5, -0.04), (5.6, -3.55, 0.0)):
        copy(panel, (x, y, 0), turn)
    panel.location = (0, -5000, 0)
    plane(-60, 60, -40, 40, 0, concrete('yard', '#8b8780', wet=0.3))
    stone = plane(-60, 60, 8.2, 11, 0.01, gravel())
    scatter(stone, stones(), 12, 0.02, 0.04)
    kerb(palette, [(-40, 8.1), (40, 8.1)])
    palisade(palette, 90, (-45, 30, 0), plates_every=3)
    tree_line([(-70 + i * 7, 62 + 5 * (i % 3), 0) for i in range(24)], 9)
    plane(-900, 900, 40, 1500, -0.05, fields())
    plane(-900, -60, -300, 40, -0.05, fields())
    sun = sky(11, 148, 0.105, '#ffe9e4', sun=4.8, sun_colour='#ffc38f', horizon=(0.80, 0.64, 0.54), clouds=0.8,
              cover=0.5,
              cloud_scale=0.5, cloud_colour='#ffdab2', cloud_shade='#7f8cae', cloud_strength=0.8, seed=31.0)
    haze(600, (0.50, 0.53, 0.62), (1.1, 0.82, 0.56), sun, most=0.9)
    camera((-8.9, -7.8, 1.7), (-2.9, 3, 2), 25, shift_y=0.085, level=True)
    return Shot(Grade(exposure=0.15, warmth=-0.02))


def generator_yard():
    """Two load banks beside the generator building, blue hour."""
    palette = Palette()
    bank = load_bank(palette)
    places = [placed((6.3, 2.6, 0), -math.pi / 2), placed((6.3, -5.4, 0), -math.pi / 2)]
    bank.location, bank.rotation_euler[2] = (6.3, 2.6, 0), -math.pi / 2
    copy(bank, (6.3, -5.4, 0), -math.pi / 2)
    switchroom_building(palette, 20, 9, 5.2, (-14, 9.0, 0), lamps=170, name='GENERATOR HOUSE')
    walls = MeshBuilder()
    for x in (-8.5, -2.5):
        walls.cylinder((x, 12, 5), (x, 12, 9.5), 0.34, palette.aluminium, 28)
        walls.lathe([(0.36, 9.4), (0.36, 9.5), (0.3, 9.5), (0.3, 9.2)], palette.dark_grey, 28)
        walls.cylinder((x - 1.4, 12, 6.1), (x + 1.0, 12, 6.1), 0.5, palette.galvanised, 28)
    for x in (0.4, 2.0):
        # Cable hatches in the wall: a steel sleeve plate with three openings each.
        walls.box((x, 8.97, 0.62), (1.0, 0.05, 0.6), palette.galvanised)
        for phase in (-1, 0, 1):
            walls.cylinder((x + phase * 0.28, 8.93, 0.5), (x + phase * 0.28, 9.1, 0.5), 0.09, palette.black, 18)
    walls.build('flues')
    cables = MeshBuilder()
    terminals, _ = load_bank_terminals()
    for unit, (matrix, hatch) in enumerate(zip(places, (2.0, 0.4))):
        for k, (terminal, phase) in enumerate(zip(terminals, _phases(palette))):
            start = matrix @ Vector(terminal)
            x, y, z = start
            goal = hatch + (k - 1) * 0.28
            aside = (k - 1) * 0.19
            points = [(x, y, z), (x - 0.22, y, z - 0.06), (x - 0.42, y + 0.02, 0.3), (x - 0.62, y + 0.1, 0.04)]
            if unit:
                points += [(3.5, -4.1 + aside, _RADIUS), (1.2, -4.5 + aside, _RADIUS), (-0.5 + aside, -2.6, _RADIUS),
                           (-0.8 + aside, 1.2, _RADIUS), (-0.1 + aside, 5.2, _RADIUS)]
            else:
                points += [(2.9, 4.3 - aside, _RADIUS), (1.9 + aside, 5.8, _RADIUS)]
            points += [(goal + 0.05, 7.9, _RADIUS), (goal, 8.5, 0.12), (goal, 8.9, 0.5), (goal, 9.1, 0.5)]
            _laid(cables, palette, points, phase, unit * 3 + k)
    cables.build('cables')
    plane(-60, 60, -40, 60, 0, concrete('yard', '#7d7a75', wet=0.75))
    kerb(palette, [(-30, 8.2), (-0.6, 8.2)])
    lamp_post(palette, (-5.6, 7.6, 0), math.pi, power=430)
    lamp_post(palette, (8.6, -1.3, 0), math.pi / 2, power=650)
    palisade(palette, 60, (-30, 24, 0))
    palisade(palette, 60, (12, 24, 0), -math.pi / 2)
    tree_line([(-90 + i * 8, 60 + 6 * (i % 3), 0) for i in range(24)], 9)
    plane(-900, 900, 60, 1500, -0.05, fields())
    fill = area_light((-1.5, -14, 6.5), (4, 2, 1.5), 4, 2, 320, '#ffdcb8')
    fill.visible_camera = False
    sun = sky(2.0, 42, 0.075, '#b4c4ff', sun=0, sky_elevation=0.3, clouds=0.8, cover=0.48, cloud_scale=0.5,
              cloud_colour='#cf9a8e', cloud_shade='#3a4f7d', cloud_strength=0.35, seed=19.0,
              horizon=(0.62, 0.46, 0.42), horizon_amount=0.7, horizon_height=0.08)
    haze(420, (0.13, 0.165, 0.26), (0.34, 0.24, 0.19), sun, skip=('street lamp #ffd2a0', 'door lamp', 'room wall lit',
                                                                 'room ceiling lit', 'room tube', 'room panel'))
    camera((-3.4, -10.9, 1.6), (3.6, 4, 1.6), 26, shift_y=0.085, level=True)
    return Shot(Grade(exposure=0.95, bloom=0.10), effort=1.2)


PICTURES = [
    Picture('VIS-211', at_the_gas_turbine),
    Picture('VIS-312', generator_yard),
]
