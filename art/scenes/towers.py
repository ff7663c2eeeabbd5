"""Towers seen from where only a linesman stands."""
from kit.assets.towers import another, line, suspension_tower
from kit.darkroom import Grade
from kit.light import camera, sky
from kit.materials import Palette, fields
from kit.mesh import plane
from kit.scene import Picture, Shot


def from_beneath():
    """Straight up from inside the legs."""
    palette = Palette()
    plane(-400, 400, -400, 400, 0, fields())
    tower = suspension_tower(palette)
    before, after = another(tower, (0, -290, 0)), another(tower, (0, 290, 0))
    line(palette, [before, tower, after], sag=7, radius=0.016)
    sky(13, 118, 0.19, '#fff0e4', sun=5.5, sun_colour='#ffc48c', clouds=0.8, cover=0.52, cloud_scale=0.5,
        cloud_colour='#fff1e0', cloud_shade='#b4bfd0', cloud_strength=1.15, seed=4.0)
    # In the plane of the line, so that the arms lie level in the picture.
    camera((0, -1.75, 0.6), (0, 0.45, 24), 34)
    return Shot(Grade(exposure=0.35))


PICTURES = [Picture('VIS-307', from_beneath)]
