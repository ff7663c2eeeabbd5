"""A 400 kV substation from the air."""
import math
import random

import bpy
from kit.assets import buildings, fences, towers, yard
from kit.assets.countryside import beyond, hedge, wood
from kit.assets.insulators import LEVELS, post
from kit.assets.plant import Plant, finished, upon
from kit.assets.supports import column
from kit.assets.weather import low_sun
from kit.darkroom import Grade
from kit.light import camera
from kit.materials import Palette, fields, gravel, surface
from kit.mesh import MeshBuilder, plane
from kit.scene import Picture, Shot
from mathutils import Vector

BAR_HEIGHT = 12.6
BARS = ((8.0, 14.0, 20.0), (-20.0, -14.0, -8.0))
"""The y of the three tubes of either busbar; the busbars run along x."""
PITCH = 27.0
BAYS = 9
GANTRY_AT = 82.0
"""How far the gantries stand from the middle of the busbars."""


def bar_support(palette):
    """Three high posts across one busbar, for tubes 12.6 m above ground, at x = 0 and y −6, 0, 6."""
    steel, live = MeshBuilder(), MeshBuilder()
    base = BAR_HEIGHT - LEVELS[400].post - LEVELS[400].tube
    for y in (-6.0, 0.0, 6.0):
        column(steel, palette, 0, y, base, 0.7, True)
        post(live, palette, (0, y, base), 400, segments=12)
    return Plant([finished(steel, 'high steel'), finished(live, 'high posts')], {})


def low_run(palette, busbars):
    """The part of a bay under the busbars: its three conductors on low posts, and a pantograph from each to its tube of
    the given busbars. Along x from −22 to 22, phases at y −6, 0, 6."""
    steel, live = MeshBuilder(), MeshBuilder()
    height = LEVELS[400].support + LEVELS[400].post + 0.1
    for phase, y in enumerate((-6.0, 0.0, 6.0)):
        for x in (-22.0, 0.0, 22.0):
            post(live, palette, column(steel, palette, x, y, LEVELS[400].support, 0.36, True), 400, segments=12)
        live.cylinder((-24.0, y, height), (24.0, y, height), LEVELS[400].tube, palette.aluminium, 10)
        for tubes in busbars:
            x = tubes[phase]
            live.box((x, y, height + 0.2), (0.5, 0.5, 0.4), palette.aluminium)
            knee = Vector((x + 0.9, y, (height + BAR_HEIGHT) / 2))
            for side in (-0.12, 0.12):
                live.tube([(x, y + side, height + 0.3), knee + Vector((0, side, 0)), (x, y + side, BAR_HEIGHT - 0.1)],
                          0.05,
                          palette.aluminium, 6)
    return Plant([finished(steel, 'low steel'), finished(live, 'low run')], {})


def tubes(palette, length):
    """The six tubes of both busbars along x, each closed by a corona cap."""
    builder = MeshBuilder()
    for busbar in BARS:
        for y in busbar:
            builder.cylinder((-length / 2, y, BAR_HEIGHT), (length / 2, y, BAR_HEIGHT), 0.11, palette.aluminium, 12)
            for end in (-1, 1):
                builder.lathe([(0.05, -0.2), (0.2, -0.1), (0.24, 0), (0.2, 0.1), (0.05, 0.2)], palette.aluminium, 12,
                              upon((end * length / 2, y, BAR_HEIGHT), (1, 0, 0)))
    return finished(builder, 'busbars')


def from_the_air():
    """VIS-103: two busbars the length of the site, bays at right angles, lines leaving on both sides."""
    palette, chance = Palette(), random.Random(3)
    length = PITCH * (BAYS - 1) + 30
    tubes(palette, length)
    support = bar_support(palette)
    for i in range(BAYS + 1):
        x = (i - BAYS / 2) * PITCH
        for middle in (14.0, -14.0):
            support.again((x, middle, 0))
    model = yard.bay(palette, 400, breaker='live')
    run = low_run(palette, BARS)
    reach = model.end[0].x
    link = yard.join(palette, [Vector((reach, y, model.end[0].z)) for y in (-6, 0, 6)],
                     [Vector((GANTRY_AT - 24.0, y, LEVELS[400].support + LEVELS[400].post + 0.1)) for y in (-6, 0, 6)],
                     0.2, 0.04, 0.3)
    tower = towers.terminal_tower(palette, (0, 0, -200), 0, 42.0, 9.0)
    for i in range(BAYS):
        x = (i - (BAYS - 1) / 2) * PITCH
        run.again((x, 0, 0), math.pi / 2)
        for side in (-1, 1):
            # Two spare bays: no station is full.
            if (i, side) in ((2, 1), (6, -1)):
                continue
            turn = -side * math.pi / 2
            bay = model.again((x, side * GANTRY_AT, 0), turn)
            strap = link.copy()
            bpy.context.scene.collection.objects.link(strap)
            strap.matrix_world = bay.matrix
            out = towers.another(tower, (x, side * (GANTRY_AT + 52), 0), 0 if side > 0 else math.pi)
            near = out.behind[:3]
            towers.span(palette, sorted(near, key=lambda p: p.x), sorted(bay.line, key=lambda p: p.x), 1.5, 0.05)
            far = [Vector((p.x + side * 18 + (i - 4) * 22, p.y + side * 300, p.z + 2)) for p in out.ahead[:6]]
            towers.span(palette, out.ahead[:6], far, 9.0, 0.06)
    for part in support.parts + run.parts + [link, tower.thing]:
        bpy.data.objects.remove(part)
    for member in model.members.values():
        for part in member.parts:
            bpy.data.objects.remove(part)
    for part in model.conductors:
        bpy.data.objects.remove(part)
    half, deep = length / 2 + 26, GANTRY_AT + 16
    plane(-half, half, -deep, deep, 0, gravel(scale=9.0))
    asphalt = surface('site road', '#5a5c5f', 0.9, variation=0.12, grain=0.6)
    for y in (-30.0, 30.0):
        plane(-half + 5, half - 5, y - 2.4, y + 2.4, 0.03, asphalt)
    for x in (-half + 8, half - 8):
        plane(x - 2.4, x + 2.4, -deep + 5, deep - 5, 0.03, asphalt)
    for y in (-deep + 6, deep - 6):
        plane(-half + 5, half - 5, y - 2.2, y + 2.2, 0.03, asphalt)
    plane(half - 10, 900, -3, 3, 0.03, asphalt)
    fences.enclosure(palette, [(-half, deep), (half, deep), (half, -deep), (-half, -deep)], plates_every=0)
    buildings.control_building(palette, 26.0, 11.0, 4.5, (half - 60, -deep + 14, 0))
    beyond(-half, half, -deep, deep, fields(), -0.1, 4000)
    for start, end in (((-half - 40, 150), (half + 160, 190)), ((-half - 60, -260), (-half - 40, 420)),
                       ((half + 60, -200), (half + 190, 520))):
        hedge(start, end, 3.4, -0.1, chance.randrange(9), count=700)
    wood(-420, 520, 420, 520, 110, 14.0, seed=5)
    wood(-620, -260, 210, 330, 60, 14.0, seed=6)
    low_sun(-142, 19, 6.0, cover=0.42, colour='#ffdcb4', distance=3800)
    camera((-200, -44, 66), (0, 5, 0), 28)
    return Shot(Grade(exposure=0.15, contrast=1.06))


PICTURES = [Picture('VIS-103', from_the_air, 1920, 1080)]
