"""Renders one picture. Run by Blender, which `art/pictures.ts` starts; everything about what to render is an option.

    blender -b -noaudio -P art/render.py -- VIS-101 --out picture.png [--scale 0.35] [--samples 8]
"""
import argparse
import importlib
import pkgutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.dont_write_bytecode = True

import scenes  # noqa: E402 — needs the path above
from kit import darkroom, lines, scene  # noqa: E402

SAMPLES = 6


def find(number):
    """The picture with this number, from the scene files."""
    for module in pkgutil.iter_modules(scenes.__path__):
        for picture in importlib.import_module(f'scenes.{module.name}').PICTURES:
            if picture.number == number:
                return picture
    raise SystemExit(f'No scene file declares {number}.')


def main():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('number')
    parser.add_argument('--out', required=True)
    parser.add_argument('--scale', type=float, default=1.0)
    parser.add_argument('--samples', type=int, default=SAMPLES)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    picture = find(options.number)
    began = time.monotonic()
    scene.start()
    shot = picture.build()
    built = time.monotonic()
    quality = darkroom.Quality(
        width=round(picture.width * options.scale), height=round(picture.height * options.scale),
        samples=max(4, round(options.samples * shot.effort)), bounces=shot.bounces)
    if shot.lines:
        darkroom.save(lines.ink(lines.draw(quality, shot.lines.ground), shot.lines.paper, shot.lines.line), options.out)
    else:
        darkroom.save(darkroom.develop(darkroom.render(quality), shot.grade), options.out)
    print(f'{picture.number}: built in {built - began:.0f} s, rendered in {time.monotonic() - built:.0f} s')


main()
