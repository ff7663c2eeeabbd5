import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureKind } from '../content/product/interface.ts';
import type { Picture } from '../content/shapes/picture.ts';
import { pictureFileName } from '../shared/picture-files.ts';

/** The size of a cover picture in pixels, at about 170 dpi. */
export const coverPictureSize = { width: 1280, height: 892 } as const;

// A brochure must stay below 400 KB, because people send it by email.
const jpegQuality = 74;

let folder: string | undefined;

/**
 * Sets the folder of the site's pictures. Without this folder, the covers show drawings.
 * @param path the output folder of `npm run pictures`; the bundle cannot know it, because the bundle is built elsewhere
 */
export function registerPictures(path: string): void {
  folder = path;
}

/** The picture on a cover, with its texts. */
export interface CoverPicture {
  jpeg: Buffer;
  alternative: string;
  caption: string;
}

/**
 * Crops a picture to the size of a cover. The result is a JPEG, because a PDF cannot contain AVIF; `undefined` if the picture
 * was not rendered.
 */
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
