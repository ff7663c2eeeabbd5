import { type GeoProjection, geoInterpolate } from 'd3-geo';
import type { Office } from '../../contract/firm/offices.ts';
import type { Region, Sheet } from '../../web/src/content/shapes/maps.ts';
import { colours } from '../../web/src/ui/theme/tokens.ts';
import { distanceLabel, onPaper, positionOf } from './great-circle.ts';
import type { Lettering } from './lettering.ts';
import { beside, grounds } from './sheet.ts';

interface Labels {
  sheet: Sheet;
  region: Region;
  office: Office;
  others: readonly Office[];
  projection: GeoProjection;
  lettering: Lettering;
}

/** Draws all texts of a regional map, with the marks beside them. */
export function drawLabels(labels: Labels): string[] {
  return [...drawNames(labels), ...drawCities(labels), ...drawWays(labels), drawScale(labels), drawOffice(labels)];
}

function drawNames({ sheet, region, projection, lettering }: Labels): string[] {
  return region.names.map(({ text, at, kind }) => {
    const [x, y] = onPaper(projection, at);
    const colour = kind === 'sea' ? '#4d7183' : colours.muted;
    return lettering.text(text, x, y, {
      size: sheet.letters.text,
      colour,
      anchor: 'middle',
      spacing: 2,
      halo: grounds[kind],
    });
  });
}

function drawCities({ sheet, region, projection, lettering }: Labels): string[] {
  return region.cities.map(({ name, at, place, ground = 'home' }) => {
    const [x, y] = onPaper(projection, at);
    const { right, down, anchor } = typeof place === 'string' ? beside[place] : place;
    const style = { size: sheet.letters.text, colour: colours.muted, anchor, halo: grounds[ground] };
    // The mark must lie over the halo.
    return (
      lettering.text(name, x + right, y + down, style) +
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="${colours.paper}" stroke="${colours.muted}"/>`
    );
  });
}

/** Writes the name and the distance of another office at the point where the line to that office leaves the sheet. */
function drawWays({ sheet, region, office, others, projection, lettering }: Labels): string[] {
  return others.map((other) => {
    const between = geoInterpolate(positionOf(office), positionOf(other));
    let [x, y] = onPaper(projection, positionOf(office));
    for (let share = 0; share < 1; share += 0.002) {
      const [nextX, nextY] = onPaper(projection, between(share));
      if (Math.min(nextX, sheet.width - nextX) < 18 || Math.min(nextY, sheet.height - nextY) < 26) break;
      [x, y] = [nextX, nextY];
    }
    const way = region.ways[other.country] ?? insideEdge(x, y, sheet);
    const { right, down, anchor, ground = 'neighbour' } = way;
    const { text: size } = sheet.letters;
    const words = [other.city, distanceLabel(office, other)];
    return (region.waysInTwoLines ? words : [words.join(' ')])
      .map((line, index) =>
        lettering.text(line, x + right, y + down + index * size * 1.25, {
          size,
          colour: colours.ink,
          anchor,
          halo: grounds[ground],
        }),
      )
      .join('');
  });
}

/** Gives a place for a text at the point where its line leaves the sheet. */
function insideEdge(x: number, y: number, { width, height }: Sheet): NonNullable<Region['ways'][Office['country']]> {
  const down = y < height / 2 ? 38 : -30;
  return x < width / 2 ? { right: 6, down, anchor: 'start' } : { right: -6, down, anchor: 'end' };
}

function drawScale({ sheet, region, lettering }: Labels): string {
  const length = region.scaleBarKilometres / region.kilometresPerUnit;
  const { left, bottom, ground } = region.scaleBar ?? { left: 28, bottom: sheet.height - 26, ground: 'sea' };
  const ticks = `M${left} ${bottom - 6}v6h${length.toFixed(1)}v-6m${(-length / 2).toFixed(1)} 2v4`;
  const style = { size: sheet.letters.text, colour: colours.ink, halo: grounds[ground] };
  return (
    `<path fill="none" stroke="${colours.ink}" stroke-width="1.4" d="${ticks}"/>` +
    lettering.text(`${region.scaleBarKilometres} km`, left + length + 8, bottom + 1, style)
  );
}

function drawOffice({ sheet, region, office, projection, lettering }: Labels): string {
  const [x, y] = onPaper(projection, positionOf(office));
  const { right, down } = region.officeName ?? { right: 22, down: -12 };
  const place = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  return (
    `<circle ${place} r="15" fill="none" stroke="${colours.ink}"/>` +
    `<circle ${place} r="7.5" fill="${colours.accent}" stroke="${colours.ink}" stroke-width="1.5"/>` +
    lettering.text(office.city, x + right, y + down, {
      size: sheet.letters.office,
      colour: colours.ink,
      halo: grounds.home,
    })
  );
}
