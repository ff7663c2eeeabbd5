import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type PlotContent, type PlotSeries, plotCopy } from '../../content/shapes/plot.ts';
import { NoBreak } from '../NoBreak.tsx';
import { TitleBlock } from '../TitleBlock.tsx';
import { colours, families, media } from '../theme/tokens.ts';
import { DataTable } from './DataTable.tsx';
import { Disclosure } from './Disclosure.tsx';
import { axisName, path, pointOn, rows, share } from './plot-geometry.ts';

const panel = {
  display: 'grid',
  padding: '20px 16px 14px',
  background: colours.deep,
  color: colours.onDarkSoft,
  fontFamily: families.mono,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  [media.tablet]: { padding: '24px 32px 20px 24px' },
} as const;

/**
 * The drawing between the axes. The letters are text beside the drawing, so that they keep their size when the drawing is
 * stretched.
 */
const field = {
  // On a phone, names that can take two lines do so.
  '--lines-of-names': '1',
  '&[data-stacked]': { '--lines-of-names': '2', [media.tablet]: { '--lines-of-names': '1' } },
  position: 'relative',
  height: 'clamp(260px, 34vw, 420px)',
  margin: '44px 20px calc(36px + 18px * var(--lines-of-names)) 44px',
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& > span': { position: 'absolute', whiteSpace: 'nowrap' },
} as const;

/** On narrower screens not even names of two lines fit beside each other, so some ticks have no name. */
const roomForTwoLines = '@media (min-width: 376px)';

const tick = (wide: boolean) => ({
  top: 'calc(100% + 8px)',
  transform: 'translateX(-50%)',
  ...(wide && { display: 'none', [media.tablet]: { display: 'inline' } }),
  '[data-stacked] > &&': {
    width: 'min-content',
    whiteSpace: 'normal',
    textAlign: 'center',
    ...(wide && { [roomForTwoLines]: { display: 'inline' } }),
    [media.tablet]: { width: 'auto', whiteSpace: 'nowrap' },
  },
});

const lineName = { color: colours.onDark, paddingInline: '4px', background: colours.deep } as const;

/** A plot on drawing paper: axes with units, a grid of hairlines, and the curves. A table has the same figures. */
export function Plot({ plot }: { plot: PlotContent }) {
  const { id, alternative, caption, scale, x, y, series, lines = [], mark } = plot;
  const percent = (value: number) => `${value * 100}%`;
  return (
    <Box component="figure" sx={{ display: 'grid', minWidth: 0 }}>
      <Box data-ground="dark" sx={panel}>
        {series.length > 1 && <PlotLegend series={series} />}
        <Box sx={field} {...(x.stacked && { 'data-stacked': '' })} role="img" aria-label={alternative}>
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" fill="none" aria-hidden="true">
            <path d={grid(plot)} stroke={colours.onDarkHairline} />
            <path d="M0 0V1000H1000" stroke={colours.onDarkSoft} />
            {lines.map(({ axis, at }) => (
              <path key={axis + at} d={lineAt(plot, axis, at)} stroke={colours.onDark} strokeDasharray="2 5" />
            ))}
            {series.map((curve) => (
              <Curve key={curve.name} plot={plot} curve={curve} />
            ))}
            {mark && (
              <path d={dot(plot, mark.x, mark.y)} stroke={colours.onDark} strokeWidth="13" strokeLinecap="round" />
            )}
            {mark && <path d={dot(plot, mark.x, mark.y)} stroke={colours.deep} strokeWidth="7" strokeLinecap="round" />}
          </svg>
          <span style={{ left: -44, top: -40 }}>{axisName(y)}</span>
          {y.ticks.map(({ at, label }) => (
            <span
              key={at}
              style={{ right: 'calc(100% + 10px)', bottom: percent(share(y, at)), transform: 'translateY(50%)' }}
            >
              {label}
            </span>
          ))}
          {x.ticks.map(({ at, label, wide = false }) => (
            <Box component="span" key={at} sx={tick(wide)} style={{ left: percent(share(x, at)) }}>
              {label}
            </Box>
          ))}
          <span style={{ right: 0, top: 'calc(100% + 18px + 16px * var(--lines-of-names))' }}>{axisName(x)}</span>
          {lines.map(({ axis, at, label, nameAt }) => (
            <Box
              component="span"
              key={axis + at}
              sx={lineName}
              style={
                axis === 'y'
                  ? { [nameAt ?? 'right']: 0, bottom: `calc(${percent(share(y, at))} + 3px)` }
                  : { left: percent(share(x, at)), bottom: 'calc(100% + 4px)', transform: 'translateX(-50%)' }
              }
            >
              <NoBreak>{label}</NoBreak>
            </Box>
          ))}
          {mark && (
            <Box
              component="span"
              sx={lineName}
              style={{
                right: percent(1 - share(x, mark.x)),
                bottom: percent(share(y, mark.y)),
                margin: '0 12px 10px 0',
              }}
            >
              <NoBreak>{mark.label}</NoBreak>
            </Box>
          )}
        </Box>
      </Box>
      <figcaption>
        <TitleBlock number={id} shows={caption} scale={scale} />
      </figcaption>
      <Disclosure summary={plotCopy.showTable} about={caption}>
        <DataTable
          caption={caption}
          columns={[axisName(x), ...series.map(({ name }) => (y.unit ? `${name} (${y.unit})` : name))]}
          rows={rows(plot)}
        />
      </Disclosure>
    </Box>
  );
}

function Curve({ plot, curve }: { plot: PlotContent; curve: PlotSeries }) {
  const { colour, dash } = strokes(curve);
  return (
    <>
      <path d={path(plot, curve)} stroke={colour} strokeWidth="2.5" {...(dash && { strokeDasharray: dash })} />
      {curve.dots && (
        <path
          d={curve.points.map(([x, y]) => dot(plot, x, y)).join('')}
          stroke={colour}
          strokeWidth="8"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** A line of zero length with round ends is a dot. The dot stays round however the drawing is stretched. */
function dot(plot: PlotContent, x: number, y: number): string {
  const at = pointOn(plot, [x, y]);
  return `M${at.x} ${at.y}h0.01`;
}

function lineAt(plot: PlotContent, axis: 'x' | 'y', at: number): string {
  const { x, y } = pointOn(plot, axis === 'x' ? [at, plot.y.min] : [plot.x.min, at]);
  return axis === 'x' ? `M${x} 0V1000` : `M0 ${y}H1000`;
}

function grid(plot: PlotContent): string {
  return [
    ...plot.x.ticks.map(({ at }) => lineAt(plot, 'x', at)),
    ...plot.y.ticks.map(({ at }) => lineAt(plot, 'y', at)),
  ].join('');
}

const dashes = {
  solid: undefined,
  dashed: '8 6',
  dotted: '2.5 4',
  long: '20 6',
} as const satisfies Record<NonNullable<PlotSeries['stroke']>, string | undefined>;

const strokes = ({ tone, stroke = 'solid' }: PlotSeries): { colour: string; dash: string | undefined } => ({
  colour: colours[tone],
  dash: dashes[stroke],
});

const list = {
  flexWrap: 'wrap',
  gap: '6px 24px',
  margin: '0 0 12px',
  color: colours.onDark,
} as const;

/** The legend names a curve by its dash and its name, not by its colour alone. */
function PlotLegend({ series }: { series: readonly PlotSeries[] }) {
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
