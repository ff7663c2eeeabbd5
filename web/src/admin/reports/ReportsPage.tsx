import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ApplicationWeek, countedParts, countReached } from '@site/contract/desk/hiring-statistics';
import type { ApplicationTimes } from '@site/contract/desk/hiring-times';
import { collections } from '@site/contract/shared/collections';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { reportsCopy as copy } from '../../content/product/admin-reports.ts';
import { useAddressFilters } from '../../shared/address-filters.ts';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useLive } from '../components/use-live.ts';
import { BandChart } from './BandChart.tsx';
import { ReachedParts, reachedParts } from './ReachedParts.tsx';
import { hasReasons, ReasonsPart } from './ReasonsPart.tsx';
import { noJob, ReportFilterBar, type ReportFilters, type ReportGroup, reportFilters } from './ReportFilterBar.tsx';
import { Explained, ReportContents, ReportPart } from './ReportPart.tsx';
import {
  jobsOf,
  monthsOf,
  notKnown,
  periodsOf,
  type ReportRow,
  rowsOfJobs,
  rowsOfMonths,
  rowsOfParts,
  rowsOfWeeks,
  type StoredWeeks,
  sumOf,
  withEmptyWeeksTogether,
} from './report-figures.ts';
import { type StoredTimes, timesOfPart, timesOfWeeks } from './report-times.ts';
import { ChartOfRows, standingBands, standingFigures } from './StandingChart.tsx';
import { TimeParts, timeParts } from './TimeParts.tsx';

/** The reports: received applications, current statuses, reached steps and times, by week, job, source and country. */
export function ReportsPage() {
  return (
    <>
      <PageHead title={copy.title} />
      <DataBoundary>
        <ChosenReport />
      </DataBoundary>
    </>
  );
}

function ChosenReport() {
  const { filters, changeFilters } = useAddressFilters(reportFilters);
  const now = useNow(queryMilliseconds);
  const { before, period } = periodsOf(now, Number(filters.weeks));
  const stored = useWeeks<ApplicationWeek>('applicationWeeks', [...before, ...period]);
  const times = useWeeks<ApplicationTimes>('applicationTimes', period);
  const jobs = jobsOf(stored ?? new Map());
  return (
    <>
      <ReportFilterBar filters={filters} jobs={jobs} onChange={changeFilters} />
      {stored && times ? (
        <Report stored={stored} times={times} before={before} period={period} filters={filters} jobs={jobs} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

/** Reads the documents of some weeks, by their Mondays; `undefined` while they load. */
function useWeeks<Document>(name: 'applicationWeeks' | 'applicationTimes', mondays: readonly string[]) {
  const weeks = collection(useFirestore(), collections[name]);
  const snapshot = useLive(
    query(weeks, where(documentId(), '>=', mondays[0]), where(documentId(), '<=', mondays.at(-1))),
  );
  if (!snapshot) return undefined;
  return new Map(snapshot.docs.map((week) => [week.id, week.data() as Document]));
}

interface ReportProps {
  stored: StoredWeeks;
  times: StoredTimes;
  before: readonly string[];
  period: readonly string[];
  filters: ReportFilters;
  jobs: ReadonlyMap<string, string>;
}

const columns = {
  display: 'grid',
  gap: { xs: 4, lg: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '170px minmax(0, 1fr)' },
  mt: 5,
} as const;

function Report({ stored, times, before, period, filters: { weeks, job, by }, jobs }: ReportProps) {
  const ofWeeks = rowsOfWeeks(stored, period, job);
  const sum = sumOf(ofWeeks);
  const rows: Record<ReportGroup, () => ReportRow[]> = {
    months: () => rowsOfMonths(stored, period, job),
    jobs: () => rowsOfJobs(stored, period).filter(({ name }) => job === undefined || name === job),
    sources: () => rowsOfParts('sources', stored, period, job),
    countries: () => rowsOfParts('countries', stored, period, job),
  };
  const jobWords = (reference: string) => copy.jobWords(jobs.get(reference), reference);
  const partWords = (name: string) => (name === notKnown ? copy.notKnown : name);
  const words = { months: copy.month, jobs: jobWords, sources: partWords, countries: partWords };
  const shortWords = {
    ...words,
    months: copy.shortMonth,
    jobs: (reference: string) => (reference === noJob ? jobWords(reference) : reference),
  };
  const ofJobs = job === undefined ? rows.jobs() : [];
  const grouped = rows[by]();
  const timesOfRows = timesBy(times, period, job, by, grouped);
  const ofParts = countedParts
    .map((part) => ({ part, ofPart: rows[part]() }))
    .filter(({ ofPart }) => ofPart.some(({ name }) => name !== notKnown));
  const isEmpty = sum.total === 0;
  const parts = [
    { file: 'weeks', title: copy.byWeek },
    ...(ofJobs.length > 0 ? [{ file: 'jobs', title: copy.byJob }] : []),
    ...ofParts.map(({ part }) => ({ file: part, title: copy.parts[part].title })),
    ...(hasReasons(sum) ? [{ file: 'reasons', title: copy.reasons.title }] : []),
    ...(isEmpty ? [] : [...reachedParts(by, grouped), ...timeParts(by, timesOfRows)]),
  ];
  return (
    <>
      <InShort sum={sum} earlier={sumOf(rowsOfWeeks(stored, before, job))} weeks={weeks} first={period[0] ?? ''} />
      <Box sx={columns}>
        <ReportContents parts={parts} />
        <Stack sx={{ minWidth: 0, gap: 'clamp(48px, 6vw, 80px)' }}>
          <ReportPart
            title={copy.byWeek}
            file="weeks"
            figures={standingFigures(copy.week, ofWeeks.toReversed(), copy.weekOf)}
            table={standingFigures(copy.week, withEmptyWeeksTogether(ofWeeks.toReversed()), copy.weeksOf)}
          >
            {isEmpty ? (
              <p>{copy.none}</p>
            ) : (
              <BandChart
                names={period}
                bands={standingBands(ofWeeks)}
                layout="vertical"
                label={copy.chartOfWeeks(sum.total, weeks)}
                words={(monday, place) => (place === 'axis' ? copy.shortWeek(monday) : copy.weekOf(monday))}
              />
            )}
          </ReportPart>
          {ofJobs.length > 0 && (
            <ReportPart title={copy.byJob} file="jobs" figures={standingFigures(copy.job, ofJobs, words.jobs)}>
              <ChartOfRows
                rows={ofJobs}
                bandsOf={standingBands}
                label={copy.chartOfJobs}
                words={words.jobs}
                shortWords={shortWords.jobs}
              />
            </ReportPart>
          )}
          {ofParts.map(({ part, ofPart }) => {
            const { title, heading, chart } = copy.parts[part];
            return (
              <ReportPart key={part} title={title} file={part} figures={standingFigures(heading, ofPart, partWords)}>
                <ChartOfRows
                  rows={ofPart}
                  bandsOf={standingBands}
                  label={chart}
                  words={partWords}
                  shortWords={partWords}
                />
              </ReportPart>
            );
          })}
          {hasReasons(sum) && <ReasonsPart sum={sum} />}
          {!isEmpty && (
            <>
              <ReachedParts sum={sum} by={by} rows={grouped} words={words[by]} shortWords={shortWords[by]} />
              <TimeParts times={timesOfWeeks(times, period, job)} by={by} rows={timesOfRows} words={words[by]} />
            </>
          )}
        </Stack>
      </Box>
    </>
  );
}

/** Gives the times of each row. Times by source or country always cover all jobs. */
function timesBy(
  times: StoredTimes,
  period: readonly string[],
  job: string | undefined,
  by: ReportGroup,
  rows: readonly ReportRow[],
) {
  if (by === 'months')
    return monthsOf(period).map(([name, mondays]) => ({ name, times: timesOfWeeks(times, mondays, job) }));
  if (by !== 'jobs' && job !== undefined) return undefined;
  const known = rows.filter(({ name }) => name !== notKnown);
  return known.map(({ name }) => ({ name, times: timesOfPart(by, name, times, period) }));
}

interface InShortProps {
  sum: ReportRow;
  earlier: ReportRow;
  weeks: string;
  first: string;
}

function InShort({ sum, earlier, weeks, first }: InShortProps) {
  const standing = (['interview', 'offer'] as const).map((status) => ({
    value: copy.count(sum.statuses[status] ?? 0),
    label: copy.now[status](earlier.statuses[status] ?? 0),
  }));
  const hired = {
    value: copy.count(countReached(sum, 'hired')),
    label: copy.hired(countReached(earlier, 'hired')),
  };
  return (
    <Box component="section" aria-label={copy.figures} sx={{ mt: 4 }}>
      <RatingPlate
        entries={[{ value: copy.count(sum.total), label: copy.received(earlier.total) }, ...standing, hired]}
      />
      <Box sx={{ mt: 2 }}>
        <Explained>
          {copy.explained(weeks, first)} {copy.erasure}
        </Explained>
      </Box>
    </Box>
  );
}
