import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from '@playwright/test';

const site = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
const compressed = ['document', 'script', 'stylesheet', 'fetch', 'xhr', 'manifest'];

/** A file that a page has loaded, with its bytes as Hosting sends them. */
export interface LoadedFile {
  path: string;
  kind: string;
  bytes: number;
}

/**
 * Collects the files that a page loads from now on. Text counts in brotli, because production compresses it and the emulator
 * does not.
 * @returns a function that gives the files since its last call
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

/** Gives the bytes of all files, and the names of the heaviest ones for the message of a failure. */
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

/** Gives the text of a loaded script. */
export const sourceOf = ({ path }: LoadedFile): Promise<string> => readFile(fileOf(path), 'utf8');

/** Gives the bytes of a file in brotli at the best quality, which is the default of Node. */
async function brotliBytes(file: string): Promise<number> {
  return (await promisify(brotliCompress)(await readFile(file))).length;
}

/** Gives the file behind an address, by the rules of clean addresses. */
function fileOf(pathname: string): string {
  const path = decodeURIComponent(pathname);
  const names = [path, `${path}.html`, `${path}/index.html`, '/app-shell.html'].map((name) => `${site}${name}`);
  const found = names.find((name) => /\.\w+$/.test(name) && existsSync(name));
  if (found === undefined) throw new Error(`There is no file for ${pathname}.`);
  return found;
}
