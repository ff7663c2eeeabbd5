import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { avifLimit, deliveredFolder } from '../../web/scripts/pictures/delivered.ts';
import {
  type DeliveredPicture,
  fallbackWidth,
  pictureFileName,
  pictureFileNames,
  pictureWidths,
} from '../../web/src/shared/picture-files.ts';
import type { Pixels } from './defects.ts';
import { unfinishedFolder } from './files.ts';
import type { ScenePicture } from './scenes.ts';
import { runTool } from './tools.ts';

/** The qualities in descending order. The first one whose file is small enough is used; the last one is used in any case. */
const avifQualities = [24, 27, 30, 33, 36, 40, 44];
const webpQuality = 66;

const colours =
  '-pix_fmt yuv420p -color_range pc -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1'.split(' ');
const avif = '-c:v libaom-av1 -still-picture 1 -b:v 0 -cpu-used 6 -row-mt 1'.split(' ');
const webp = '-c:v libwebp -preset photo -compression_level 6'.split(' ');

/** The mark of the encoding. The mark changes when the same master would give other files. */
export const encodingMark = createHash('sha256')
  .update(JSON.stringify([avifQualities, avifLimit(1), webpQuality, colours, avif, webp, pictureWidths(1920)]))
  .digest('hex')
  .slice(0, 8);

/** Decodes a picture. */
export async function readPixels(file: string, { width, height }: ScenePicture): Promise<Pixels> {
  const data = await runTool('ffmpeg', [...quietly(file), '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']);
  if (data.length !== width * height * 3) throw new ExpectedError(`${file} is not ${width} × ${height} pixels.`);
  return { width, height, data };
}

/** Makes the delivered files from a master. Each file appears only when it is complete. */
export async function encode(master: string, picture: ScenePicture): Promise<DeliveredPicture> {
  const { number, width, height } = picture;
  for (const size of pictureWidths(width))
    await encodeAvif(master, join(unfinishedFolder, pictureFileName(number, size, 'avif')), size, height / width);
  await runTool('ffmpeg', [
    ...quietly(master),
    ...['-vf', `scale=${fallbackWidth}:-2:flags=lanczos`, ...webp, '-quality', String(webpQuality)],
    join(unfinishedFolder, pictureFileName(number, fallbackWidth, 'webp')),
  ]);
  const version = createHash('sha256');
  await mkdir(deliveredFolder, { recursive: true });
  for (const file of pictureFileNames(number, width)) {
    version.update(await readFile(join(unfinishedFolder, file)));
    await rename(join(unfinishedFolder, file), join(deliveredFolder, file));
  }
  return { version: version.digest('base64url').slice(0, 4), width, height, tints: await tintsOf(master) };
}

async function encodeAvif(master: string, target: string, width: number, shape: number): Promise<void> {
  for (const quality of avifQualities) {
    await runTool('ffmpeg', [
      ...quietly(master),
      ...['-vf', `scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=pc`],
      ...[...colours, ...avif, '-crf', String(quality), target],
    ]);
    if ((await stat(target)).size <= avifLimit(width * width * shape)) return;
  }
}

/** Gives the mean colours of a picture's upper and lower half, in the shortest CSS notation. */
async function tintsOf(master: string): Promise<string[]> {
  const pixels = await runTool('ffmpeg', [
    ...quietly(master),
    ...['-vf', 'scale=1:2:flags=area', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
  ]);
  const digit = (value = 0) => Math.round(value / 17).toString(16);
  return [0, 3].map((at) => `#${digit(pixels[at])}${digit(pixels[at + 1])}${digit(pixels[at + 2])}`);
}

const quietly = (input: string) => ['-v', 'error', '-y', '-i', input];
