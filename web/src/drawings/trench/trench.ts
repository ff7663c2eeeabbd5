import { isotherms } from '../soil-isotherms.ts';
import { type Ground, type SingleCoreCable, trefoilRating } from './trefoil-rating.ts';

/**
 * Rounds to a tenth of a unit. Logarithms and sines can differ between the build and the browser, but the drawings must not.
 */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * A 19/33 kV cable of 500 mm² aluminium, with XLPE of 8 mm and a screen of 35 mm² copper wires. The conductor has 0.0605 Ω/km
 * by IEC 60228. The thermal resistivities are those of IEC 60287-2-1 (XLPE and PE 3.5 K·m/W). The screen is calculated at 80
 * °C.
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

/** British ground by IEC 60287-3-1. The middle of the group is 900 mm deep. */
export const ground: Ground = { depth: 900, ambient: 15, resistivity: 1.2 };

const rating = trefoilRating(cable, ground, 90);

/** The current, in amperes, at which the conductors reach 90 °C, rounded down as in a cable schedule. */
export const ratedCurrent: number = Math.floor(rating.current / 5) * 5;

/** The losses of one cable at its rating, in W/m, rounded. */
export const lossesOfOne: number = Math.round(rating.losses);

/** The isotherms in the soil when all three cables carry their rated current, the hottest first. */
export const warmSoil = isotherms({ ...ground, losses: 3 * rating.losses }, [60, 50, 40]);

/** Depths and widths of the section in millimetres. Depths are measured from the finished level to the upper face of a part. */
export const trench = {
  width: 600,
  depth: 1020,
  tape: { depth: 400, width: 150 },
  tile: { depth: 754, width: 244, thickness: 12 },
} as const;

const rise = cable.diameter / Math.sqrt(3);

/** The middles of the three touching cables. */
export const trefoil = [
  { x: 0, depth: ground.depth - rise },
  { x: -cable.diameter / 2, depth: ground.depth + rise / 2 },
  { x: cable.diameter / 2, depth: ground.depth + rise / 2 },
];

/** The upper and the lower edge of the group of cables. */
export const group = {
  top: ground.depth - rise - cable.diameter / 2,
  bottom: ground.depth + rise / 2 + cable.diameter / 2,
};

/** Units of the sheet for each millimetre of the section. */
export const scale = 0.42;

/** The height of the finished level on the sheet. */
export const level = 64;

/**
 * The places on the sheet for lengths in millimetres: `across` counts from the middle of the trench, `down` from the finished
 * level.
 */
export const across = (x: number): number => tenths(330 + x * scale);
export const down = (depth: number): number => tenths(level + depth * scale);

export const left = across(-trench.width / 2);
export const right = across(trench.width / 2);
export const floor = down(trench.depth);

/** The depth of the top of the sand, in millimetres. The sand reaches up to the tile. */
export const sandTop = trench.tile.depth + trench.tile.thickness;
