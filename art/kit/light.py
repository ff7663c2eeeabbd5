"""Sky, sun, haze, lamps and the camera."""
import math

import bpy
from mathutils import Vector

from .nodes import Nodes, colour


def direction(elevation, azimuth):
    """Towards the sun. Degrees; the azimuth runs clockwise from +y."""
    up, round_ = math.radians(elevation), math.radians(azimuth)
    return Vector((math.cos(up) * math.sin(round_), math.cos(up) * math.cos(round_), math.sin(up)))


def sky(elevation=8.0, azimuth=60.0, strength=0.12, tint=None, air=1.0, dust=1.5, sky_elevation=None,
        sun=3.0, sun_colour='#ffc58a', sun_size=0.8,
        clouds=0.0, cover=0.5, cloud_scale=0.7, cloud_colour='#ffffff', cloud_shade='#5d6b80', cloud_strength=1.0,
        seed=0.0, horizon=None, horizon_amount=0.75, horizon_height=0.10):
    """A clear-sky model without its disc, a sun lamp, and a layer of lit clouds. Returns the direction of the sun.

    The model's horizon turns mustard at low sun: `tint` multiplies the sky, `horizon` is laid over its lowest part.
    `sky_elevation` lets the sky be later in the day than the lamp.
    """
    world = bpy.context.scene.world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    nodes = Nodes(world.node_tree)
    sun_at = direction(elevation, azimuth)
    model = nodes.add('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False,
                      sun_elevation=math.radians(elevation if sky_elevation is None else sky_elevation),
                      sun_rotation=math.radians(azimuth), air_density=air, dust_density=dust, ozone_density=1.5)
    shade = nodes.mix(1.0, model.outputs[0], (strength,) * 3 + (1,), 'MULTIPLY')
    if tint:
        shade = nodes.mix(1.0, shade, colour(tint), 'MULTIPLY')
    view = nodes.add('ShaderNodeTexCoord').outputs['Generated']
    if clouds:
        shade = _clouds(nodes, shade, view, sun_at, clouds, cover, cloud_scale, cloud_colour, cloud_shade,
                        cloud_strength, seed)
    if horizon:
        height = nodes.math('ABSOLUTE', nodes.separate(view, 2))
        fall = nodes.math('POWER', math.e, nodes.math('MULTIPLY', height, -1.0 / horizon_height))
        shade = nodes.mix(nodes.math('MULTIPLY', fall, horizon_amount), shade, colour(horizon))
    nodes.add('ShaderNodeOutputWorld', {0: nodes.add('ShaderNodeBackground', {0: shade, 1: 1.0})})
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    if sun:
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy, lamp.color, lamp.angle = sun, colour(sun_colour)[:3], math.radians(sun_size)
        _add_lamp(lamp, (0, 0, 50), -sun_at)
    return sun_at


def _clouds(nodes, shade, view, sun_at, amount, cover, scale, lit_colour, shade_colour, strength, seed):
    """Noise on a plane overhead, lit where it thins out towards the sun."""
    height = nodes.math('MAXIMUM', nodes.separate(view, 2), 0.015)
    distance = nodes.math('ADD', height, 0.06)
    overhead = nodes.add('ShaderNodeCombineXYZ', {
        0: nodes.math('DIVIDE', nodes.separate(view, 0), distance),
        1: nodes.math('DIVIDE', nodes.separate(view, 1), distance), 2: seed})

    def density(offset):
        moved = nodes.add('ShaderNodeVectorMath', {0: overhead, 1: offset}, operation='ADD')
        stretched = nodes.add('ShaderNodeMapping', {'Vector': moved, 'Scale': (scale, scale * 1.5, 1)})
        return nodes.noise(stretched, 1.0, 12.0, 0.58, 0.35)

    here = density((0, 0, 0))
    towards_sun = density((sun_at.x * 0.35, sun_at.y * 0.35, 0))
    mask = nodes.math('MULTIPLY', nodes.map_range(here, 0.92 - cover, 1.22 - cover, 0.0, amount),
                      nodes.map_range(height, 0.015, 0.12, 0.15, 1.0))
    lit = nodes.map_range(nodes.math('SUBTRACT', here, towards_sun), -0.10, 0.10, 0.0, 1.0)
    body = nodes.mix(lit, colour(shade_colour), colour(lit_colour))
    return nodes.mix(mask, shade, nodes.mix(1.0, body, (strength,) * 3 + (1,), 'MULTIPLY'))


def room_light(base='#ffffff', strength=0.05):
    """An even, faint light from everywhere: the bounce that a few bounces of an interior do not reach."""
    world = bpy.context.scene.world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    nodes = Nodes(world.node_tree)
    nodes.add('ShaderNodeOutputWorld', {0: nodes.add('ShaderNodeBackground', {0: colour(base), 1: strength})})


def haze(distance, base, sun_tint=None, sun_at=None, fall=None, most=1.0, skip=()):
    """Aerial perspective inside every material: free of noise. Call it last, when all materials exist.

    `distance` in metres where 63 % is haze; `base` and `sun_tint` (towards the sun) are linear colours or '#rrggbb';
    `fall` is the height in metres at which it has thinned to 37 %; `skip` names materials that stay clear (lamps).
    """
    for material in bpy.data.materials:
        if not material.use_nodes or material.name in skip:
            continue
        nodes = Nodes(material.node_tree)
        output = next(n for n in material.node_tree.nodes if n.type == 'OUTPUT_MATERIAL')
        surface = output.inputs[0].links[0].from_socket
        far = nodes.add('ShaderNodeCameraData').outputs['View Distance']
        amount = nodes.math('SUBTRACT', 1.0, nodes.math('POWER', math.e, nodes.math('MULTIPLY', far, -1.0 / distance)))
        if fall:
            height = nodes.math('MAXIMUM', nodes.separate(nodes.position(), 2), 0.0)
            thin = nodes.math('POWER', math.e, nodes.math('MULTIPLY', height, -1.0 / fall))
            amount = nodes.math('MULTIPLY', amount, thin)
        to_camera = nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray']
        amount = nodes.math('MULTIPLY', nodes.math('MULTIPLY', amount, most), to_camera)
        shade = colour(base)
        if sun_tint is not None:
            incoming = nodes.add('ShaderNodeNewGeometry').outputs['Incoming']
            facing = nodes.add('ShaderNodeVectorMath', {0: incoming, 1: tuple(-sun_at)}, operation='DOT_PRODUCT')
            towards = nodes.math('POWER', nodes.math('MAXIMUM', facing.outputs['Value'], 0.0), 6.0)
            shade = nodes.mix(towards, shade, colour(sun_tint))
        veil = nodes.add('ShaderNodeEmission', {0: shade})
        nodes.put(output, 0, nodes.add('ShaderNodeMixShader', {0: amount, 1: surface, 2: veil}).outputs[0])


def camera(location, target, lens=35.0, shift_x=0.0, shift_y=0.0, level=False, aperture=0.0, focus=None):
    """The scene's camera. `lens` in millimetres on 36 mm; `level` keeps uprights upright (use `shift_y` to look up);
    `aperture` as an f-number gives depth of field, sharp at `focus` (default: the target)."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end, data.shift_x, data.shift_y = lens, 20000, shift_x, shift_y
    thing = bpy.data.objects.new('camera', data)
    thing.location = location
    aim = Vector(target)
    if level:
        aim.z = location[2]
    thing.rotation_euler = (aim - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def orthographic(location, target, width):
    """A camera without perspective, `width` metres wide: isometric dioramas."""
    thing = camera(location, target)
    thing.data.type, thing.data.ortho_scale = 'ORTHO', width
    return thing


def area_light(location, target, width, height, power, base='#ffffff', spread=180.0):
    """A rectangular lamp in metres and watts that shines from `location` towards `target`."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', width, height
    lamp.energy, lamp.color, lamp.spread = power, colour(base)[:3], math.radians(spread)
    return _add_lamp(lamp, location, Vector(target) - Vector(location))


def _add_lamp(lamp, location, towards):
    thing = bpy.data.objects.new(lamp.name, lamp)
    thing.location = location
    thing.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing
