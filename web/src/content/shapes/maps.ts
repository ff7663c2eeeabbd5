import type { Office } from '@site/contract/firm/offices';

export type Country = Office['country'];

/**
 * Every map is composed twice: for a wide screen and for a phone. On the smallest screen of a composition, its letters must
 * have 12 px or more.
 */
export type Composition = 'wide' | 'narrow';

/** The size of a drawing and of its letters, in units of the drawing. */
export interface Sheet {
  width: number;
  height: number;
  letters: { office: number; text: number };
}

/** Longitude and latitude in degrees, east and north. */
export type Position = [longitude: number, latitude: number];

/** The place of a text, relative to its point. */
export interface Offset {
  right: number;
  down: number;
  anchor: 'start' | 'middle' | 'end';
}

/** The usual places for the name of a city. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** The area under a text. The halo of the text has the colour of the area. */
export type Ground = 'sea' | 'home' | 'neighbour';

/** The part of the world that a regional map shows, and the texts on it. */
export interface Region {
  centre: Position;
  /** The number of kilometres in a unit of the drawing. */
  kilometresPerUnit: number;
  /** The number of degrees between two lines of the graticule. */
  graticuleStep: number;
  scaleBarKilometres: number;
  names: readonly { text: string; at: Position; kind: Ground }[];
  /** Cities for orientation. */
  cities: readonly { name: string; at: Position; place: Side | Offset; ground?: Ground }[];
  /**
   * The places of the names of the other offices, relative to the point where the line leaves the sheet. The default place is
   * inside the edge.
   */
  ways: Partial<Record<Country, Offset & { ground?: Ground }>>;
  /** Whether the name and the distance of another office have a line each. */
  waysInTwoLines?: boolean;
  /** The beginning of the scale bar, if the coasts or borders in the bottom left corner would cross the bar. */
  scaleBar?: { left: number; bottom: number; ground: Ground };
  /** The beginning of the office's name, relative to the mark of the office. */
  officeName?: { right: number; down: number };
}

/** The map of all offices. */
export interface Network extends Sheet {
  centre: Position;
  /** The radius of the globe. */
  radius: number;
  /** The places of the cities' names, relative to their marks and away from the lines. The default place is above the mark. */
  names: Record<string, Offset>;
  /**
   * The places of the distances, relative to a point on their line. `share` is the part of the way from the first city. The
   * place is on the side where no other line runs.
   */
  distances: Record<string, Offset & { share: number }>;
}
