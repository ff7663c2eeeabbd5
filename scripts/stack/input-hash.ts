import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Made from the sources, never part of them. */
const madeFolders = new Set(['node_modules', 'dist', '.cache', 'test-results']);

/** A hash over the names and the content of files and folders, and over `extra`: what a build depends on. */
export function inputHash(root: string, paths: readonly string[], extra: unknown = ''): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !madeFolders.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}
