import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardFonts, jobCardFontFile } from '@ohmbridge/contract/pages/job-page';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

// No social network takes an SVG, and nothing of a browser's runs here: a rasteriser in WebAssembly needs no installation.

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  try {
    await initWasm(await readFile(join(import.meta.dirname, 'resvg.wasm')));
  } catch (error) {
    started = undefined;
    throw error;
  }
}

/**
 * Makes a PNG of a sharing card.
 * @param folder where the site's build has put the fonts
 */
export async function cardPicture(svg: string, folder: string): Promise<Buffer> {
  started ??= start();
  const fontBuffers = cardFonts.map((font) => readFile(join(folder, jobCardFontFile(font))));
  const [fonts] = await Promise.all([Promise.all(fontBuffers), started]);
  const image = new Resvg(svg, { font: { fontBuffers: fonts, loadSystemFonts: false } });
  try {
    return Buffer.from(image.render().asPng());
  } finally {
    image.free();
  }
}
