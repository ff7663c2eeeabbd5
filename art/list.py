"""Lists every picture of the scene files. Run by Blender, which `art/pictures.ts` starts: scene files need it.

    blender -b -noaudio -P art/list.py -- pictures.json

Each entry has the picture's number, its size in pixels, the name of its scene file, and every source file that its look
depends on, as paths from this folder.
"""
import importlib
import json
import pkgutil
import sys
from modulefinder import ModuleFinder
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

import scenes  # noqa: E402 — needs the path above


def sources(module):
    """The files that a module imports, itself included, and those these import; of this project alone."""
    finder = ModuleFinder(path=[str(ART)])
    finder.import_hook(module)
    files = {Path(found.__file__).resolve() for found in finder.modules.values() if found.__file__}
    return sorted(file.relative_to(ART).as_posix() for file in files)


def main():
    pictures, scene_of = [], {}
    # What renders is part of how every picture looks; what finds edges, of how drawings look.
    renderer = ['render.py', *sources('kit.darkroom')]
    drafter = sources('kit.lines')
    for module in sorted(found.name for found in pkgutil.iter_modules(scenes.__path__)):
        scene_files = sources(f'scenes.{module}')
        for picture in importlib.import_module(f'scenes.{module}').PICTURES:
            if picture.number in scene_of:
                raise SystemExit(f'{picture.number} is in {scene_of[picture.number]}.py and in {module}.py.')
            scene_of[picture.number] = module
            draws = picture.number.startswith('DRG-')
            files = sorted({*renderer, *scene_files, *(drafter if draws else ())})
            pictures.append({
                'number': picture.number, 'scene': module, 'width': picture.width, 'height': picture.height,
                'files': files})
    pictures.sort(key=lambda picture: picture['number'])
    Path(sys.argv[sys.argv.index('--') + 1]).write_text(json.dumps(pictures), encoding='utf-8')


main()
