import { hiringSteps } from '@site/contract/desk/hiring-statistics';
import { reportsCopy as copy } from '../../content/product/admin-reports.ts';
import type { Figures } from '../components/FigureTable.tsx';
import { type Band, BandChart } from './BandChart.tsx';
import type { ReportGroup } from './ReportFilterBar.tsx';
import { Explained, ReportPart } from './ReportPart.tsx';
import { type ReportRow, reachedOf } from './report-figures.ts';
import { ChartOfRows } from './StandingChart.tsx';

interface ReachedPartsProps {
  sum: ReportRow;
  by: ReportGroup;
  rows: readonly ReportRow[];
  words: (name: string) => string;
  shortWords: (name: string) => string;
}

/** Gives the files and titles of these parts, for the list of contents. */
export function reachedParts(by: ReportGroup, rows: readonly ReportRow[]) {
  return [
    { file: 'steps', title: copy.reached },
    ...(rows.length > 0 ? [{ file: `steps-by-${by}`, title: copy.reachedBy(copy.groups[by]) }] : []),
  ];
}

/** The number of applications that reached each step towards a hire, for all applications and for each group. */
export function ReachedParts({ sum, by, rows, words, shortWords }: ReachedPartsProps) {
  return (
    <>
      <ReportPart title={copy.reached} file="steps" figures={stepFigures(sum)}>
        <BandChart
          names={hiringSteps}
          bands={[{ id: 'reached', label: copy.reached, tile: 'full', data: reachedOf(sum).map((one) => one.reached) }]}
          layout="horizontal"
          nameWidth={90}
          label={copy.chartOfSteps(sum.total)}
          words={(step) => copy.steps[step as keyof typeof copy.steps]}
        />
        <Explained>{copy.reachedExplained}</Explained>
      </ReportPart>
      {rows.length > 0 && (
        <ReportPart
          title={copy.reachedBy(copy.groups[by])}
          file={`steps-by-${by}`}
          figures={reachedFigures(copy.groups[by], rows, words)}
        >
          <ChartOfRows
            rows={rows}
            bandsOf={lastSteps}
            label={copy.chartOfReached}
            words={words}
            shortWords={shortWords}
          />
          <Explained>{copy.reachedByExplained}</Explained>
        </ReportPart>
      )}
    </>
  );
}

function stepFigures(sum: ReportRow): Figures {
  const reached = reachedOf(sum);
  return {
    heading: copy.step,
    columns: [copy.applications, copy.ofAll, copy.ofBefore],
    rows: reached.map(({ step, reached: number }, index) => {
      const before = reached[index - 1]?.reached;
      const ofBefore = before === undefined ? copy.noShare : copy.share(number, before);
      return { name: copy.steps[step], cells: [number, copy.share(number, sum.total), ofBefore] };
    }),
  };
}

function reachedFigures(heading: string, rows: readonly ReportRow[], words: (name: string) => string): Figures {
  const [, ...later] = hiringSteps;
  return {
    heading,
    columns: [copy.steps.new, ...later.flatMap((step) => [copy.steps[step], copy.shareOf(copy.steps[step])])],
    rows: rows.map((row) => {
      const [, ...reached] = reachedOf(row);
      const cells = reached.flatMap((one) => [one.reached, copy.share(one.reached, row.total)]);
      return { name: words(row.name), cells: [row.total, ...cells] };
    }),
  };
}

const tiles = {
  new: 'faint',
  reviewing: 'hatched',
  interview: 'full',
  offer: 'grey',
  hired: 'bright',
} as const satisfies Record<(typeof hiringSteps)[number], Band['tile']>;

const lastSteps = (rows: readonly ReportRow[]): Band[] =>
  hiringSteps.map((step, index) => ({
    id: step,
    label: copy.steps[step],
    tile: tiles[step],
    data: rows.map((row) => {
      const reached = reachedOf(row);
      return (reached[index]?.reached ?? 0) - (reached[index + 1]?.reached ?? 0);
    }),
  }));
