"""Steel that carries outdoor plant: foundation, column, top plate and earth tape."""
from mathutils import Vector

from .plant import upon

FOUNDATION_TOP = 0.12


def column(builder, palette, x, y, height, width=0.2, lattice=False, face=(1, 0)):
    """One support from the ground to a top plate at `height`: a hollow section (or a small lattice) on a base plate
    with four holding-down bolts and grout, on a concrete pad 0.12 m proud; a copper earth tape down the side `face`.

    Returns the middle of the top plate.
    """
    pad = max(0.75, width * 3)
    builder.box((x, y, FOUNDATION_TOP - 0.2), (pad, pad, 0.4), palette.concrete)
    builder.box((x, y, FOUNDATION_TOP + 0.015), (width + 0.2, width + 0.2, 0.03), palette.concrete)
    builder.box((x, y, FOUNDATION_TOP + 0.042), (width + 0.16, width + 0.16, 0.024), palette.galvanised)
    for a in (-1, 1):
        for b in (-1, 1):
            at = upon((x + a * (width / 2 + 0.05), y + b * (width / 2 + 0.05), FOUNDATION_TOP + 0.05))
            builder.cylinder((0, 0, 0), (0, 0, 0.03), 0.022, palette.steel, 6, matrix=at)
            builder.cylinder((0, 0, 0.03), (0, 0, 0.065), 0.012, palette.steel, 8, matrix=at)
    foot = FOUNDATION_TOP + 0.05
    if lattice:
        builder.lattice((x, y, foot), (x, y, height - 0.02), width, width, max(3, round(height / width / 1.2)), 0.05,
                        palette.galvanised)
    else:
        builder.box((x, y, (foot + height) / 2), (width, width, height - foot - 0.01), palette.galvanised)
        for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            size = (0.1, 0.012, 0.16) if a else (0.012, 0.1, 0.16)
            builder.box((x + a * (width / 2 + 0.04), y + b * (width / 2 + 0.04), foot + 0.08), size, palette.galvanised)
    builder.box((x, y, height - 0.012), (width + 0.12, width + 0.12, 0.024), palette.galvanised)
    earth_tape(builder, palette, x + face[0] * (width / 2 + 0.003), y + face[1] * (width / 2 + 0.003),
               height - 0.15, face, pad)
    return Vector((x, y, height))


def earth_tape(builder, palette, x, y, top, face, pad):
    """Copper tape 40 × 4 mm, saddled to the steel, over the edge of the pad and into the ground."""
    across = (abs(face[1]) * 0.04 + abs(face[0]) * 0.004, abs(face[0]) * 0.04 + abs(face[1]) * 0.004)
    builder.box((x, y, (top + FOUNDATION_TOP) / 2), (*across, top - FOUNDATION_TOP), palette.copper)
    for height in (top - 0.1, (top + 0.4) / 2, 0.5):
        builder.box((x, y, height), (across[0] + 0.006 + abs(face[1]) * 0.04, across[1] + 0.006 + abs(face[0]) * 0.04,
                                     0.03),
                    palette.steel)
    # From the foot of the column to just over the edge of the pad.
    run = pad / 3 + 0.012
    builder.box((x + face[0] * run / 2, y + face[1] * run / 2, FOUNDATION_TOP + 0.003),
                (run if face[0] else 0.04, run if face[1] else 0.04, 0.004), palette.copper)
    builder.box((x + face[0] * run, y + face[1] * run, FOUNDATION_TOP / 2 - 0.05), (*across, FOUNDATION_TOP + 0.1),
                palette.copper)


def cabinet(builder, palette, centre, size, face=(1, 0), material=None):
    """A control cabinet with a door, hinges, handle, rain hood and danger-yellow plate on the side `face`."""
    body = material or palette.light_grey
    centre, (x, y, z) = Vector(centre), size
    builder.box(centre, size, body)
    builder.box(centre + Vector((0, 0, z / 2 + 0.015)), (x + 0.08, y + 0.08, 0.03), body)
    out = x / 2 if face[0] else y / 2
    width = y if face[0] else x

    def on_door(along, height, wide, tall, thick, shade):
        at = centre + Vector((face[0] * (out + thick / 2) + abs(face[1]) * along,
                              face[1] * (out + thick / 2) + abs(face[0]) * along, height))
        builder.box(at, (thick if face[0] else wide, thick if face[1] else wide, tall), shade)

    on_door(0, 0, width - 0.06, z - 0.06, 0.022, body)
    on_door(width * 0.34, 0, 0.03, 0.16, 0.055, palette.dark_grey)
    for height in (-0.32, 0.32):
        on_door(-width / 2 + 0.04, height * z, 0.03, 0.09, 0.035, palette.galvanised)
    on_door(0, z * 0.24, min(0.16, width * 0.35), 0.14, 0.026, palette.yellow)
    on_door(0, z * 0.02, min(0.22, width * 0.45), 0.05, 0.026, palette.white)
