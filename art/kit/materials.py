"""Materials: paint and metal that have stood outside, ground, glass, and light sources that make no fireflies.

Each function returns the same material when asked again for the same name in one scene.
"""
import bpy

from .nodes import colour, new_material, scaled


def _existing(name):
    return bpy.data.materials.get(name)


def surface(name, base, roughness=0.5, metallic=0.0, variation=0.08, grain=1.3, dirt=0.0, dirt_height=0.6,
            dirt_colour='#6b6153', streaks=0.0, bump=0.0, bump_scale=40.0, coat=0.0, specular=0.5):
    """Paint, metal, porcelain, timber: a base colour that varies, splash dirt at the foot (metres) and rain streaks."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    position = nodes.position()
    cloudy = nodes.noise(position, grain, 8.0, 0.65)
    shade = nodes.ramp(cloudy, [(0.3, scaled(base, 1 - 2.2 * variation)), (0.7, scaled(base, 1 + 0.9 * variation))])
    if streaks:
        stretched = nodes.add('ShaderNodeMapping', {'Vector': position, 'Scale': (9.0, 9.0, 0.35)})
        amount = nodes.map_range(nodes.noise(stretched, 1.0, 6.0, 0.7), 0.52, 0.75, 0.0, streaks)
        shade = nodes.mix(amount, shade, scaled(base, 0.45))
    if dirt:
        ragged = nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(position, 5.0, 8.0), 0.5), dirt_height * 1.3)
        height = nodes.math('ADD', nodes.separate(position, 2), ragged)
        shade = nodes.mix(nodes.map_range(height, 0.0, dirt_height, dirt, 0.0), shade, colour(dirt_colour))
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Metallic': metallic, 'Specular': specular, 'Clearcoat': coat,
        'Roughness': nodes.map_range(nodes.noise(position, grain * 4, 6.0), 0.3, 0.7,
                                     max(0.02, roughness * 0.75), min(1.0, roughness * 1.3))})
    if bump:
        nodes.put(shader, 'Normal', nodes.bump(nodes.noise(position, bump_scale), bump))
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def flat(name, base, roughness=0.6, metallic=0.0, coat=0.0):
    """One even colour: clay, print, plastic."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': colour(base), 'Roughness': roughness, 'Metallic': metallic, 'Clearcoat': coat})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def glow(name, base, strength):
    """A lit lamp or display. The camera sees it, mirrors see a little of it, nothing else does: fireflies come from
    small bright things that light a scene. Put an area light of the same shape beside it where it should."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    path = nodes.add('ShaderNodeLightPath')
    seen = nodes.math('ADD', path.outputs['Is Camera Ray'], nodes.math('MULTIPLY', path.outputs['Is Glossy Ray'], 0.12))
    lamp = nodes.add('ShaderNodeEmission', {0: colour(base), 1: nodes.math('MULTIPLY', seen, strength)})
    nodes.add('ShaderNodeOutputMaterial', {0: lamp})
    return material


def glass(name='glass', tint='#dfe8ea', roughness=0.02):
    """Window glass, cheap: mostly clear with a reflection, no refraction."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    # Schlick's curve, because the Fresnel node turns the far side of a pane into a mirror.
    facing = nodes.add('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    fresnel = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('POWER', facing, 5.0), 0.96), 0.04)
    clear = nodes.add('ShaderNodeBsdfTransparent', {0: colour(tint)})
    mirror = nodes.add('ShaderNodeBsdfGlossy', {0: (1, 1, 1, 1), 1: roughness})
    nodes.add('ShaderNodeOutputMaterial', {0: nodes.add('ShaderNodeMixShader', {0: fresnel, 1: clear, 2: mirror})})
    return material


def gravel(name='gravel', scale=24.0, light='#85868a', dark='#45464a', relief=1.0):
    """Stone chippings about 1/scale metres wide."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    position = nodes.position()
    wobble = nodes.add('ShaderNodeTexNoise', {'Vector': position, 'Scale': 8.0, 'Detail': 3.0})
    moved = nodes.mix(0.03, position, wobble.outputs[1], 'ADD')
    stones = nodes.add('ShaderNodeTexVoronoi', {'Vector': moved, 'Scale': scale, 'Randomness': 1.0})
    chips = nodes.add('ShaderNodeTexVoronoi', {'Vector': moved, 'Scale': scale * 2.3, 'Randomness': 1.0})
    shade = nodes.ramp(nodes.add('ShaderNodeSeparateRGB', {0: stones.outputs[1]}).outputs[0],
                       [(0.0, dark), (0.55, light), (1.0, '#a9abad')])
    patches = nodes.ramp(nodes.noise(position, 0.35, 8.0, 0.6), [(0.3, (0.55, 0.53, 0.5)), (0.7, (1, 1, 1))])
    shade = nodes.mix(1.0, shade, patches, 'MULTIPLY')
    shade = nodes.mix(1.0, shade, nodes.map_range(stones.outputs[0], 0.2, 0.75, 1.0, 0.35), 'MULTIPLY')
    height = nodes.math('ADD', nodes.math('MULTIPLY', stones.outputs[0], -1.0),
                        nodes.math('MULTIPLY', chips.outputs[0], -0.4))
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': 0.9, 'Specular': 0.25, 'Normal': nodes.bump(height, relief, 0.05)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def concrete(name='concrete', base='#8f8d88', wet=0.0):
    """Cast concrete. `wet` from 0 to 1 adds puddles that mirror the sky."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    position = nodes.position()
    clouds = nodes.noise(position, 0.6, 12.0, 0.65)
    fine = nodes.noise(position, 30.0, 8.0, 0.7)
    shade = nodes.ramp(clouds, [(0.25, scaled(base, 0.55)), (0.5, base), (0.8, scaled(base, 1.25))])
    shade = nodes.mix(0.5, shade, nodes.ramp(fine, [(0.3, (0.6, 0.6, 0.6)), (0.7, (1.2, 1.2, 1.2))]), 'MULTIPLY')
    roughness = nodes.map_range(clouds, 0.3, 0.7, 0.85 - 0.75 * wet, 0.9 - 0.4 * wet)
    height = fine
    if wet:
        puddle = nodes.map_range(nodes.noise(position, 0.35, 5.0), 0.48, 0.56, 0.0, 1.0)
        roughness = nodes.math('SUBTRACT', roughness, nodes.math('MULTIPLY', puddle, 0.8 * wet), clamp=True)
        shade = nodes.mix(nodes.math('MULTIPLY', puddle, 0.6 * wet), shade, scaled(base, 0.25))
        height = nodes.math('MULTIPLY', fine, nodes.math('SUBTRACT', 1.0, puddle))
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': roughness, 'Normal': nodes.bump(height, 0.25, 0.01)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def soil(name='soil', base='#5a4230', stones='#857565', relief=1.0, scale=1.0):
    """Dug earth: clods, crumbs and a few stones. Subsoil is paler, topsoil '#3b2c20', clay '#6a4a33', sand '#b39a6a'."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    position = nodes.position()
    clods = nodes.noise(position, 5.0 * scale, 12.0, 0.72)
    crumbs = nodes.add('ShaderNodeTexVoronoi', {'Vector': position, 'Scale': 26.0 * scale}).outputs[0]
    shade = nodes.ramp(clods, [(0.3, scaled(base, 0.5)), (0.5, base), (0.72, scaled(base, 1.45))])
    pebbles = nodes.map_range(nodes.noise(position, 34.0 * scale, 2.0), 0.69, 0.73, 0.0, 1.0)
    shade = nodes.mix(pebbles, shade, colour(stones))
    height = nodes.math('ADD', clods, nodes.math('MULTIPLY', crumbs, -0.25))
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': 0.95, 'Specular': 0.15, 'Normal': nodes.bump(height, relief, 0.12 / scale)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def fields(name='fields', first='#5d6b33', second='#8a7d45', third='#394a22'):
    """A patchwork of fields, for ground that reaches the horizon."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    position = nodes.position()
    fine = nodes.noise(position, 0.9, 10.0, 0.75)
    parcels = nodes.add('ShaderNodeTexVoronoi', {'Vector': position, 'Scale': 0.006}, distance='CHEBYCHEV')
    parcel = nodes.add('ShaderNodeSeparateRGB', {0: parcels.outputs[1]}).outputs[0]
    shade = nodes.ramp(parcel, [(0.0, third), (0.45, first), (0.75, second), (1.0, first)])
    shade = nodes.mix(0.6, shade, nodes.ramp(nodes.noise(position, 0.012, 10.0, 0.6), [(0.35, third), (0.65, second)]))
    shade = nodes.mix(0.7, shade, nodes.ramp(fine, [(0.3, (0.45, 0.45, 0.42)), (0.7, (1.0, 1.0, 1.0))]), 'MULTIPLY')
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': shade, 'Roughness': 1.0, 'Specular': 0.05, 'Normal': nodes.bump(fine, 0.8, 0.5)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def painted_floor(name='painted floor', low='#5b6468', high='#6f797d', roughness=0.16):
    """Epoxy floor of a switchroom: glossy, a little uneven."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    clouds = nodes.noise(nodes.position(), 1.2, 10.0, 0.65)
    shader = nodes.add('ShaderNodeBsdfPrincipled', {
        'Base Color': nodes.ramp(clouds, [(0.3, low), (0.7, high)]), 'Specular': 0.55,
        'Roughness': nodes.map_range(clouds, 0.3, 0.7, roughness * 0.6, roughness * 1.6)})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


def image(name, path, roughness=0.6, glowing=0.0):
    """A drawing, label or screen from a picture file, mapped by UV (MeshBuilder.sheet). `glowing` makes it a lit screen."""
    if _existing(name):
        return _existing(name)
    material, nodes = new_material(name)
    texture = nodes.add('ShaderNodeTexImage', {})
    texture.image = bpy.data.images.load(path, check_existing=True)
    if glowing:
        path_kind = nodes.add('ShaderNodeLightPath')
        seen = nodes.math('ADD', path_kind.outputs['Is Camera Ray'],
                          nodes.math('MULTIPLY', path_kind.outputs['Is Glossy Ray'], 0.12))
        shader = nodes.add('ShaderNodeEmission', {0: texture, 1: nodes.math('MULTIPLY', seen, glowing)})
    else:
        shader = nodes.add('ShaderNodeBsdfPrincipled', {'Base Color': texture, 'Roughness': roughness})
    nodes.add('ShaderNodeOutputMaterial', {0: shader})
    return material


class Palette:
    """The materials that most plant is made of. One per scene, made when first asked for."""

    _recipes = {
        'galvanised': dict(base='#9aa0a3', roughness=0.42, metallic=0.85, variation=0.12, grain=3.0, bump=0.05),
        'steel': dict(base='#b9bcbf', roughness=0.3, metallic=1.0),
        'aluminium': dict(base='#c9ccce', roughness=0.32, metallic=1.0, variation=0.05),
        'copper': dict(base='#c8713f', roughness=0.22, metallic=1.0, variation=0.12),
        'bronze': dict(base='#8c6a3a', roughness=0.4, metallic=1.0, variation=0.12),
        'light_grey': dict(base='#c3c7c6', roughness=0.42, variation=0.05, dirt=0.5, streaks=0.25, coat=0.15),
        'white': dict(base='#e2e4e2', roughness=0.38, variation=0.04, dirt=0.45, streaks=0.18, coat=0.2),
        'clean_white': dict(base='#dfe1df', roughness=0.35, variation=0.02, coat=0.25),
        'grey': dict(base='#6f777b', roughness=0.45, dirt=0.4, streaks=0.3),
        'dark_grey': dict(base='#2c3135', variation=0.1, dirt=0.3),
        'tank_grey': dict(base='#87918c', roughness=0.42, variation=0.05, dirt=0.55, streaks=0.35, coat=0.15),
        'tank_green': dict(base='#4d5f52', roughness=0.45, dirt=0.4, streaks=0.3),
        'navy': dict(base='#12304f', roughness=0.35, variation=0.06, coat=0.3),
        'teal': dict(base='#0f7c80', roughness=0.35, variation=0.05, coat=0.3),
        'amber': dict(base='#f0a020', roughness=0.4, variation=0.05),
        'yellow': dict(base='#e8b400', roughness=0.4),
        'orange': dict(base='#e2641c', roughness=0.5),
        'red': dict(base='#b3261e', roughness=0.4, variation=0.05),
        'blue': dict(base='#1d4f9c', roughness=0.4, variation=0.05),
        'green': dict(base='#2f7d4a', roughness=0.4, variation=0.05),
        'black': dict(base='#0b0c0d', roughness=0.45, variation=0.1),
        'rubber': dict(base='#121314', roughness=0.62, variation=0.15, bump=0.06),
        'porcelain': dict(base='#4a2115', roughness=0.12, variation=0.1, coat=0.7),
        'polymer': dict(base='#8b9196', roughness=0.35, variation=0.05),
        'timber': dict(base='#8a6440', roughness=0.7, variation=0.15, grain=4.0, bump=0.1),
        'dark_timber': dict(base='#4c3626', roughness=0.7, variation=0.15, grain=4.0, bump=0.1),
        'paper': dict(base='#ece8de', roughness=0.8, variation=0.02),
    }

    def __getattr__(self, name):
        if name == 'concrete':
            return concrete()
        if name not in self._recipes:
            raise AttributeError(f'No material is called {name}.')
        return surface(name, **self._recipes[name])
