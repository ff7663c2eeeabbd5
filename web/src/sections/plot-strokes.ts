import type { PlotSeries } from '../content/plot.ts';
import { colours } from '../theme/tokens.ts';

const tones = {
  amber: colours.amber,
  blue: colours.drawing,
  teal: colours.teal,
  white: colours.onDark,
  soft: colours.onDarkSoft,
} as const satisfies Record<PlotSeries['tone'], string>;

const dashes = {
  solid: undefined,
  dashed: '8 6',
  dotted: '2.5 4',
  long: '20 6',
} as const satisfies Record<NonNullable<PlotSeries['stroke']>, string | undefined>;

/** How a curve is drawn, in the plot and in its legend. */
export const strokes = ({ tone, stroke = 'solid' }: PlotSeries): { colour: string; dash: string | undefined } => ({
  colour: tones[tone],
  dash: dashes[stroke],
});
