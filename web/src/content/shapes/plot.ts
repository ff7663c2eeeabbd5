import type { Picture } from './picture.ts';

/** One axis of a plot. */
export interface PlotAxis {
  label: string;
  unit?: string;
  min: number;
  max: number;
  /** `wide` ones are left out where there is no room. */
  ticks: readonly { at: number; label: string; wide?: boolean }[];
  /** Names of the ticks stand on two lines where there is no room. */
  stacked?: boolean;
}

/** One curve. */
export interface PlotSeries {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
  tone: 'accent' | 'drawing' | 'brand' | 'onDark' | 'onDarkSoft';
  /** A value holds until the next point. */
  stepped?: boolean;
  /** Solid, if left out. */
  stroke?: 'solid' | 'dashed' | 'dotted' | 'long';
  /** A dot at every reading. */
  dots?: boolean;
}

/** A plot, drawn from its data and also shown as a table. */
export interface PlotContent extends Picture {
  x: PlotAxis;
  y: PlotAxis;
  series: readonly PlotSeries[];
  /** Straight lines to compare with: limits, ratings, the place of a reading. */
  lines?: readonly {
    axis: 'x' | 'y';
    at: number;
    label: string /** Its name stands at the right unless the curve is there. */;
    nameAt?: 'left';
  }[];
  /** The point that the plot is about. */
  mark?: { x: number; y: number; label: string };
  /** The text of a value of the horizontal axis in the table, if it is not the number. */
  xInWords?: (x: number) => string;
  /** Decimals of the values in the table. */
  decimals: number;
}

export const plotCopy = { showTable: 'Show the figures as a table' } as const;
