"""From a built scene to a finished picture: render, denoise, grade, save."""
import dataclasses
import os
import tempfile

import bpy
import numpy as np

from .denoiser import denoise


@dataclasses.dataclass(frozen=True)
class Grade:
    """How a picture is developed. One look for all: change exposure and warmth before anything else."""
    exposure: float = 0.0
    """Stops."""
    contrast: float = 1.0
    saturation: float = 1.0
    warmth: float = 0.0
    """About −0.05 to 0.05: red up, blue down."""
    bloom: float = 0.08
    vignette: float = 0.22
    grain: float = 0.012
    lift: float = 0.0
    sharpness: float = 0.2


@dataclasses.dataclass(frozen=True)
class Quality:
    """What a render may cost."""
    width: int
    height: int
    samples: int
    bounces: int = 4
    clamp: float = 3.5


def render(quality):
    """Renders the scene. Returns linear radiance, height × width × 3, float32, denoised."""
    set_up(quality)
    bpy.context.scene.view_layers[0].cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        passes = read_pass(folder, (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')))
    return denoise(passes['colour'], passes['albedo'], passes['normal'])


def set_up(quality):
    """Sets the renderer to a quality."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = quality.width, quality.height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', quality.samples, False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = cycles.glossy_bounces = cycles.transmission_bounces = quality.bounces
    cycles.diffuse_bounces = min(3, quality.bounces)
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = quality.clamp
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'


def read_pass(folder, passes):
    """Renders, by way of files in `folder`. `passes` are pairs of a name of ours and Blender's; returns arrays by name."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, source in passes:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[-1])
    bpy.ops.render.render()
    return {name: _read(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr')) for name, _ in passes}


def _read(path):
    picture = bpy.data.images.load(path)
    width, height = picture.size
    values = np.empty(width * height * 4, np.float32)
    picture.pixels.foreach_get(values)
    bpy.data.images.remove(picture)
    # One NaN would spread through every blur that follows.
    values = np.nan_to_num(values, nan=0.0, posinf=50.0, neginf=0.0)
    return np.ascontiguousarray(values.reshape(height, width, 4)[::-1, :, :3])


def blur(picture, radius):
    """Three box blurs, which come close to a Gaussian."""
    size = max(1, int(radius))
    for _ in range(3):
        for axis in (0, 1):
            edges = [(size + 1, size) if i == axis else (0, 0) for i in range(picture.ndim)]
            sums = np.cumsum(np.pad(picture, edges, mode='edge'), axis=axis, dtype=np.float64)
            width = 2 * size + 1
            high = np.take(sums, range(width, sums.shape[axis]), axis=axis)
            low = np.take(sums, range(0, sums.shape[axis] - width), axis=axis)
            picture = ((high - low) / width).astype(np.float32)
    return picture


_LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
# Pulls saturated light together before the curve, so that bright colours fade to white instead of clipping.
_INSET = np.array([[0.856, 0.100, 0.044], [0.100, 0.826, 0.074], [0.085, 0.105, 0.810]], np.float32)
_STOPS_BELOW, _STOPS_ABOVE = 8.5, 4.8
_SHADOW_TINT, _HIGHLIGHT_TINT = np.array([0, 0.012, 0.028], np.float32), np.array([0.024, 0.008, -0.024], np.float32)


def develop(picture, grade):
    """Linear radiance to display values 0–1: exposure, bloom, an S curve in log space, split tone, vignette, grain."""
    height, width, _ = picture.shape
    picture = np.maximum(np.nan_to_num(picture), 0) * 2**grade.exposure
    picture = picture * np.array([1 + grade.warmth, 1, 1 - grade.warmth], np.float32)
    if grade.bloom:
        bright = np.minimum(np.maximum(picture - 1, 0), 8.0)
        glow = blur(bright, width / 300) * 0.5 + blur(bright, width / 80) * 0.3 + blur(bright, width / 25) * 0.2
        picture = picture + grade.bloom * glow
    stops = np.log2(np.maximum(picture @ _INSET.T, 1e-6) / 0.18)
    span = _STOPS_BELOW + _STOPS_ABOVE
    # Clipped before the power: a negative number to a power is NaN, and the blur below would spread it.
    shown = np.clip(_s_curve(np.clip((stops + _STOPS_BELOW) / span, 0, 1), grade.contrast), 0, 1) ** 1.08
    outset = np.eye(3, dtype=np.float32) * 0.35 + np.linalg.inv(_INSET).astype(np.float32) * 0.65
    shown = np.clip(shown @ outset.T, 0, 1)
    luminance = (shown @ _LUMINANCE)[..., None]
    shown = luminance + (shown - luminance) * grade.saturation * 1.12
    shown = shown + (1 - luminance) ** 2 * _SHADOW_TINT + luminance**2 * _HIGHLIGHT_TINT
    shown = shown + grade.lift * (1 - luminance)
    rows, columns = np.mgrid[0:height, 0:width]
    away = np.sqrt((columns / width * 2 - 1) ** 2 * 0.8 + (rows / height * 2 - 1) ** 2 * 0.55)
    shown = shown * (1 - grade.vignette * np.clip(away - 0.35, 0, 2)[..., None] ** 2)
    if grade.sharpness:
        shown = shown + grade.sharpness * (shown - blur(shown.astype(np.float32), 1))
    if grade.grain:
        noise = np.random.default_rng(7).normal(0, 1, (height, width, 1)).astype(np.float32)
        noise = 0.6 * noise + 0.8 * blur(noise, 1)
        shown = shown + noise * grade.grain * (0.35 + 0.65 * np.clip(luminance * (1 - luminance) * 4, 0, 1))
    return np.clip(shown, 0, 1).astype(np.float32)


def _s_curve(value, contrast):
    pivot, slope = _STOPS_BELOW / (_STOPS_BELOW + _STOPS_ABOVE), 2.55 * contrast * 4

    def logistic(x):
        return 1 / (1 + np.exp(-slope * (x - pivot)))

    return (logistic(value) - logistic(0)) / (logistic(1) - logistic(0))


def save(picture, path):
    """Display values 0–1, height × width × 3, as PNG."""
    height, width, _ = picture.shape
    image = bpy.data.images.new('finished', width, height)
    image.colorspace_settings.name = 'sRGB'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)
