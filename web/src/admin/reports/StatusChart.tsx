import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { reportsCopy as copy } from '../../content/admin-reports.ts';
import { deskColours as colours } from '../theme/desk-colours.ts';
import { type Band, bands, inBand, type ReportRow } from './report-figures.ts';

/** A band is known by its colour and by its pattern: a tile of 8 by 8, of a ground with lines on it. */
const tiles: Record<Band, { ground: string; lines?: string; colour?: string }> = {
  waiting: { ground: colours.paper, lines: 'M-2 2L2 -2M0 8L8 0M6 10L10 6', colour: colours.teal },
  ahead: { ground: colours.teal },
  hired: { ground: colours.amber },
  rejected: { ground: colours.hairline, lines: 'M-2 6L2 10M0 0L8 8M6 -2L10 2', colour: colours.slate },
  gone: { ground: colours.paper, lines: 'M1 2h2M5 6h2', colour: colours.outline },
};

const bandNames = Object.keys(bands) as Band[];

const look = {
  '& .MuiBarChart-element': { stroke: colours.ink, strokeWidth: 1, forcedColorAdjust: 'none' },
  '& .MuiChartsLabelMark-root': { outline: `1px solid ${colours.ink}`, forcedColorAdjust: 'none' },
} as const;

/** The axes measure their words: what these look like they must be told, not only shown. */
const axis = { tickLabelStyle: { fontSize: 13, fill: colours.slate } } as const;
const axisHeight = 32;

interface StatusChartProps {
  rows: readonly ReportRow[];
  /** What the chart shows, for whoever does not see it. */
  label: string;
  layout: 'vertical' | 'horizontal';
  /** How wide the names of the rows may be where they stand beside their bars. */
  nameWidth?: number;
  words: (name: string, place: 'axis' | 'tooltip') => string;
}

/** Where applications stand now: a bar for each row, a part of it for each band. Its figures are in the table below it. */
export function StatusChart({ rows, label, layout, nameWidth = 0, words }: StatusChartProps) {
  const id = useId();
  const names = {
    ...axis,
    scaleType: 'band' as const,
    data: rows.map(({ name }) => name),
    valueFormatter: (name: string, { location }: { location: string }) =>
      words(name, location === 'tick' ? 'axis' : 'tooltip'),
  };
  const numbers = { ...axis, tickMinStep: 1, valueFormatter: copy.count };
  const isVertical = layout === 'vertical';
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <BarChart
        layout={layout}
        height={isVertical ? 360 : 76 + 44 * rows.length}
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
        grid={isVertical ? { horizontal: true } : { vertical: true }}
        xAxis={[{ ...(isVertical ? names : numbers), height: axisHeight }]}
        yAxis={[isVertical ? { ...numbers, width: 44 } : { ...names, width: nameWidth }]}
        series={bandNames.map((band) => ({
          id: band,
          stack: 'all',
          label: copy.bands[band],
          color: `url(#${id}${band})`,
          data: rows.map((row) => inBand(row, band)),
          valueFormatter: (value: number | null) => copy.count(value ?? 0),
        }))}
        // Whoever does not use a pointer has the table.
        disableKeyboardNavigation
        slotProps={{ legend: { position: { horizontal: 'start' } } }}
        sx={look}
      >
        <defs>
          {bandNames.map((band) => (
            <pattern key={band} id={`${id}${band}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" fill={tiles[band].ground} />
              {tiles[band].lines && (
                <path d={tiles[band].lines} stroke={tiles[band].colour} strokeWidth="2" fill="none" />
              )}
            </pattern>
          ))}
        </defs>
      </BarChart>
    </Box>
  );
}
