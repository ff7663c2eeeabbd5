import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  cardFonts,
  type JobPageTemplate,
  jobCardFontFile,
  jobPageFiles,
  places,
} from '@ohmbridge/functions/contract/job-page';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { measuredFonts, readCardFonts } from './cards/card-fonts.ts';
import { typeset } from './typeset.ts';

// Turns the built client into a site of real pages: one HTML file an address, and the one that Hosting serves for unknown
// addresses.
//
//   node scripts/prerender.ts [folder of the build, under web/] [development]

interface Page {
  head: string;
  body: string;
  islands: string[];
}

interface Prerenderer {
  prerender(path: string): Page;
  prerenderFrame(head: string, body: string): Page;
  paths: string[];
}

/** Vite's record of what it has built: by source file, the script and what that imports. */
type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

const [folder = 'dist', mode = 'production'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);
const bundle = new URL(`../${folder}/prerender/prerender.js`, import.meta.url);

// Emotion names its classes differently in development.
process.env.NODE_ENV = mode;

const { prerender, prerenderFrame, paths }: Prerenderer = await import(bundle.href);
// Scripts are asked for with the page, and give way to what is to be seen.
const template = (await readFile(new URL('index.html', client), 'utf8')).replaceAll(
  /<(?:script type="module"|link rel="modulepreload")/g,
  '$& fetchpriority="low"',
);
const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'));
const inlineScript = await pageScript();

for (const path of paths) {
  const target = new URL(path === '/' ? 'index.html' : `${path.slice(1)}.html`, client);
  await mkdir(dirname(target.pathname), { recursive: true });
  await writeFile(target, typeset(documentOf(prerender(path))));
}
await writeJobPageTemplate();
await cp(new URL('assets/', bundle), new URL('assets/', client), {
  recursive: true,
  filter: (file) => !file.endsWith('.js'),
});
await rm(new URL('.vite', client), { recursive: true, force: true });
console.log(`Prerendered ${paths.length} pages.`);

function documentOf({ head, body, islands }: Page): string {
  return template
    .replace('<!--head-->', () => inlineScript + head + preloads(islands))
    .replace('<!--body-->', () => body);
}

/** What the function that draws the pages of jobs needs of this build, beside the module that draws them. */
async function writeJobPageTemplate(): Promise<void> {
  const jobPages = new URL(`../${folder}/job-pages/`, import.meta.url);
  const islandNames = Object.keys(manifest).flatMap((source) => /\/([A-Z]\w+)\.tsx$/.exec(source)?.[1] ?? []);
  const fonts = await readCardFonts(new URL('../src/theme/fonts/', import.meta.url));
  const handedOver: JobPageTemplate = {
    html: typeset(documentOf(prerenderFrame(places.head, places.body))),
    notFound: await readFile(new URL('404.html', client), 'utf8'),
    preloads: Object.fromEntries(islandNames.map((name) => [name, preloads([name])])),
    cardFonts: measuredFonts(fonts),
  };
  await mkdir(jobPages, { recursive: true });
  for (const font of cardFonts) await writeFile(new URL(jobCardFontFile(font), jobPages), fonts[font]);
  await writeFile(new URL(jobPageFiles.template, jobPages), JSON.stringify(handedOver));
}

/** The one script that stands in the pages themselves, because it must be there before anything can be seen. */
async function pageScript(): Promise<string> {
  const built = manifest['src/app/page-script.ts'];
  if (!built) throw new Error('The script that stands in the pages was not built.');
  const script = `(()=>{${(await readFile(new URL(built.file, client), 'utf8')).trim()}})();`;
  await rm(new URL(built.file, client));
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const policy = JSON.stringify(firebaseConfig.hosting.headers);
  if (mode === 'production' && !policy.includes(source)) {
    throw new Error(
      `The script in the pages has changed: in firebase.json, the hash in the script-src of the content security policy must be ${source}.`,
    );
  }
  return `<script>${script}</script>`;
}

/** Asks for the scripts of a page's islands with the page itself, not one after another. */
function preloads(islands: readonly string[]): string {
  if (islands.length === 0) return '';
  const sources = ['src/islands/hydrate.tsx', ...islands.map(sourceOf)];
  const files = new Set(sources.flatMap(filesOf));
  return [...files]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
}

/** An island's source file has its name. */
function sourceOf(island: string): string {
  const source = Object.keys(manifest).find((file) => file.endsWith(`/${island}.tsx`));
  if (!source) throw new Error(`The island ${island} must be listed in islands/registry.ts, in a file ${island}.tsx.`);
  return source;
}

function filesOf(source: string): string[] {
  const entry = manifest[source];
  return entry ? [entry.file, ...(entry.imports ?? []).flatMap(filesOf)] : [];
}
