import { createHash } from 'node:crypto';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import {
  type DeliveredPicture,
  fallbackWidth,
  pictureFileName,
  pictureWidths,
} from '../../src/shared/picture-files.ts';
import { avifLimit } from './delivered.ts';

/** Qualities to try, the best first. The first one within the size limit is used; if none is, the last one is used. */
const avifQualities = [75, 70, 65, 60, 55, 50, 45];
const webpQuality = 66;

/** The number of pixels that a decoder can hold in the memory of a small machine. */
const mostPixels = 100_000_000;

/** The reason why a photograph cannot be used; the sentence follows the name of the file. */
export class PhotographError extends Error {}

/** The files of a photograph by name, and its facts for the pages. */
export interface EncodedPhotograph {
  files: ReadonlyMap<string, Buffer>;
  delivered: DeliveredPicture;
}

/**
 * Makes every file of a photograph from a JPEG, PNG, WebP or AVIF. The decoder turns the photograph upright. The new files
 * have none of the camera's data, such as the place.
 * @throws {PhotographError}
 */
export async function encodePhotograph(id: string, bytes: Buffer): Promise<EncodedPhotograph> {
  const image = await loadImage(bytes).catch(() => {
    throw new PhotographError('is not a JPEG, PNG, WebP or AVIF picture.');
  });
  const size = `${image.width} × ${image.height} pixels`;
  if (image.width < fallbackWidth)
    throw new PhotographError(`has ${size}: a photograph needs ${fallbackWidth} or more from left to right.`);
  if (image.width * image.height > mostPixels)
    throw new PhotographError(`has ${size}: make it smaller than ${mostPixels / 1_000_000} megapixels first.`);
  const files = new Map<string, Buffer>();
  const widths = pictureWidths(image.width);
  for (const width of widths) files.set(pictureFileName(id, width, 'avif'), await avif(scaled(image, width)));
  const fallback = await scaled(image, fallbackWidth).encode('webp', webpQuality);
  files.set(pictureFileName(id, fallbackWidth, 'webp'), fallback);
  const width = Math.max(...widths);
  const version = createHash('sha256');
  for (const file of files.values()) version.update(file);
  const delivered = {
    version: version.digest('base64url').slice(0, 4),
    ...{ width, height: heightFor(image, width) },
    tints: tintsOf(image),
  };
  return { files, delivered };
}

const heightFor = (image: Image | Canvas, width: number) => Math.round((image.height * width) / image.width);

/** Gives a picture in another width, in steps of a half: a canvas that shrinks to less than a half in one step skips pixels. */
function scaled(image: Image | Canvas, width: number): Canvas {
  const half = Math.ceil(image.width / 2);
  if (half > width) return scaled(drawn(image, half, heightFor(image, half)), width);
  return drawn(image, width, heightFor(image, width));
}

function drawn(image: Image | Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

async function avif(canvas: Canvas): Promise<Buffer> {
  let file: Buffer = Buffer.alloc(0);
  for (const quality of avifQualities) {
    file = await canvas.encode('avif', { quality, speed: 6 });
    if (file.length <= avifLimit(canvas.width * canvas.height)) break;
  }
  return file;
}

/** Gives the mean colours of the upper and the lower half of a picture, in the shortest form of CSS. */
function tintsOf(image: Image): string[] {
  const small = scaled(image, 16);
  const half = Math.max(1, Math.floor(small.height / 2));
  const digit = (value: number) => Math.round(value / 17).toString(16);
  return [0, small.height - half].map((top) => {
    const { data } = small.getContext('2d').getImageData(0, top, small.width, half);
    const mean = (channel: number) =>
      data.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0) / (data.length / 4);
    return `#${[0, 1, 2].map((channel) => digit(mean(channel))).join('')}`;
  });
}
