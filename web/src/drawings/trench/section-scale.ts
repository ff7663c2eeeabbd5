import { tenths } from './tenths.ts';
import { trench } from './trench.ts';

/** Units of the sheet for a millimetre of the section. */
export const scale = 0.42;

/** Where the finished level lies on the sheet. */
export const level = 64;

/** Places on the sheet: to the right of the trench's middle, and below the finished level, in millimetres. */
export const across = (x: number): number => tenths(330 + x * scale);
export const down = (depth: number): number => tenths(level + depth * scale);

export const left = across(-trench.width / 2);
export const right = across(trench.width / 2);
export const floor = down(trench.depth);

/** The sand reaches up to the tile; in millimetres. */
export const sandTop = trench.tile.depth + trench.tile.thickness;
