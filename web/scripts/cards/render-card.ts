import { createCanvas, GlobalFonts, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { CardFont } from '@ohmbridge/contract/pages/job-page';
import { cardSize, cardText, nameLines, titleSize } from '../../src/app/job-card/card-design.ts';
import { wrapText } from '../../src/app/job-card/wrap-text.ts';
import { interfaceCopy } from '../../src/content/interface.ts';
import { colours } from '../../src/ui/theme/tokens.ts';
import { drawGrid, drawNetwork, drawSign } from './card-drawing.ts';

const widthBesidePicture = 620;
/** Where a picture begins; it runs off the other three edges. */
const pictureLeft = 780;
const jpegQuality = 88;

/** Has the canvas know the fonts of cards; needed once, before the first card. */
export function registerFonts(fonts: Record<CardFont, Buffer>): void {
  for (const [family, font] of Object.entries(fonts)) GlobalFonts.register(font, `card-${family}`);
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
  drawGrid(context);
  if (picture) drawPicture(context, picture);
  else drawNetwork(context);

  context.fillStyle = colours.amber;
  context.fillRect(70, 0, 4, height);
  context.beginPath();
  context.arc(72, 76, 11, 0, 2 * Math.PI);
  context.fill();

  write(context, [label], { font: '24px card-mono', colour: colours.onDarkSoft, top: 64, line: 24 });
  const size = titleSize(title);
  context.font = `${size}px card-heading`;
  const space = picture ? widthBesidePicture : cardText.width;
  const lines = wrapText(title, (line) => context.measureText(line).width, space, cardText.maxLines);
  const below = write(context, lines, {
    font: `${size}px card-heading`,
    colour: colours.onDark,
    top: 124,
    line: size * 1.1,
  });
  if (lines.length < cardText.maxLines) {
    context.font = '28px card-text';
    const text = wrapText(description, (line) => context.measureText(line).width, space, lines.length > 2 ? 2 : 3);
    write(context, text, { font: '28px card-text', colour: colours.onDarkSoft, top: below + 26, line: 39 });
  }

  drawSign(context);
  const [shortName, rest] = nameLines;
  write(context, [shortName], {
    font: '30px card-heading',
    colour: colours.onDark,
    top: 530,
    line: 30,
    left: 196,
  });
  write(context, [rest], {
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
  { font, colour, top, line, left = cardText.left }: Style,
): number {
  context.font = font;
  context.fillStyle = colour;
  context.textBaseline = 'top';
  for (const [index, text] of lines.entries()) context.fillText(text, left, top + index * line);
  return top + lines.length * line;
}
