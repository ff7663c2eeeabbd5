import { mkdir, rm, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { countrySlug } from '../contract/firm/countries.ts';
import { offices } from '../contract/firm/offices.ts';
import { networks, regions } from '../web/src/content/firm/maps.ts';
import type { Composition } from '../web/src/content/shapes/maps.ts';
import { drawNetwork } from './maps/network-map.ts';
import { drawRegion } from './maps/regional-map.ts';
import { sheets } from './maps/sheet.ts';

// Draws the maps of the contact page: one for each office's region, and one with all offices and the great circles between
// them. Each map has a version for wide screens and one for phones ("-narrow"). Run `npm run maps` after a change here or of an
// office; the results are committed.
// The coasts and borders are from Natural Earth (naturalearthdata.com), public domain, through the package world-atlas.

const output = new URL('../web/src/public/contact/maps/', import.meta.url);
/** The maximum size of a picture on the page. */
const maxBytes = 25_000;

async function save(name: string, drawing: string): Promise<void> {
  const { data } = optimize(drawing, {
    floatPrecision: 1,
    multipass: true,
    plugins: [
      // The letters are scaled down a lot, so their transforms need more decimal places than the coasts.
      { name: 'preset-default', params: { overrides: { cleanupIds: false, convertTransform: { floatPrecision: 4 } } } },
    ],
  });
  const bytes = Buffer.byteLength(data);
  if (bytes > maxBytes)
    throw new Error(`${name}.svg has ${bytes} bytes; the limit is ${maxBytes}: show less of the world.`);
  await writeFile(new URL(`${name}.svg`, output), data);
  console.log(`${name}.svg: ${(bytes / 1000).toFixed(1)} kB`);
}

const compositions: readonly [Composition, string][] = [
  ['wide', ''],
  ['narrow', '-narrow'],
];

// A country without an office must not keep its map.
await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
for (const office of offices) {
  const others = offices.filter((other) => other !== office);
  const name = countrySlug(office.country);
  for (const [composition, suffix] of compositions) {
    const region = regions[composition][office.country];
    await save(name + suffix, drawRegion(sheets[composition], region, office, others));
  }
}
for (const [composition, suffix] of compositions)
  await save(`offices${suffix}`, drawNetwork(networks[composition], offices));
