import { type GeoProjection, geoConicConformal, geoGraticule, geoPath } from 'd3-geo';
import type { Office } from '../../contract/firm/offices.ts';
import type { Position, Region, Sheet } from '../../web/src/content/shapes/maps.ts';
import { colours } from '../../web/src/ui/theme/tokens.ts';
import { borders, countries, land } from './atlas.ts';
import { earthRadius, greatCircle } from './great-circle.ts';
import { Lettering } from './lettering.ts';
import { drawLabels } from './regional-labels.ts';
import { grounds } from './sheet.ts';

const waterLine = '#dfe3e2';

/**
 * Draws the map of an office's region: coasts with water lines, borders, graticule, the office, and the lines to the others.
 */
export function drawRegion(sheet: Sheet, region: Region, office: Office, others: readonly Office[]): string {
  const { width, height } = sheet;
  const projection = project(sheet, region);
  const path = geoPath(projection).digits(1);
  const lettering = new Lettering(sheet);
  const home = countries.features.find(({ properties }) => properties.name === office.country);
  if (!home) throw new Error(`The atlas does not know ${office.country}.`);
  const { graticuleStep: step } = region;
  const graticule = geoGraticule().step([step, step]).extent(around(region.centre))();

  const drawing = [
    `<path fill="${grounds.sea}" d="M0 0h${width}v${height}H0z"/>`,
    drawWaterLines(),
    `<use href="#land" fill="${grounds.neighbour}"/>`,
    `<path fill="${grounds.home}" d="${path(home)}"/>`,
    `<path fill="none" stroke="${colours.ink}" stroke-opacity=".14" d="${path(graticule)}"/>`,
    `<path fill="none" stroke="${colours.muted}" stroke-dasharray="5 3" stroke-width=".9" d="${path(borders)}"/>`,
    `<use href="#land" fill="none" stroke="${colours.ink}" stroke-width="1.1" stroke-linejoin="round"/>`,
    ...others.map(
      (other) =>
        `<path fill="none" stroke="${colours.accent}" stroke-width="1.8" d="${path(greatCircle(office, other))}"/>`,
    ),
    ...drawLabels({ sheet, region, office, others, projection, lettering }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${office.city}, ${office.country}</title>`,
    `<defs><path id="land" d="${path(land)}"/>${lettering.definitions()}</defs>`,
    ...drawing,
    '</svg>',
  ].join('');
}

/** Draws lines that follow the coast at sea, as engravers draw water. */
function drawWaterLines(): string {
  const stroke = (colour: string, strokeWidth: number) =>
    `<use href="#land" fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`;
  return [22, 14, 7].map((reach) => stroke(waterLine, reach * 2 + 1.4) + stroke(grounds.sea, reach * 2 - 1.4)).join('');
}

function project(
  { width, height }: Sheet,
  { centre: [longitude, latitude], kilometresPerUnit }: Region,
): GeoProjection {
  // The water lines of a coast just outside the sheet are still visible on the sheet.
  const margin = 30;
  return geoConicConformal()
    .parallels([latitude - 3, latitude + 3])
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(earthRadius / kilometresPerUnit)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
}

/** Gives a part of the globe that is larger than the sheet, with its edges on whole multiples of every step. */
function around([longitude, latitude]: Position): [Position, Position] {
  const west = Math.floor((longitude - 24) / 8) * 8;
  const south = Math.floor((latitude - 16) / 8) * 8;
  return [
    [west, south],
    [west + 56, south + 40],
  ];
}
