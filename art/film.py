"""Renders the frames of a looping film. Run by Blender; it goes on where it was stopped.

    blender -b -noaudio -P art/film.py -- VIS-004 --out FOLDER [--most 8]

What stands still is rendered once, at twice the size, and kept as `plate.npy`, developed; for each frame only the moving
objects are rendered, over nothing, developed and laid on it. Prints how many frames are missing still.
"""
import argparse
import dataclasses
import importlib
import pkgutil
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))

import films
from kit import darkroom, scene

PLATE_SAMPLES, FRAME_SAMPLES = 8, 12


def find(number):
    """The film with this number."""
    for module in pkgutil.iter_modules(films.__path__):
        film = importlib.import_module(f'films.{module.name}').FILM
        if film.number == number:
            return film
    raise SystemExit(f'No film file declares {number}.')


def plate(film, motion, path):
    """All that stands still, as display values; rendered where it is missing."""
    if not path.exists():
        for thing in motion.moving:
            thing.hide_render = True
        twice = darkroom.Quality(film.width * 2, film.height * 2, PLATE_SAMPLES, motion.shot.bounces)
        shown = darkroom.develop(darkroom.render(twice), motion.shot.grade)
        np.save(path, shown.reshape(film.height, 2, film.width, 2, 3).mean(axis=(1, 3)))
        for thing in motion.moving:
            thing.hide_render = False
    return np.load(path)


def frame(still, passes, grade):
    """The moving objects over the plate. Blended as display values: blended as light, bright edges on dark are jagged."""
    alpha = np.clip(passes['alpha'], 0, 1)
    solid = passes['colour'] / np.maximum(alpha, 1e-3)
    shown = darkroom.develop(solid, dataclasses.replace(grade, bloom=0, grain=0, sharpness=0))
    return still * (1 - alpha) + shown * alpha


def only_moving(motion):
    """Everything else becomes a hole that hides what is behind it; only the part with motion is rendered."""
    for thing in bpy.context.scene.objects:
        # Lamps that do not reach the moving objects would only make them noisy: each sample tries one lamp of all.
        if thing.type == 'LIGHT' and thing.data.type != 'SUN':
            thing.hide_render = True
        if thing.type in ('MESH', 'FONT'):
            thing.is_holdout = thing not in motion.moving
    render = bpy.context.scene.render
    render.film_transparent = render.use_persistent_data = True
    render.use_border, render.use_crop_to_border = True, False
    corners = []
    bpy.context.view_layer.update()
    for thing in motion.moving:
        centre = thing.matrix_world.translation
        reach = max(Vector(corner).length for corner in thing.bound_box)
        for offset in ((reach, 0, 0), (-reach, 0, 0), (0, 0, reach), (0, 0, -reach)):
            corners.append(world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, centre + Vector(offset)))
    render.border_min_x, render.border_max_x = (clipped(choose(c.x for c in corners)) for choose in (min, max))
    render.border_min_y, render.border_max_y = (clipped(choose(c.y for c in corners)) for choose in (min, max))


def clipped(share):
    return min(1.0, max(0.0, share))


def main():
    parser = argparse.ArgumentParser(prog='film.py')
    parser.add_argument('number')
    parser.add_argument('--out', required=True, type=Path)
    parser.add_argument('--most', type=int, default=10_000)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    film = find(options.number)
    options.out.mkdir(parents=True, exist_ok=True)
    files = [options.out / f'{number:04d}.png' for number in range(film.frames)]
    missing = [number for number, file in enumerate(files) if not file.exists()]
    if missing:
        scene.start()
        motion = film.build()
        still = plate(film, motion, options.out / 'plate.npy')
        only_moving(motion)
        darkroom.set_up(darkroom.Quality(film.width, film.height, FRAME_SAMPLES, motion.shot.bounces))
        for number in missing[:options.most]:
            motion.pose(number / film.frames)
            with tempfile.TemporaryDirectory() as folder:
                passes = darkroom.read_pass(folder, (('colour', 'Image'), ('alpha', 'Alpha')))
            unfinished = files[number].with_suffix('.part')
            darkroom.save(frame(still, passes, motion.shot.grade), str(unfinished))
            unfinished.rename(files[number])
    print(f'{film.number}: {max(0, len(missing) - options.most)} frames missing')


main()
