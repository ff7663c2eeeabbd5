/** A point on the map, in degrees north and east. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** Gives a position as maps write it: "51.889° N" and "0.904° E". */
export function positionFigures({ latitude, longitude }: MapPosition, decimals: number): [north: string, east: string] {
  const figure = (value: number) => `${Math.abs(value).toFixed(decimals)}°`;
  return [`${figure(latitude)} ${latitude < 0 ? 'S' : 'N'}`, `${figure(longitude)} ${longitude < 0 ? 'W' : 'E'}`];
}

const site = 'https://www.openstreetmap.org';
/** The part of the town on the interactive map, from the middle to an edge, in degrees. */
const reach = { latitude: 0.008, longitude: 0.016 };

const degrees = (value: number) => value.toFixed(5);

/** Gives the address of OpenStreetMap's embedded map around a marker. */
export function embeddedMapAddress({ latitude, longitude }: MapPosition): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `${site}/export/embed.html?${query}`;
}

export function mapPageAddress({ latitude, longitude }: MapPosition): string {
  const [north, east] = [degrees(latitude), degrees(longitude)];
  return `${site}/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;
}
