import { expect, test } from 'vitest';
import { type Pixels, pictureDefects } from './defects.ts';

const size = { width: 128, height: 96 };

/** Makes a gradient with texture, which the check takes for a picture. */
function picture(paint: (x: number, y: number, value: number) => number = (_x, _y, value) => value): Pixels {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < data.length; at++) {
    const x = Math.floor(at / 3) % size.width;
    const y = Math.floor(at / 3 / size.width);
    data[at] = paint(x, y, 40 + x + ((x * 7 + y * 13) % 31));
  }
  return { ...size, data };
}

test('a picture with visible content has no defects', () => {
  expect(pictureDefects(picture())).toEqual([]);
});

test('a block that was never rendered is a defect, and a dark block is not', () => {
  const inBlock = (x: number, y: number) => x >= 32 && x < 64 && y >= 32 && y < 64;
  expect(pictureDefects(picture((x, y, value) => (inBlock(x, y) ? 0 : value)))).toEqual([
    '1 black block of 32 × 32 pixels',
  ]);
  expect(pictureDefects(picture((x, y, value) => (inBlock(x, y) ? (x + y) % 7 : value)))).toEqual([]);
});

test('an empty picture is found, in any colour and with any grain', () => {
  expect(pictureDefects(picture((x, y) => 140 + ((x + y) % 5)))).toEqual([
    '100 % of it is flat',
    'it has hardly any contrast',
  ]);
});
