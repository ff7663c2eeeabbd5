import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { filmFiles, filmTints } from './film-files.ts';

/** A colour can differ by one step of sixteen, because of rounding. */
const tolerance = 17;

const channels = (tint: string) =>
  tint
    .slice(1)
    .split('')
    .map((digit) => Number.parseInt(digit, 16) * 17);

testRows(Object.entries(filmTints))('the colours of a film are there while its still loads', async (id, tints) => {
  expect(filmFiles(id)?.ground).toContain(tints[0]);
  const still = await loadImage(readFileSync(new URL(`../assets/films/${id}.avif`, import.meta.url)));
  const { width, height } = still;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(still, 0, 0);
  for (const [index, tint] of tints.entries()) {
    const middle = Math.round((index / (tints.length - 1)) * (height - 1));
    const [top, bottom] = [Math.max(0, middle - 20), Math.min(height, middle + 20)];
    const { data } = context.getImageData(0, top, width, bottom - top);
    for (const [channel, value] of channels(tint).entries()) {
      const mean =
        data.filter((_, byte) => byte % 4 === channel).reduce((sum, byte) => sum + byte, 0) / (data.length / 4);
      expect(Math.abs(mean - value), `${tint} of ${id}`).toBeLessThan(tolerance);
    }
  }
});
