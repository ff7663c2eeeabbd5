import { initWasm, Resvg } from '@resvg/resvg-wasm';
import rasteriser from '@resvg/resvg-wasm/index_bg.wasm?url&inline';
import satori from 'satori';
import heading from '../../ui/theme/fonts/heading-600.ttf?inline';
import mono from '../../ui/theme/fonts/mono-450.ttf?inline';
import text from '../../ui/theme/fonts/text-400.ttf?inline';
import greek from '../../ui/theme/fonts/text-greek-400.ttf?inline';
import { cardSize } from './card-lines.ts';
import { type CardContent, SharingCard } from './SharingCard.tsx';

// Social networks do not accept SVG, and no browser is available here. The layout engine and the rasteriser are WebAssembly
// and need no installation. This module contains their bytes and those of the fonts, so that it needs no other file.

const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

const fonts = Object.entries({ heading, text, mono, greek }).map(([name, font]) => ({ name, data: bytesOf(font) }));

await initWasm(bytesOf(rasteriser));

/** Draws a sharing card as PNG; `undefined` if the fonts lack a letter, so that no reader sees boxes. */
export async function drawCard(content: CardContent): Promise<Buffer | undefined> {
  let isWhole = true;
  const svg = await satori(<SharingCard {...content} />, {
    ...{ ...cardSize, fonts },
    loadAdditionalAsset: async () => {
      isWhole = false;
      return [];
    },
  });
  if (!isWhole) return undefined;
  // The renderer adds a mask and a clip to each picture. They hide nothing, and take longer than everything else.
  const image = new Resvg(svg.replaceAll(/ (?:mask|clip-path)="[^"]*"/g, ''), { font: { loadSystemFonts: false } });
  const pixels = image.render();
  try {
    return Buffer.from(pixels.asPng());
  } finally {
    pixels.free();
    image.free();
  }
}
