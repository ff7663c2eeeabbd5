import { geoAzimuthalEqualArea, geoGraticule, geoInterpolate, geoPath } from 'd3-geo';
import type { Office } from '../../contract/firm/offices.ts';
import { colours } from '../../web/src/ui/theme/tokens.ts';
import { coarseLand } from './atlas.ts';
import { distanceLabel, greatCircle, onPaper, positionOf } from './great-circle.ts';
import { Lettering } from './lettering.ts';
import type { Position } from './regions.ts';
import type { Composition, Offset, Sheet } from './sheet.ts';

interface Network extends Sheet {
  centre: Position;
  /** The radius of the globe. */
  radius: number;
  /** Where the names of the cities stand, from their marks: off the lines. */
  names: Record<string, Offset>;
  /**
   * Where the distances stand: beside a point of their lines, which is the share of the way to the city that comes
   * second, and on the side where no other line runs.
   */
  distances: Record<string, Offset & { share: number }>;
}

/** The map is wide from 600 px of width upwards, narrow on the phones below. */
export const networks: Record<Composition, Network> = {
  wide: {
    width: 900,
    height: 600,
    letters: { office: 21, text: 18 },
    centre: [43, 43],
    radius: 590,
    names: {
      Colchester: { right: -14, down: -18, anchor: 'middle' },
      'New Delhi': { right: 0, down: 34, anchor: 'middle' },
      Tashkent: { right: -6, down: -18, anchor: 'start' },
    },
    distances: {
      'Colchester–New Delhi': { share: 0.37, right: -6, down: 20, anchor: 'end' },
      'Colchester–Tashkent': { share: 0.5, right: 6, down: -8, anchor: 'start' },
      'New Delhi–Tashkent': { share: 0.5, right: 14, down: 2, anchor: 'start' },
    },
  },
  narrow: {
    width: 390,
    height: 330,
    letters: { office: 16, text: 14 },
    centre: [45, 42],
    radius: 280,
    names: {
      Colchester: { right: 0, down: -18, anchor: 'middle' },
      'New Delhi': { right: 0, down: 26, anchor: 'middle' },
      Tashkent: { right: -6, down: -16, anchor: 'start' },
    },
    distances: {
      'Colchester–New Delhi': { share: 0.37, right: -2, down: 15, anchor: 'end' },
      'Colchester–Tashkent': { share: 0.5, right: 4, down: -7, anchor: 'start' },
      'New Delhi–Tashkent': { share: 0.5, right: 10, down: 2, anchor: 'start' },
    },
  },
};

/** The offices on half the globe, with the great circles between them, drawn for a dark ground. */
export function drawNetwork(network: Network, offices: readonly Office[]): string {
  const { width, height, letters, centre, radius, names, distances } = network;
  const projection = geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1]])
    .scale(radius)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ]);
  const path = geoPath(projection).digits(1);
  const lettering = new Lettering(network);
  const pairs = offices.flatMap((from, index) => offices.slice(index + 1).map((to) => [from, to] as const));

  const drawing = [
    `<path fill="none" stroke="${colours.onDarkHairline}" d="${path(geoGraticule().step([10, 10])())}"/>`,
    `<path fill="${colours.ink}" stroke="${colours.drawing}" stroke-width="1.1" stroke-linejoin="round" d="${path(coarseLand)}"/>`,
    ...pairs.map(
      ([from, to]) =>
        `<path fill="none" stroke="${colours.accent}" stroke-width="2" d="${path(greatCircle(from, to))}"/>`,
    ),
    ...pairs.map(([from, to]) => {
      const { share, right, down, anchor } = placeOf(distances, `${from.city}–${to.city}`);
      const [x, y] = onPaper(projection, geoInterpolate(positionOf(from), positionOf(to))(share));
      const style = { size: letters.text, colour: colours.onDark, anchor, halo: colours.ink };
      return lettering.text(distanceLabel(from, to), x + right, y + down, style);
    }),
    ...offices.map((office) => {
      const [x, y] = onPaper(projection, positionOf(office));
      const { right, down, anchor } = placeOf(names, office.city);
      return (
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${colours.accent}" stroke="${colours.deep}" stroke-width="2"/>` +
        lettering.text(office.city, x + right, y + down, {
          size: letters.office,
          colour: colours.onDark,
          anchor,
          halo: colours.deep,
        })
      );
    }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${offices.map(({ city }) => city).join(', ')}</title>`,
    `<defs>${lettering.definitions()}</defs>`,
    ...drawing,
    '</svg>',
  ].join('');
}

function placeOf<Place>(places: Record<string, Place>, text: string): Place {
  const place = places[text];
  if (!place) throw new Error(`The map has no place for "${text}".`);
  return place;
}
