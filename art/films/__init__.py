"""Looping films: what a film file hands to the renderer."""
import dataclasses
from typing import Callable

from kit.scene import Shot


@dataclasses.dataclass(frozen=True)
class Motion:
    """A built scene whose `moving` objects are drawn over a still plate of all others."""
    shot: Shot
    moving: tuple
    pose: Callable[[float], None]
    """Sets the moving objects for a share of the loop, 0 to 1; 1 looks like 0."""


@dataclasses.dataclass(frozen=True)
class Film:
    """A loop of `frames` frames. Its file is a module of this package with a `FILM`."""
    number: str
    build: Callable[[], Motion]
    frames: int = 64
    width: int = 1280
    height: int = 720
