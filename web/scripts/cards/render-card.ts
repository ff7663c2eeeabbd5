import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import subsetFont from 'subset-font';
import { company } from '../../src/content/company.ts';
import { interfaceCopy } from '../../src/content/interface.ts';
import { colours } from '../../src/theme/tokens.ts';
import { drawGrid, drawNetwork, drawSign } from './card-drawing.ts';
import { wrapText } from './wrap-text.ts';

/** The size that sharing services ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

const margin = 128;
const textWidth = { besideDrawing: 680, besidePicture: 620 } as const;
/** Where a picture begins; it runs off the other three edges. */
const pictureLeft = 780;
const jpegQuality = 88;
const fonts = { heading: 'archivo-600.woff', text: 'source-sans-400.woff', mono: 'jetbrains-mono-450.woff' } as const;

const characters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('');

/** Reads the site's print fonts; needed once, before the first card. */
export async function loadFonts(folder: URL): Promise<void> {
  for (const [family, file] of Object.entries(fonts)) {
    // The canvas reads no WOFF: unpacked, with every character the file has.
    const font = await subsetFont(readFileSync(new URL(file, folder)), characters, { targetFormat: 'sfnt' });
    GlobalFonts.register(font, `card-${family}`);
  }
}

/** A page's sharing card, as JPEG: its title, what it is about, and the firm's sign, beside a picture or a drawing. */
export function renderCard({
  title,
  description,
  label,
  picture,
}: {
  title: string;
  description: string;
  /** Above the title: the list that the page belongs to. */
  label: string;
  picture?: Image;
}): Buffer {
  const { width, height } = cardSize;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colours.deep;
  context.fillRect(0, 0, width, height);
  drawGrid(context, width, height);
  if (picture) drawPicture(context, picture);
  else drawNetwork(context);

  context.fillStyle = colours.amber;
  context.fillRect(70, 0, 4, height);
  context.beginPath();
  context.arc(72, 76, 11, 0, 2 * Math.PI);
  context.fill();

  write(context, [label], { font: '24px card-mono', colour: colours.onDarkSoft, top: 64, line: 24 });
  const size = title.length > 44 ? 58 : 70;
  context.font = `${size}px card-heading`;
  const space = picture ? textWidth.besidePicture : textWidth.besideDrawing;
  const lines = wrapText(title, (line) => context.measureText(line).width, space, 4);
  const below = write(context, lines, {
    font: `${size}px card-heading`,
    colour: colours.onDark,
    top: 124,
    line: size * 1.1,
  });
  if (lines.length < 4) {
    context.font = '28px card-text';
    const text = wrapText(description, (line) => context.measureText(line).width, space, lines.length > 2 ? 2 : 3);
    write(context, text, { font: '28px card-text', colour: colours.onDarkSoft, top: below + 26, line: 39 });
  }

  drawSign(context, margin - 4, 528, 0.86);
  write(context, [company.shortName], {
    font: '30px card-heading',
    colour: colours.onDark,
    top: 530,
    line: 30,
    left: 196,
  });
  write(context, [company.name.replace(`${company.shortName} `, '')], {
    font: '20px card-mono',
    colour: colours.onDarkSoft,
    top: 564,
    line: 20,
    left: 196,
  });
  return canvas.toBuffer('image/jpeg', jpegQuality);
}

/** Fills the right of the card with the middle of a picture. */
function drawPicture(context: SKRSContext2D, picture: Image): void {
  const { width, height } = cardSize;
  const scale = Math.max((width - pictureLeft) / picture.width, height / picture.height);
  const shown = { width: (width - pictureLeft) / scale, height: height / scale };
  const left = (picture.width - shown.width) / 2;
  const top = (picture.height - shown.height) / 2;
  context.drawImage(picture, left, top, shown.width, shown.height, pictureLeft, 0, width - pictureLeft, height);
  // As everywhere on the site, a rendering says that it is no photograph.
  context.font = '18px card-mono';
  const label = interfaceCopy.visualisation;
  context.fillStyle = colours.deep;
  context.fillRect(pictureLeft, height - 42, context.measureText(label).width + 32, 42);
  write(context, [label], {
    font: context.font,
    colour: colours.onDarkSoft,
    top: height - 30,
    line: 18,
    left: pictureLeft + 16,
  });
}

interface Style {
  font: string;
  colour: string;
  top: number;
  line: number;
  left?: number;
}

/** @returns where the last line ends */
function write(
  context: SKRSContext2D,
  lines: readonly string[],
  { font, colour, top, line, left = margin }: Style,
): number {
  context.font = font;
  context.fillStyle = colour;
  context.textBaseline = 'top';
  for (const [index, text] of lines.entries()) context.fillText(text, left, top + index * line);
  return top + lines.length * line;
}
