import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { reportsCopy as copy } from '../../content/product/admin-reports.ts';
import { adminColours as colours, statusColour } from '../theme/admin-colours.ts';
import { axisTicks } from './report-figures.ts';

/** Each band has a colour and a pattern. The pattern is a tile of 8 by 8 pixels: a background with lines on it. */
const tiles = {
  hatched: { ground: colours.paper, lines: 'M-2 2L2 -2M0 8L8 0M6 10L10 6', colour: colours.brand },
  full: { ground: colours.brand },
  bright: { ground: statusColour('reached') },
  grey: { ground: colours.hairline, lines: 'M-2 6L2 10M0 0L8 8M6 -2L10 2', colour: colours.muted },
  faint: { ground: colours.paper, lines: 'M1 2h2M5 6h2', colour: colours.outline },
} as const satisfies Record<string, { ground: string; lines?: string; colour?: string }>;

const look = {
  '& .MuiBarChart-element': { stroke: colours.ink, strokeWidth: 1, forcedColorAdjust: 'none' },
  '& .MuiChartsLabelMark-root': { outline: `1px solid ${colours.ink}`, forcedColorAdjust: 'none' },
} as const;

/** The chart measures the labels of its axes, so it needs the font as a value. A style is not enough. */
const axis = { tickLabelStyle: { fontSize: 13, fill: colours.muted } } as const;
const axisHeight = 32;

/** A part of each bar; the parts are listed from the bottom up. */
export interface Band {
  id: string;
  label: string;
  tile: keyof typeof tiles;
  data: readonly number[];
}

interface BandChartProps {
  names: readonly string[];
  bands: readonly Band[];
  label: string;
  layout: 'vertical' | 'horizontal';
  /** The largest width of the names beside the bars. */
  nameWidth?: number;
  words: (name: string, place: 'axis' | 'tooltip') => string;
}

/** A chart with a bar for each name, and in each bar a part for each band. The table below the chart has the figures. */
export function BandChart({ names, bands, label, layout, nameWidth = 0, words }: BandChartProps) {
  const id = useId();
  const nameAxis = {
    ...axis,
    scaleType: 'band' as const,
    data: [...names],
    valueFormatter: (name: string, { location }: { location: string }) =>
      words(name, location === 'tick' ? 'axis' : 'tooltip'),
  };
  const isVertical = layout === 'vertical';
  const totals = names.map((_, index) => bands.reduce((sum, { data }) => sum + (data[index] ?? 0), 0));
  const ticks = axisTicks(Math.max(...totals));
  const numbers = { ...axis, tickInterval: ticks, max: ticks.at(-1), valueFormatter: copy.count };
  // Columns are in order of time, so labels for the first, the middle and the last one are enough.
  const named = [0, Math.floor((names.length - 1) / 2), names.length - 1].map((index) => names[index]);
  const columns = { ...nameAxis, tickLabelInterval: (name: string) => named.includes(name) };
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <BarChart
        layout={layout}
        height={isVertical ? 360 : 76 + 44 * names.length}
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
        grid={isVertical ? { horizontal: true } : { vertical: true }}
        xAxis={[{ ...(isVertical ? columns : numbers), height: axisHeight }]}
        yAxis={[isVertical ? { ...numbers, width: 44 } : { ...nameAxis, width: nameWidth }]}
        series={bands.map(({ id: band, label: bandLabel, data }) => ({
          id: band,
          stack: 'all',
          label: bandLabel,
          color: `url(#${id}${band})`,
          data: [...data],
          valueFormatter: (value: number | null) => copy.count(value ?? 0),
        }))}
        // Keyboard and screen reader users have the table instead.
        disableKeyboardNavigation
        hideLegend={bands.length === 1}
        slotProps={{ legend: { position: { horizontal: 'start' } } }}
        sx={look}
      >
        <defs>
          {bands.map(({ id: band, tile }) => {
            const { ground, lines, colour } = { lines: undefined, colour: undefined, ...tiles[tile] };
            return (
              <pattern key={band} id={`${id}${band}`} width="8" height="8" patternUnits="userSpaceOnUse">
                <rect width="8" height="8" fill={ground} />
                {lines && <path d={lines} stroke={colour} strokeWidth="2" fill="none" />}
              </pattern>
            );
          })}
        </defs>
      </BarChart>
    </Box>
  );
}
