import type { Composition, Ground, Offset, Sheet, Side } from '../../web/src/content/shapes/maps.ts';
import { colours } from '../../web/src/ui/theme/tokens.ts';

/** The sizes of the regional maps. The wide ones are for 664 px of width or more, the narrow ones for 320 px or more. */
export const sheets: Record<Composition, Sheet> = {
  wide: { width: 720, height: 480, letters: { office: 21, text: 13 } },
  narrow: { width: 360, height: 360, letters: { office: 20, text: 14 } },
};

/** The colours of the areas under the lines of a regional map. */
export const grounds = { sea: colours.tinted, home: colours.paper, neighbour: '#f4efe5' } as const satisfies Record<
  Ground,
  string
>;

/** The usual places for the name of a city, relative to its mark. */
export const beside: Record<Side, Offset> = {
  left: { right: -8, down: 4, anchor: 'end' },
  right: { right: 8, down: 4, anchor: 'start' },
  above: { right: 0, down: -9, anchor: 'middle' },
  below: { right: 0, down: 19, anchor: 'middle' },
};
