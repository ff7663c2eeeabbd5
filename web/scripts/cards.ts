import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { cardSize, pictureSize } from '../src/app/share-images/card-lines.ts';
import type { CardContent } from '../src/app/share-images/SharingCard.tsx';
import { company } from '../src/content/firm/company.ts';
import { pictureKind } from '../src/content/product/interface.ts';
import { sharingCard } from '../src/content/shapes/page-meta.ts';
import { builtPages } from './site-check/built-pages.ts';

// Makes the sharing card of every page that search engines may list, from the title, the description and the opening picture of
// the page.
//
//   node scripts/cards.ts [folder of the build, under web/]

const [folder = 'dist'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);
const { drawCard }: { drawCard: (content: CardContent) => Promise<Buffer | undefined> } = await import(
  new URL(`../${folder}/job-pages/job-pages.js`, import.meta.url).href
);

const pages = (await builtPages(client)).filter(({ hidden }) => !hidden);
for (const { path, title, description, headings, structuredData, openingPicture } of pages) {
  const target = fileURLToPath(new URL(`.${encodeURI(sharingCard(path))}`, client));
  const heading = headings.find(({ level }) => level === 1)?.text ?? title;
  const label = listAbove(structuredData) ?? `Since ${company.founded}`;
  const content = { title: heading, description, label };
  const picture = openingPicture && (await pictureOf(openingPicture));
  const card = await drawCard(picture ? { ...content, picture } : content);
  if (!card) throw new Error(`The fonts lack a letter of the sharing card of ${path}.`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, jpeg(await loadImage(card), cardSize, 88));
}

interface Breadcrumbs {
  '@type': string;
  itemListElement?: { name: string }[];
}

/** Gives the name of the list that a page belongs to: the last breadcrumb between the home page and the page itself. */
function listAbove(structuredData: readonly string[]): string | undefined {
  const trails: Breadcrumbs[] = structuredData.map((data) => JSON.parse(data));
  return trails
    .find((data) => data['@type'] === 'BreadcrumbList')
    ?.itemListElement?.slice(1, -1)
    .at(-1)?.name;
}

async function pictureOf(address: string): Promise<CardContent['picture']> {
  const file = fileURLToPath(new URL(`.${address.split('?')[0]}`, client));
  const bytes = jpeg(await loadImage(file), pictureSize, 100);
  return { address: `data:image/jpeg;base64,${bytes.toString('base64')}`, kind: pictureKind(basename(file)) };
}

/** Gives the middle of a picture as JPEG. The picture may be AVIF. */
function jpeg(picture: Image, { width, height }: typeof cardSize | typeof pictureSize, quality: number): Buffer {
  const canvas = createCanvas(width, height);
  const scale = Math.max(width / picture.width, height / picture.height);
  const shown = { width: picture.width * scale, height: picture.height * scale };
  const [left, top] = [(width - shown.width) / 2, (height - shown.height) / 2];
  canvas.getContext('2d').drawImage(picture, left, top, shown.width, shown.height);
  return canvas.toBuffer('image/jpeg', quality);
}

console.log(`Drew ${pages.length} sharing cards.`);
