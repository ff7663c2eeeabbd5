"""What a scene file hands to the renderer."""
import dataclasses
import random
from typing import Callable, Optional

import bpy

from .darkroom import Grade


@dataclasses.dataclass(frozen=True)
class Lines:
    """A line drawing instead of a photograph."""
    paper: str = '#071627'
    line: str = '#9fc4d6'
    ground: tuple = ()
    """How the names of materials begin that get an outline but no lines inside."""


@dataclasses.dataclass(frozen=True)
class Shot:
    """How a built scene is to be photographed. Its camera stands in the scene already."""
    grade: Grade = Grade()
    bounces: int = 4
    effort: float = 1.0
    """Multiplies the samples: more for interiors and small lamps, less for clay."""
    lines: Optional[Lines] = None


@dataclasses.dataclass(frozen=True)
class Picture:
    """One picture: its number, its size in pixels, and the function that builds the scene and returns its Shot."""
    number: str
    build: Callable[[], Shot]
    width: int = 1280
    height: int = 960


def start(seed=1):
    """An empty scene, and the same chance every time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new('world')
    random.seed(seed)
