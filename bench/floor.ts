import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, root } from '../scripts/process/paths.ts';

const site = join(root, 'web', 'dist', 'client');

/** A page without its scripts, and without what only fetches scripts early. Data that no browser runs stays. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '');
}

/** Writes every page without its scripts, and gives the folder, relative to the root: the floor that pages are measured against. */
export function makeFloor(): string {
  const folder = join(cacheFolder, 'bench', 'floor');
  rmSync(folder, { recursive: true, force: true });
  for (const file of globSync('**/*.html', { cwd: site })) write(join(folder, file), withoutScripts(read(file)));
  return folder.slice(root.length + 1);
}

/**
 * Writes the home page as it would be without prerendering: the shell of the app, which draws everything itself. Only
 * what keeps the shell out of search engines is taken out, and a title is put in: that is not what is compared.
 */
export function makeClientRendered(): string {
  const folder = join(cacheFolder, 'bench', 'client-rendered');
  rmSync(folder, { recursive: true, force: true });
  const [head] = /<title>[^<]*<\/title>|$/.exec(read('index.html')) ?? [''];
  const [description] = /<meta name="description"[^>]*>|$/.exec(read('index.html')) ?? [''];
  const shell = read('app-shell.html').replace(/<meta name="robots"[^>]*>/, `${head}${description}`);
  write(join(folder, 'index.html'), shell);
  return folder.slice(root.length + 1);
}

function read(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
