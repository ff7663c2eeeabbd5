import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from '@playwright/test';

const site = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
const compressed = ['document', 'script', 'stylesheet', 'fetch', 'xhr', 'manifest'];

/** A file that a page has loaded, and its bytes as Hosting sends it. */
export interface LoadedFile {
  path: string;
  kind: string;
  bytes: number;
}

/**
 * Gathers what a page loads from now on. Text counts in brotli, as production sends it and the emulator does not.
 * @returns a function that tells what came since it was last asked
 */
export function watchLoadedFiles(page: Page): () => Promise<LoadedFile[]> {
  let files: { path: string; kind: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, hostname, port } = new URL(request.url());
    if (new URL(page.url()).host !== `${hostname}:${port}`) return;
    const kind = request.resourceType();
    const plainBytes = async () => (await request.sizes()).responseBodySize;
    const bytes = compressed.includes(kind) ? brotliBytes(fileOf(pathname)) : plainBytes();
    files.push({ path: pathname, kind, bytes });
  });
  return () => {
    const loaded = files;
    files = [];
    return Promise.all(loaded.map(async (file) => ({ ...file, bytes: await file.bytes })));
  };
}

/** The bytes of all files, and the heaviest of them by name: who is to blame. */
export function weigh(files: readonly LoadedFile[]): { kilobytes: number; heaviest: string } {
  const sorted = files.toSorted((one, other) => other.bytes - one.bytes);
  return {
    kilobytes: Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
    heaviest: sorted
      .slice(0, 8)
      .map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)} KB`)
      .join('\n'),
  };
}

/** The text of a loaded script. */
export const sourceOf = ({ path }: LoadedFile): Promise<string> => readFile(fileOf(path), 'utf8');

/** The bytes of a file as it travels; at the best quality, which is what Node compresses with. */
async function brotliBytes(file: string): Promise<number> {
  return (await promisify(brotliCompress)(await readFile(file))).length;
}

/** The file behind an address, by the rules of clean addresses. */
function fileOf(pathname: string): string {
  const path = decodeURIComponent(pathname);
  const names = [path, `${path}.html`, `${path}/index.html`, '/app-shell.html'].map((name) => `${site}${name}`);
  const found = names.find((name) => /\.\w+$/.test(name) && existsSync(name));
  if (found === undefined) throw new Error(`There is no file for ${pathname}.`);
  return found;
}
