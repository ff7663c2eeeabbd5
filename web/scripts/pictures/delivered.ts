import { readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder with the files of pictures that the site delivers. */
export const deliveredFolder = fileURLToPath(new URL('../../public/pictures', import.meta.url));

/** The list of the pictures on pages: see `deliveredLine`. */
export const deliveredFile = fileURLToPath(new URL('../../src/assets/pictures.json', import.meta.url));

/** Gives the number of bytes that an AVIF may have: 16 KB at 480 × 360; 80 KB at 1280 × 960, where one pixel matters less. */
export const avifLimit = (pixels: number) => 16_000 * (pixels / (480 * 360)) ** 0.82;

/** Reads a list by name; the list is empty if the file does not exist yet. */
export async function readList<Entry>(file: string): Promise<Record<string, Entry>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes a list in one step, sorted by name, one line for each entry. */
export async function writeList(file: string, entries: Readonly<Record<string, unknown>>): Promise<void> {
  const lines = Object.keys(entries)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${format(entries[name])}`);
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
  await rename(temporary, file);
}

/** Formats an entry as the project's formatter does. */
function format(entry: unknown): string {
  return JSON.stringify(entry, undefined, 1).replaceAll(/\n\s*/g, ' ');
}
