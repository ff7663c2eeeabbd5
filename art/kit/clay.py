"""Clay dioramas: small models on a slab, in the brand's colours, seen without perspective."""
import bpy
from mathutils import Matrix

from .darkroom import Grade
from .light import area_light, orthographic, room_light
from .materials import flat
from .mesh import MeshBuilder, plane
from .scene import Shot

WHITE, PAPER, STONE, NAVY, TEAL, AMBER, SLATE = (
    '#f4f5f3', '#e9ecea', '#b9c4ca', '#0f2c47', '#12898c', '#f2a51f', '#334b5c')


class ClayPalette:
    """The same names as `materials.Palette`, so that every asset can also be made of clay."""

    _colours = {
        NAVY: ('dark_grey', 'navy', 'black', 'rubber', 'porcelain', 'blue'),
        TEAL: ('teal', 'tank_grey', 'tank_green', 'polymer', 'green'),
        AMBER: ('amber', 'yellow', 'copper', 'bronze', 'red', 'orange'),
        STONE: ('galvanised', 'steel', 'grey', 'concrete'),
        WHITE: ('aluminium', 'light_grey', 'white', 'clean_white', 'paper'),
        SLATE: ('timber', 'dark_timber'),
    }

    def __getattr__(self, name):
        for shade, names in self._colours.items():
            if name in names:
                return flat(f'clay {shade}', shade, 0.55)
        raise AttributeError(f'No clay is called {name}.')


def slab(width, depth, thickness=1.2):
    """The model's base, its top at z = 0, with a teal edge below."""
    builder = MeshBuilder()
    builder.box((0, 0, -thickness / 2), (width, depth, thickness), flat('clay base', PAPER, 0.55))
    builder.box((0, 0, -thickness - 0.2), (width, depth, 0.4), flat(f'clay {TEAL}', TEAL, 0.55))
    return builder.build('slab', 0.25)


def small_tree(builder, x, y, height=1.6, shade=TEAL, ground=0.0):
    """A turned wooden tree, as architects use."""
    material = flat(f'clay {shade}', shade, 0.55)
    profile = [(0.06, 0), (0.06, 0.3), (0.3 * height, 0.3), (0.25 * height, height * 0.7), (0.04, height * 1.5)]
    builder.lathe(profile, material, 18, Matrix.Translation((x, y, ground)))


def photograph(width, centre=(0, 0, 0), floor=-1.62, direction=(60, -60, 49)):
    """Light, floor and camera of a diorama `width` metres across the picture. Returns its Shot."""
    plane(-400, 400, -400, 400, floor, flat('clay floor', '#e4e6e2', 0.9))
    room_light('#e6ecee', 0.6)
    scale = width / 54
    area_light((centre[0] - 30 * scale, centre[1] - 18 * scale, 42 * scale), centre, 16 * scale, 16 * scale,
               26000 * scale**2, '#fff0dc')
    camera = orthographic([c + d for c, d in zip(centre, direction)], centre, width)
    camera.data.clip_start = 0.1
    bpy.context.scene.camera = camera
    return Shot(Grade(exposure=0.4, saturation=1.12, bloom=0.02, vignette=0.0, grain=0.003, contrast=0.9), effort=0.8)

