"""Rooms with tall windows and daylight. Metres: x across, from −width/2; y into the room, from 0; floor at z = 0."""
import dataclasses
import math
import random

from mathutils import Vector

from ..light import area_light
from ..materials import flat, surface
from ..mesh import MeshBuilder, placed
from .finishes import floorboards, terrazzo, wood


@dataclasses.dataclass(frozen=True)
class Window:
    """An opening in a wall: `at` is its middle along the wall, seen from within from the left."""
    wall: str
    """'left', 'back' or 'right'."""
    at: float
    width: float = 1.5
    sill: float = 0.75
    head: float = 2.9
    panes: tuple = (2, 3)


@dataclasses.dataclass(frozen=True)
class Finish:
    """Materials of a room."""
    wall: object
    floor: object
    ceiling: object
    trim: object
    reveal: float = 0.3
    """How thick the walls are at the windows."""


def room(width, depth, height, finish, windows=(), skirting=0.14):
    """The shell: floor, ceiling, four walls with their windows, skirting and window boards. Nothing of it is lit."""
    builder, trim = MeshBuilder(), MeshBuilder()
    walls = _walls(width, depth)
    for name, (place, length) in walls.items():
        openings = sorted((w for w in windows if w.wall == name), key=lambda w: w.at)
        _wall(builder, place, length, height, openings, finish)
        trim.box((length / 2, -0.009, skirting / 2), (length, 0.018, skirting), finish.trim, matrix=place)
        for window in openings:
            _casement(trim, place, window, finish)
    builder.box((0, depth / 2, -0.05), (width + 0.02, depth + 0.02, 0.1), finish.floor)
    builder.box((0, depth / 2, height + 0.05), (width + 0.6, depth + 0.6, 0.1), finish.ceiling)
    trim.build('trim', 0.004)
    return builder.build('room')


def _walls(width, depth):
    half, quarter = width / 2, math.pi / 2
    return {'back': (placed((-half, depth, 0)), width), 'left': (placed((-half, 0, 0), quarter), depth),
            'right': (placed((half, depth, 0), -quarter), depth), 'front': (placed((half, 0, 0), math.pi), width)}


def _wall(builder, place, length, height, openings, finish):
    edge, thick = 0.0, finish.reveal
    for window in openings:
        left, right = window.at - window.width / 2, window.at + window.width / 2
        builder.box(((edge + left) / 2, thick / 2, height / 2), (left - edge, thick, height), finish.wall, matrix=place)
        builder.box(
            (window.at, thick / 2, window.sill / 2), (window.width, thick, window.sill), finish.wall, matrix=place
        )
        builder.box((window.at, thick / 2, (window.head + height) / 2), (window.width, thick, height - window.head),
                    finish.wall, matrix=place)
        edge = right
    builder.box(((edge + length) / 2, thick / 2, height / 2), (length - edge, thick, height), finish.wall, matrix=place)


def _casement(builder, place, window, finish):
    """Frame, glazing bars and the board on the sill."""
    y, tall, wide = finish.reveal - 0.09, window.head - window.sill, window.width
    middle = (window.sill + window.head) / 2
    for x in (window.at - wide / 2 + 0.03, window.at + wide / 2 - 0.03):
        builder.box((x, y, middle), (0.06, 0.07, tall), finish.trim, matrix=place)
    for z in (window.sill + 0.03, window.head - 0.03):
        builder.box((window.at, y, z), (wide, 0.07, 0.06), finish.trim, matrix=place)
    columns, rows = window.panes
    for i in range(1, columns):
        bar = 0.075 if columns == 2 else 0.035
        builder.box(
            (window.at - wide / 2 + wide * i / columns, y, middle), (bar, 0.055, tall), finish.trim, matrix=place
        )
    for i in range(1, rows):
        builder.box((window.at, y, window.sill + tall * i / rows), (wide, 0.05, 0.032), finish.trim, matrix=place)
    builder.box((window.at, finish.reveal / 2 - 0.06, window.sill + 0.012), (wide + 0.12, finish.reveal + 0.04, 0.028),
                finish.trim, matrix=place)


def daylight(width, depth, windows, watts, base='#e9f0ff', reveal=0.3):
    """Soft light through every window, `watts` to the square metre: what the sky outside would give."""
    for window in windows:
        place, _ = _walls(width, depth)[window.wall]
        tall, middle = window.head - window.sill, (window.sill + window.head) / 2
        outside = place @ Vector((window.at, reveal - 0.02, middle))
        inside = place @ Vector((window.at, -3.0, middle - 0.5))
        lamp = area_light(outside, inside, window.width, tall, watts * window.width * tall, base, 160)
        lamp.visible_camera = False
        lamp.visible_glossy = False


def fill(location, target, size, power, base='#ffffff'):
    """Light from a large area that nobody sees: the rest of the room behind the camera."""
    lamp = area_light(location, target, size, size, power, base)
    lamp.visible_camera = False
    lamp.visible_glossy = False
    return lamp


def radiator(finish, location, turn=0.0, sections=14, height=0.58):
    """A column radiator on its feet, against the wall that its back (+y) faces."""
    builder = MeshBuilder()
    for i in range(sections):
        x = (i - (sections - 1) / 2) * 0.055
        for y in (-0.03, 0.03):
            builder.cylinder((x, y, 0.08), (x, y, height), 0.014, finish, 8)
        for z in (0.1, height):
            builder.box((x, 0, z), (0.05, 0.1, 0.05), finish)
    for x in (-0.9, 0.9):
        x *= sections * 0.0275
        builder.cylinder((x, 0, 0), (x, 0, 0.1), 0.02, finish)
    return builder.build('radiator', 0.006, location, turn)


def blind(cloth, location, turn=0.0, width=1.5, drop=0.6):
    """A roller blind; `location` is the middle of its roller."""
    builder = MeshBuilder()
    builder.cylinder((-width / 2, 0, 0), (width / 2, 0, 0), 0.028, cloth)
    builder.box((0, -0.026, -drop / 2), (width - 0.03, 0.002, drop), cloth)
    builder.box((0, -0.026, -drop), (width - 0.03, 0.014, 0.025), cloth)
    return builder.build('blind', 0, location, turn)


def facade(location, turn=0.0, width=40.0, storeys=5, wall='#cdbfa6', seed=1, bay=3.2, storey=3.1):
    """A block of flats or offices across the street, its front towards −y: what a window looks out on."""
    builder, chance = MeshBuilder(), random.Random(seed)
    paint = surface(f'facade {wall}', wall, 0.85, variation=0.08, grain=0.4, streaks=0.2)
    dark, pale = flat('facade window', '#27333d', 0.12), surface('facade trim', '#e6ded0', 0.8)
    builder.box((0, 6, storeys * storey / 2), (width, 12, storeys * storey), paint)
    builder.box((0, 5.8, storeys * storey + 0.25), (width + 0.6, 12.6, 0.5), pale)
    for level in range(storeys):
        z = level * storey + 1.6
        builder.box((0, -0.04, level * storey + storey - 0.1), (width, 0.16, 0.16), pale)
        for i in range(int(width / bay)):
            x = (i + 0.5) * bay - width / 2
            builder.box((x, -0.01, z), (1.5, 0.1, 1.7), dark)
            for edge in (-0.8, 0.0, 0.8):
                builder.box((x + edge, -0.06, z), (0.09, 0.1, 1.8), pale)
            builder.box((x, -0.1, z - 0.92), (1.8, 0.24, 0.08), pale)
            if chance.random() < 0.3:
                builder.box((x + 1.1, -0.3, z - 0.6), (0.8, 0.4, 0.55), pale)
    return builder.build('facade', 0, location, turn)


def roofs(location, turn=0.0, count=5, brick='#8a5540', tiles='#6b4236', seed=2):
    """A terrace of brick houses with pitched roofs and chimneys, its eaves towards −y."""
    builder, chance = MeshBuilder(), random.Random(seed)
    wall = surface(f'brick {brick}', brick, 0.9, variation=0.18, grain=1.5)
    tiled = surface(f'tiles {tiles}', tiles, 0.85, variation=0.2, grain=2.0)
    white, dark = surface('sash', '#e4e2da', 0.6), flat('facade window', '#27333d', 0.12)
    for i in range(count):
        x, eaves, ridge = (i - count / 2 + 0.5) * 6.2, 5.6 + chance.uniform(-0.2, 0.2), 8.6
        builder.box((x, 4, eaves / 2), (6.2, 8, eaves), wall)
        builder.add(
            [
                (x - 3.1, -0.4, eaves - 0.1),
                (x + 3.1, -0.4, eaves - 0.1),
                (x + 3.1, 4, ridge),
                (x - 3.1, 4, ridge),
                (x - 3.1, 8.4, eaves - 0.1),
                (x + 3.1, 8.4, eaves - 0.1),
            ],
            [(0, 1, 2, 3), (3, 2, 5, 4)],
            tiled,
        )
        builder.add([(x - 3.1, 0, eaves), (x - 3.1, 8, eaves), (x - 3.1, 4, ridge)], [(0, 1, 2)], wall)
        builder.add([(x + 3.1, 0, eaves), (x + 3.1, 8, eaves), (x + 3.1, 4, ridge)], [(0, 1, 2)], wall)
        builder.box((x + 2.7, 3.6, ridge + 0.5), (0.7, 1.1, 1.8), wall)
        for k in (-0.3, 0.0, 0.3):
            builder.cylinder((x + 2.7, 3.6 + k, ridge + 1.4), (x + 2.7, 3.6 + k, ridge + 1.75), 0.11, tiled, 8)
        for z in (1.3, 4.1):
            for k in (-1.5, 1.5):
                builder.box((x + k, -0.02, z), (1.2, 0.08, 1.5), dark)
                for a, b, w, h in ((0, 0, 1.2, 0.06), (0, 0.75, 1.3, 0.1), (0, -0.78, 1.4, 0.1), (-0.6, 0, 0.08, 1.5),
                                   (0.6, 0, 0.08, 1.5)):
                    builder.box((x + k + a, -0.07, z + b), (w, 0.06, h), white)
    return builder.build('roofs', 0, location, turn)


def colchester(palette):
    """Finishes of the Colchester office: off-white plaster, oak boards, white sashes."""
    return Finish(
        surface('colchester wall', '#cfccc2', 0.85, variation=0.02),
        floorboards('oak floor', '#a67c4e'),
        surface('colchester ceiling', '#d9d8d3', 0.9, variation=0.01),
        surface('white trim', '#dedcd5', 0.4, variation=0.02),
    )


def tashkent(palette):
    """Finishes of the Tashkent office: pale blue-green walls, dark boards, white frames, deep reveals."""
    return Finish(
        surface('tashkent wall', '#c3cfca', 0.85, variation=0.03),
        floorboards('dark floor', '#6b4427', 0.11),
        surface('tashkent ceiling', '#dcdcd6', 0.9, variation=0.01),
        surface('cream trim', '#e3ddcd', 0.4, variation=0.02),
        0.5,
    )


def delhi(palette):
    """Finishes of the New Delhi office: ochre lime wash, terrazzo, teak frames."""
    return Finish(surface('delhi wall', '#d4b88e', 0.9, variation=0.05, grain=0.8), terrazzo('terrazzo', '#b3a48e'),
                  surface('delhi ceiling', '#ded8cb', 0.9, variation=0.01), wood('teak', '#6b4023', 'z'), 0.36)
