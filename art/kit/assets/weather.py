"""Two kinds of light that suit outdoor plant, with the ground it stands on. Call a light last: haze is added to every
material that exists."""
from ..light import haze, sky
from ..materials import gravel
from ..mesh import plane
from ..scenery import scatter, stones


def chippings(x0, x1, y0, y1, near=None, density=150):
    """A yard of stone chippings; inside the rectangle `near` (x0, x1, y0, y1) the stones are real."""
    plane(x0, x1, y0, y1, 0, gravel())
    if near:
        scatter(plane(*near, 0.003, gravel()), stones(), density, 0.012, 0.034)


def low_sun(azimuth, elevation=12, seed=2.0, cover=0.5, clouds=0.75, sun=5.0, colour='#ffd0a6', distance=650):
    """Early or late sun with broken cloud. `azimuth` in degrees clockwise from +y: behind a camera that looks along
    +y is 180. `distance` is that of the haze, in metres."""
    towards = sky(elevation, azimuth, 0.11, '#ffeef0', sun=sun, sun_colour=colour, horizon=(0.62, 0.58, 0.56),
                  clouds=clouds, cover=cover, cloud_scale=0.55, cloud_colour='#ffe2c4', cloud_shade='#8793ad',
                  cloud_strength=0.8, seed=seed)
    haze(distance, (0.5, 0.53, 0.6), (1.15, 0.82, 0.5), towards, most=0.9)


def blue_hour(azimuth, seed=6.0, cover=0.46, strength=0.11, skip=(), distance=420):
    """After sunset, the glow at `azimuth`. Lamps do the rest; name their materials in `skip`."""
    towards = sky(2.0, azimuth, strength, '#a8c0ff', sun=0, sky_elevation=0.2, clouds=0.75, cover=cover,
                  cloud_scale=0.5,
                  cloud_colour='#c99a98', cloud_shade='#3a4f7d', cloud_strength=0.35, seed=seed,
                  horizon=(0.60, 0.42, 0.36), horizon_amount=0.7, horizon_height=0.07)
    haze(distance, (0.13, 0.165, 0.27), (0.34, 0.22, 0.17), towards, skip=skip)
