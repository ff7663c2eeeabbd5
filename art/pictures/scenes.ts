import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { artFolder, workFolder } from './files.ts';
import { runInBlender } from './tools.ts';

/** A picture as the scene files declare it. */
export interface ScenePicture {
  number: string;
  /** The name of the scene file, without folder and extension. */
  scene: string;
  width: number;
  height: number;
  /** The files that decide how the picture looks, with paths relative to the art folder. */
  files: readonly string[];
}

/** A picture with the hash of all its inputs. */
export interface MarkedPicture extends ScenePicture {
  inputs: string;
}

/** Every picture of the scene files, in the order of their numbers. */
export async function scenePictures(): Promise<MarkedPicture[]> {
  await mkdir(workFolder, { recursive: true });
  const list = join(workFolder, `list-${process.pid}.json`);
  try {
    await runInBlender(join(artFolder, 'list.py'), [list]);
    const pictures: ScenePicture[] = JSON.parse(await readFile(list, 'utf8'));
    const sources = new Map<string, string>();
    for (const file of new Set(pictures.flatMap(({ files }) => files)))
      sources.set(file, await readFile(join(artFolder, file), 'utf8'));
    return pictures.map((picture) => ({ ...picture, inputs: markOf(picture, sources) }));
  } finally {
    await rm(list, { force: true });
  }
}

/**
 * Gives the hash of a picture's inputs: its number, its size and its code, which has the number of samples.
 * Comments and blank lines do not count.
 */
export function markOf(picture: ScenePicture, sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(`${picture.number} ${picture.width} ${picture.height}`);
  for (const file of picture.files) hash.update(`\0${file}\0${code(sources.get(file) ?? '')}`);
  return hash.digest('hex').slice(0, 16);
}

function code(source: string): string {
  return source
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:#.*)?$/.test(line))
    .map((line) => line.trimEnd())
    .join('\n');
}
