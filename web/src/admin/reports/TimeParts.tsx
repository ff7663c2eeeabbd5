import Box from '@mui/material/Box';
import { durations, timedParts } from '@site/contract/desk/hiring-times';
import { reportsCopy as copy } from '../../content/product/admin-reports.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import type { Figures } from '../components/FigureTable.tsx';
import { type Band, BandChart } from './BandChart.tsx';
import type { ReportGroup } from './ReportFilterBar.tsx';
import { Explained, ReportPart } from './ReportPart.tsx';
import { durationBands, type TimeRow } from './report-times.ts';

interface TimePartsProps {
  times: readonly TimeRow[];
  by: ReportGroup;
  /** The times of each group; `undefined` if times are not counted for these groups. */
  rows: readonly { name: string; times: readonly TimeRow[] }[] | undefined;
  words: (name: string) => string;
}

/** Gives the files and titles of these parts, for the list of contents. */
export function timeParts(by: ReportGroup, rows: TimePartsProps['rows']) {
  return [
    { file: 'times', title: copy.times },
    ...(rows && rows.length > 0 ? [{ file: `times-by-${by}`, title: copy.timesBy(copy.groups[by]) }] : []),
  ];
}

/** The time to the first answer, in each step, and to the hire, for all applications and for each group. */
export function TimeParts({ times, by, rows, words }: TimePartsProps) {
  return (
    <>
      <ReportPart title={copy.times} file="times" figures={timeFigures(times)}>
        <Box sx={{ '& dl': { gridTemplateColumns: { md: 'repeat(3, 1fr)' } }, '& dd': { fontSize: '1.5rem' } }}>
          <RatingPlate
            entries={times.map(({ part, median, known }) => ({
              ...copy.plate(median),
              label: copy.medianOf(copy.timed[part], known),
            }))}
          />
        </Box>
        <BandChart
          names={timedParts}
          bands={bandsOf(times)}
          layout="horizontal"
          nameWidth={110}
          label={copy.chartOfTimes}
          words={(part) => copy.timed[part as keyof typeof copy.timed]}
        />
        <Explained>
          {copy.timesExplained} {!rows && copy.timesOfAllJobs}
        </Explained>
      </ReportPart>
      {rows && rows.length > 0 && (
        <ReportPart
          title={copy.timesBy(copy.groups[by])}
          file={`times-by-${by}`}
          figures={{
            heading: copy.groups[by],
            columns: timedParts.flatMap((part) => [copy.timed[part], copy.knownOf(copy.timed[part])]),
            rows: rows.map((row) => ({
              name: words(row.name),
              cells: row.times.flatMap(({ median, known }) => [copy.duration(median), known]),
            })),
          }}
        />
      )}
    </>
  );
}

function timeFigures(times: readonly TimeRow[]): Figures {
  return {
    heading: copy.timedHeading,
    columns: [copy.median, copy.known, ...durations.map(copy.duration)],
    rows: times.map(({ part, median, known, counts }) => ({
      name: copy.timed[part],
      cells: [copy.duration(median), known, ...durations.map((duration) => counts[duration] ?? 0)],
    })),
  };
}

const tiles = {
  day: 'bright',
  days: 'full',
  weeks: 'hatched',
  months: 'grey',
  longer: 'faint',
} as const satisfies Record<keyof typeof durationBands, Band['tile']>;

const bandsOf = (times: readonly TimeRow[]): Band[] =>
  (Object.keys(durationBands) as (keyof typeof durationBands)[]).map((band) => ({
    id: band,
    label: copy.durationBands[band],
    tile: tiles[band],
    data: times.map(({ counts }) => durationBands[band].reduce((sum, duration) => sum + (counts[duration] ?? 0), 0)),
  }));
