"""Cable boxes of transformers, shut or with the lid off."""
from mathutils import Vector

from .plant import upon


def cable_box(body, fine, palette, paint, centre, size, conductors, ground, opened=False, kilovolts=33):
    """A cable box on the −y face with glands and cables that rise from the ground; `opened` leaves the lid off, and
    shows three terminations on their bushings."""
    centre, (x, y, z) = Vector(centre), size
    if opened:
        wall = 0.012
        for side in (-1, 1):
            body.box(centre + Vector((side * (x / 2 - wall / 2), 0, 0)), (wall, y, z), paint)
            body.box(centre + Vector((0, 0, side * (z / 2 - wall / 2))), (x, y, wall), paint)
        body.box(centre + Vector((0, y / 2 - wall / 2, 0)), (x, wall, z), palette.clean_white)
        front = centre.y - y / 2
        for side in (-1, 1):
            body.box((centre.x + side * (x / 2 + 0.02), front + 0.01, centre.z), (0.07, 0.02, z + 0.11), paint)
            body.box((centre.x, front + 0.01, centre.z + side * (z / 2 + 0.02)), (x - 0.03, 0.02, 0.07), paint)
        for i in range(8):
            for side in (-1, 1):
                fine.cylinder((centre.x + side * (x / 2 + 0.025), front, centre.z - z / 2 + (i + 0.5) * z / 8),
                              (centre.x + side * (x / 2 + 0.025), front - 0.05, centre.z - z / 2 + (i + 0.5) * z / 8),
                              0.009,
                              palette.steel, 6)
    else:
        body.box(centre, size, paint)
        body.box(centre - Vector((0, y / 2 + 0.012, 0)), (x - 0.02, 0.024, z - 0.02), paint)
        for i in range(8):
            for side in (-1, 1):
                fine.cylinder((centre.x + side * (x / 2 - 0.05), centre.y - y / 2 - 0.02,
                               centre.z - z / 2 + (i + 0.5) * z / 8),
                              (centre.x + side * (x / 2 - 0.05), centre.y - y / 2 - 0.045,
                               centre.z - z / 2 + (i + 0.5) * z / 8),
                              0.016, palette.galvanised, 6)
        fine.box(centre - Vector((0, y / 2 + 0.028, -z * 0.2)), (0.3, 0.008, 0.26), palette.yellow)
        fine.box(centre - Vector((0, y / 2 + 0.028, 0)), (0.36, 0.008, 0.09), palette.white)
    body.box(centre + Vector((0, -0.02, z / 2 + 0.02)), (x + 0.12, y + 0.14, 0.03), paint)
    bottom = centre.z - z / 2
    fine.box((centre.x, centre.y, bottom - 0.012), (x - 0.06, y - 0.04, 0.024), palette.aluminium)
    sheath = 0.038 if kilovolts == 33 else 0.033
    for i in range(conductors):
        px = centre.x + (i - (conductors - 1) / 2) * x * 0.8 / max(1, conductors - 1)
        fine.lathe([(sheath * 1.25, -0.16), (sheath * 1.7, -0.15), (sheath * 1.7, -0.06), (sheath * 2.0, -0.055),
                    (sheath * 2.0, -0.012)],
                   palette.bronze, 16, upon((px, centre.y, bottom)))
        fine.cylinder((px, centre.y, ground - 0.1), (px, centre.y, bottom - 0.12), sheath, palette.rubber, 16)
        fine.box((px, centre.y, bottom - 0.2), (0.05, 0.1, 0.012), palette.yellow)
    if conductors > 1:
        height = (bottom + ground) / 2 + 0.05
        fine.box((centre.x, centre.y + 0.07, height), (x * 0.95, 0.05, 0.05), palette.galvanised)
        for i in range(conductors):
            px = centre.x + (i - (conductors - 1) / 2) * x * 0.8 / (conductors - 1)
            fine.box((px, centre.y, height), (sheath * 3, sheath * 2.6, 0.06), palette.aluminium)
        for side in (-1, 1):
            fine.box((centre.x + side * x * 0.45, centre.y + 0.07, (height + ground) / 2),
                     (0.05, 0.05, height - ground), palette.galvanised)
    if opened:
        for i in range(3):
            px = centre.x + (i - 1) * x * 0.8 / 2
            shade = (palette.red, palette.yellow, palette.blue)[i]
            fine.cylinder((px, centre.y, bottom), (px, centre.y, bottom + 0.16), sheath * 0.92, palette.rubber, 16)
            fine.lathe([(sheath, 0.16), (sheath * 1.15, 0.2), (sheath * 1.15, 0.24), (sheath * 0.85, 0.3),
                        (sheath * 0.8, z * 0.62)],
                       palette.red if kilovolts == 33 else palette.orange, 18, upon((px, centre.y, bottom)))
            for skirt in range(3 if kilovolts == 33 else 1):
                low = 0.34 + skirt * 0.11
                fine.lathe([(sheath * 0.85, low), (sheath * 1.9, low + 0.02), (sheath * 1.9, low + 0.03),
                            (sheath * 0.85, low + 0.06)],
                           palette.red if kilovolts == 33 else palette.orange, 18, upon((px, centre.y, bottom)))
            lug = bottom + z * 0.62
            fine.cylinder((px, centre.y, lug - 0.02), (px, centre.y, lug + 0.1), 0.02, palette.copper, 12)
            fine.box((px, centre.y, lug + 0.13), (0.06, 0.012, 0.1), palette.copper)
            fine.cylinder((px, centre.y - 0.04, lug + 0.14), (px, centre.y + 0.05, lug + 0.14), 0.014, palette.steel, 6)
            fine.lathe([(0.02, 0), (0.022, 0.03), (0.06, 0.04), (0.04, 0.07), (0.07, 0.09), (0.05, 0.13), (0.08, 0.15),
                        (0.08, y / 2)],
                       palette.porcelain, 18, upon((px, centre.y + 0.04, lug + 0.14), (0, 1, 0)))
            fine.lathe([(sheath * 0.95, 0.06), (sheath * 0.95, 0.1)], shade, 16, upon((px, centre.y, bottom)))
            fine.tube([(px + sheath, centre.y - 0.01, bottom + 0.17), (px + 0.07, centre.y - 0.03, bottom + 0.1),
                       (px + 0.09, centre.y - 0.02, bottom + 0.03)], 0.008, palette.copper, 6)
        fine.box((centre.x, centre.y - 0.02, bottom + 0.03), (x - 0.1, 0.05, 0.008), palette.copper)


def rear_cable_box(body, fine, palette, paint, width):
    """The second box, on +y: the cables of the other side."""
    centre = Vector((0, width / 2 + 0.3, 1.75))
    body.box(centre, (1.05, 0.56, 1.15), paint)
    body.box(centre + Vector((0, 0.29, 0)), (1.03, 0.024, 1.13), paint)
    body.box(centre + Vector((0, 0.02, 0.6)), (1.15, 0.68, 0.03), paint)
    fine.box(centre + Vector((0, 0.306, 0.2)), (0.28, 0.008, 0.24), palette.yellow)
    for i in range(3):
        x = (i - 1) * 0.34
        fine.lathe([(0.05, -0.16), (0.066, -0.15), (0.066, 0)], palette.bronze, 16, upon((x, centre.y, 1.17)))
        fine.cylinder((x, centre.y, 0.2), (x, centre.y, 1.05), 0.036, palette.rubber, 16)
    fine.box((0, centre.y - 0.07, 0.7), (1.0, 0.05, 0.05), palette.galvanised)
