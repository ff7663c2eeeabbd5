import { readFileSync } from 'node:fs';
import type { CardFont, CardFonts, MeasuredFont } from '@ohmbridge/contract/pages/job-page';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const files: Record<CardFont, string> = {
  heading: 'archivo-600.woff',
  text: 'source-sans-400.woff',
  mono: 'jetbrains-mono-450.woff',
};

const characters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('');

/** The site's print fonts, unpacked and with every character that they have: neither canvas nor rasteriser reads WOFF. */
export async function readCardFonts(folder: URL): Promise<Record<CardFont, Buffer>> {
  const unpacked = Object.entries(files).map(async ([font, file]) => [
    font,
    await subsetFont(readFileSync(new URL(file, folder)), characters, { targetFormat: 'sfnt' }),
  ]);
  return Object.fromEntries(await Promise.all(unpacked)) as Record<CardFont, Buffer>;
}

/** What the drawing of a job's card has to know of the fonts: what they are called, and how wide their letters are. */
export function measuredFonts(fonts: Record<CardFont, Buffer>): CardFonts {
  return Object.fromEntries(Object.entries(fonts).map(([name, bytes]) => [name, measured(bytes)])) as CardFonts;
}

function measured(bytes: Buffer): MeasuredFont {
  const font = create(bytes) as Font;
  const widths = font.characterSet.map((code) => [
    String.fromCodePoint(code),
    Math.round((font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000) / 1000,
  ]);
  return { family: font.familyName, widths: Object.fromEntries(widths) };
}
