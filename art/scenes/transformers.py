"""Power transformers: in service, under test, and before they are connected."""
import math

from kit.assets import buildings, fences, generators, transformer, yard
from kit.assets.countryside import beyond, wood
from kit.assets.weather import blue_hour, chippings, low_sun
from kit.darkroom import Grade
from kit.light import area_light, camera
from kit.materials import Palette, concrete, fields, gravel, soil
from kit.mesh import MeshBuilder, plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones

LAMPS = ('street lamp #ffd2a0',)


def bay_and_cable_box():
    """VIS-101: a primary transformer from its cable side, the lid off, cables up from the trough."""
    palette = Palette()
    transformer.primary_transformer(palette, palette.tank_grey, cable_box='open', hv='cables').place((0, 0, 0))
    transformer.bund(palette, 9.4, 16.0, 0.45).place((0, -3.6, 0))
    cable_trough(palette)
    lid = MeshBuilder()
    # The lid, leant against the radiator's plinth; its bolts lie in the tray beside it.
    lid.box((1.75, -2.42, 0.86), (1.15, 0.03, 1.3), palette.tank_grey, (-0.24, 0, 0))
    lid.box((1.75, -2.445, 0.95), (0.3, 0.008, 0.26), palette.yellow, (-0.24, 0, 0))
    lid.box((1.75, -2.43, 0.68), (0.36, 0.008, 0.09), palette.white, (-0.24, 0, 0))
    lid.box((1.0, -2.75, 0.075), (0.42, 0.28, 0.09), palette.blue)
    for i in range(9):
        lid.cylinder((0.88 + 0.1 * (i % 3), -2.83 + 0.08 * (i // 3), 0.12),
                     (0.93 + 0.1 * (i % 3), -2.81 + 0.08 * (i // 3), 0.135),
                     0.01, palette.steel, 6)
    lid.build('lid', 0.005)
    buildings.switchroom_building(palette, 20.0, 8.0, 4.8, (-11.5, 6.2, 0), lit=False)
    chippings(-40, 40, -14, 30)
    scatter(plane(-4.5, 4.5, -8, -2.3, 0.042, gravel()), stones(), 190, 0.012, 0.034)
    beyond(-40, 40, -14, 30, fields())
    wood(-60, 60, 44, 60, 26, 11.0)
    low_sun(158, 15, 4.0)
    camera((-2.7, -9.3, 1.75), (0.1, 0, 1.6), 34, shift_y=0.035, level=True)
    return Shot(Grade(exposure=0.15))


def cable_trough(palette):
    """A surface trough of precast concrete from the transformer towards −y: three cables, its first covers lifted off
    and stacked beside it."""
    builder = MeshBuilder()
    for side in (-1, 1):
        builder.box((side * 0.52, -6.8, 0.14), (0.1, 9.0, 0.26), palette.concrete)
    builder.box((0, -6.8, 0.05), (1.0, 9.0, 0.04), palette.concrete)
    for i in range(10):
        builder.box((0.005 * (i % 2), -6.1 - i * 0.51, 0.30), (1.12, 0.5, 0.07), palette.concrete)
    for i in range(3):
        builder.box((-1.35 + 0.03 * i, -3.6 + 0.02 * i, 0.08 + 0.075 * i), (0.5, 1.12, 0.07), palette.concrete,
                    (0, 0, 0.1 - 0.05 * i))
    builder.build('trough', 0.008)
    cables = MeshBuilder()
    for x in (-0.46, 0.0, 0.46):
        cables.tube([(x, -1.12, 0.62), (x, -1.14, 0.46), (x, -1.3, 0.36), (x, -1.9, 0.345), (x, -2.3, 0.30),
                     (x * 0.9, -2.6, 0.15),
                     (x * 0.6, -3.2, 0.11), (x * 0.5 + 0.02, -4.4, 0.11), (x * 0.5, -7.0, 0.11)], 0.038,
                     palette.rubber, 14)
    for y in (-3.7, -5.0):
        cables.box((0, y, 0.1), (0.8, 0.06, 0.04), palette.timber)
    cables.build('cables')


def blue_hour_bay():
    """VIS-102: a transformer bay from the side, its plant in line from left to right."""
    palette = Palette()
    line = yard.disconnector(palette).place((1.0, 0, 0))
    breaker = yard.dead_tank_breaker(palette).place((4.9, 0, 0))
    currents = yard.current_transformer(palette).place((8.6, 0, 0))
    arrester = yard.arresters(palette).place((11.2, 0, 0))
    unit = transformer.grid_transformer(palette).place((16.4, 0, 0), math.pi / 2)
    transformer.bund(palette, 8.8, 10.8).place((16.4, 0, 0))
    for starts, ends in ((line.at('bus'), breaker.at('line')), (breaker.at('bus'), currents.at('line')),
                         (currents.at('bus'), arrester.at('line'))):
        yard.join(palette, starts, ends, 0.1)
    yard.join(palette, arrester.at('line'), unit.at('hv'), 0.2)
    posts = yard.post_row(palette).place((-5.5, 0, 0))
    yard.join(palette, posts.at('top'), line.at('line'), 0.12)
    far = yard.post_row(palette).place((-13, 0, 0))
    yard.join(palette, far.at('top'), posts.at('top'), 0.15)
    yard.fire_wall(palette, 13.5, 7.0).place((18.2, 7.2, 0))
    buildings.control_building(palette, 14.0, 7.0, 3.7, (-6.5, 17, 0), lamps=240.0)
    fences.palisade(palette, 90, (-45, 28, 0))
    for x, y, turn in ((-3.0, 6.0, math.pi), (7.0, 6.2, math.pi), (13.2, 9.5, math.pi)):
        buildings.lamp_post(palette, (x, y, 0), turn, 7.0, 900.0)
    chippings(-60, 60, -20, 30, (-4, 16, -7.2, -4.5), 70)
    # A wet access road, that the lamps shine in.
    plane(-60, 60, -19, -7.6, 0.02, concrete('wet road', '#7d7c79', 0.8))
    buildings.kerb(palette, [(-60, -7.5), (60, -7.5)])
    buildings.trench_covers(palette, 40.0, 0.7, (-16, -5.3, 0))
    beyond(-60, 60, -20, 30, fields())
    wood(-90, 90, 60, 90, 36, 12.0)
    area_light((4, -17, 8), (13, 0, 3), 4, 1.5, 1300, '#ffd9ae', 120)
    blue_hour(-40, skip=LAMPS)
    camera((0.6, -15.0, 1.7), (5.3, -6.2, 3), 26, shift_y=0.105, level=True)
    return Shot(Grade(exposure=0.95, bloom=0.1), effort=1.2)


def bund_empty():
    """VIS-302: on its plinth and complete, but nothing is connected yet."""
    palette = Palette()
    transformer.grid_transformer(palette, palette.light_grey, 'T2').place((0, 0, 0))
    transformer.bund(palette, 12.6, 10.0, 0.6, 'concrete')
    loose = MeshBuilder()
    # Timber packers left beside the bund.
    for i in range(5):
        loose.box((2.9 + 0.02 * i, 6.3 + 0.24 * (i % 3), 0.08 + 0.16 * (i // 3)), (1.4, 0.2, 0.15), palette.timber,
                  (0, 0, 0.05 * (i - 2)))
    loose.build('packers', 0.008)
    plane(-30, 30, -26, 34, -0.02, soil('formation', '#6a5744', '#8b8072', 0.5))
    yard.fire_wall(palette, 14.0, 7.0).place((0, -7.4, 0))
    fences.palisade(palette, 60, (-30, -24, 0))
    beyond(-30, 30, -26, 34, fields())
    wood(-80, 80, -70, -52, 34, 12.0, seed=3)
    low_sun(52, 15, 9.0, cover=0.55)
    camera((7.8, 12.4, 2.9), (0.1, 0.2, 2.35), 30, shift_y=0.03, level=True)
    return Shot(Grade(exposure=0.25))


def load_test():
    """VIS-212: the transformer of GT1 at evening, 11 kV cable box to the front, the turbine's stack behind."""
    palette = Palette()
    unit = transformer.primary_transformer(palette, palette.light_grey, 'GT1', hv='cables', voltages=(11, 6.6))
    unit.place((0, 0, 0), 0.14)
    transformer.bund(palette, 8.0, 7.4, 0.4).place((0, 0, 0), 0.14)
    generators.gas_turbine(palette).location = (12.0, 19.0, 0)
    plane(-40, 40, -20, 40, 0, palette.concrete)
    buildings.lamp_post(palette, (-6.5, 6.0, 0), 2.6, 6.5, 420.0)
    buildings.lamp_post(palette, (15.5, 12.0, 0), 2.9, 6.5, 420.0)
    fences.palisade(palette, 80, (-40, 26, 0))
    beyond(-40, 40, -20, 40, fields())
    wood(-70, 70, 60, 80, 30, 12.0)
    low_sun(-122, 7, 7.0, colour='#ffb680', sun=4.2)
    camera((-3.4, -9.2, 1.5), (0.2, 0, 2.2), 31, shift_y=0.12, level=True)
    return Shot(Grade(exposure=0.35))


def earthing_resistor():
    """VIS-317: the resistor house beside the neutral bushing."""
    palette = Palette()
    unit = transformer.grid_transformer(palette).place((0, 0, 0))
    transformer.bund(palette, 12.0, 9.4, 0.55)
    resistor = yard.neutral_resistor(palette).place((8.7, 0.3, 0))
    yard.join(palette, unit.at('neutral'), resistor.at('neutral'), 0.12, 0.016)
    tail = MeshBuilder()
    tip = resistor.at('earth')[0]
    tail.tube([tip, (tip.x + 0.25, tip.y, tip.z - 0.2), (tip.x + 0.28, tip.y, 0.6), (tip.x + 0.28, tip.y, -0.05)],
              0.016, palette.copper, 10)
    tail.build('earth tail')
    yard.fire_wall(palette, 12.0, 6.5).place((0, -6.6, 0))
    chippings(-30, 40, -20, 24, (5, 14, 1.5, 8), 200)
    fences.palisade(palette, 70, (-30, -16, 0))
    beyond(-30, 40, -20, 24, fields())
    wood(-80, 60, -60, -44, 30, 11.0, seed=5)
    low_sun(4, 12, 3.0)
    camera((11.6, 8.2, 1.75), (7.7, 0.0, 2.6), 32, shift_y=0.07, level=True)
    return Shot(Grade(exposure=0.3))


def arresters_at_transformer():
    """VIS-320: three arresters with their counters, the bushings close behind them."""
    palette = Palette()
    unit = transformer.grid_transformer(palette).place((0, 0, 0))
    transformer.bund(palette, 12.0, 9.4, 0.55)
    guard = yard.arresters(palette).place((0, 5.9, 0), math.pi / 2)
    yard.join(palette, reversed(guard.at('line')), unit.at('hv'), 0.18)
    posts = yard.post_row(palette).place((0, 12.5, 0), math.pi / 2)
    yard.join(palette, posts.at('top'), guard.at('line'), 0.15)
    yard.fire_wall(palette, 13.0, 7.0).place((0, -6.6, 0))
    chippings(-40, 40, -20, 24, (-4, 7, 4.5, 11), 160)
    fences.palisade(palette, 80, (-40, -18, 0))
    beyond(-40, 40, -20, 24, fields())
    wood(-80, 80, -60, -44, 34, 11.0, seed=8)
    low_sun(-38, 12, 12.0)
    camera((5.2, 12.6, 1.6), (-0.1, 3.0, 2.7), 30, shift_y=0.115, level=True, aperture=5.6, focus=(1, 5.9, 3))
    return Shot(Grade(exposure=0.3))


PICTURES = [
    Picture('VIS-101', bay_and_cable_box),
    Picture('VIS-102', blue_hour_bay),
    Picture('VIS-212', load_test),
    Picture('VIS-302', bund_empty),
    Picture('VIS-317', earthing_resistor),
    Picture('VIS-320', arresters_at_transformer),
]
