"""Bays of an outdoor substation and what stands in them."""
import math

from kit.assets import buildings, fences, survey, towers, transformer, yard
from kit.assets.countryside import beyond, tower_row, wood
from kit.assets.weather import chippings, low_sun
from kit.darkroom import Grade
from kit.light import camera
from kit.materials import Palette, fields, surface
from kit.mesh import MeshBuilder, placed, plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, tufts
from mathutils import Vector


def line_bay():
    """VIS-209: under the gantry where the line lands, along the bay to the transformer."""
    palette = Palette()
    bay = yard.bay(palette, breaker='live', to='transformer')
    unit = transformer.grid_transformer(palette, palette.tank_grey).place((32.5, 0, 0), math.pi / 2)
    transformer.bund(palette, 10.0, 10.8).place((32.2, 0, 0))
    yard.join(palette, bay.end, unit.at('hv'), 0.25)
    for y in (-7.6, 7.6):
        yard.fire_wall(palette, 13.0, 6.6).place((32.5, y, 0))
    towers.span(palette, bay.line, [Vector((-60, point.y * 1.4, 19)) for point in bay.line], 1.6, 0.016)
    towers.span(palette, bay.members['gantry'].at('peak'), [Vector((-60, -3, 24)), Vector((-60, 3, 24))], 1.0, 0.008)
    neighbour = bay.again((0, 15.5, 0))
    towers.span(palette, neighbour.line, [Vector((-60, 15.5 + (point.y - 15.5) * 1.4,
                                                  19)) for point in neighbour.line], 1.6, 0.016)
    buildings.trench_covers(palette, 30.0, 0.7, (-6, -6.2, 0))
    chippings(-40, 70, -30, 45, (-7, 8, -9.5, -3), 130)
    fences.palisade(palette, 75, (48, 45, 0), -math.pi / 2)
    beyond(-40, 70, -30, 45, fields())
    wood(76, 92, -60, 70, 30, 12.0, seed=4)
    low_sun(-118, 13, 5.5)
    camera((-9.0, -15.6, 1.7), (6.6, -2.9, 3), 26.5, shift_y=0.185, level=True)
    return Shot(Grade(exposure=0.3))


def disconnector_open():
    """VIS-308: both arms of each pole turned aside against the sky."""
    palette = Palette()
    switch = yard.disconnector(palette, opened=True)
    posts = yard.post_row(palette).place((-6.5, 0, 0))
    beyond_it = yard.post_row(palette).place((6.5, 0, 0))
    yard.join(palette, posts.at('top'), switch.at('line'), 0.12)
    yard.join(palette, switch.at('bus'), beyond_it.at('top'), 0.12)
    yard.gantry(palette).place((-19, 0, 0))
    chippings(-60, 60, -30, 50)
    fences.palisade(palette, 110, (-55, 40, 0))
    beyond(-60, 60, -30, 50, fields())
    wood(-90, 90, 70, 90, 36, 12.0, seed=6)
    low_sun(-150, 10, 15.0, cover=0.56, clouds=0.85)
    camera((5.4, -10.6, 2.2), (-0.15, 0.0, 3.5), 55, shift_y=0.15, level=True, aperture=5.6, focus=(0, -2.6, 4))
    return Shot(Grade(exposure=0.0))


def sealing_ends():
    """VIS-313: where the overhead line becomes a cable."""
    palette = Palette()
    tower = towers.terminal_tower(palette, (0, 11, 0), 0, 24.0, 6.0)
    for side, circuit in ((-1, tower.behind[:3]), (1, tower.behind[3:6])):
        ends = yard.sealing_ends(palette).place((side * 5.2, 0, 0), -math.pi / 2)
        # Model y runs to the right now. The lowest arm is the shortest drop: it takes the end nearest the tower's axis.
        order = sorted(ends.at('line'), key=lambda point: abs(point.x))
        reach = sorted(circuit[:3], key=lambda point: point.z)
        yard.join(palette, reach, order, 0.7, 0.016)
    row = tower_row(palette, (0, 180), (18, 190), 3)
    towers.span(palette, tower.ahead, row[0].behind, 7.0, 0.03)
    fences.palisade(palette, 34, (-17, 17, 0))
    fences.palisade(palette, 24, (-17, -7, 0), math.pi / 2)
    buildings.trench_covers(palette, 18.0, 0.9, (-9, -2.4, 0))
    chippings(-17, 17, -14, 17, (-8, 3, -9, -2), 150)
    beyond(-17, 17, -14, 17, fields())
    wood(-110, 120, 70, 110, 44, 12.0, seed=2)
    low_sun(-132, 10, 8.0, cover=0.45)
    camera((-10.2, -10.8, 1.65), (-3.0, 0, 3), 24, shift_y=0.2, level=True)
    return Shot(Grade(exposure=0.3))


def laser_scan():
    """VIS-323: a scanner on its tripod among the supports of a bay, white spheres round it."""
    palette = Palette()
    yard.bay(palette, breaker='live').place((-15.4, 3.5, 0))
    yard.bay(palette, breaker='live').place((-16, 16.5, 0))
    survey.tripod(palette, (0, 0, 0), 1.45)
    scanner(palette, (0, 0, 1.45))
    for x, y, height in ((-2.7, 1.7, 0.55), (2.3, 1.0, 0.42), (4.3, 4.4, 0.9), (-5.4, 4.6, 0.9), (1.1, 7.6, 0.9),
                         (-1.75, 0.3, 0.32)):
        sphere(palette, x, y, height)
    buildings.trench_covers(palette, 36.0, 0.7, (-18, 9.6, 0))
    chippings(-50, 50, -14, 50, (-6, 6, -4.5, 3), 190)
    fences.palisade(palette, 100, (-50, 32, 0))
    beyond(-50, 50, -14, 50, fields())
    wood(-90, 90, 56, 80, 40, 12.0, seed=7)
    low_sun(128, 11, 1.0, cover=0.48)
    camera((-1.0, -3.8, 1.3), (0.6, 1.5, 1.6), 31, shift_y=0.10, level=True, aperture=5.6, focus=(0, 0, 1.5))
    return Shot(Grade(exposure=0.3))


def scanner(palette, base):
    """A terrestrial laser scanner: a yoke about a turning mirror, on a tribrach."""
    builder = MeshBuilder()
    x, y, z = base
    shell = surface('scanner shell', '#e7e9ea', 0.3, variation=0.01, coat=0.4)
    builder.cylinder((x, y, z), (x, y, z + 0.03), 0.075, palette.dark_grey, 24)
    for i in range(3):
        angle = 2 * math.pi * i / 3
        builder.cylinder((x + 0.06 * math.cos(angle), y + 0.06 * math.sin(angle), z + 0.03),
                         (x + 0.06 * math.cos(angle), y + 0.06 * math.sin(angle), z + 0.065), 0.016, palette.black, 12)
    builder.cylinder((x, y, z + 0.065), (x, y, z + 0.1), 0.07, palette.dark_grey, 24)
    builder.box((x, y, z + 0.125), (0.24, 0.17, 0.05), shell)
    for side in (-1, 1):
        builder.box((x + side * 0.09, y, z + 0.24), (0.06, 0.16, 0.2), shell)
        builder.box((x + side * 0.121, y, z + 0.24), (0.004, 0.11, 0.12), palette.teal)
    builder.box((x, y, z + 0.345), (0.2, 0.1, 0.03), palette.dark_grey)
    builder.cylinder((x - 0.055, y, z + 0.25), (x + 0.055, y, z + 0.25), 0.052, palette.black, 24)
    builder.box((x, y - 0.03, z + 0.27), (0.07, 0.012, 0.09), palette.steel, (0.7, 0, 0))
    builder.box((x + 0.09, y - 0.082, z + 0.25), (0.045, 0.006, 0.07), palette.black)
    builder.build('scanner', 0.008)


def sphere(palette, x, y, height):
    """A reference sphere of 145 mm on a spike with three small feet."""
    builder = MeshBuilder()
    white = surface('sphere white', '#f0f0ee', 0.55, variation=0.01)
    builder.cylinder((x, y, 0.1), (x, y, height), 0.01, palette.dark_grey, 10)
    for i in range(3):
        angle = 2 * math.pi * i / 3 + x
        builder.cylinder((x, y, 0.2), (x + 0.2 * math.cos(angle), y + 0.2 * math.sin(angle), 0.0), 0.008,
                         palette.dark_grey, 8)
    builder.cylinder((x, y, height - 0.01), (x, y, height + 0.02), 0.03, palette.dark_grey, 16)
    radius = 0.0725
    profile = [(max(0.002, radius * math.sin(math.pi * i / 24)),
                height + 0.02 + radius - radius * math.cos(math.pi * i / 24))
               for i in range(25)]
    builder.lathe(profile, white, 36, placed((x, y, 0)))
    builder.build('sphere')


def gate_and_bond():
    """VIS-324: the gate stands open; a flexible lead bonds the leaf to its post."""
    palette = Palette()
    fences.double_gate(palette, 5.0, (0, 0, 0), 0, 97, None)
    fences.palisade(palette, 16, (-16.05, 0, 0))
    fences.palisade(palette, 22, (5.05, 0, 0))
    bond = MeshBuilder()
    lead = surface('bonding lead', '#3f7a3a', 0.5, variation=0.06, grain=9)
    post, leaf = Vector((0.088, 0.0, 0.90)), Vector((0.13, 0.34, 0.78))
    bond.tube([post + Vector((0.012, 0, -0.05)), post + Vector((0.03, 0.0, -0.16)), post + Vector((0.10, 0.08, -0.30)),
               leaf + Vector((0.10, -0.1, -0.19)), leaf + Vector((0.045, -0.01, -0.1)),
               leaf + Vector((0.03, 0, -0.03))],
              0.0105, lead, 12)
    for point, out in ((post, 0.006), (leaf, 0.024)):
        bond.box(point + Vector((out, 0, 0)), (0.006, 0.036, 0.075), palette.copper)
        bond.cylinder(point + Vector((out, 0, 0.012)), point + Vector((out + 0.022, 0, 0.012)), 0.013, palette.steel, 6)
    for i in range(3):
        bond.cylinder(post + Vector((0.014, 0, -0.06 - i * 0.02)), post + Vector((0.018, 0, -0.07 - i * 0.02)), 0.0112,
                      palette.yellow, 12)
    # The post itself is earthed: tape down its side and out under the stone.
    bond.box((0.083, 0.05, 0.40), (0.004, 0.04, 0.84), palette.copper)
    for z in (0.18, 0.5):
        bond.box((0.086, 0.05, z), (0.006, 0.07, 0.022), palette.steel)
    bond.build('bond', 0.002)
    yard.bay(palette, with_gantry=False).place((-9.0, 15, 0))
    transformer.grid_transformer(palette).place((16, 24, 0), -0.3)
    yard.gantry(palette).place((-4.0, 30, 0), math.pi / 2)
    buildings.kerb(palette, [(-0.4, -0.12), (-0.4, -8)], 0.13, 0.12)
    chippings(-40, 50, 0.02, 60, (-2.5, 7, 0.15, 6), 210)
    asphalt = surface('asphalt', '#4b4d50', 0.9, variation=0.16, grain=6, bump=0.5, bump_scale=90, specular=0.2)
    plane(-0.4, 8, -14, 0.02, 0.0, asphalt)
    verge = plane(-9, -0.45, -8, -0.15, -0.01, fields())
    scatter(verge, tufts(0.16, 26), 30, 0.5, 1.1)
    beyond(-40, 50, -0.02, 60, fields())
    wood(-70, 90, 66, 90, 40, 12.0, seed=9)
    low_sun(152, 13, 3.0, cover=0.5)
    camera((1.4, -2.15, 1.05), (0.62, 1.2, 1.0), 30, shift_y=-0.03, level=True, aperture=6.3, focus=(0.1, 0.1, 0.7))
    return Shot(Grade(exposure=0.3))


PICTURES = [
    Picture('VIS-209', line_bay),
    Picture('VIS-308', disconnector_open),
    Picture('VIS-313', sealing_ends),
    Picture('VIS-323', laser_scan),
    Picture('VIS-324', gate_and_bond),
]
