"""A joint bay with its joints made."""
from mathutils import Vector

from kit.assets.cable import joint, sheath
from kit.assets.countryside import beyond, hedge, wood
from kit.assets.earthing import bare_copper, smooth, stranded
from kit.assets.trench import Heap, Strata, Trench, excavate, ticks
from kit.darkroom import Grade
from kit.light import camera, haze, sky
from kit.materials import Palette, concrete, fields, soil, surface
from kit.mesh import MeshBuilder
from kit.scene import Picture, Shot
from kit.scenery import scatter, stones, tufts

_FLOOR = -1.05


def _trestle(builder, palette, y):
    """A timber trestle across the bay with three vee blocks."""
    timber = palette.timber
    for x in (-0.72, 0.72):
        for lean in (-0.14, 0.14):
            builder.bar((x, y + lean, _FLOOR), (x, y + lean * 0.25, _FLOOR + 0.46), 0.055, timber)
        builder.box((x, y, _FLOOR + 0.16), (0.03, 0.26, 0.07), timber)
    builder.box((0, y, _FLOOR + 0.49), (1.7, 0.11, 0.075), timber)
    for x in (-0.5, 0, 0.5):
        for side in (-1, 1):
            builder.box((x + side * 0.075, y, _FLOOR + 0.555), (0.05, 0.1, 0.075), timber, rotation=(0, side * -0.5, 0))


def _tent_frame(builder, palette, half, start, end, eaves, ridge):
    """Galvanised scaffold-tube hoops with a ridge, purlins and a diagonal at each corner; the sheet is rolled up."""
    steel, bays = palette.galvanised, 3
    for i in range(bays + 1):
        y = start + (end - start) * i / bays
        builder.tube([(-half, y, 0.0), (-half, y, eaves), (0, y, ridge), (half, y, eaves), (half, y, 0.0)], 0.021,
                     steel, 12)
        for side in (-1, 1):
            builder.cylinder((side * half, y, 0.0), (side * half, y, 0.015), 0.09, steel, 20)
            builder.cylinder((side * half, y - 0.035, eaves), (side * half, y + 0.035, eaves), 0.034, palette.dark_grey)
        builder.cylinder((0, y - 0.035, ridge), (0, y + 0.035, ridge), 0.034, palette.dark_grey)
        builder.cylinder((-half * 0.5, y, (eaves + ridge) / 2), (half * 0.5, y, (eaves + ridge) / 2), 0.017, steel, 10)
    for x, z in ((-half, eaves), (0, ridge), (half, eaves), (-half, 0.95), (half, 0.95)):
        builder.cylinder((x, start - 0.1, z), (x, end + 0.1, z), 0.019, steel, 12)


def _sheet(palette, half, start, end, eaves, ridge):
    """White sheet over the far two bays of the roof, sagging between the hoops, and a roll along each eave."""
    cloth = surface('tent sheet', '#dfe4e6', 0.7, variation=0.05, grain=2)
    builder, steps = MeshBuilder(), 18
    for side in (-1, 1):
        vertices = []
        for i in range(steps + 1):
            y = start + (end - start) * i / steps
            dip = 0.035 * abs(((i / steps * 2) % 1) - 0.5) * 2 - 0.035
            for k in range(9):
                share = k / 8
                hang = dip * (1 - abs(2 * share - 1))
                vertices.append((side * (half + 0.03) * share, y, ridge + (eaves - ridge) * share + 0.03 + hang))
        faces = [(9 * i + k, 9 * i + k + 1, 9 * i + k + 10, 9 * i + k + 9) for i in range(steps) for k in range(8)]
        builder.add(vertices, faces if side > 0 else [face[::-1] for face in faces], cloth, True)
        builder.cylinder((side * (half + 0.05), start, eaves - 0.06), (side * (half + 0.05), end, eaves - 0.06), 0.07,
                         cloth, 18)
    builder.build('tent sheet')


def jackets_on():
    """Three single-core joints side by side on trestles, evening sun along the bay."""
    palette = Palette()
    strata = Strata(soil('topsoil', '#4a3f33', '#7a7060', 0.8), soil('gravelly loam', '#7c6046', '#a9977d', 1.0),
                    concrete('blinding', '#b3ada2'), soil('spoil', '#6a5340', '#a9977d', 1.0))
    columns = ticks(-9, 9, 0.4, (-1.9, 1.9, 0.03), (-4.6, -1.9, 0.08), (1.9, 3, 0.1))
    rows = ticks(-8, 18, 0.5, (-5.5, 4.6, 0.035), (4.6, 9, 0.09))
    ground = excavate(columns, rows, strata, [Trench(((0, -1.6), (0, 1.8)), 1.05, 2.3, 0.16),
                                              Trench(((0, -9), (0, 19)), 0.98, 0.95, 0.25)],
                      [Heap(((-3.4, -4), (-3.4, 12)), 0.8, 2.0)], rough=0.025, bed_rough=0.003)
    scatter(ground.top, tufts(0.09, 26), 12, 0.5, 1.2)
    scatter(ground.spoil, stones(('#6a5340', '#80684f', '#8d795f')), 45, 0.012, 0.045)
    scatter(ground.side, stones(('#7c6046', '#a9977d')), 16, 0.008, 0.03)
    red, jacket = sheath('red sheath', '#8c1d18'), surface('heat-shrink', '#0d0e10', 0.36, variation=0.2, grain=14,
                                                          bump=0.02, bump_scale=60)
    mastic, builder = surface('seal tape', '#1b1c1f', 0.25), MeshBuilder()
    bands = (surface('brown tape', '#6b3d1e', 0.4), palette.black, surface('grey tape', '#9a9da0', 0.4))
    level, radius = _FLOOR + 0.625, 0.034
    for number, (x, offset) in enumerate(((-0.5, -0.25), (0.0, 0.0), (0.5, 0.25))):
        low, high = -0.95 + offset, 0.85 + offset
        joint(builder, (x, low, level), (x, high, level), radius, jacket, mastic, 2.05)
        near = (x * 0.16 - (0.0 if number == 1 else 0), 1.0)
        for sign, edge in ((-1, low), (1, high)):
            bed = -0.98 + radius
            lift = 0.058 if number == 1 else 0.0
            path = [(x, edge - sign * 0.05, level), (x, edge + sign * 0.4, level), (x, edge + sign * 0.85,
                                                                                    level - 0.02),
                    (near[0] * 0.9, edge * 0.3 + sign * 2.5, bed + lift + 0.12), (x * 0.075, sign * 3.4, bed + lift),
                    (x * 0.072, sign * 4.6, bed + lift), (x * 0.07, sign * (7.9 if sign < 0 else 17), bed + lift)]
            builder.tube(smooth(path, 4), radius, red, 18)
            at = Vector((x, edge + sign * 0.22, level))
            builder.cylinder(at, at + Vector((0, sign * 0.06, 0)), radius * 1.04, bands[number], 24)
        for share in (0.12, 0.88):
            y = low + (high - low) * share
            builder.box((x, y, level + radius * 1.9), (0.03, 0.012, 0.004), palette.steel)
    for y in (-1.32, 1.28):
        _trestle(builder, palette, y)
    for y in (-0.36, 0.36):
        builder.box((0, y, _FLOOR + 0.49), (1.7, 0.09, 0.06), palette.timber)
        for x in (-0.72, 0.72):
            builder.box((x, y, _FLOOR + 0.24), (0.09, 0.09, 0.46), palette.timber)
        for x in (-0.5, 0, 0.5):
            builder.box((x, y, _FLOOR + 0.535), (0.16, 0.09, 0.03), palette.timber)
    # Screen bonds of the three joints, brought to one earth lead.
    stranded(builder, smooth([(-0.5, 0.62, level - 0.06), (-0.4, 0.75, level - 0.3), (0.1, 0.8, level - 0.36),
                              (0.6, 0.9, level - 0.3), (1.02, 0.95, _FLOOR + 0.12), (1.3, 1.0, -0.2), (1.75, 1.1,
                                                                                                       0.03)]),
             0.008, bare_copper())
    builder.build('joints on trestles', 0.003)
    gear = MeshBuilder()
    _tent_frame(gear, palette, 1.85, -2.1, 2.9, 1.75, 2.35)
    for x, y, tall in ((1.42, -1.0, 0.06), (-1.45, 0.5, 0.05)):
        gear.box((x, y, tall), (0.28, 2.6, 0.04), palette.timber)
    gear.cylinder((1.4, 0.55, 0.08), (1.4, 0.55, 0.42), 0.14, palette.blue, 28)
    gear.cylinder((1.4, 0.55, 0.42), (1.4, 0.55, 0.5), 0.14, palette.blue, 28, 0.06)
    gear.cylinder((1.4, 0.55, 0.5), (1.4, 0.55, 0.56), 0.03, palette.bronze)
    gear.tube(smooth([(1.4, 0.52, 0.56), (1.3, 0.2, 0.5), (1.25, 0.0, 0.12), (1.4, -0.3, 0.1), (1.45, -0.75, 0.1)]),
              0.007,
              palette.orange)
    gear.cylinder((1.45, -0.75, 0.1), (1.42, -1.15, 0.1), 0.012, palette.black)
    gear.cylinder((1.42, -1.15, 0.1), (1.41, -1.24, 0.1), 0.024, palette.bronze)
    gear.box((-1.48, 0.2, 0.17), (0.22, 0.48, 0.2), palette.navy)
    gear.box((-1.48, 0.2, 0.28), (0.03, 0.2, 0.02), palette.dark_grey)
    gear.build('tent frame and tools', 0.003)
    _sheet(palette, 1.85, -0.4, 2.95, 1.75, 2.35)
    beyond(-9, 9, -8, 17.8, fields())
    hedge((-30, 24), (40, 26), 2.5, count=1700, seed=8)
    wood(-80, 80, 80, 120, 40, seed=9)
    sun = sky(20, 163, 0.12, '#eef0fa', sun=4.2, sun_colour='#ffd7ae', horizon=(0.6, 0.6, 0.6), clouds=0.8, cover=0.52,
              cloud_scale=0.55, cloud_colour='#ffeedd', cloud_shade='#8793ad', cloud_strength=0.85, seed=14)
    haze(350, (0.52, 0.56, 0.62), (1.0, 0.85, 0.65), sun, most=0.9)
    camera((0.80, -3.4, 0.82), (-0.08, 0.5, -0.10), 26, aperture=8, focus=(0, -0.6, -0.4))
    return Shot(Grade(exposure=0.35))


PICTURES = [Picture('VIS-319', jackets_on)]
