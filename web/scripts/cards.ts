import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { company } from '../src/content/company.ts';
import { sharingCard } from '../src/content/page-meta.ts';
import { readCardFonts } from './cards/card-fonts.ts';
import { registerFonts, renderCard } from './cards/render-card.ts';
import { builtPages } from './site-check/built-pages.ts';

// Makes the sharing card of every page that search engines may list, from the page's own title, description and opening
// picture.
//
//   node scripts/cards.ts [folder of the build, under web/]

const [folder = 'dist'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);

registerFonts(await readCardFonts(new URL('../src/ui/theme/fonts/', import.meta.url)));

const pages = (await builtPages(client)).filter(({ hidden }) => !hidden);
for (const { path, title, description, headings, structuredData, openingPicture } of pages) {
  const target = fileURLToPath(new URL(`.${encodeURI(sharingCard(path))}`, client));
  const heading = headings.find(({ level }) => level === 1)?.text ?? title;
  const label = listAbove(structuredData) ?? `Since ${company.founded}`;
  await mkdir(dirname(target), { recursive: true });
  const picture =
    openingPicture && (await loadImage(fileURLToPath(new URL(`.${openingPicture.split('?')[0]}`, client))));
  await writeFile(target, renderCard({ title: heading, description, label, ...(picture && { picture }) }));
}

interface Breadcrumbs {
  '@type': string;
  itemListElement?: { name: string }[];
}

/** The name of the list that a page belongs to: the last breadcrumb between the home page and the page itself. */
function listAbove(structuredData: readonly string[]): string | undefined {
  const trails: Breadcrumbs[] = structuredData.map((data) => JSON.parse(data));
  return trails
    .find((data) => data['@type'] === 'BreadcrumbList')
    ?.itemListElement?.slice(1, -1)
    .at(-1)?.name;
}

console.log(`Drew ${pages.length} sharing cards.`);
