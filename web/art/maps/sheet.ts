import { colours } from '../../src/theme/tokens.ts';

/** The size of a regional map, in units of the drawing. */
export const sheet = { width: 720, height: 480 } as const;

/** What lies under the lines of a regional map. */
export const grounds = { sea: colours.warm, home: colours.paper, neighbour: '#f4efe5' } as const;
