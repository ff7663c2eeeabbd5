"""Symbols of single line diagrams after IEC 60617, on a Drawing. Millimetres.

Those that sit in a conductor start at (x, y), run downwards and return the y where they end; `chain` strings them.
"""


def chain(drawing, x, y, *parts):
    """Symbols one below the other; a number is that much plain conductor."""
    for part in parts:
        if callable(part):
            y = part(drawing, x, y)
        else:
            drawing.line((x, y), (x, y - part))
            y -= part
    return y


def breaker(drawing, x, y):
    """Circuit-breaker: a switch whose fixed contact carries a cross."""
    for slope in (-1, 1):
        drawing.line((x - 1.8, y - 4 - 1.8 * slope), (x + 1.8, y - 4 + 1.8 * slope))
    return _switch(drawing, x, y)


def disconnector(drawing, x, y):
    """Disconnector: a switch whose fixed contact carries a bar."""
    drawing.line((x - 2.4, y - 4), (x + 2.4, y - 4))
    return _switch(drawing, x, y)


def _switch(drawing, x, y):
    drawing.line((x, y), (x, y - 4))
    drawing.line((x - 5, y - 4.6), (x, y - 13), (x, y - 16))
    return y - 16


def current_transformer(drawing, x, y):
    """A ring round the conductor with its secondary drawn to the right."""
    drawing.line((x, y), (x, y - 8))
    drawing.circle(x, y - 4, 2.6)
    drawing.line((x + 2.6, y - 4), (x + 9, y - 4))
    for tick in (4.6, 6.2):
        drawing.line((x + tick - 0.9, y - 5.6), (x + tick + 0.9, y - 2.4))
    return y - 8


def transformer(drawing, x, y, radius=9.0):
    """Two windings as two linked circles."""
    drawing.circle(x, y - radius, radius)
    drawing.circle(x, y - radius * 2.3, radius)
    return y - radius * 3.3


def earth(drawing, x, y):
    drawing.line((x, y), (x, y - 3))
    for i, half in enumerate((3.2, 2.0, 0.8)):
        drawing.line((x - half, y - 3 - 1.4 * i), (x + half, y - 3 - 1.4 * i))
    return y - 6


def arrester(drawing, x, y):
    """Surge arrester on a branch to the right of the conductor, earthed. Leaves the conductor where it is."""
    drawing.line((x, y), (x + 14, y), (x + 14, y - 9))
    drawing.rectangle(x + 12, y - 13, 4, 9)
    drawing.arrow(x + 14, y - 9.5, 3.4)
    drawing.line((x + 14, y - 13), (x + 14, y - 15))
    earth(drawing, x + 14, y - 15)
    return y


def voltage_transformer(drawing, x, y):
    """On a branch to the left of the conductor."""
    drawing.line((x, y), (x - 10, y))
    drawing.circle(x - 13, y, 3)
    drawing.circle(x - 17, y, 3)
    return y


def earth_switch(drawing, x, y):
    """On a branch to the left of the conductor."""
    drawing.line((x, y), (x - 6, y))
    drawing.line((x - 6, y - 1.8), (x - 6, y + 1.8))
    drawing.line((x - 6.4, y + 4), (x - 14, y), (x - 16, y), (x - 16, y - 2))
    earth(drawing, x - 16, y - 2)
    return y


def sealing_end(drawing, x, y):
    """Cable termination: a triangle, its apex towards the cable."""
    drawing.line((x - 3, y), (x + 3, y), (x, y - 5), (x - 3, y))
    return y - 5


def feeder(drawing, x, y):
    drawing.line((x, y), (x, y - 10))
    drawing.arrow(x, y - 14, 4.5)
    return y - 14


def relay(drawing, x, y, functions, width=14.0):
    """A protection relay: a box with its functions, one to the line; its upper left corner at (x, y)."""
    height = 5.2 * len(functions) + 2
    drawing.rectangle(x, y - height, width, height)
    for i, function in enumerate(functions):
        drawing.text(function, x + width / 2, y - 5 - 5.2 * i, 2.6, align='centre')
