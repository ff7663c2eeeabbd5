import { buriedGridResistance } from './earthing.ts';

/** The substation of the drawing DRG-004, which shows its surface potential. Units: metres, Ω·m, amperes, ohms, volts. */
export const earthGrid = { length: 100, width: 64, conductor: 1276, depth: 0.6 } as const;
export const soilResistivity = 52;
export const earthCurrent = 4100;

const { length, width, conductor, depth } = earthGrid;
/** The resistance of the grid without its rods, rounded to 0.01 Ω. */
export const gridResistance: number =
  Math.round(100 * buriedGridResistance(soilResistivity, length * width, conductor, depth)) / 100;
export const potentialRise: number = earthCurrent * gridResistance;
