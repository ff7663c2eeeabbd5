import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { reportsCopy as copy } from '../../content/product/admin-reports.ts';
import type { Figures } from '../components/FigureTable.tsx';
import { BandChart, type Band as ChartBand } from './BandChart.tsx';
import { type Band, bands, countedStatuses, inBand, type ReportRow, sumOf } from './report-figures.ts';

const tiles = {
  waiting: 'hatched',
  ahead: 'full',
  hired: 'bright',
  rejected: 'grey',
  gone: 'faint',
} as const satisfies Record<Band, ChartBand['tile']>;

export const standingBands = (rows: readonly ReportRow[]): ChartBand[] =>
  (Object.keys(bands) as Band[]).map((band) => ({
    id: band,
    label: copy.bands[band],
    tile: tiles[band],
    data: rows.map((row) => inBand(row, band)),
  }));

/** Gives the same figures as a table, with all statuses. */
export function standingFigures(heading: string, rows: readonly ReportRow[], words: (name: string) => string): Figures {
  const cells = ({ total, statuses }: ReportRow) => [total, ...countedStatuses.map((status) => statuses[status] ?? 0)];
  return {
    heading,
    columns: [copy.total, ...countedStatuses.map(copy.status)],
    rows: rows.map((row) => ({ name: words(row.name), cells: cells(row) })),
    sum: { name: copy.sum, cells: cells(sumOf(rows)) },
  };
}

/** The largest number of bars in a chart; the table has all rows. */
const mostBars = 10;

interface ChartOfRowsProps {
  rows: readonly ReportRow[];
  bandsOf: (rows: readonly ReportRow[]) => ChartBand[];
  label: (shown: number) => string;
  words: (name: string) => string;
  shortWords: (name: string) => string;
}

export function ChartOfRows({ rows, bandsOf, label, words, shortWords }: ChartOfRowsProps) {
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const shown = rows.slice(0, mostBars);
  const longest = Math.max(...shown.map(({ name }) => words(name).length));
  return (
    <BandChart
      names={shown.map(({ name }) => name)}
      bands={bandsOf(shown)}
      layout="horizontal"
      nameWidth={isWide ? Math.min(300, 24 + 8 * longest) : 110}
      label={label(shown.length)}
      words={(name, place) => (place === 'tooltip' || isWide ? words(name) : shortWords(name))}
    />
  );
}
