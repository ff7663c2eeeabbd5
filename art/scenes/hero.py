"""The three places of the home page. Each is taken twice from the same spot, as a picture and as a line drawing, wide
for a desktop and tall for a phone: the page lays one over the other along a section line."""
import math

from mathutils import Vector

from kit.assets import buildings, transformer, yard
from kit.assets.buildings import lamp_post
from kit.assets.containers import battery_container, container_white, number_plate
from kit.assets.countryside import beyond, wood
from kit.assets.fences import palisade
from kit.assets.towers import another, line, span, suspension_tower, terminal_tower
from kit.assets.turbine import another as another_turbine
from kit.assets.turbine import turbine
from kit.assets.weather import blue_hour, chippings
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, concrete, fields, glow
from kit.mesh import MeshBuilder, copy, plane
from kit.scene import Lines, Picture, Shot
from kit.scenery import relief, scatter, terrain, tufts

GROUND = ('fields', 'concrete', 'gravel', 'yard', 'hill', 'stone', 'grass', 'leaf')


def bay(tall):
    """A transformer bay at blue hour, the line coming in from the left."""
    palette = Palette()
    row = yard.bay(palette, to='transformer')
    unit = transformer.grid_transformer(palette).place((35.0, 0, 0), math.pi / 2)
    transformer.bund(palette, 8.8, 10.8).place((35.0, 0, 0))
    yard.join(palette, row.end, unit.at('hv'), 0.2)
    yard.fire_wall(palette, 13.5, 7.0).place((36.0, 7.4, 0))
    second = row.again((0, 17, 0))
    tower = terminal_tower(palette, (-44, 9, 0), math.pi / 2)
    span(palette, tower.behind[:3], row.line, 1.2)
    span(palette, tower.behind[3:6], second.line, 1.2)
    away = another(tower, (-300, 60, 0), math.pi / 2 - 0.2)
    span(palette, tower.ahead, away.behind, 7, 0.02)
    buildings.control_building(palette, 15.0, 7.0, 3.7, (14, 34, 0), lamps=240.0)
    for x in (4.0, 16.0, 28.0):
        lamp_post(palette, (x, 8.6, 0), math.pi, 7.0, 900.0)
    palisade(palette, 130, (-65, 42, 0))
    chippings(-70, 70, -34, 44, (16, 40, -19.5, -8), 50)
    plane(-70, 70, -33, -21, 0.02, concrete('wet road', '#7d7c79', 0.8))
    buildings.kerb(palette, [(-70, -20.9), (70, -20.9)])
    buildings.trench_covers(palette, 44.0, 0.7, (10, -6.6, 0))
    beyond(-70, 70, -34, 44, fields())
    wood(-120, 110, 66, 110, 40, 12.0)
    for x in (8, 24, 40):
        area_light((x, -23, 8), (x, -17, 0), 2, 0.8, 900, '#ffd2a0', 140)
    area_light((42, -14, 8), (35, 0, 3), 3, 1.2, 1500, '#ffd9ae', 120)
    area_light((12, -14, 8), (10, 0, 3), 3, 1.2, 1100, '#ffd9ae', 120)
    blue_hour(-62, skip=('street lamp #ffd2a0',))
    if tall:
        camera((30.0, -17.0, 1.7), (33.5, 0, 1.7), 24, shift_y=0.3, level=True)
    else:
        camera((30.0, -25.0, 1.7), (23.4, 0, 1.7), 21, shift_y=0.16, level=True)
    return Shot(Grade(exposure=0.95, bloom=0.1), effort=1.3)


def storage(tall):
    """Between two rows of battery containers after rain, at dusk."""
    palette = Palette()
    strip, warm = glow('strip', '#dff1ff', 6.0), glow('street lamp #ffc98a', '#ffc98a', 14.0)
    unit = battery_container(palette, body=container_white(), lamp=strip)
    pitch = 7.0
    for i in range(9):
        for side in (-1, 1):
            there = (side * 5.2, 4 + i * pitch, 0)
            if i == 0 and side == 1:
                unit.location, unit.rotation_euler[2] = there, -math.pi / 2
            else:
                copy(unit, there, -side * math.pi / 2)
            if i < 6:
                area_light((side * 3.86, 4 + i * pitch, 3.15), (side * 4.05, 4 + i * pitch, 0), 0.06, 5.4, 34, '#dcecff', 140)
    for side in (-1, 1):
        for i in range(3):
            number_plate(palette, f'BC-{i * 2 + (1 if side < 0 else 2):02d}', (side * 3.96, 2.0 + i * pitch, 2.75),
                         -side * math.pi / 2, 0.16)
    for i in range(6):
        for side in (-1, 1):
            lamp_post(palette, (side * 8.3, 9 + i * 14, 0), side * math.pi / 2, power=420 if i < 4 else 0, base='#ffc98a')
    plane(-60, 60, -20, 120, 0, concrete('yard', '#7d7b77', wet=0.85))
    kerbs = MeshBuilder()
    for side in (-1, 1):
        kerbs.box((side * 2.9, 35, 0.06), (0.16, 110, 0.12), palette.concrete)
    kerbs.build('kerbs', 0.02)
    palisade(palette, 40, (-20, 75, 0))
    near = suspension_tower(palette, (16, 190, 0), 0.26, height=44, base=8)
    line(palette, [another(near, (170, 20, 0), 0.26 + 0.9), near, another(near, (-110, 420, 0), 0.26 + 0.5)], 9, 0.05)
    plane(-900, 900, 120, 1500, -0.05, fields())
    sun = sky(2.5, -8, 0.05, '#b9c4ff', sky_elevation=1.2, sun=0, clouds=0.8, cover=0.52, cloud_scale=0.5,
              cloud_colour='#e58a5e', cloud_shade='#34476b', cloud_strength=0.34, seed=6.0)
    haze(500, (0.11, 0.14, 0.22), (0.5, 0.28, 0.18), sun, skip=(strip.name, warm.name))
    if tall:
        camera((0.9, -5.5, 1.6), (0.9, 30, 1.6), 30, shift_x=0.04, shift_y=0.26, level=True, aperture=5.6, focus=(0, 8, 1.5))
    else:
        camera((0.35, -5.5, 1.6), (0.35, 30, 1.6), 27, shift_x=-0.1, shift_y=0.06, level=True, aperture=5.6, focus=(0, 8, 1.5))
    return Shot(Grade(exposure=0.9, saturation=1.02, bloom=0.1, warmth=-0.01), effort=1.5)


def ridge(tall):
    """At the foot of a tower whose line comes down from a wind farm, the sun just up behind us."""
    palette = Palette()
    grass = fields('hill', '#4f5c33', '#7a7046', '#34421f')

    def height(x, y):
        far = min(1, max(0, (y - 120) / 500))
        return 30 * relief(x + 300, y, 0.0013, 3) * far + 46 * far * (0.5 + 0.5 * relief(x, y + 90, 0.0022, 4))

    ground = terrain(5200, 300, height, grass, (0, 2200))
    ground.data.auto_smooth_angle = math.pi
    mill = turbine(hub=88, radius=56, location=(330, 760, height(330, 760) - 1), yaw=0.35, spin=0.5)
    for k, (x, y, spin) in enumerate(((610, 1000, 1.1), (120, 1180, 0.2), (900, 1350, 1.7), (420, 1500, 0.8),
                                      (-420, 1620, 1.4), (1210, 1700, 0.3), (-820, 2050, 0.9), (760, 2100, 2.0),
                                      (-150, 1900, 0.6), (1500, 2200, 1.3))):
        another_turbine(mill, (x, y, height(x, y) - 1), 0.35 + 0.05 * k, spin)
    turn = 0.72
    along = Vector((-math.sin(turn), math.cos(turn), 0)) * 265
    foot = Vector((17, 50, 0))
    first = suspension_tower(palette, foot - Vector((0, 0, 0.2)), turn, height=36, base=6.4)
    towers = [another(first, foot - along, turn), first]
    for k in range(1, 6):
        there = foot + along * k
        towers.append(another(first, (there.x, there.y, height(there.x, there.y) - 0.3), turn))
    line(palette, towers, 7, 0.03)
    near = plane(-60, 80, 3, 60, 0.01, grass)
    scatter(near, tufts(0.22, 30), 7, 0.4, 1.1)
    sun = sky(5, -152, 0.2, '#b9c3f2', sky_elevation=2.2, sun=3.6, sun_colour='#ff9f62', horizon=(0.95, 0.50, 0.34),
              horizon_height=0.13, horizon_amount=0.8, clouds=0.6, cover=0.45, cloud_scale=0.4, cloud_colour='#ff9c6e',
              cloud_shade='#31406a', cloud_strength=0.42, seed=6.0)
    haze(1400, (0.50, 0.30, 0.28), (0.6, 0.4, 0.3), sun, most=0.9)
    if tall:
        camera((0, 0, 1.7), (12, 50, 1.7), 24, shift_x=0.02, shift_y=0.4, level=True)
    else:
        camera((0, 0, 1.7), (0, 50, 1.7), 24, shift_y=0.215, level=True)
    return Shot(Grade(exposure=0.45, saturation=1.02))


def _views(number, place):
    """The four takes of a place."""
    def take(tall, drawn):
        def build():
            shot = place(tall)
            return Shot(shot.grade, shot.bounces, shot.effort, Lines(ground=GROUND) if drawn else None)
        return build

    wide, narrow = (1920, 1000), (800, 1340)
    return [Picture(f'VIS-{number:03d}', take(False, False), *wide), Picture(f'VIS-{number + 3:03d}', take(True, False), *narrow),
            Picture(f'DRG-{number:03d}', take(False, True), *wide), Picture(f'DRG-{number + 3:03d}', take(True, True), *narrow)]


PICTURES = [*_views(11, bay), *_views(12, storage), *_views(13, ridge)]
