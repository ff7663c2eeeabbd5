import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureKind } from '../content/product/interface.ts';
import type { Picture } from '../content/shapes/picture.ts';
import { pictureFileName } from '../shared/picture-files.ts';

/** Pixels of a picture on a cover, at about 170 to the inch. */
export const coverPictureSize = { width: 1280, height: 892 } as const;

// A brochure is sent by mail: it has to stay below 400 KB.
const jpegQuality = 74;

let folder: string | undefined;

/**
 * Tells the PDF writer where the site's pictures are; without them covers show their drawings.
 * @param path where `npm run pictures` puts them: the bundle cannot know, it is built elsewhere
 */
export function registerPictures(path: string): void {
  folder = path;
}

/** A picture as a cover shows it. */
export interface CoverPicture {
  jpeg: Buffer;
  alternative: string;
  caption: string;
}

/** A picture cut for a cover, in the one photographic format that a PDF knows; `undefined` where it has not been made. */
export async function coverPicture(picture: Picture): Promise<CoverPicture | undefined> {
  const { id, alternative, caption, scale } = picture;
  const { width, height } = coverPictureSize;
  const file = folder === undefined ? undefined : join(folder, pictureFileName(id, width, 'avif'));
  if (file === undefined || !existsSync(file)) return undefined;
  const image = await loadImage(await readFile(file));
  const canvas = createCanvas(width, height);
  const shown = (image.width * height) / width;
  const top = (image.height - shown) / 2;
  canvas.getContext('2d').drawImage(image, 0, top, image.width, shown, 0, 0, width, height);
  return {
    jpeg: canvas.toBuffer('image/jpeg', jpegQuality),
    alternative,
    caption: [[pictureKind(id), id].filter(Boolean).join(' '), caption, scale].join(' · '),
  };
}
