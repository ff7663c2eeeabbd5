import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ApplicationWeek, type CountedPart, countedParts } from '@ohmbridge/contract/desk/hiring-statistics';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, documentId, query, where } from 'firebase/firestore';
import { type ReactNode, useId, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { reportsCopy as copy } from '../../content/admin-reports.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { download } from '../components/download.ts';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { ReportFilterBar } from './ReportFilterBar.tsx';
import {
  jobsOf,
  notKnown,
  periodsOf,
  type ReportRow,
  rowsOfJobs,
  rowsOfParts,
  rowsOfWeeks,
  type StoredWeeks,
  sumOf,
} from './report-figures.ts';
import { noJob, type ReportFilters, useReportFilters } from './report-filters.ts';
import { StatusChart } from './StatusChart.tsx';
import { csvOfRows, StatusTable } from './StatusTable.tsx';

/** How many applied, week by week, job by job and by where they came from, and where they stand now. */
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
  const { filters, changeFilters } = useReportFilters();
  const [now] = useState(() => new Date());
  const { before, period } = periodsOf(now, Number(filters.weeks));
  const weeks = collection(useFirestore(), collections.applicationWeeks);
  const { data: snapshot, status } = useFirestoreCollection(
    query(weeks, where(documentId(), '>=', before[0]), where(documentId(), '<=', period.at(-1))),
  );
  const stored: StoredWeeks | undefined =
    status === 'loading' ? undefined : new Map(snapshot.docs.map((week) => [week.id, week.data() as ApplicationWeek]));
  const jobs = jobsOf(stored ?? new Map());
  return (
    <>
      <ReportFilterBar filters={filters} jobs={jobs} onChange={changeFilters} />
      {stored ? <Report stored={stored} before={before} period={period} filters={filters} jobs={jobs} /> : <Spinner />}
    </>
  );
}

interface ReportProps {
  stored: StoredWeeks;
  before: readonly string[];
  period: readonly string[];
  filters: ReportFilters;
  jobs: ReadonlyMap<string, string>;
}

function Report({ stored, before, period, filters: { weeks, job }, jobs }: ReportProps) {
  const ofWeeks = rowsOfWeeks(stored, period, job);
  const ofJobs = job === undefined ? rowsOfJobs(stored, period) : [];
  const sum = sumOf(ofWeeks);
  return (
    <>
      <InShort sum={sum} earlier={sumOf(rowsOfWeeks(stored, before, job))} weeks={weeks} first={period[0] ?? ''} />
      <Part title={copy.byWeek} kind="weeks" heading={copy.week} rows={ofWeeks.toReversed()} words={copy.weekOf}>
        {sum.total === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <StatusChart
            rows={ofWeeks}
            layout="vertical"
            label={copy.chartOfWeeks(sum.total, weeks)}
            words={(monday, place) => (place === 'axis' ? copy.shortWeek(monday) : copy.weekOf(monday))}
          />
        )}
      </Part>
      {ofJobs.length > 0 && (
        <Part
          title={copy.byJob}
          kind="jobs"
          heading={copy.job}
          rows={ofJobs}
          words={(reference) => copy.jobWords(jobs.get(reference), reference)}
        >
          <ChartOfRows
            rows={ofJobs}
            label={copy.chartOfJobs}
            words={(reference) => copy.jobWords(jobs.get(reference), reference)}
            shortWords={(reference) =>
              reference === noJob ? copy.jobWords(jobs.get(reference), reference) : reference
            }
          />
        </Part>
      )}
      {countedParts.map((part) => {
        const rows = rowsOfParts(part, stored, period, job);
        const { title, heading, chart } = copy.parts[part];
        const words = (name: string) => (name === notKnown ? copy.notKnown : name);
        return (
          rows.some(({ name }) => name !== notKnown) && (
            <Part key={part} title={title} kind={part} heading={heading} rows={rows} words={words}>
              <ChartOfRows rows={rows} label={chart} words={words} shortWords={words} />
            </Part>
          )
        );
      })}
    </>
  );
}

interface InShortProps {
  sum: ReportRow;
  /** The same of the period before. */
  earlier: ReportRow;
  weeks: string;
  first: string;
}

function InShort({ sum, earlier, weeks, first }: InShortProps) {
  const standing = (['interview', 'offer', 'hired'] as const).map((status) => ({
    value: copy.count(sum.statuses[status] ?? 0),
    label: copy.now[status](earlier.statuses[status] ?? 0),
  }));
  return (
    <Box component="section" aria-label={copy.figures} sx={{ mt: 4 }}>
      <RatingPlate entries={[{ value: copy.count(sum.total), label: copy.received(earlier.total) }, ...standing]} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '80ch' }}>
        {copy.explained(weeks, first)} {copy.erasure}
      </Typography>
    </Box>
  );
}

/** More bars than these are a table. */
const mostBars = 10;

interface ChartOfRowsProps {
  rows: readonly ReportRow[];
  label: (shown: number) => string;
  words: (name: string) => string;
  /** The same where there is little room. */
  shortWords: (name: string) => string;
}

function ChartOfRows({ rows, label, words, shortWords }: ChartOfRowsProps) {
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const shown = rows.slice(0, mostBars);
  return (
    <StatusChart
      rows={shown}
      layout="horizontal"
      nameWidth={isWide ? 300 : 90}
      label={label(shown.length)}
      words={(name, place) => (place === 'tooltip' || isWide ? words(name) : shortWords(name))}
    />
  );
}

interface PartProps {
  title: string;
  kind: 'weeks' | 'jobs' | CountedPart;
  heading: string;
  rows: readonly ReportRow[];
  words: (name: string) => string;
  children: ReactNode;
}

/** A chart, and what it shows as a table and as a file. */
function Part({ title, kind, heading, rows, words, children }: PartProps) {
  const titleId = useId();
  const save = () =>
    download(
      new Blob([csvOfRows(heading, rows, words)], { type: 'text/csv' }),
      copy.fileName(kind, new Date().toISOString().slice(0, 10)),
    );
  return (
    <Stack component="section" spacing={3} aria-labelledby={titleId} sx={{ mt: 'clamp(48px, 6vw, 80px)' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {title}
        </Typography>
        <TextAction onClick={save} aria-label={copy.exportOf[kind]}>
          {copy.export}
        </TextAction>
      </Stack>
      {children}
      <StatusTable label={copy.table(title)} heading={heading} rows={rows} words={words} />
    </Stack>
  );
}
