"""A table of solar modules on driven posts, and the glass of its cells."""
import math

import bpy
from mathutils import Matrix

from ..materials import surface
from ..mesh import MeshBuilder
from ..nodes import new_material

MODULE_WIDTH, MODULE_HEIGHT, GAP = 1.134, 2.278, 0.02


def module_glass():
    """Half-cut cells with their bus bars under glass with a little dust. Needs texture coordinates (0–1 a module)."""
    name = 'module glass'
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material, nodes = new_material(name)
    texture = nodes.add('ShaderNodeTexCoord').outputs['UV']
    across, up = nodes.separate(texture, 0), nodes.separate(texture, 1)

    def lines(along, count, width):
        part = nodes.math('FRACT', nodes.math('MULTIPLY', along, count))
        return nodes.math('GREATER_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', part, 0.5)), 0.5 - width)

    gaps = nodes.math('MAXIMUM', lines(across, 6.0, 0.010), lines(up, 24.0, 0.014))
    middle = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', up, 0.5)), 0.004)
    bus_bars = nodes.math('MULTIPLY', lines(across, 54.0, 0.03), 0.22)
    cell = nodes.add('ShaderNodeVectorMath', {0: texture, 1: (6.0, 24.0, 1.0)}, operation='MULTIPLY')
    chance = nodes.add('ShaderNodeTexWhiteNoise', {
        'Vector': nodes.add('ShaderNodeVectorMath', {0: cell}, operation='FLOOR')}).outputs[0]
    shade = nodes.mix(chance, (0.004, 0.006, 0.015, 1), (0.006, 0.010, 0.024, 1))
    marks = nodes.math('MAXIMUM', nodes.math('MAXIMUM', gaps, middle), bus_bars)
    shade = nodes.mix(marks, shade, (0.16, 0.17, 0.19, 1))
    dust = nodes.noise(nodes.position(), 1.5, 8.0)
    shade = nodes.mix(nodes.map_range(dust, 0.45, 0.75, 0.0, 0.05), shade, (0.4, 0.36, 0.3, 1))
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': nodes.map_range(dust, 0.3, 0.7, 0.06, 0.16), 'Specular': 0.6})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def solar_table(palette, modules=12, tilt=20.0, low=0.8, glass=None):
    """Two rows of upright modules facing −y, `tilt` degrees, the lower edge `low` metres above ground."""
    glass = glass or module_glass()
    frame = surface('module frame', '#a9adb0', 0.35, metallic=0.9, variation=0.05)
    builder = MeshBuilder()
    angle = math.radians(tilt)
    middle = low + (MODULE_HEIGHT + GAP / 2) * math.sin(angle)
    sloped = Matrix.Translation((0, 0, middle)) @ Matrix.Rotation(angle, 4, 'X')
    step = MODULE_WIDTH + GAP
    for i in range(modules):
        for row in (-1, 1):
            x, y = (i - modules / 2 + 0.5) * step, row * (MODULE_HEIGHT + GAP) / 2
            builder.box((x, y, 0), (MODULE_WIDTH, MODULE_HEIGHT, 0.035), frame, None, sloped)
            half_x, half_y = MODULE_WIDTH / 2 - 0.012, MODULE_HEIGHT / 2 - 0.012
            builder.sheet([(x - half_x, y - half_y, 0.019), (x + half_x, y - half_y, 0.019),
                           (x + half_x, y + half_y, 0.019), (x - half_x, y + half_y, 0.019)], glass, sloped)
            builder.box((x, y + 0.35, -0.04), (0.12, 0.08, 0.025), palette.black, None, sloped)
    length = modules * step
    for y in (-1.75, -0.6, 0.6, 1.75):
        builder.box((0, y, -0.06), (length + 0.1, 0.05, 0.08), palette.galvanised, None, sloped)
    frames = max(2, round(length / 3.4))
    for i in range(frames):
        x = -length / 2 + length * (i + 0.5) / frames
        builder.box((x, 0, -0.145), (0.07, 4.1, 0.09), palette.galvanised, None, sloped)
        for y in (-1.15, 1.15):
            top = sloped @ Matrix.Translation((x, y, -0.15)).to_translation()
            builder.box((x, top.y, top.z / 2 - 0.15), (0.09, 0.12, top.z + 0.3), palette.galvanised)
    # String cables under the upper row, gathered on a wire.
    builder.tube([sloped @ Matrix.Translation((-length / 2 + length * k / 24, 0.9, -0.13 - 0.035 * (k % 2)))
                  .to_translation() for k in range(25)], 0.012, palette.black, 5)
    return builder.build('solar table')


def string_inverter(palette):
    """A string inverter on two posts with its cables, front towards −y."""
    builder = MeshBuilder()
    for side in (-0.4, 0.4):
        builder.box((side, 0.1, 0.75), (0.06, 0.06, 1.6), palette.galvanised)
    for z in (0.75, 1.35):
        builder.box((0, 0.06, z), (0.9, 0.04, 0.06), palette.galvanised)
    builder.box((0, -0.1, 1.1), (1.0, 0.3, 0.66), palette.clean_white)
    builder.box((0, -0.255, 1.16), (0.9, 0.012, 0.5), palette.light_grey)
    builder.box((0.28, -0.265, 1.26), (0.2, 0.008, 0.1), palette.black)
    builder.cylinder((-0.3, -0.25, 0.86), (-0.3, -0.3, 0.86), 0.05, palette.black, 16)
    for i in range(8):
        x = -0.36 + i * 0.08
        builder.cylinder((x, -0.1, 0.72), (x, -0.1, 0.77), 0.016, palette.black, 8)
        builder.tube([(x, -0.1, 0.74), (x, -0.08, 0.5), (x * 0.5, 0.05, 0.25), (x * 0.4, 0.08, -0.05)], 0.009,
                     palette.black, 6)
    return builder.build('string inverter', 0.006)
