import { loadImage } from '@napi-rs/canvas';
import { mark } from '@site/contract/firm/look';
import { expect, it } from 'vitest';
import { siteIcons } from './icons.ts';

it('the favicon and every icon of a home screen show the sign of the firm, each in its size', async () => {
  const files = await siteIcons();
  const favicon = String(files.get('favicon.svg'));
  for (const { path } of mark) expect(favicon).toContain(`d="${path}"`);
  const sizes = [...files.keys()].filter((file) => file.endsWith('.png'));
  expect(sizes).toHaveLength(4);
  for (const file of sizes) {
    const { width, height } = await loadImage(files.get(file) ?? '');
    expect([width, height], file).toEqual([width, width]);
    expect(file.includes('apple') ? '180' : file).toContain(String(width));
  }
});
