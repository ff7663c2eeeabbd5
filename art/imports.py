"""Imports modules, and writes the module and the cause of each failure. Run by Blender, which `art/check-art.ts` starts.

    blender -b -noaudio -P art/imports.py -- failures.json scenes.hero kit.light
"""
import importlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True


def failure_of(module):
    """The module and the cause if Python cannot import it, an empty text otherwise."""
    try:
        importlib.import_module(module)
    except Exception as error:
        return f'{module}: {error}'
    return ''


def main():
    results, *modules = sys.argv[sys.argv.index('--') + 1:]
    failures = [failure for failure in map(failure_of, modules) if failure]
    Path(results).write_text(json.dumps(failures), encoding='utf-8')


main()
