import { geoAzimuthalEqualArea, geoGraticule, geoInterpolate, geoPath } from 'd3-geo';
import type { Office } from '../../src/content/company.ts';
import { colours } from '../../src/theme/tokens.ts';
import { coarseLand } from './atlas.ts';
import { distanceLabel, greatCircle, onPaper, positionOf } from './great-circle.ts';
import { Lettering } from './lettering.ts';

const width = 900;
const height = 600;

/** The offices on half the globe, with the great circles between them, drawn for a dark ground. */
export function drawNetwork(offices: readonly Office[]): string {
  const projection = geoAzimuthalEqualArea()
    .rotate([-43, -43])
    .scale(590)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ]);
  const path = geoPath(projection).digits(1);
  const lettering = new Lettering();
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
      const [x, y] = onPaper(projection, geoInterpolate(positionOf(from), positionOf(to))(0.5));
      const style = { size: 14, colour: colours.onDark, anchor: 'middle', halo: colours.ink } as const;
      return lettering.text(distanceLabel(from, to), x, y + 5, style);
    }),
    ...offices.map((office) => {
      const [x, y] = onPaper(projection, positionOf(office));
      // The lines between the offices run above the southernmost one.
      const down = office.coordinates.latitude === southernmost ? 30 : -18;
      return (
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${colours.amber}" stroke="${colours.deep}" stroke-width="2"/>` +
        lettering.text(office.city, x, y + down, {
          size: 18,
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
