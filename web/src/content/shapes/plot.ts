import type { Picture } from './picture.ts';

/** One axis of a plot. */
export interface PlotAxis {
  label: string;
  unit?: string;
  min: number;
  max: number;
  /** The ticks. `wide` ticks are left out if the plot is too narrow for them. */
  ticks: readonly { at: number; label: string; wide?: boolean }[];
  /** Whether the labels of the ticks stand on two lines if the plot is too narrow. */
  stacked?: boolean;
}

/** One curve of a plot. */
export interface PlotSeries {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
  tone: 'accent' | 'drawing' | 'brand' | 'onDark' | 'onDarkSoft';
  /** Whether a value holds until the next point. */
  stepped?: boolean;
  /** The stroke of the curve; by default, solid. */
  stroke?: 'solid' | 'dashed' | 'dotted' | 'long';
  /** Whether each reading has a dot. */
  dots?: boolean;
}

/** A plot, drawn from its data, and also shown as a table. */
export interface PlotContent extends Picture {
  x: PlotAxis;
  y: PlotAxis;
  series: readonly PlotSeries[];
  /** Straight lines for comparison: limits, ratings, the place of a reading. */
  lines?: readonly {
    axis: 'x' | 'y';
    at: number;
    label: string /** The label is on the right, unless the curve is there. */;
    nameAt?: 'left';
  }[];
  /** The most important point of the plot. */
  mark?: { x: number; y: number; label: string };
  /** Gives the text in the table for a value of the horizontal axis. Without this function, the table shows the number. */
  xInWords?: (x: number) => string;
  /** The number of decimals in the table. */
  decimals: number;
}

export const plotCopy = { showTable: 'Show the figures as a table' } as const;
