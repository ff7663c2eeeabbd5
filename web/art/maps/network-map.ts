import { geoAzimuthalEqualArea, geoGraticule, geoInterpolate, geoPath } from 'd3-geo';
import type { Office } from '../../src/content/company.ts';
import { colours } from '../../src/theme/tokens.ts';
import { coarseLand } from './atlas.ts';
import { distanceLabel, greatCircle, onPaper, positionOf } from './great-circle.ts';
import { Lettering } from './lettering.ts';
import type { Position } from './regions.ts';
import type { Composition, Sheet } from './sheet.ts';

interface Network extends Sheet {
  centre: Position;
  /** The radius of the globe. */
  radius: number;
  /** Where on their lines the distances stand: the share of the way to the city that comes second. */
  distances: Record<string, number>;
}

/** The map is wide from 600 px of width upwards, narrow on the phones below. */
export const networks: Record<Composition, Network> = {
  wide: {
    width: 900,
    height: 600,
    letters: { office: 21, text: 18 },
    centre: [43, 43],
    radius: 590,
    distances: {},
  },
  narrow: {
    width: 390,
    height: 330,
    letters: { office: 16, text: 14 },
    centre: [45, 42],
    radius: 280,
    distances: {},
  },
};

/** The offices on half the globe, with the great circles between them, drawn for a dark ground. */
export function drawNetwork(network: Network, offices: readonly Office[]): string {
  const { width, height, letters, centre, radius, distances } = network;
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
  const southernmost = Math.min(...offices.map(({ coordinates }) => coordinates.latitude));

  const drawing = [
    `<path fill="none" stroke="${colours.onDarkHairline}" d="${path(geoGraticule().step([10, 10])())}"/>`,
    `<path fill="${colours.ink}" stroke="${colours.drawing}" stroke-width="1.1" stroke-linejoin="round" d="${path(coarseLand)}"/>`,
    ...pairs.map(
      ([from, to]) =>
        `<path fill="none" stroke="${colours.amber}" stroke-width="2" d="${path(greatCircle(from, to))}"/>`,
    ),
    ...pairs.map(([from, to]) => {
      const [x, y] = onPaper(
        projection,
        geoInterpolate(positionOf(from), positionOf(to))(distances[`${from.city}–${to.city}`] ?? 0.5),
      );
      const style = { size: letters.text, colour: colours.onDark, anchor: 'middle', halo: colours.ink } as const;
      return lettering.text(distanceLabel(from, to), x, y + 5, style);
    }),
    ...offices.map((office) => {
      const [x, y] = onPaper(projection, positionOf(office));
      // The lines between the offices run above the southernmost one.
      const down = office.coordinates.latitude === southernmost ? letters.office * 1.6 : -18;
      return (
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${colours.amber}" stroke="${colours.deep}" stroke-width="2"/>` +
        lettering.text(office.city, x, y + down, {
          size: letters.office,
          colour: colours.onDark,
          anchor: 'middle',
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
