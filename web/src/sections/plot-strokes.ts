import type { PlotSeries } from '../content/plot.ts';
import { colours } from '../theme/tokens.ts';

const tones = {
  amber: colours.amber,
  blue: colours.drawing,
  white: colours.onDark,
  soft: colours.onDarkSoft,
} as const satisfies Record<PlotSeries['tone'], string>;

/** How a curve is drawn, in the plot and in its legend. */
export const strokes = ({ tone, dashed }: PlotSeries): { colour: string; dash: string | undefined } => ({
  colour: tones[tone],
  dash: dashed ? '8 5' : undefined,
});
