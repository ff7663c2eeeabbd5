import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** The bytes of files as they travel: each with the best brotli, as for good kept files it should be. */
export function brotliBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}
