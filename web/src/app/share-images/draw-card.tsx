import { initWasm, Resvg } from '@resvg/resvg-wasm';
import rasteriser from '@resvg/resvg-wasm/index_bg.wasm?url&inline';
import satori from 'satori';
import heading from '../../ui/theme/fonts/archivo-600.ttf?inline';
import mono from '../../ui/theme/fonts/jetbrains-mono-450.ttf?inline';
import text from '../../ui/theme/fonts/source-sans-400.ttf?inline';
import greek from '../../ui/theme/fonts/source-sans-greek-400.ttf?inline';
import { cardSize } from './card-lines.ts';
import { type CardContent, SharingCard } from './SharingCard.tsx';

// No social network takes an SVG, and nothing of a browser's runs here: a layout engine and a rasteriser in WebAssembly need no
// installation. Their bytes and the fonts' stand in this module, so that it needs no file beside it.

const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

const fonts = Object.entries({ heading, text, mono, greek }).map(([name, font]) => ({ name, data: bytesOf(font) }));

await initWasm(bytesOf(rasteriser));

/**
 * A sharing card, as PNG; `undefined` where the fonts lack a letter in it, so that no reader is shown boxes.
 */
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
  // Around each picture are a mask and a clip that hide nothing, and take the rasteriser longer than all else.
  const image = new Resvg(svg.replaceAll(/ (?:mask|clip-path)="[^"]*"/g, ''), { font: { loadSystemFonts: false } });
  const pixels = image.render();
  try {
    return Buffer.from(pixels.asPng());
  } finally {
    pixels.free();
    image.free();
  }
}
