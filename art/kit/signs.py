"""Lettering on plant: signs, numbers, labels."""
import math
import os

import bpy

_FACES = ['/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf',
          '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf']


def label(text, size, material, location=(0, 0, 0), turn=0.0, parent=None, lying=False, depth=0.001):
    """Text `size` metres high on an upright plane that faces −y, turned about z; `lying` lays it on the ground."""
    curve = bpy.data.curves.new('label', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, depth
    curve.align_x = curve.align_y = 'CENTER'
    curve.materials.append(material)
    face = next((path for path in _FACES if os.path.exists(path)), None)
    if face:
        curve.font = bpy.data.fonts.load(face, check_existing=True)
    thing = bpy.data.objects.new('label', curve)
    thing.location = location
    thing.rotation_euler = (0 if lying else math.radians(90), 0, turn)
    thing.parent = parent
    bpy.context.scene.collection.objects.link(thing)
    return thing
