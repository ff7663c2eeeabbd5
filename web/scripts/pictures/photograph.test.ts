import { createCanvas, loadImage } from '@napi-rs/canvas';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { pictureFileNames } from '../../src/shared/picture-files.ts';
import { encodePhotograph } from './photograph.ts';

/** A JPEG whose upper half is red and whose lower half is blue. */
function photograph(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [colour, top] of [['#f00', 0] as const, ['#00f', height / 2] as const]) {
    context.fillStyle = colour;
    context.fillRect(0, top, width, height / 2);
  }
  return canvas.toBuffer('image/jpeg', 90);
}

/**
 * Gives the same photograph as a camera writes it that was turned: with its orientation, and with the latitude of the place.
 */
function fromCamera(jpeg: Buffer, orientation: number): Buffer {
  const entries = [
    [0x0112, 3, 1, orientation],
    [0x8825, 4, 1, 38],
  ] as const;
  const exif = Buffer.alloc(6 + 38 + 18 + 24);
  exif.write('Exif\0\0II*\0', 'latin1');
  exif.writeUInt32LE(8, 10);
  exif.writeUInt16LE(entries.length, 14);
  for (const [index, [tag, type, count, value]] of entries.entries()) entry(16 + 12 * index, tag, type, count, value);
  exif.writeUInt16LE(1, 44);
  entry(46, 2, 5, 3, 56);
  exif.write('LATITUDE', 62, 'latin1');
  function entry(at: number, tag: number, type: number, count: number, value: number) {
    exif.writeUInt16LE(tag, at);
    exif.writeUInt16LE(type, at + 2);
    exif.writeUInt32LE(count, at + 4);
    exif.writeUInt32LE(value, at + 8);
  }
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

it('has a file for each width up to its own width, and one for browsers without AVIF', async () => {
  const { files, delivered } = await encodePhotograph('PHO-101', photograph(1500, 1000));
  expect([...files.keys()]).toEqual(pictureFileNames('PHO-101', 1500));
  expect(delivered).toMatchObject({ width: 1280, height: 853, tints: ['#f00', '#00f'] });
  for (const [name, file] of files) {
    const image = await loadImage(file);
    expect(name).toContain(`-${image.width}.`);
    expect(image.height).toBe(Math.round((image.width * 2) / 3));
  }
});

testRows([
  [1, { width: 800, height: 533, tints: ['#f00', '#00f'] }],
  [3, { width: 800, height: 533, tints: ['#00f', '#f00'] }],
  [6, { width: 800, height: 1200 }],
  [8, { width: 800, height: 1200 }],
] as const)('stands upright, however the camera was held', async (orientation, expected) => {
  const { delivered } = await encodePhotograph('PHO-101', fromCamera(photograph(1200, 800), orientation));
  expect(delivered).toMatchObject(expected);
});

it('does not contain the place where it was taken', async () => {
  const bytes = fromCamera(photograph(1200, 800), 1);
  expect(bytes.includes('LATITUDE')).toBe(true);
  const { files } = await encodePhotograph('PHO-101', bytes);
  for (const file of files.values()) {
    expect(file.includes('LATITUDE')).toBe(false);
    expect(file.includes('Exif')).toBe(false);
  }
});

it('may have forty megapixels', async () => {
  const { delivered } = await encodePhotograph('PHO-101', photograph(8000, 5000));
  expect(delivered).toMatchObject({ width: 1920, height: 1200 });
});

testRows([
  [photograph(300, 200), 'has 300 × 200 pixels: a photograph needs 800 or more from left to right.'],
  [Buffer.from('no picture'), 'is not a JPEG, PNG, WebP or AVIF picture.'],
  [photograph(11_000, 10_000), 'has 11000 × 10000 pixels: make it smaller than 100 megapixels first.'],
] as const)('is refused with the reason', async (bytes, reason) => {
  await expect(encodePhotograph('PHO-101', bytes)).rejects.toThrow(reason);
});
