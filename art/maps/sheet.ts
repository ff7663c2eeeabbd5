import { colours } from '../../web/src/ui/theme/tokens.ts';

/** The size of a drawing and of its letters, in units of the drawing. */
export interface Sheet {
  width: number;
  height: number;
  letters: { office: number; text: number };
}

/** Where a text stands, from the point that it belongs to. */
export interface Offset {
  right: number;
  down: number;
  anchor: 'start' | 'middle' | 'end';
}

/**
 * Every map is composed twice: for a screen with room, and for a phone. Letters are as large as it takes to be read, at
 * 12 px or more, on the smallest screen that a composition is for.
 */
export type Composition = 'wide' | 'narrow';

/** The regional maps. Wide from 664 px of width upwards, narrow down to 320. */
export const sheets: Record<Composition, Sheet> = {
  wide: { width: 720, height: 480, letters: { office: 21, text: 13 } },
  narrow: { width: 360, height: 360, letters: { office: 20, text: 14 } },
};

/** What lies under the lines of a regional map. */
export const grounds = { sea: colours.tinted, home: colours.paper, neighbour: '#f4efe5' } as const;
