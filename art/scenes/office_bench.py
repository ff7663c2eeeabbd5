"""The Colchester workroom: a relay on the bench, and the shelf of samples."""
import math

from mathutils import Matrix, Vector

from kit.assets import diagrams
from kit.assets.cable import cut_back, sheath, three_core
from kit.assets.drawing import Drawing
from kit.assets.earthing import rod_clamp
from kit.assets.finishes import wood
from kit.assets.furniture import desk_lamp, laptop, mug, plant_pot, shelves, workbench
from kit.assets.indoors import Face, IndoorPalette
from kit.assets.insulators import sheds
from kit.assets.offices import Window, colchester, daylight, fill, roofs, room
from kit.assets.paper import bound_sets, card, lying, sheet
from kit.assets.relays import RELAY_HEIGHT, Relay, relay, test_block
from kit.assets.test_equipment import injection_set, lead
from kit.assets.tools import cable_lug, coil
from kit.darkroom import Grade
from kit.light import camera, sky
from kit.materials import fields, glow, surface
from kit.mesh import MeshBuilder, placed, plane
from kit.scene import Picture, Shot

_TESTED = Relay(
    'F22', 'DISTANCE Z1 Z2 Z3', ('132 kV LINE 2', 'Z  6.40 Ω  75°', 'ZONE 1  TRIP', 't  24 ms'), ('green', 'red', 'red')
)


def _rack_case(palette):
    """A short rack that holds one relay and its test block upright on a bench. Returns (unit, sockets)."""
    face, middle = Face(palette), 0.125
    face.body.box((0, 0.1, middle), (0.36, 0.19, RELAY_HEIGHT + 0.05), palette.plinth)
    for x in (-0.19, 0.19):
        face.body.box((x, 0.09, middle), (0.018, 0.24, RELAY_HEIGHT + 0.07), palette.silver)
        face.body.box((x, 0.09, 0.006), (0.03, 0.27, 0.012), palette.rubber)
    face.plate(0, middle, 0.36, RELAY_HEIGHT + 0.04, 0.004, palette.cabinet)
    relay(face, -0.062, middle, _TESTED, 0.004)
    sockets = test_block(face, 0.115, middle, 'X22', 0.004)
    return face.build('rack case', 0.003), sockets


def relay_on_bench():
    """VIS-332: test set, relay and laptop in a row; four voltage and four current leads between the first two."""
    palette, width, depth, height = IndoorPalette(), 4.4, 3.4, 3.0
    finish = colchester(palette)
    windows = [Window('left', 2.3, 1.7, 0.85, 2.8, (2, 2))]
    room(width, depth, height, finish, windows)
    workbench(palette, wood('bench top', '#b58a57', 'x'), (0, depth - 0.42, 0), 0.0, 2.6, 0.8, 0.86)
    z, y = 0.86, depth - 0.52
    tester, outputs = injection_set(palette, ('5.000 A', '5.000 A', '5.000 A', '32.00 V'))
    set_at, case_at = placed((-0.46, y, z), 0.16), placed((0.12, y - 0.02, z), 0.0)
    tester.place((-0.46, y, z), 0.16)
    case, inputs = _rack_case(palette)
    case.place((0.12, y - 0.02, z), 0.0)
    leads = MeshBuilder()
    shades = (palette.wire_red, palette.wire_yellow, palette.wire_blue, palette.wire_black)
    for i in range(4):
        for key, row, column in (('V', 8 + i, 0), ('I', 1 + i, 0)):
            index = i if key == 'V' else (0, 2, 4, 1)[i]
            start = set_at @ Vector(outputs[key][index])
            end = case_at @ Vector(inputs[row][column])
            lead(
                leads,
                start,
                end,
                shades[i],
                (0.03, -0.13 - 0.012 * i, 0),
                (-0.03, -0.16 - 0.012 * i, 0),
                0.13 + 0.012 * i,
            )
    leads.build('leads')
    _, face = laptop(palette, (0.6, y + 0.0, z), -0.34, 16)
    picture = Drawing(325, 205, glow('screen ink', '#dce9f2', 1.0), glow('screen ground', '#0a1f36', 0.9), 0.5)
    teal, amber, violet = (
        glow('screen teal', '#35d0c0', 1.2),
        glow('screen amber', '#f6a72c', 1.25),
        glow('screen blue', '#6aa5f0', 1.1),
    )
    diagrams.mho(picture, 8, 8, 188, (teal, amber, violet), picture.ink, glow('screen quiet', '#3b5873', 0.9),
                 glow('screen red', '#f0594c', 1.2))
    for i, (words, value, shade) in enumerate((('Z1', '6.40 Ω  24 ms', teal), ('Z2', '9.60 Ω  412 ms', amber),
                                               ('Z3', '16.0 Ω  1.02 s', violet), ('angle', '75°', picture.ink),
                                               ('result', 'passed', glow('screen green', '#7be39c', 1.2)))):
        picture.text(words, 208, 168 - 30 * i, 7.5, ink=glow('screen quiet text', '#8fa8bb', 0.95))
        picture.text(value, 208, 155 - 30 * i, 9.5, ink=shade)
    picture.build(face)
    fill((0.55, y - 0.1, z + 0.14), (0.4, y - 0.5, z), 0.3, 0.5, '#9fd0ea')
    sheet(palette, 'curves', lying(0.1, y - 0.33, z + 0.002, 7), 210, 297, scale=0.85, pen=0.5)
    mug(palette, (-0.98, y + 0.02, z), 0.4, surface('navy glaze', '#17395c', 0.15, coat=0.6))
    spare = MeshBuilder()
    for i, shade in enumerate((palette.wire_green, palette.wire_grey)):
        coil(spare, shade, (-0.78 + 0.1 * i, y - 0.2 - 0.05 * i, z), 0.075, 4, 0.0024, i + 2)
    spare.build('spare leads')
    rail = MeshBuilder()
    rail.box((0.05, depth - 0.02, 1.43), (1.8, 0.03, 0.09), wood('rail', '#8d6238', 'x'))
    for i in range(18):
        x = -0.76 + i * 0.095
        rail.cylinder((x, depth - 0.03, 1.43), (x, depth - 0.09, 1.44), 0.006, palette.chrome, 10)
        shade, drop = shades[(i // 3) % 4], 0.30 + 0.012 * (i % 3)
        for side in (-1, 1):
            rail.tube(
                [
                    (x, depth - 0.075, 1.437),
                    (x + side * 0.012, depth - 0.07, 1.41),
                    (x + side * 0.017, depth - 0.066, 1.43 - drop * 0.5),
                    (x + side * 0.014, depth - 0.064, 1.43 - drop),
                ],
                0.0028,
                shade,
                7,
            )
            rail.cylinder(
                (x + side * 0.014, depth - 0.064, 1.43 - drop),
                (x + side * 0.014, depth - 0.064, 1.39 - drop),
                0.005,
                shade,
                8,
            )
    rail.build('lead rail', 0.001)
    _, bulb = desk_lamp(palette, (0.98, y + 0.12, z), -0.5)
    fill(bulb, (0.7, y - 0.2, z), 0.1, 3.5, '#ffc67e')
    daylight(width, depth, windows, 26, '#e6eefc', finish.reveal)
    fill((1.2, 0.3, 2.4), (0, depth, 1.0), 1.6, 24, '#fff0dd')
    plane(-120, -3, -60, 160, -3.4, fields('garden', '#5d7038', '#6f7a45', '#4c6030'))
    roofs((-24, 4, -3.4), math.pi / 2, 7)
    sky(34, 200, 0.15, '#f4f2f0', sun=3, horizon=(0.85, 0.88, 0.92), clouds=0.9, cover=0.62)
    camera((0.2, y - 1.34, 1.46), (0.1, y - 0.02, 1.02), 37, aperture=6.3, focus=(0.1, y, 1.0))
    return Shot(Grade(exposure=0.35), bounces=4, effort=1.3)


def sample_shelf():
    """VIS-334: cable cut back in layers, a bushing, clamps and lugs, earth rods; each with its card."""
    palette, width, depth, height = IndoorPalette(), 4.2, 3.0, 3.0
    finish = colchester(palette)
    windows = [Window('left', 1.7, 1.6, 0.8, 2.8, (2, 2))]
    room(width, depth, height, finish, windows)
    oak = wood('oak shelf', '#a67a48', 'x')
    low, high, front = 1.02, 1.5, depth - 0.36
    shelves(
        palette,
        oak,
        (0, depth - 0.2, 0.6),
        0.0,
        1.84,
        0.38,
        (0.0, 0.42, 0.9),
        0.4,
        surface('shelf back', '#24475c', 0.7, variation=0.04),
    )
    copper, aluminium = palette.copper, palette.aluminium
    rest, timber = MeshBuilder(), palette.dark_timber
    for radius, metal, skin, x, y in ((0.047, copper, '#101113', 0.0, 0.12), (0.031, copper, '#8c2a1c', 0.46, 0.13)):
        sample = cut_back(radius, metal, sheath(f'sheath {skin}', skin), 4.6, 2.1)
        middle = high + 0.115
        sample.matrix_world = (
            Matrix.Translation((x - 0.68, front + y, middle))
            @ Matrix.Rotation(-0.3, 4, 'Z')
            @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        )
        for back in (1.0, 3.6):
            rest.box((x - 0.68 - back * radius, front + y + back * radius * 0.3, high + (0.115 - radius) / 2),
                     (0.03, radius * 1.7, 0.121 - radius), timber)
    for radius, x in ((0.044, 0.34), (0.034, 0.66)):
        sample = three_core(radius, aluminium if radius > 0.04 else copper, sheath('sheath black', '#101113'), 4.2)
        sample.matrix_world = placed((x, front + 0.15, high + 4.2 * radius + 0.022), 0.6 + x)
        rest.lathe([(radius * 1.7, 0), (radius * 1.7, 0.016), (radius * 1.2, 0.022), (0, 0.022)], timber, 32,
                   Matrix.Translation((x, front + 0.15, high)))
    _bushing(palette, (-0.62, front + 0.16, low))
    _conductor_clamps(palette, front, low)
    rods = MeshBuilder()
    bonded = surface('copper bonded', '#b9673a', 0.3, metallic=1.0, variation=0.12, grain=14)
    rods.box((0.6, front + 0.14, low + 0.022), (0.42, 0.1, 0.044), timber)
    sizes = ((0.44, 0.34, 0.0065), (0.53, 0.36, 0.008), (0.62, 0.36, 0.008), (0.73, 0.3, 0.0105))
    for i, (x, tall, radius) in enumerate(sizes):
        foot, top = Vector((x, front + 0.14, low + 0.04)), Vector((x, front + 0.14, low + tall))
        rods.cylinder(foot, top, radius, bonded, 20)
        if i == 1:
            rods.cylinder(top - Vector((0, 0, 0.06)), top + Vector((0, 0, 0.01)), radius * 1.5, palette.bronze, 20)
            rods.cylinder(top, top + Vector((0, 0, 0.035)), radius * 1.2, palette.steel, 6)
        elif i == 2:
            rod_clamp(rods, palette, (x, front + 0.14, low + 0.24))
        else:
            rods.cylinder(top, top + Vector((0, 0, 0.022)), radius, bonded, 20, 0.001)
    rods.build('earth rods', 0.0006)
    rest.build('rests', 0.0015)
    labels = (('132 kV XLPE\n1 × 1000 mm² Cu', -0.68, high), ('33 kV XLPE\n1 × 300 mm² Cu', -0.22, high),
              ('33 kV XLPE SWA\n3 × 240 mm² Al', 0.33, high), ('11 kV XLPE SWA\n3 × 95 mm² Cu', 0.68, high),
              ('BUSHING 12 kV\nporcelain, 630 A', -0.62, low), ('CLAMPS AND LUGS\nCu and Al', -0.08, low),
              ('EARTH RODS\n16 mm copper-bonded', 0.56, low))
    for words, x, z in labels:
        card(
            palette,
            words,
            Matrix.Translation((x - 0.075, front + 0.012, z + 0.001)) @ Matrix.Rotation(math.radians(68), 4, 'X'),
            150,
            54,
        )
    for i in range(3):
        rest_box = MeshBuilder()
        rest_box.box((0, 0, 0.16), (0.5, 0.3, 0.3), surface('archive box', '#a98f68', 0.8, variation=0.1))
        rest_box.box((0, -0.152, 0.2), (0.16, 0.003, 0.08), palette.paper)
        rest_box.build('box', 0.004, ((i - 1) * 0.58, depth - 0.2, 0.6))
    bound_sets(palette, 0.3, 0.88, 1.903, depth - 0.36, 0.3, 0.26, 501, 9)
    plant_pot(palette, (-0.6, depth - 0.2, 1.9), 0.5, 11)
    daylight(width, depth, windows, 40, '#eaf1fd', finish.reveal)
    fill((1.5, 0.3, 2.0), (0, depth, 1.3), 1.2, 16, '#ffedd6')
    fill((0, 0.9, 2.5), (0, depth, 1.3), 0.8, 22, '#fff4e6')
    fill((-0.2, 1.2, 1.15), (0, depth, 1.2), 0.6, 7, '#fff4e6')
    sky(34, 200, 0.15, '#f4f2f0', sun=3, horizon=(0.85, 0.88, 0.92), clouds=0.9, cover=0.62)
    camera(
        (0.22, 0.66, 1.5),
        (0.0, depth - 0.3, 1.43),
        43,
        shift_y=-0.035,
        level=True,
        aperture=8,
        focus=(0, front + 0.1, 1.4),
    )
    return Shot(Grade(exposure=0.3), bounces=4, effort=1.2)


def _bushing(palette, location):
    """A 12 kV transformer bushing of brown porcelain with its clamped flange and a bolted palm, 0.40 m high."""
    builder = MeshBuilder()
    builder.lathe([(0.075, 0), (0.075, 0.016), (0.05, 0.02)], palette.dark_timber, 36)
    builder.lathe([(0.036, 0.02), (0.036, 0.08), (0.062, 0.085), (0.062, 0.1), (0.045, 0.105)], palette.porcelain, 36)
    builder.lathe([(0.07, 0.084), (0.07, 0.096), (0.046, 0.102)], palette.aluminium, 36)
    for i in range(4):
        angle = math.pi * (i / 2 + 0.25)
        builder.cylinder(
            (0.058 * math.cos(angle), 0.058 * math.sin(angle), 0.09),
            (0.058 * math.cos(angle), 0.058 * math.sin(angle), 0.115),
            0.006,
            palette.steel,
            6,
        )
    builder.lathe(sheds(0.1, 0.31, 0.036, 0.064, 0.036, 0.85), palette.porcelain, 40)
    builder.lathe([(0.03, 0.305), (0.03, 0.325), (0.014, 0.33), (0.01, 0.36)], palette.bronze, 24)
    builder.box((0, 0, 0.372), (0.034, 0.008, 0.05), palette.bronze)
    builder.build('bushing', 0, location, 0.3)


def _conductor_clamps(palette, front, z):
    """Lugs in three sizes, a parallel groove clamp and a busbar clamp, in front of each other on the shelf."""
    for i, (bore, long) in enumerate(((0.009, 0.09), (0.0125, 0.115), (0.016, 0.14))):
        cable_lug(palette, (-0.46 + 0.08 * i, front + 0.09 + 0.07 * i, z), 0.55, bore, long)
    builder = MeshBuilder()
    builder.box((0.03, front + 0.24, z + 0.045), (0.36, 0.14, 0.09), palette.dark_timber)
    for x in (0.02, 0.1):
        for k in (0, 1):
            builder.box((x, front + 0.14, z + 0.02 + 0.034 * k), (0.06, 0.07, 0.026), palette.aluminium)
        builder.cylinder((x, front + 0.14, z), (x, front + 0.14, z + 0.085), 0.006, palette.steel, 6)
        builder.cylinder((x, front + 0.14, z + 0.068), (x, front + 0.14, z + 0.079), 0.011, palette.steel, 6)
    for side in (-0.02, 0.02):
        builder.cylinder(
            (-0.05, front + 0.14 + side, z + 0.037), (0.17, front + 0.14 + side, z + 0.037), 0.0085, palette.copper, 14
        )
    raised = z + 0.09
    builder.box((-0.02, front + 0.26, raised + 0.03), (0.13, 0.06, 0.06), palette.aluminium)
    builder.cylinder((-0.12, front + 0.26, raised + 0.092), (0.1, front + 0.26, raised + 0.092), 0.032,
                     palette.aluminium, 28)
    builder.box((-0.02, front + 0.26, raised + 0.115), (0.1, 0.07, 0.03), palette.aluminium)
    for x in (-0.05, 0.01):
        for y in (-0.028, 0.028):
            builder.cylinder((x, front + 0.26 + y, raised + 0.05), (x, front + 0.26 + y, raised + 0.145), 0.005,
                             palette.steel, 6)
    builder.build('clamps', 0.002)


PICTURES = [Picture('VIS-332', relay_on_bench), Picture('VIS-334', sample_shelf)]
