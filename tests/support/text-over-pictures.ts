import type { Locator, Page } from '@playwright/test';

/** A text over a picture or film, with the contrast to the worst pixel behind it. */
export interface MeasuredText {
  text: string;
  /** WCAG contrast ratio, 1 to 21. */
  contrast: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Red, green and blue from 0 to 255, then the alpha. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Hides all text, so that a screenshot shows what is behind it. */
const withoutText = `
  *, *::before, *::after {
    color: transparent !important;
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }
  svg text { fill: transparent !important; }`;

/** Without transitions, the measured colours are the final ones. */
const withoutTransitions = '*, *::before, *::after { transition: none !important; }';

/**
 * Measures the contrast of each text in `part` that lies over a picture or film, from a screenshot without the texts.
 * Scrolls to each text.
 */
export async function measureTextOverPictures(part: Locator): Promise<MeasuredText[]> {
  const page = part.page();
  const texts = await part.evaluateHandle(textsOverPictures);
  const count = await texts.evaluate(({ length }) => length);
  // Most parts have no such text and need no screenshot.
  if (count === 0) return [];
  const measured = new Map<number, MeasuredText>();
  const still = await page.addStyleTag({ content: withoutTransitions });
  for (let wanted = 0; wanted < count; wanted += 1) {
    if (measured.has(wanted)) continue;
    const inView = await texts.evaluate(bringIntoView, wanted);
    const behind = await pixelsBehind(page, inView);
    for (const [at, text] of inView.entries()) {
      measured.set(text.index, { text: text.content, contrast: worstContrast(text.colour, behind[at] ?? []) });
    }
  }
  await still.evaluate(remove);
  return [...measured.values()];
}

/** Gives the colours behind each text, in the form that `worstContrast` reads. */
async function pixelsBehind(page: Page, texts: readonly TextInView[]): Promise<number[][]> {
  const lines = texts.map((text) => text.lines);
  const [first, ...others] = lines.flat();
  if (first === undefined) return [];
  const clip = others.reduce(around, first);
  const hidden = await page.addStyleTag({ content: withoutText });
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css', clip });
  await hidden.evaluate(remove);
  return await page.evaluate(readColours, { png: picture.toString('base64'), clip, lines });
}

const remove = (node: Node) => node.parentNode?.removeChild(node);

/** Gives the smallest box around both boxes. */
function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Gives the lowest contrast between a colour and the pixels behind it. Each pixel has red, green, blue and alpha. */
export function worstContrast(colour: Colour, pixels: readonly number[]): number {
  let worst = 21;
  const [red, green, blue, alpha] = colour;
  for (let at = 0; at < pixels.length; at += 4) {
    const behind = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    const seen = [red, green, blue].map((value, channel) => alpha * value + (1 - alpha) * (behind[channel] ?? 0));
    const [one, other] = [luminance(seen), luminance(behind)];
    worst = Math.min(worst, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
  }
  return worst;
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// The functions below run in the page.

function textsOverPictures(part: Element): Text[] {
  const pictures = [...document.querySelectorAll('img, video')].map((picture) => picture.getBoundingClientRect());
  const found: Text[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const isSeen = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (node.data.trim() === '' || !isSeen) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isOver = (other: DOMRect) =>
      left < other.right && right > other.left && top < other.bottom && bottom > other.top;
    if (pictures.some(isOver)) found.push(node);
  }
  return found;
}

interface TextInView {
  index: number;
  content: string;
  lines: Box[];
  colour: Colour;
}

/** Scrolls to one of the texts. @returns this text, and the other texts that are then completely on the screen */
function bringIntoView(texts: Text[], wanted: number): TextInView[] {
  texts[wanted]?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return texts.flatMap((text, index) => {
    const parent = text.parentElement ?? document.body;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    if (index !== wanted && boxes.some(({ top, bottom }) => top < 0 || bottom > innerHeight)) return [];
    const lines = boxes.flatMap(({ left, top, right, bottom }) => {
      // Text for screen readers is clipped, so no point of its box belongs to it.
      if (!document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(parent)) return [];
      const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
      const [width, height] = [
        Math.min(innerWidth, Math.ceil(right)) - x,
        Math.min(innerHeight, Math.ceil(bottom)) - y,
      ];
      return width >= 1 && height >= 1 ? [{ x, y, width, height }] : [];
    });
    const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return [{ index, content: text.data.trim(), lines, colour: [red, green, blue, alpha] }];
  });
}

/** Gives the distinct colours in the boxes of each text. Passing every pixel to the test would be slow. */
async function readColours(shot: { png: string; clip: Box; lines: Box[][] }): Promise<number[][]> {
  const bytes = Uint8Array.from(atob(shot.png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  return shot.lines.map((boxes) => {
    const colours = new Set<number>();
    for (const { x, y, width, height } of boxes) {
      const pixels = context?.getImageData(x - shot.clip.x, y - shot.clip.y, width, height).data;
      for (const pixel of new Uint32Array(pixels?.buffer ?? new ArrayBuffer())) colours.add(pixel);
    }
    return [...new Uint8Array(Uint32Array.from(colours).buffer)];
  });
}
