import { geoAzimuthalEqualArea, geoGraticule, geoInterpolate, geoPath } from 'd3-geo';
import type { Office } from '../../contract/firm/offices.ts';
import type { Network } from '../../web/src/content/shapes/maps.ts';
import { colours } from '../../web/src/ui/theme/tokens.ts';
import { coarseLand } from './atlas.ts';
import { distanceLabel, greatCircle, onPaper, positionOf } from './great-circle.ts';
import { Lettering } from './lettering.ts';

/** The place of a text that has no place in the content. */
const overMark = { right: 0, down: -18, anchor: 'middle' } as const;
const besideLine = { share: 0.5, right: 10, down: -8, anchor: 'start' } as const;

/** Draws the offices on half the globe, with the great circles between them, on a dark background. */
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
      const { share, right, down, anchor } = distances[`${from.city}–${to.city}`] ?? besideLine;
      const [x, y] = onPaper(projection, geoInterpolate(positionOf(from), positionOf(to))(share));
      const style = { size: letters.text, colour: colours.onDark, anchor, halo: colours.ink };
      return lettering.text(distanceLabel(from, to), x + right, y + down, style);
    }),
    ...offices.map((office) => {
      const [x, y] = onPaper(projection, positionOf(office));
      const { right, down, anchor } = names[office.city] ?? overMark;
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
