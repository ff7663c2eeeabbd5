"""A short way to write shader and geometry node trees."""
import bpy


def colour(value, alpha=1.0):
    """'#rrggbb' in sRGB, or a linear tuple of three or four, as the linear RGBA that Blender wants."""
    if isinstance(value, str):
        channels = [int(value.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (alpha,)
    return tuple(value) if len(value) == 4 else tuple(value) + (alpha,)


def scaled(value, factor):
    """A colour made lighter or darker, alpha kept."""
    return tuple(min(1.0, c * factor) for c in colour(value)[:3]) + (1.0,)


class Nodes:
    """Writes nodes into a tree. An input may be a value, a socket, or a node, whose first output is meant."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            self.put(node, key, value)
        return node

    def put(self, node, key, value):
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def math(self, operation, first, second=0.0, clamp=False):
        return self.add('ShaderNodeMath', {0: first, 1: second}, operation=operation, use_clamp=clamp).outputs[0]

    def mix(self, factor, first, second, mode='MIX'):
        return self.add('ShaderNodeMixRGB', {0: factor, 1: first, 2: second}, blend_type=mode).outputs[0]

    def ramp(self, factor, stops):
        node = self.add('ShaderNodeValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = colour(value)
        return node.outputs[0]

    def map_range(self, value, low, high, to_low, to_high):
        return self.add('ShaderNodeMapRange', {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def position(self):
        return self.add('ShaderNodeNewGeometry').outputs['Position']

    def noise(self, vector, scale, detail=6.0, roughness=0.5, distortion=0.0):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.add('ShaderNodeTexNoise', inputs).outputs[0]

    def separate(self, vector, axis):
        return self.add('ShaderNodeSeparateXYZ', {0: vector}).outputs[axis]

    def bump(self, height, strength, distance=0.02):
        return self.add('ShaderNodeBump', {'Strength': strength, 'Distance': distance, 'Height': height}).outputs[0]


def new_material(name):
    """An empty material and the writer of its tree."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, Nodes(material.node_tree)
