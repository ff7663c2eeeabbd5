"""Finishes of rooms and furniture: timber with a grain, floorboards, carpet, terrazzo, canvas."""
import bpy

from ..nodes import colour, new_material, scaled

_ALONG = {'x': (0.35, 7.0, 7.0), 'y': (7.0, 0.35, 7.0), 'z': (7.0, 7.0, 0.35)}


def wood(name, base='#b98a58', along='x', roughness=0.42, coat=0.15):
    """Planed and oiled timber whose grain runs along an axis of the scene."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material, nodes = new_material(name)
    stretched = nodes.add('ShaderNodeMapping', {'Vector': nodes.position(), 'Scale': _ALONG[along]})
    rings = nodes.noise(stretched, 3.0, 6.0, 0.6, 0.6)
    pores = nodes.noise(stretched, 40.0, 3.0, 0.6)
    shade = nodes.ramp(
        rings, [(0.3, scaled(base, 0.66)), (0.48, base), (0.56, scaled(base, 0.82)), (0.75, scaled(base, 1.2))]
    )
    shade = nodes.mix(0.35, shade, nodes.ramp(pores, [(0.35, (0.6, 0.55, 0.5)), (0.6, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    shader = nodes.add(
        'ShaderNodeBsdfPrincipled',
        {
            'Base Color': shade,
            'Clearcoat': coat,
            'Roughness': nodes.map_range(rings, 0.3, 0.7, roughness * 0.8, roughness * 1.25),
            'Normal': nodes.bump(pores, 0.06, 0.004),
        },
    )
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def floorboards(name, base='#9a6d42', board=0.14, length=1.8, roughness=0.28):
    """Boards that run along y."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material, nodes = new_material(name)
    position = nodes.position()
    turned = nodes.add('ShaderNodeCombineXYZ', {0: nodes.separate(position, 1), 1: nodes.separate(position, 0)})
    boards = nodes.add('ShaderNodeTexBrick', {
        'Vector': turned, 'Color1': scaled(base, 0.8), 'Color2': scaled(base, 1.15), 'Mortar': scaled(base, 0.16),
        'Scale': 1.0, 'Mortar Size': 0.0016, 'Mortar Smooth': 0.2, 'Brick Width': length, 'Row Height': board},
        offset=0.37, offset_frequency=2)
    stretched = nodes.add('ShaderNodeMapping', {'Vector': position, 'Scale': (9.0, 0.5, 1.0)})
    grain = nodes.noise(stretched, 3.0, 5.0, 0.55, 0.15)
    shade = nodes.mix(
        0.75, boards.outputs[0], nodes.ramp(grain, [(0.3, (0.82, 0.79, 0.76)), (0.65, (1.08, 1.06, 1.04))]), 'MULTIPLY'
    )
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': nodes.map_range(grain, 0.3, 0.7, roughness * 0.7, roughness * 1.5),
        'Normal': nodes.bump(nodes.math('MULTIPLY', boards.outputs[1], -1.0), 0.12, 0.002)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def carpet(name, base='#3a4a55', tile=0.5):
    """Carpet tiles with a loop pile."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material, nodes = new_material(name)
    position = nodes.position()
    tiles = nodes.add('ShaderNodeTexChecker', {
        'Vector': position, 'Color1': colour(base), 'Color2': scaled(base, 0.88), 'Scale': 1 / tile})
    pile = nodes.noise(position, 260.0, 3.0, 0.7)
    shade = nodes.mix(
        0.7, tiles.outputs[0], nodes.ramp(pile, [(0.35, (0.5, 0.5, 0.5)), (0.65, (1.25, 1.25, 1.25))]), 'MULTIPLY'
    )
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': 0.95, 'Specular': 0.1, 'Sheen': 0.3, 'Normal': nodes.bump(pile, 0.5, 0.006)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def terrazzo(name, base='#b9ab97', slab=0.9, roughness=0.16):
    """Polished chips of stone in cement, in square slabs with brass strips."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material, nodes = new_material(name)
    position = nodes.position()
    chips = nodes.add('ShaderNodeTexVoronoi', {'Vector': position, 'Scale': 70.0, 'Randomness': 1.0})
    chip = nodes.add('ShaderNodeSeparateRGB', {0: chips.outputs[1]}).outputs[0]
    shade = nodes.ramp(
        chip, [(0.0, scaled(base, 0.62)), (0.2, scaled(base, 0.94)), (0.75, base), (1.0, scaled(base, 1.2))]
    )
    slabs = nodes.add('ShaderNodeTexBrick', {
        'Vector': position, 'Color1': (0.9, 0.9, 0.9, 1), 'Color2': (1.05, 1.05, 1.05, 1), 'Mortar': colour('#8a6d3a'),
        'Scale': 1.0, 'Mortar Size': 0.003, 'Brick Width': slab, 'Row Height': slab}, offset=0.0)
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': nodes.mix(1.0, shade, slabs.outputs[0], 'MULTIPLY'),
        'Roughness': nodes.map_range(nodes.noise(position, 1.5, 6.0), 0.3, 0.7, roughness * 0.7, roughness * 1.5)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def cloth(name, base='#a8926a', weave=420.0, folds=0.5):
    """Woven cloth: canvas, a flame-resistant suit. `weave` is threads to the metre."""
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material, nodes = new_material(name)
    position = nodes.position()
    threads = [
        nodes.math('SINE', nodes.math('MULTIPLY', nodes.separate(position, axis), weave * 6.283)) for axis in (0, 1, 2)
    ]
    woven = nodes.math('ADD', nodes.math('MULTIPLY', threads[0], threads[1]), threads[2])
    creases = nodes.noise(position, 5.0, 8.0, 0.6, 0.8)
    shade = nodes.ramp(creases, [(0.3, scaled(base, 0.7)), (0.6, base), (0.8, scaled(base, 1.15))])
    height = nodes.math('ADD', nodes.math('MULTIPLY', woven, 0.02), nodes.math('MULTIPLY', creases, folds))
    shader = nodes.add(
        'ShaderNodeBsdfPrincipled',
        {
            'Base Color': shade,
            'Roughness': 0.92,
            'Specular': 0.15,
            'Sheen': 0.25,
            'Normal': nodes.bump(height, 0.5, 0.03),
        },
    )
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material
