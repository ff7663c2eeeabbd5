import { type GeoProjection, geoDistance } from 'd3-geo';
import type { Office } from '../../contract/firm/offices.ts';
import type { Position } from '../../web/src/content/shapes/maps.ts';

/** The mean radius of the earth, in kilometres. */
export const earthRadius = 6371;

export function positionOf({ coordinates }: Pick<Office, 'coordinates'>): Position {
  return [coordinates.longitude, coordinates.latitude];
}

/** Gives the point of the map at which a position lies. */
export function onPaper(projection: GeoProjection, position: Position): [number, number] {
  const point = projection(position);
  if (!point) throw new Error(`${position.join(', ')} is not on this map.`);
  return point;
}

/** Gives the length of the great circle between two offices, to the nearest 10 km: "5,260 km". */
export function distanceLabel(from: Office, to: Office): string {
  const kilometres = geoDistance(positionOf(from), positionOf(to)) * earthRadius;
  return `${(Math.round(kilometres / 10) * 10).toLocaleString('en-GB')} km`;
}

/** Gives the great circle between two offices as a line that d3 bends. */
export function greatCircle(from: Office, to: Office) {
  return { type: 'LineString' as const, coordinates: [positionOf(from), positionOf(to)] };
}
