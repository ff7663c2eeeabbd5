import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

type Atlas = Topology<Objects<{ name: string }>>;
type Countries = FeatureCollection<Polygon | MultiPolygon, { name: string }>;

function read(file: string): Atlas {
  return JSON.parse(readFileSync(require.resolve(`world-atlas/${file}`), 'utf8'));
}

/** Gives one object of a topology by its name. */
function part(topology: Atlas, name: string): GeometryCollection<{ name: string }> {
  const object = topology.objects[name];
  if (object?.type !== 'GeometryCollection') throw new Error(`The atlas has no collection "${name}".`);
  return object;
}

// Areas in steradians. Corners below about 17 square kilometres, and islands below 60, are finer than the lines of a regional
// map.
const smallestCorner = 4.2e-7;
const smallestIsland = 1.5e-6;

const simplified = simplify(presimplify(read('countries-50m.json'), sphericalTriangleArea), smallestCorner);
const detailed = filter(
  simplified,
  filterWeight(simplified, smallestIsland, (ring) => sphericalRingArea(ring, false)),
) as Atlas;
const coarse = read('land-110m.json');

/** Every country, at 1:50 million. */
export const countries = feature(detailed, part(detailed, 'countries')) as Countries;

/** All land, at 1:50 million. */
export const land = feature(detailed, part(detailed, 'land'));

/** The borders between countries, without the coasts, and each border only once. */
export const borders: MultiLineString = mesh(detailed, part(detailed, 'countries'), (one, other) => one !== other);

/** All land at 1:110 million, for maps of half the world. */
export const coarseLand = feature(coarse, part(coarse, 'land'));
