import { mkdir, rm, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { countrySlug } from '../contract/firm/countries.ts';
import { offices } from '../contract/firm/offices.ts';
import { drawNetwork } from './maps/network-map.ts';
import { drawRegion } from './maps/regional-map.ts';
import { networks, regions } from './maps/regions.ts';
import { type Composition, sheets } from './maps/sheet.ts';

// Draws the maps of the contact page: one of each office's region, and one of all offices and the great circles
// between them; each for a screen with room and for a phone ("-narrow"). Run it with `npm run maps` after a change here or of an office; the results are committed.
// Coasts and borders: Natural Earth (naturalearthdata.com), public domain, by way of the world-atlas package.

const output = new URL('../web/src/public/contact/maps/', import.meta.url);
/** What a picture may weigh on the page. */
const maxBytes = 25_000;

async function save(name: string, drawing: string): Promise<void> {
  const { data } = optimize(drawing, {
    floatPrecision: 1,
    multipass: true,
    plugins: [
      // Letters are scaled far down: their transforms need more places than the coasts do.
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

// A country that has no office any more has no map.
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
