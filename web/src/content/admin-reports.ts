import type { CountedPart, CountedStatus } from '@ohmbridge/contract/desk/hiring-statistics';
import { statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import { hiredDays } from '@ohmbridge/contract/nightly/retention';

const count = (number: number) => number.toLocaleString('en-GB');
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const weekOf = (monday: string) => day.format(new Date(monday));

/** The words of the reports on applications. */
export const reportsCopy = {
  title: 'Reports',
  filters: 'What the report is about',
  period: 'Period',
  weeks: (number: string) => `Last ${number} weeks`,
  job: 'Job',
  allJobs: 'All jobs',
  unknownJob: 'No job of this name has applications in these weeks.',
  openJobs: 'Show jobs',
  closeJobs: 'Hide jobs',
  clearJob: 'All jobs again',
  jobWords: (title: string | undefined, reference: string) =>
    reference === 'none' ? 'Without a job' : [title, reference].filter(Boolean).join(', '),
  figures: 'In short',
  /** All figures are about those who applied in the period, and are called so; the one of the period before stands beside. */
  received: (before: number) => `applications received (${count(before)}\u00a0before)`,
  now: {
    interview: (before: number) => `of them at interview now (${count(before)}\u00a0before)`,
    offer: (before: number) => `of them at offer now (${count(before)}\u00a0before)`,
    hired: (before: number) => `of them hired, on record (${count(before)}\u00a0before)`,
  },
  explained: (weeks: string, first: string) =>
    `Counted are the applications that have come since ${weekOf(first)}, by where they stand today; “before” says the same of the ${weeks} weeks before that.`,
  erasure: `Those who were hired leave the records ${hiredDays} days later, and others once applications are kept no longer. From then on they count as erased: nobody can tell any more where they stood.`,
  byWeek: 'By week',
  byJob: 'By job',
  table: (title: string) => `${title}, as a table`,
  week: 'Week of',
  total: 'Received',
  sum: 'Together',
  status: (status: CountedStatus) => (status === 'erased' ? 'Erased' : statusWords[status]),
  bands: {
    waiting: 'New or reviewing',
    ahead: 'Interview or offer',
    hired: 'Hired',
    rejected: 'Rejected',
    gone: 'Withdrawn or erased',
  },
  shortWeek: (monday: string) => shortDay.format(new Date(monday)),
  weekOf,
  none: 'No applications came in these weeks.',
  chartOfWeeks: (number: number, weeks: string) =>
    `${number === 1 ? '1 application' : `${count(number)} applications`} in ${weeks} weeks, a column for each week. The table below has the figures.`,
  chartOfJobs: (shown: number) =>
    shown === 1
      ? 'The one job that was applied for. The table below has the figures.'
      : `The ${shown} jobs with the most applications, a bar for each. The table below has the figures.`,
  parts: {
    sources: {
      title: 'By source',
      heading: 'Came from',
      chart: (shown: number) =>
        shown === 1
          ? 'The one source from which they came. The table below has the figures.'
          : `The ${shown} sources from which the most came, a bar for each. The table below has the figures.`,
    },
    countries: {
      title: 'By country',
      heading: 'Country',
      chart: (shown: number) =>
        shown === 1
          ? 'The one country for which they applied. The table below has the figures.'
          : `The ${shown} countries for which they applied, a bar for each. The table below has the figures.`,
    },
  } satisfies Record<CountedPart, object>,
  notKnown: 'Not known',
  export: 'Export as CSV',
  exportOf: {
    weeks: 'Export as CSV, by week',
    jobs: 'Export as CSV, by job',
    sources: 'Export as CSV, by source',
    countries: 'Export as CSV, by country',
  },
  fileName: (kind: string, today: string) => `applications-${kind}-${today}.csv`,
  count,
} as const;
