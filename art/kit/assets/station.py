"""A whole 132 kV station: line bays, high-level busbars across them, transformer bays beyond.

Coordinates are those of a bay: circuits along x with the lines at −x, busbars and phases along y. The bays pass under
the busbars at 4.1 m and rise to them at 7 m, so that no phase crosses another within a conductor's reach.
"""
import math

import bpy
from mathutils import Matrix, Vector

from ..mesh import MeshBuilder, copy
from .insulators import LEVELS, post
from .plant import finished
from .supports import column
from .transformer import bund, grid_transformer
from .towers import another, line, span, suspension_tower, terminal_tower
from .yard import bay, dropper, fire_wall, join

BAR_HEIGHT = 7.0
BARS_AT = (28.0, 30.6, 33.2)
"""The x of the three tubes."""
BAY_PITCH = 12.0
TRANSFORMER_BAY_AT = 39.0
"""The x of the line disconnector of a transformer bay."""
TRANSFORMER_AT = 57.5
"""The x of a transformer's middle."""


def high_busbars(palette, start, end, portals):
    """Three tubes along y from `start` to `end` on portals at the given y."""
    steel, live = MeshBuilder(), MeshBuilder()
    beam = BAR_HEIGHT - LEVELS[132].post - 0.12
    middle = BARS_AT[1]
    for x in (BARS_AT[0] - 0.4, BARS_AT[2] + 0.4):
        column(steel, palette, x, 0, beam - 0.24, 0.26, face=(0, -1))
    for y in (-0.13, 0.13):
        steel.box((middle, y, beam - 0.12), (BARS_AT[2] - BARS_AT[0] + 1.3, 0.07, 0.24), palette.galvanised)
    for x in BARS_AT:
        steel.box((x, 0, beam + 0.008), (0.36, 0.36, 0.016), palette.galvanised)
        top = post(live, palette, (x, 0, beam + 0.016), 132)
        live.box(top + Vector((0, 0, 0.05)), (0.16, 0.11, 0.12), palette.aluminium)
    for side in (-1, 1):
        foot = Vector((middle + side * 3.0, 0, beam - 1.2))
        steel.bar(foot, (middle + side * 1.9, 0, beam - 0.2), 0.08, palette.galvanised)
    members = finished(steel, 'portal', 0.006), finished(live, 'portal posts')
    for y in portals:
        for part in members:
            copy(part, (0, y, 0))
    for part in members:
        bpy.data.objects.remove(part)
    tubes = MeshBuilder()
    for x in BARS_AT:
        tubes.cylinder((x, start, BAR_HEIGHT), (x, end, BAR_HEIGHT), LEVELS[132].tube, palette.aluminium, 16)
        for y in (start, end):
            matrix = Matrix.Translation((x, y, BAR_HEIGHT))
            profile = [(0.02, -0.09), (0.07, -0.05), (0.09, 0), (0.07, 0.05), (0.02, 0.09)]
            tubes.lathe(profile, palette.aluminium, 16, matrix)
    return finished(tubes, 'busbar tubes')


def risers(palette, ends, y):
    """From a bay's three last terminals, along under the busbars on posts, and up: phase by phase to its own tube."""
    steel, live = MeshBuilder(), MeshBuilder()
    for terminal, x in zip(ends, BARS_AT):
        top = post(live, palette, column(steel, palette, x, terminal.y, LEVELS[132].support, 0.2), 132)
        live.box(top + Vector((0, 0, 0.02)), (0.16, 0.16, 0.04), palette.aluminium)
        knee = top + Vector((0, 0, 0.06))
        dropper(live, palette, terminal, knee, 0.1)
        dropper(live, palette, knee, (x, terminal.y, BAR_HEIGHT - 0.03), 0.0)
        live.box((x, terminal.y, BAR_HEIGHT), (0.13, 0.12, 0.13), palette.aluminium)
    for part in (finished(steel, 'riser steel', 0.006), finished(live, 'risers')):
        part.location.y += y


def _without(thing):
    for member in thing.members.values():
        for part in member.parts:
            bpy.data.objects.remove(part)
    for part in thing.conductors:
        bpy.data.objects.remove(part)


def line_bays(palette, ys, opened=()):
    """Line bays at the given y with their risers; those in `opened` have their disconnectors open. Returns the points
    where the lines land, by y."""
    landings = {}
    for is_open in (False, True):
        wanted = [y for y in ys if (y in opened) == is_open]
        if not wanted:
            continue
        model = bay(palette, opened=is_open)
        ends = model.end
        for y in wanted:
            landings[y] = model.again((0, y, 0)).line
            risers(palette, ends, y)
        _without(model)
    return landings


def transformer_bays(palette, ys):
    """Bays from the busbars towards +x, ending in surge arresters. Returns the arresters' terminals by y."""
    model = bay(palette, with_gantry=False, to='transformer', voltage=False)
    shift = TRANSFORMER_BAY_AT - model.members['line disconnector'].matrix.translation.x
    starts = [point + Vector((shift, 0, 0)) for point in model.members['line disconnector'].at('line')]
    ends = {}
    for y in ys:
        ends[y] = model.again((shift, y, 0)).end
        # The far phase of the line side is the near one here: the order of the tubes stays that of the phases.
        risers(palette, starts, y)
    _without(model)
    return ends


def transformers(palette, ends, walls=(), wall_height=6.5):
    """A 60 MVA transformer in its bund at the end of each transformer bay (`ends` as `transformer_bays` returns them),
    bushings towards the busbars, cable boxes away from them, and fire walls at the given y."""
    basin, wall = bund(palette, 11.0, 9.4), fire_wall(palette, 10.5, wall_height)
    for number, (y, terminals) in enumerate(sorted(ends.items())):
        place = (TRANSFORMER_AT, y, 0)
        basin.again(place, math.pi / 2)
        unit = grid_transformer(palette, name=f'T{number + 1}').place(place, math.pi / 2)
        join(palette, terminals, unit.at('hv'), 0.25)
    for y in walls:
        wall.again((TRANSFORMER_AT, y, 0))
    for part in basin.parts + wall.parts:
        bpy.data.objects.remove(part)


def overhead_line(palette, landings, terminal, towers, sag=7.0, radius=0.02):
    """A double-circuit line that comes in from −x: along suspension towers at `towers` (x, y), the nearest first, to
    a terminal tower at `terminal`, and down to the gantries of two bays (`landings` as `line_bays` returns them)."""
    end = terminal_tower(palette, (*terminal, 0), math.pi / 2)
    for circuit, y in enumerate(sorted(landings)):
        span(palette, end.behind[circuit * 3:circuit * 3 + 3], landings[y], 0.5, radius)
    first = suspension_tower(palette, (*towers[0], 0), math.pi / 2)
    line(palette, [end, first] + [another(first, (*place, 0), math.pi / 2) for place in towers[1:]], sag, radius)


def enlarge(factor):
    """Scales everything built so far about the origin: a 132 kV station becomes one of 220 kV at 1.4."""
    for thing in bpy.context.scene.objects:
        if thing.parent is None:
            thing.matrix_world = Matrix.Scale(factor, 4) @ thing.matrix_basis
