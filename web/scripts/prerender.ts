import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

// Turns the built client into a site of real pages: one HTML file an address, the shell of the admin area, and the
// fallbacks that Hosting serves for unknown addresses.
//
//   node scripts/prerender.ts [folder of the build, under web/] [development]

interface Prerenderer {
  prerender(path: string): Promise<{ head: string; body: string }>;
  prerenderedPaths(): { path: string; file: string }[];
}

const [folder = 'dist', mode = 'production'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);
const bundle = new URL(`../${folder}/prerender/prerender.js`, import.meta.url);

// Emotion names its classes differently in development.
process.env.NODE_ENV = mode;

const { prerender, prerenderedPaths }: Prerenderer = await import(bundle.href);
// The page is complete without the script: what paints it goes first. Vite keeps no such attribute of its own template.
const template = (await readFile(new URL('index.html', client), 'utf8')).replace(
  '<script type="module"',
  '<script type="module" fetchpriority="low"',
);

const shell = template.replace('<!--head-->', '<meta name="robots" content="noindex">').replace('<!--app-->', '');
await writeFile(new URL('app-shell.html', client), shell);

const pages = prerenderedPaths();
for (const { path, file } of pages) {
  const { head, body } = await prerender(path);
  const document = template
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="root"><!--app-->',
      () => `<div id="root" data-prerendered="${path.replaceAll('&', '&amp;')}">${body}`,
    );
  const target = new URL(file, client);
  await mkdir(dirname(target.pathname), { recursive: true });
  await writeFile(target, document);
}
await rm(new URL('.vite', client), { recursive: true, force: true });
console.log(`Prerendered ${pages.length} pages.`);
