import { readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where the scene files and what renders them are. */
export const artFolder = fileURLToPath(new URL('..', import.meta.url));

/** What the site delivers. */
export const deliveredFolder = fileURLToPath(new URL('../../web/public/pictures', import.meta.url));

/** What only this machine needs. The masters are here; without them a change of the encoding means rendering again. */
export const workFolder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));
export const mastersFolder = `${workFolder}/masters`;
export const previewFolder = `${workFolder}/preview`;
/** What is being made, until it is complete. Emptied by the next run. */
export const unfinishedFolder = `${workFolder}/unfinished`;

/** What the files of a picture were made of. */
export interface PictureRecord {
  inputs: string;
  encoding: string;
}

/** What was rendered from what, by number. Committed: a clone knows what needs no render. */
export const recordsFile = fileURLToPath(new URL('../pictures.json', import.meta.url));

/** What pages know of the pictures: see `deliveredLine`. */
export const deliveredFile = fileURLToPath(new URL('../../web/src/assets/pictures.json', import.meta.url));

/** Reads a list of things by name; none where there is no file yet. */
export async function readList<Entry>(file: string): Promise<Record<string, Entry>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes such a list in the order of its names, a line each, and all of it or nothing. */
export async function writeList(file: string, entries: Readonly<Record<string, unknown>>): Promise<void> {
  const lines = Object.keys(entries)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${format(entries[name])}`);
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
  await rename(temporary, file);
}

/** As the project's formatter has it. */
function format(entry: unknown): string {
  return JSON.stringify(entry, undefined, 1).replaceAll(/\n\s*/g, ' ');
}
