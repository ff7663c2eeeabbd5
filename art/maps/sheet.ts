import { colours } from '../../web/src/ui/theme/tokens.ts';

/** The size of a drawing and of its letters, in units of the drawing. */
export interface Sheet {
  width: number;
  height: number;
  letters: { office: number; text: number };
}

/** The place of a text, relative to its point. */
export interface Offset {
  right: number;
  down: number;
  anchor: 'start' | 'middle' | 'end';
}

/**
 * Every map is composed twice: for a wide screen and for a phone. On the smallest screen of a composition, its letters must
 * have 12 px or more.
 */
export type Composition = 'wide' | 'narrow';

/** The sizes of the regional maps. The wide ones are for 664 px of width or more, the narrow ones for 320 px or more. */
export const sheets: Record<Composition, Sheet> = {
  wide: { width: 720, height: 480, letters: { office: 21, text: 13 } },
  narrow: { width: 360, height: 360, letters: { office: 20, text: 14 } },
};

/** The colours of the areas under the lines of a regional map. */
export const grounds = { sea: colours.tinted, home: colours.paper, neighbour: '#f4efe5' } as const;
