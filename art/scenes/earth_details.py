"""Earthing seen close to: a rod in its pit, a weld, the main bar."""
from kit.assets.containers import battery_container
from kit.assets.countryside import beyond
from kit.assets.earthing import (earth_bar, exothermic_weld, graphite_mould, hot_weld_metal, inspection_pit, pit_cover,
                                 rod, rod_clamp, smooth, stranded, tape)
from kit.assets.fences import palisade
from kit.assets.supports import column
from kit.assets.trench import Heap, Strata, Trench, excavate, ticks
from kit.darkroom import Grade
from kit.light import area_light, camera, haze, sky
from kit.materials import Palette, fields, gravel, soil, surface
from kit.mesh import MeshBuilder, copy, plane
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones
from kit.signs import label


def rod_and_pit():
    """Copper tape from the grid, clamped to a rod in an open pit, and on to the foot of a support."""
    palette = Palette()
    strata = Strata(gravel('sub-base', 34, '#9a948a', '#5b564f'), soil('brown earth', '#6a5138', '#a08f74', 0.9, 1.6),
                    soil('screened earth', '#755a3e', '#8f7b5f', 0.5, 3.0), soil('spoil', '#664d35', '#a08f74', 1.0,
                                                                                 1.6))
    columns = ticks(-7, 9, 0.25, (-2.4, 1.6, 0.022), (1.6, 3, 0.06))
    rows = ticks(-4, 14, 0.25, (-1.7, 1.7, 0.022), (1.7, 4, 0.06))
    ground = excavate(columns, rows, strata,
                      [Trench(((-6, -1.15), (-1.6, -0.42), (-0.24, -0.06)), 0.15, 0.26, 0.08),
                       Trench(((0, 0), (0.001, 0)), 0.26, 0.37, 0.03), Trench(((0.24, 0.10), (0.82, 0.36)), 0.14, 0.22,
                                                                              0.08)],
                      [Heap(((-6, -0.30), (-1.5, 0.42)), 0.24, 0.8)], rough=0.012, clods=0.018, bed_rough=0.006)
    scatter(ground.top, stones(('#a09a90', '#7f7a72', '#6a655e', '#b3ada3')), 420, 0.006, 0.022)
    scatter(ground.spoil, stones(('#664d35', '#7a6045', '#a08f74')), 160, 0.006, 0.03)
    scatter(ground.side, stones(('#664d35', '#7a6045', '#a08f74')), 120, 0.004, 0.014)
    builder = MeshBuilder()
    inspection_pit(builder, palette, (0, 0, 0.012), 0.28)
    builder.box((0, 0, -0.26), (0.28, 0.28, 0.04), soil('screened earth'))
    rod(builder, palette, (0, 0, -0.24), 0.235, 0.1)
    rod_clamp(builder, palette, (0, 0, -0.085), 0.3)
    copper = surface('new tape', '#e08c52', 0.36, metallic=0.7, variation=0.14, grain=9)
    run = smooth([(-6, -1.15, -0.14), (-1.6, -0.42, -0.142), (-0.45, -0.115, -0.138), (-0.24, -0.06, -0.115),
                  (-0.12, 0.0, -0.085), (0.0, 0.017, -0.085), (0.12, 0.06, -0.085), (0.26, 0.12, -0.115),
                  (0.55, 0.24, -0.128), (0.74, 0.325, -0.125), (0.80, 0.35, -0.02)], 3)
    tape(builder, run[:-1], copper, 0.04, 0.004)
    builder.build('pit and tape', 0.0015)
    pit_cover(palette, (0.20, -0.40, 0.035), 0.32, 0.35, (0.06, 0.03))
    steel = MeshBuilder()
    column(steel, palette, 1.15, 0.5, 2.6, 0.2, face=(-1, 0))
    column(steel, palette, 4.15, 1.9, 2.6, 0.2, face=(-1, 0))
    column(steel, palette, -1.85, 4.4, 2.6, 0.2, face=(-1, 0))
    column(steel, palette, 1.15, 5.8, 2.6, 0.2, face=(-1, 0))
    steel.build('supports', 0.006)
    palisade(palette, 30, (-14, 13.2, 0))
    beyond(-7, 9, -4, 13.8, fields(), -0.08)
    sun = sky(27, 238, 0.12, '#eeeef6', sun=4.6, sun_colour='#ffd2a0', horizon=(0.62, 0.6, 0.57), clouds=0.6, cover=0.5,
              seed=5)
    haze(220, (0.55, 0.56, 0.6), (1.0, 0.8, 0.6), sun, most=0.9)
    camera((-0.62, -1.12, 1.22), (0.20, 0.13, 0.0), 33, aperture=5.6, focus=(0, 0, -0.08))
    return Shot(Grade(exposure=0.3))


def still_bright():
    """A cross weld a minute after firing, the mould beside it, in dark clay at dusk."""
    palette = Palette()
    clay = soil('dark clay', '#3f352d', '#5c534a', 0.8, 7.0)
    strata = Strata(clay, clay, clay, clay)
    ground = excavate(ticks(-0.9, 0.9, 0.03, (-0.42, 0.42, 0.004)), ticks(-0.6, 1.4, 0.03, (-0.34, 0.5, 0.004)), strata,
                      [Trench(((-2, 0.62), (2, 0.66)), -0.25, 0.2, 0.25)], rough=0.006, clods=0.012)
    scatter(ground.top, stones(('#3f352d', '#4c4138', '#332b25', '#6b6156')), 1500, 0.0015, 0.008)
    plane(-30, 30, -30, 30, -0.08, clay)
    builder, copper = MeshBuilder(), surface('conductor', '#b96a3c', 0.28, metallic=1.0, variation=0.2, grain=60)
    level = 0.016
    for path in ([(-0.9, 0.03, 0.012), (-0.4, 0.012, 0.014), (-0.08, 0, level), (0.08, 0, level), (0.4, -0.014, 0.014),
                  (0.9, -0.02, 0.012)],
                 [(0.05, -0.6, 0.012), (0.02, -0.3, 0.014), (0, -0.07, level), (0, 0.08, level), (-0.01, 0.35, 0.016),
                  (-0.05, 0.55, 0.03)]):
        stranded(builder, smooth(path), 0.0054, copper, 12, 9, 0.003)
    builder.build('conductors')
    nugget = MeshBuilder()
    exothermic_weld(nugget, (0, 0, level), 0.0056, hot_weld_metal(strength=4, top=level + 0.031, bottom=level - 0.01))
    nugget.build('weld')
    graphite_mould(palette, (0.125, 0.13, 0.004), 2.25)
    area_light((0, 0.0, 0.075), (0, 0, 0), 0.05, 0.05, 0.55, '#ff8436', 180)
    area_light((-0.03, -0.03, 0.055), (-0.3, -0.3, 0), 0.03, 0.03, 0.18, '#ff8436', 180)
    sky(4, 250, 0.10, '#a9bcff', sky_elevation=1.0, sun=0.35, sun_colour='#ffb07a', sun_size=4)
    area_light((-0.9, -0.5, 0.8), (0, 0, 0), 0.6, 0.6, 17, '#a8c4ff')
    area_light((0.5, 1.0, 0.5), (0, 0.1, 0), 0.5, 0.4, 7, '#c4d3ff')
    camera((-0.15, -0.44, 0.24), (0.022, 0.016, 0.016), 66, aperture=6.3, focus=(0, -0.012, 0.028))
    return Shot(Grade(exposure=0.55, bloom=0.14), effort=1.4)


_WAYS = ('GRID  N', 'GRID  S', '', 'TX 1  NER', '33 kV SWGR', 'CABLE SCR', 'FENCE', 'SPARE')


def main_bar():
    """The main earth bar on its frame in the compound, its link between the grid's two ways and the plant's."""
    palette = Palette()
    plane(-30, 30, -10, 40, 0, gravel(scale=30))
    builder = MeshBuilder()
    for x in (-0.5, 0.5):
        builder.box((x, 0.09, 0.8), (0.041, 0.041, 1.6), palette.galvanised)
        builder.box((x, 0.09, 0.006), (0.16, 0.16, 0.012), palette.galvanised)
    board = surface('backing board', '#c3c9ca', 0.45, variation=0.04, streaks=0.2, coat=0.1)
    builder.box((0, 0.061, 1.17), (1.12, 0.012, 0.42), board)
    for x in (-0.5, 0.5):
        for z in (1.0, 1.34):
            builder.cylinder((x, 0.055, z), (x, 0.048, z), 0.009, palette.steel, 6)
    builder.box((0, 0.052, 0.83), (1.12, 0.03, 0.03), palette.galvanised)
    bar, exits = earth_bar(palette, _WAYS, (0, 0, 1.17), spacing=0.105, link_at=2)
    green, yellow = palette.green, palette.yellow
    copper = surface('conductor', '#c06f3f', 0.28, metallic=1.0, variation=0.2, grain=60)
    for i, exit_ in enumerate(exits):
        if exit_ is None or _WAYS[i] == 'SPARE':
            continue
        x, y, z = exit_.x, exit_.y, exit_.z + 1.17
        lean = 0.012 * ((i * 7) % 3 - 1)
        path = smooth([(x, y, z), (x, y, z - 0.1), (x + lean, 0.012, z - 0.22), (x + lean, 0.03, z - 0.36), (x + lean,
                                                                                                             0.03,
                                                                                                             -0.1)])
        if i < 2:
            stranded(builder, path, 0.0072, copper, 14, 9, 0.004)
        else:
            builder.tube(path, 0.0085, green, 18)
            builder.tube([p + p.__class__((0.0022, -0.0022, 0)) for p in path], 0.0066, yellow, 14)
            builder.cylinder((x, y, z + 0.002), (x, y, z - 0.035), 0.0098, palette.black, 20)
        builder.box((x + lean, 0.022, 0.83), (0.03, 0.03, 0.018), palette.galvanised)
    builder.build('earth bar frame', 0.0012)
    plate = MeshBuilder()
    plate.box((0, 0.053, 1.335), (0.62, 0.003, 0.055), palette.yellow)
    plate.build('notice', 0.0005)
    label('MAIN EARTH BAR — DO NOT DISCONNECT', 0.0225, palette.black, (0, 0.0510, 1.335), depth=0.0002)
    palisade(palette, 24, (-8, 6.5, 0))
    near = battery_container(palette)
    near.location = (4.5, 13, 0)
    copy(near, (-4.5, 13, 0))
    copy(near, (13.5, 13, 0))
    sun = sky(14, 222, 0.11, '#e9eefb', sun=4.4, sun_colour='#ffcf9e', horizon=(0.5, 0.53, 0.58), clouds=0.6, cover=0.5,
              seed=7)
    haze(260, (0.45, 0.5, 0.58), (0.9, 0.75, 0.6), sun, most=0.9)
    camera((-0.50, -1.12, 1.30), (-0.045, 0.0, 1.13), 43, aperture=4.0, focus=(-0.15, 0, 1.17))
    return Shot(Grade(exposure=0.25))


PICTURES = [
    Picture('VIS-127', rod_and_pit),
    Picture('VIS-207', still_bright),
    Picture('VIS-208', main_bar),
]
