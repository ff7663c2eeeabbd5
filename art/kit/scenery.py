"""What stands around the plant: ground, stones, grass, trees."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector, noise

from .materials import surface
from .mesh import MeshBuilder, copy
from .nodes import Nodes


def relief(x, y, scale, octaves=5):
    """Smooth hills between about −1 and 1; `scale` is one over the size of a hill in metres."""
    return noise.fractal(Vector((x * scale, y * scale, 0.5)), 1.0, 2.0, octaves)


def terrain(size, steps, height, material, centre=(0, 0)):
    """A square of ground whose height is a function of x and y."""
    along = np.linspace(-size / 2, size / 2, steps)
    vertices = [(x + centre[0], y + centre[1], height(x + centre[0], y + centre[1])) for y in along for x in along]
    faces = [(j * steps + i, j * steps + i + 1, (j + 1) * steps + i + 1, (j + 1) * steps + i)
             for j in range(steps - 1) for i in range(steps - 1)]
    builder = MeshBuilder()
    builder.add(vertices, faces, material, True)
    ground = builder.build('terrain')
    ground.data.auto_smooth_angle = math.pi
    return ground


def stones(colours=('#77797d', '#55575b', '#929497'), count=5):
    """A collection of stones to scatter, radius 1."""
    collection = bpy.data.collections.new('stones')
    for i in range(count):
        body = bmesh.new()
        bmesh.ops.create_icosphere(body, subdivisions=2, radius=1)
        for vertex in body.verts:
            vertex.co *= 1 + 0.45 * noise.noise(vertex.co * 1.1 + Vector((i * 9, 0, 0)))
            vertex.co.z *= 0.7
        mesh = bpy.data.meshes.new('stone')
        body.to_mesh(mesh)
        shade = colours[i % len(colours)]
        mesh.materials.append(surface(f'stone {shade}', shade, 0.85, variation=0.2, grain=20, bump=0.3, bump_scale=60))
        collection.objects.link(bpy.data.objects.new('stone', mesh))
    return collection


def tufts(height=0.3, blades=40, count=5, colours=('#56662a', '#6f7435', '#8a7f4a', '#46571f')):
    """A collection of tufts of grass to scatter, in metres."""
    collection = bpy.data.collections.new('tufts')
    for i in range(count):
        chance = random.Random(i)
        builder = MeshBuilder()
        for blade in range(blades):
            angle, away = chance.uniform(0, 2 * math.pi), chance.uniform(0, 0.14)
            x, y = away * math.cos(angle), away * math.sin(angle)
            tall = height * chance.uniform(0.4, 1.2)
            lean, towards = chance.uniform(0.1, 0.6) * tall, chance.uniform(0, 2 * math.pi)
            dx, dy = math.cos(towards), math.sin(towards)
            px, py = -dy * 0.004, dx * 0.004
            shade = colours[(i + blade) % len(colours)]
            material = surface(f'grass {shade}', shade, 0.6, variation=0.2, grain=0.3, specular=0.2)
            builder.add([(x - px, y - py, 0), (x + px, y + py, 0),
                         (x + dx * lean * 0.35 + px * 0.8, y + dy * lean * 0.35 + py * 0.8, tall * 0.6),
                         (x + dx * lean * 0.35 - px * 0.8, y + dy * lean * 0.35 - py * 0.8, tall * 0.6),
                         (x + dx * lean, y + dy * lean, tall)], [(0, 1, 2, 3), (3, 2, 4)], material)
        collection.objects.link(builder.build('tuft', link=False))
    return collection


def scatter(ground, collection, density, smallest, largest, seed=0):
    """Puts members of a collection on the faces of `ground`, `density` to the square metre."""
    group = bpy.data.node_groups.new('scatter', 'GeometryNodeTree')
    nodes = Nodes(group)
    group.inputs.new('NodeSocketGeometry', 'ground')
    group.outputs.new('NodeSocketGeometry', 'ground')
    source, result = nodes.add('NodeGroupInput'), nodes.add('NodeGroupOutput')
    points = nodes.add('GeometryNodeDistributePointsOnFaces',
                       {'Mesh': source.outputs[0], 'Density': density, 'Seed': seed})
    members = nodes.add('GeometryNodeCollectionInfo',
                        {'Collection': collection, 'Separate Children': True, 'Reset Children': True})
    turn = nodes.add('FunctionNodeRandomValue', data_type='FLOAT_VECTOR')
    turn.inputs[0].default_value, turn.inputs[1].default_value = (-0.25, -0.25, 0), (0.25, 0.25, 2 * math.pi)
    size = nodes.add('FunctionNodeRandomValue', data_type='FLOAT')
    size.inputs[2].default_value, size.inputs[3].default_value = smallest, largest
    size.inputs['Seed'].default_value = 5
    copies = nodes.add('GeometryNodeInstanceOnPoints', {
        'Points': points.outputs[0], 'Instance': members, 'Pick Instance': True,
        'Rotation': turn.outputs[0], 'Scale': size.outputs[1]})
    joined = nodes.add('GeometryNodeJoinGeometry')
    for output in (source.outputs[0], copies.outputs[0]):
        group.links.new(output, joined.inputs[0])
    group.links.new(joined.outputs[0], result.inputs[0])
    ground.modifiers.new('scatter', 'NODES').node_group = group


def tree(height=9.0, seed=0, leaves='#2c3a1d'):
    """A broad-leaved tree for the distance. Costly to build: make two or three and copy them."""
    chance = random.Random(seed)
    bark = surface('bark', '#4a3a2a', 0.8)
    leaf = surface(f'leaf {leaves}', leaves, 0.7, variation=0.2, grain=0.5, specular=0.15)
    builder = MeshBuilder()
    builder.cylinder((0, 0, 0), (0, 0, height * 0.5), height * 0.025, bark, 8, height * 0.012)
    for _ in range(13):
        angle, up = chance.uniform(0, 2 * math.pi), chance.uniform(0.30, 0.88) * height
        away = chance.uniform(0, 0.28) * height * (1.15 - up / height)
        centre, radius = Vector((away * math.cos(angle), away * math.sin(angle), up)), chance.uniform(0.13, 0.24) * height
        builder.cylinder((0, 0, height * 0.3), centre, height * 0.012, bark, 5, height * 0.004)
        for _ in range(950):
            towards = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
            point = centre + towards * radius * chance.random() ** 0.35
            half = height * 0.0135 * chance.uniform(0.6, 1.3)
            turned = Euler([chance.uniform(0, 6) for _ in range(3)]).to_matrix()
            builder.add([point + turned @ Vector(corner) for corner in
                         ((-half, 0, 0), (0, -half * 0.6, 0), (half, 0, 0), (0, half * 0.6, 0))], [(0, 1, 2, 3)], leaf)
    return builder.build(f'tree {seed}')


def tree_line(places, height=9.0, seed=1, leaves='#2c3a1d'):
    """Trees at the given (x, y, z), of three kinds and different sizes."""
    chance = random.Random(seed)
    kinds = [tree(height, seed * 10 + i, leaves) for i in range(3)]
    for i, place in enumerate(places):
        copy(kinds[i % 3], place, chance.uniform(0, 6), chance.uniform(0.7, 1.35))
    for kind in kinds:
        bpy.data.objects.remove(kind)
