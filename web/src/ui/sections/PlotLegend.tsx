import Stack from '@mui/material/Stack';
import type { PlotSeries } from '../../content/shapes/plot.ts';
import { NoBreak } from '../NoBreak.tsx';
import { colours } from '../theme/tokens.ts';

const dashes = {
  solid: undefined,
  dashed: '8 6',
  dotted: '2.5 4',
  long: '20 6',
} as const satisfies Record<NonNullable<PlotSeries['stroke']>, string | undefined>;

export const strokes = ({ tone, stroke = 'solid' }: PlotSeries): { colour: string; dash: string | undefined } => ({
  colour: colours[tone],
  dash: dashes[stroke],
});

const list = {
  flexWrap: 'wrap',
  gap: '6px 24px',
  margin: '0 0 12px',
  color: colours.onDark,
} as const;

/** Which curve is which: by dash and by name, not by colour alone. */
export function PlotLegend({ series }: { series: readonly PlotSeries[] }) {
  return (
    <Stack component="ul" direction="row" role="list" sx={list}>
      {series.map((curve) => {
        const { colour, dash } = strokes(curve);
        return (
          <Stack key={curve.name} component="li" direction="row" sx={{ alignItems: 'center', gap: '10px' }}>
            <svg width="48" height="10" viewBox="0 0 48 10" fill="none" stroke={colour} aria-hidden="true">
              <path d="M4 5h40" strokeWidth="2.5" {...(dash && { strokeDasharray: dash })} />
              {curve.dots && <path d="M4 5h0.01M44 5h0.01" strokeWidth="8" strokeLinecap="round" />}
            </svg>
            <span>
              <NoBreak>{curve.name}</NoBreak>
            </span>
          </Stack>
        );
      })}
    </Stack>
  );
}
