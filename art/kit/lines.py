"""The same scene as a line drawing: edges of depth, of faces and of materials, from passes at twice the size."""
import tempfile

import bpy
import numpy as np

from .darkroom import Quality, read_pass, set_up

_PASSES = (('depth', 'Depth'), ('normal', 'Normal'), ('material', 'IndexMA'))
_CREASE = 0.35
"""How far two neighbouring unit normals are apart at an edge: about 20 degrees."""
_STEP = 0.012
"""Bend of depth, as a share of the distance, that counts as an edge."""


def draw(quality, ground=()):
    """The edges of the scene: height × width, 0 to 1. Materials whose names begin with one of
    `ground` get an outline but no lines inside.

    Passes are rendered at twice the size with one bounce less than none: only what the camera sees first.
    """
    for index, material in enumerate(bpy.data.materials, start=1):
        material.pass_index = 0 if material.name.startswith(tuple(ground) or '\0') else index
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_material_index = True
    set_up(Quality(quality.width * 2, quality.height * 2, samples=1, bounces=0))
    # One sample in the middle of each pixel: averaged depths and indices mean nothing.
    bpy.context.scene.cycles.filter_width = 0.01
    with tempfile.TemporaryDirectory() as folder:
        passes = read_pass(folder, _PASSES)
    depth = np.minimum(passes['depth'][..., 0], 1e5)
    normal, material = passes['normal'], np.rint(passes['material'][..., 0])
    edges = np.zeros_like(depth)
    for axis in (0, 1):
        before, after = np.roll(depth, 1, axis), np.roll(depth, -1, axis)
        bend = np.abs(before + after - 2 * depth) / np.maximum(np.minimum(depth, np.minimum(before, after)), 0.1)
        plain = (material == 0) & (np.roll(material, 1, axis) == 0)
        crease = np.linalg.norm(normal - np.roll(normal, 1, axis), axis=-1)
        edge = np.where(plain, 0, np.maximum(_ramp(bend, _STEP), _ramp(crease, _CREASE)))
        edges = np.maximum(edges, np.maximum(edge, material != np.roll(material, 1, axis)))
    height, width = edges.shape
    # Far things are drawn fainter, as a draughtsman would.
    faint = 1 / (1 + depth / 160)
    return (edges * faint).reshape(height // 2, 2, width // 2, 2).mean(axis=(1, 3)).astype(np.float32)


def ink(edges, paper, line, strength=1.0):
    """Lines of one colour on paper, display values; colours as '#rrggbb'."""
    shades = [np.array([int(c.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32) for c in (paper, line)]
    amount = np.clip(edges * strength, 0, 1)[..., None]
    return shades[0] * (1 - amount) + shades[1] * amount


def _ramp(value, edge):
    return np.clip((value - edge) / edge, 0, 1)
