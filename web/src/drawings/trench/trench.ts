import { isotherms } from '../soil-isotherms.ts';
import { type Ground, type SingleCoreCable, trefoilRating } from './trefoil-rating.ts';

/** Rounds to a tenth of a unit: logarithms and sines of the build and the browser can differ, and the drawings must not. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * A 19/33 kV cable of 500 mm² aluminium, XLPE of 8 mm, with a screen of 35 mm² copper wires: 0.0605 Ω/km by IEC 60228,
 * thermal resistivities by IEC 60287-2-1 (XLPE and PE 3.5 K·m/W). The screen is taken at 80 °C.
 */
export const cable: SingleCoreCable = {
  conductor: 26.7,
  core: 45.9,
  underSheath: 48,
  diameter: 54,
  screen: 46.9,
  resistance: 60.5e-6,
  coefficient: 0.00403,
  screenResistance: 609e-6,
  insulationResistivity: 3.5,
  sheathResistivity: 3.5,
};

/** British ground by IEC 60287-3-1, and the middle of the group 900 mm deep. */
export const ground: Ground = { depth: 900, ambient: 15, resistivity: 1.2 };

const rating = trefoilRating(cable, ground, 90);

/** The current, in amperes, at which the conductors reach 90 °C, rounded down as in a cable schedule. */
export const ratedCurrent: number = Math.floor(rating.current / 5) * 5;

/** W/m of one cable at its rating, rounded. */
export const lossesOfOne: number = Math.round(rating.losses);

/** Lines of equal temperature in the soil while all three cables carry their rated current, hottest first. */
export const warmSoil = isotherms({ ...ground, losses: 3 * rating.losses }, [60, 50, 40]);

/** Depths and widths of the section in millimetres; depths count from the finished level to the upper face. */
export const trench = {
  width: 600,
  depth: 1020,
  tape: { depth: 400, width: 150 },
  tile: { depth: 754, width: 244, thickness: 12 },
} as const;

const rise = cable.diameter / Math.sqrt(3);

/** Middles of the three touching cables. */
export const trefoil = [
  { x: 0, depth: ground.depth - rise },
  { x: -cable.diameter / 2, depth: ground.depth + rise / 2 },
  { x: cable.diameter / 2, depth: ground.depth + rise / 2 },
];

/** Upper and lower edge of the group. */
export const group = {
  top: ground.depth - rise - cable.diameter / 2,
  bottom: ground.depth + rise / 2 + cable.diameter / 2,
};

/** Units of the sheet for a millimetre of the section. */
export const scale = 0.42;

/** The height of the finished level on the sheet. */
export const level = 64;

/** Places on the sheet: to the right of the trench's middle, and below the finished level, in millimetres. */
export const across = (x: number): number => tenths(330 + x * scale);
export const down = (depth: number): number => tenths(level + depth * scale);

export const left = across(-trench.width / 2);
export const right = across(trench.width / 2);
export const floor = down(trench.depth);

/** The depth of the sand, which reaches up to the tile, in millimetres. */
export const sandTop = trench.tile.depth + trench.tile.thickness;
