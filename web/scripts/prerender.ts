import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type JobPageTemplate, jobPageFiles, jobPath, pageMarks } from '@site/contract/pages/job-page';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

// Prerenders the built client: writes one HTML file for each address, and one that Hosting serves for unknown addresses.
//
//   node scripts/prerender.ts [folder of the build, under web/] [development]

interface Parts {
  head: string;
  body: string;
}

interface Prerenderer {
  prerender(path: string): Promise<Parts>;
  drawShell(): Parts;
  sourcesOf(path: string): readonly string[];
  paths: string[];
}

/** A script that Vite has built, with its static and dynamic imports. */
interface Built {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Vite's manifest, by source file. */
type Manifest = Record<string, Built | undefined>;

const [folder = 'dist', mode = 'production'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);
const bundle = new URL(`../${folder}/prerender/prerender.js`, import.meta.url);

// Emotion names its classes differently in development.
process.env.NODE_ENV = mode;

const { prerender, drawShell, sourcesOf, paths }: Prerenderer = await import(bundle.href);
const built = await readFile(new URL('index.html', client), 'utf8');
const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const template = built.replaceAll(scriptTags, '');
/** The scripts that start the application, and their imports. */
const startScripts = (built.match(scriptTags) ?? []).join('');
const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'));
const inlineScript = await pageScript();

for (const path of paths) {
  const target = new URL(path === '/' ? 'index.html' : `${path.slice(1)}.html`, client);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, documentOf(await prerender(path), preloads(sourcesOf(path))));
}
// The addresses of the dashboard share one document, with the frame of its screens.
const shell = drawShell();
for (const [, script = ''] of shell.head.matchAll(/<script>(.*?)<\/script>/gs)) checkPolicy(script);
await writeFile(new URL('app-shell.html', client), documentOf(shell, preloads([])));
await writeJobPageTemplate();
await cp(new URL('assets/', bundle), new URL('assets/', client), {
  recursive: true,
  filter: (file) => !file.endsWith('.js'),
});
await rm(new URL('.vite', client), { recursive: true, force: true });
console.log(`Prerendered ${paths.length} pages.`);

function documentOf({ head, body }: Parts, preloaded: string): string {
  const scripts = `<template data-scripts>${preloaded}${startScripts}</template>`;
  return template.replace(pageMarks.head, () => inlineScript + head + scripts).replace(pageMarks.body, () => body);
}

/** Writes the parts of this build with which the function completes the pages of jobs, beside the module that renders them. */
async function writeJobPageTemplate(): Promise<void> {
  const jobPages = new URL(`../${folder}/job-pages/`, import.meta.url);
  const handedOver: JobPageTemplate = {
    html: documentOf({ head: pageMarks.head, body: pageMarks.body }, preloads(sourcesOf(jobPath('job-1')))),
    notFound: await readFile(new URL('404.html', client), 'utf8'),
  };
  await mkdir(jobPages, { recursive: true });
  await writeFile(new URL(jobPageFiles.template, jobPages), JSON.stringify(handedOver));
}

/** Gives the inline script of all pages, which must run before the first paint. */
async function pageScript(): Promise<string> {
  const built = builtFrom('src/app/page-script.ts');
  if (built.imports?.length)
    throw new Error('The script that stands in the pages is not a module: it can import nothing.');
  const script = `(()=>{${(await readFile(new URL(built.file, client), 'utf8')).trim()}})();`;
  await rm(new URL(built.file, client));
  checkPolicy(script);
  return `<script>${script}</script>`;
}

/** @throws if the content security policy does not allow an inline script of a page */
function checkPolicy(script: string): void {
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const policy = JSON.stringify(firebaseConfig.hosting.headers);
  if (mode === 'production' && !policy.includes(source)) {
    throw new Error(
      `A script in the pages has changed: in firebase.json, a hash in the script-src of the content security policy must be ${source}.`,
    );
  }
}

/** Gives the preloads of the scripts that hydrate a page, so that the browser loads them all at once and not one by one. */
function preloads(sources: readonly string[]): string {
  const everywhere = builtFrom('index.html').dynamicImports ?? [];
  return [...filesOf([...everywhere, ...sources])]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/**
 * Gives the files of some sources, each with all its imports.
 * @throws if files import each other: one of them would run before its imports
 */
function filesOf(sources: readonly string[], importers: readonly string[] = []): Set<string> {
  const files = new Set<string>();
  for (const { file, imports = [] } of sources.map(builtFrom)) {
    if (importers.includes(file)) throw new Error(`${[...importers, file].join(' → ')}: files import each other.`);
    files.add(file);
    for (const imported of filesOf(imports, [...importers, file])) files.add(imported);
  }
  return files;
}

/** @throws if the build has no file for the source */
function builtFrom(source: string): Built {
  const built = manifest[source];
  if (!built) throw new Error(`Nothing was built from ${source}.`);
  return built;
}
