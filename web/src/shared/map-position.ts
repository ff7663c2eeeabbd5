/** A point on the map, in degrees north and east. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** A position as a map sheet writes it: "51.889° N" and "0.904° E". */
export function positionFigures({ latitude, longitude }: MapPosition, decimals: number): [north: string, east: string] {
  const figure = (value: number) => `${Math.abs(value).toFixed(decimals)}°`;
  return [`${figure(latitude)} ${latitude < 0 ? 'S' : 'N'}`, `${figure(longitude)} ${longitude < 0 ? 'W' : 'E'}`];
}
