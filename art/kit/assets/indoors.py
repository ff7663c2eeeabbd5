"""What the electrical interiors share: clean finishes, lit displays, and equipment faces to be placed often."""
import bpy
from mathutils import Matrix, Vector

from ..materials import Palette, flat, glow
from ..mesh import MeshBuilder
from .linework import Drawing


class IndoorPalette(Palette):
    """The palette of plant that stands indoors: no rain streaks, no splash dirt, and lamps that are on."""

    _recipes = {
        **Palette._recipes,
        'cabinet': dict(base='#c6cac8', roughness=0.36, variation=0.02, coat=0.2),
        'cabinet_door': dict(base='#d3d6d4', roughness=0.33, variation=0.02, coat=0.25),
        'plinth': dict(base='#24282b', roughness=0.5, variation=0.05),
        'graphite': dict(base='#23282c', roughness=0.42, variation=0.04),
        'silver': dict(base='#a9aeb1', roughness=0.36, variation=0.03),
        'zinc': dict(base='#a4a9ab', roughness=0.4, metallic=0.8, variation=0.05, grain=4.0),
        'chrome': dict(base='#d5d8da', roughness=0.16, metallic=1.0, variation=0.02),
        'brass': dict(base='#c9a24a', roughness=0.25, metallic=1.0, variation=0.05),
        'wall': dict(base='#d9d6cd', roughness=0.75, variation=0.025, bump=0.03, bump_scale=60),
        'ceiling': dict(base='#dcdcd8', roughness=0.9, variation=0.02),
        'rubber_mat': dict(base='#1a1d20', roughness=0.75, variation=0.1, bump=0.25, bump_scale=180),
        'laminate': dict(base='#3a4146', roughness=0.4, variation=0.06),
        'link_red': dict(base='#8e2b25', roughness=0.45, variation=0.04),
        'plate_brown': dict(base='#4a3428', roughness=0.8, variation=0.1, grain=12.0),
        'plate_grey': dict(base='#6d7276', roughness=0.6, metallic=0.3, variation=0.1, grain=8.0),
        'rack_paint': dict(base='#2b5f66', roughness=0.4, variation=0.03, coat=0.2),
        'cable_red': dict(base='#7d2a22', roughness=0.62, specular=0.3, variation=0.08, grain=3.0),
        'cable_black': dict(base='#1b1d1f', roughness=0.62, specular=0.3, variation=0.12),
        'pipe_green': dict(base='#2e6a52', roughness=0.4, variation=0.04),
        'duct': dict(base='#aab0b2', roughness=0.55, variation=0.03),
        'wire_blue': dict(base='#2457a6', roughness=0.45),
        'wire_red': dict(base='#b8241c', roughness=0.45),
        'wire_yellow': dict(base='#e3b51b', roughness=0.45),
        'wire_black': dict(base='#121416', roughness=0.5),
        'wire_green': dict(base='#3f8f3c', roughness=0.45),
        'wire_grey': dict(base='#8b9194', roughness=0.5),
    }

    print_black = property(lambda self: flat('print black', '#101214', 0.6))
    print_white = property(lambda self: flat('print white', '#eceeec', 0.5))
    print_grey = property(lambda self: flat('print grey', '#8d9498', 0.5))
    label_white = property(lambda self: flat('label white', '#e9eae6', 0.45))
    lcd = property(lambda self: glow('lcd', '#7fd8c9', 0.95))
    lcd_ink = property(lambda self: glow('lcd ink', '#0a2f2e', 0.5))
    screen_night = property(lambda self: glow('screen night', '#071627', 1.0))
    screen_panel = property(lambda self: glow('screen panel', '#0f2a45', 1.0))
    screen_paper = property(lambda self: glow('screen paper', '#eef1f2', 0.68))
    screen_line = property(lambda self: glow('screen line', '#c7d6e2', 1.0))
    screen_dim = property(lambda self: glow('screen dim', '#41586d', 0.9))
    screen_teal = property(lambda self: glow('screen teal', '#2fc4b4', 1.15))
    screen_amber = property(lambda self: glow('screen amber', '#f6ab25', 1.25))
    screen_red = property(lambda self: glow('screen red', '#f0493c', 1.25))
    screen_green = property(lambda self: glow('screen green', '#4bd27c', 1.15))
    screen_blue = property(lambda self: glow('screen blue', '#4f9de8', 1.15))
    screen_ink = property(lambda self: glow('screen ink', '#16283a', 0.6))
    led_green = property(lambda self: glow('led green', '#39ff88', 5.0))
    led_red = property(lambda self: glow('led red', '#ff3b2e', 4.0))
    led_amber = property(lambda self: glow('led amber', '#ffb02e', 4.0))
    led_off = property(lambda self: flat('led off', '#4a3a36', 0.3))


class Unit:
    """Things that stand together and can be placed many times: `place` puts copies that share one mesh."""

    def __init__(self, objects):
        self.objects = objects

    def place(self, location, turn=0.0):
        """Copies at `location`, turned about z."""
        move = Matrix.Translation(Vector(location)) @ Matrix.Rotation(turn, 4, 'Z')
        for thing in self.objects:
            other = thing.copy()
            other.matrix_world = move
            bpy.context.scene.collection.objects.link(other)
        return self


class Face:
    """The front of a piece of equipment, upright at `y` and facing −y. Devices are mounted on it; `proud` is how far a
    part stands out, `base` from where. Bodies get bevelled edges; print and very small parts do not."""

    def __init__(self, palette, y=0.0):
        self.palette, self.y = palette, y
        self.body, self.fine = MeshBuilder(), MeshBuilder()

    def plate(self, x, z, width, height, proud, material, base=0.0, fine=False):
        builder = self.fine if fine else self.body
        builder.box((x, self.y - base - proud / 2, z), (width, proud, height), material)

    def stud(self, x, z, radius, proud, material, base=0.0, segments=16):
        self.fine.cylinder((x, self.y - base, z), (x, self.y - base - proud, z), radius, material, segments)

    def drawing(self, x=0.0, z=0.0, proud=0.0):
        return Drawing(self.fine, (x, self.y - proud, z))

    def nameplate(self, x, z, width, height, text, back=None, ink=None, proud=0.0, size=None):
        """An engraved label fixed to whatever stands `proud`."""
        self.plate(x, z, width, height, 0.002, back or self.palette.label_white, proud, fine=True)
        self.drawing(x, z, proud + 0.002).text(0, 0, size or height * 0.62, text, ink or self.palette.print_black)

    def build(self, name, bevel=0.003):
        """The unit. Edges are rounded once here, so that copies share the mesh."""
        return Unit([rounded(self.body, f'{name} body', bevel), self.fine.build(f'{name} fine', link=False)])


def rounded(builder, name, bevel):
    """The object of a builder with its bevel made real, not yet in the scene."""
    thing = builder.build(name, bevel)
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(thing)
    return bpy.data.objects.new(name, mesh)


def unit(name, *builders, bevel=0.0):
    """A unit of plain builders, all with the same bevel."""
    return Unit([rounded(builder, name, bevel) if bevel else builder.build(name, link=False) for builder in builders])
