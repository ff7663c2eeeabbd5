import type { CountedPart, CountedStatus, HiringStep } from '@site/contract/desk/hiring-statistics';
import type { TimedPart } from '@site/contract/desk/hiring-times';
import { rejectionReasonWords } from '@site/contract/desk/rejection-reasons';
import { statusWords } from '@site/contract/desk/submission-kinds';
import { hiredDays } from '@site/contract/nightly/retention';

const count = (number: number) => number.toLocaleString('en-GB');
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const noFigure = '–';
/** The words of each duration, in the order of `durations`. */
const durationWords: readonly { value: string; unit: string }[] = [
  { value: '0–4', unit: 'hours' },
  { value: '4–24', unit: 'hours' },
  { value: '1–2', unit: 'days' },
  { value: '2–4', unit: 'days' },
  { value: '4–7', unit: 'days' },
  { value: '1–2', unit: 'weeks' },
  { value: '2–4', unit: 'weeks' },
  { value: '4–8', unit: 'weeks' },
  { value: '8–16', unit: 'weeks' },
  { value: '16+', unit: 'weeks' },
];
const weekOf = (monday: string) => day.format(new Date(monday));

/** Gives the first and the last of several weeks, from their Mondays. The year is named once, and no line ends within them. */
function weeksOf(mondays: string): string {
  const [first = '', last = first] = mondays.split(' ');
  if (first === last) return weekOf(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const begin = isOneYear ? shortDay.format(new Date(first)) : weekOf(first);
  return `${begin} to ${weekOf(last)}`.replaceAll(' ', '\u00a0');
}

/** The words of the reports on applications. */
export const reportsCopy = {
  title: 'Reports',
  filters: 'Filter the report',
  period: 'Period',
  weeks: (number: string) => `Last ${number} weeks`,
  job: 'Job',
  allJobs: 'All jobs',
  unknownJob: 'No job of this name has applications in these weeks.',
  openJobs: 'Show jobs',
  closeJobs: 'Hide jobs',
  clearJob: 'All jobs again',
  jobWords: (title: string | undefined, reference: string) =>
    reference === 'none' ? 'No job named' : [title, reference].filter(Boolean).join(', '),
  figures: 'In short',
  /** The figures count the applicants of the period. The figure of the period before is in brackets. */
  received: (before: number) => `applications received (${count(before)}\u00a0before)`,
  now: {
    interview: (before: number) => `of them at interview now (${count(before)}\u00a0before)`,
    offer: (before: number) => `of them at offer now (${count(before)}\u00a0before)`,
  },
  hired: (before: number) => `of them hired (${count(before)}\u00a0before)`,
  explained: (weeks: string, first: string) =>
    `Applications received since ${weekOf(first)}, by current status. “Before” means the ${weeks} weeks before that.`,
  erasure: `Applications of people we hire are erased after ${hiredDays} days, and others when their keeping period ends. They then count as “Withdrawn or erased”. All other figures stay the same.`,
  byWeek: 'By week',
  byJob: 'By job',
  contents: 'Contents',
  table: 'Figures',
  tableOf: (title: string) => `${title}, as a table`,
  week: 'Week of',
  total: 'Received',
  sum: 'Total',
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
  /** Gives one week, or the first and the last of several weeks, from their Mondays. */
  weeksOf,
  none: 'No applications came in these weeks.',
  chartOfWeeks: (number: number, weeks: string) =>
    `${number === 1 ? '1 application' : `${count(number)} applications`} in ${weeks} weeks, a column for each week. The folded table below has the figures.`,
  chartOfJobs: (shown: number) =>
    shown === 1
      ? 'The only job with applications. The folded table below has the figures.'
      : `The ${shown} jobs with the most applications, a bar for each. The folded table below has the figures.`,
  parts: {
    sources: {
      title: 'By source',
      heading: 'Came from',
      chart: (shown: number) =>
        shown === 1
          ? 'The only source. The folded table below has the figures.'
          : `The ${shown} largest sources, a bar for each. The folded table below has the figures.`,
    },
    countries: {
      title: 'By country',
      heading: 'Country',
      chart: (shown: number) =>
        shown === 1
          ? 'The only country with applications. The folded table below has the figures.'
          : `The ${shown} countries with applications, a bar for each. The folded table below has the figures.`,
    },
  } satisfies Record<CountedPart, object>,
  reasons: {
    title: 'Reasons for rejection',
    heading: 'Reason',
    chart: (number: number) =>
      `The reasons of ${count(number)} rejections, a bar for each. The folded table below has the figures.`,
    explained: 'A reason is optional, so not every rejection has one. Applicants never see it.',
    words: rejectionReasonWords,
  },
  notKnown: 'Not known',
  export: 'Export as a spreadsheet',
  exportOf: (title: string) => `Export as a spreadsheet: ${title}`,
  fileName: (kind: string, today: string) => `applications-${kind}-${today}.xlsx`,
  count,
  by: 'Group steps and times by',
  groups: { months: 'Month', jobs: 'Job', sources: 'Source', countries: 'Country' },
  month: (name: string) => month.format(new Date(name)),
  shortMonth: (name: string) => shortMonth.format(new Date(name)),
  reached: 'Steps reached',
  reachedBy: (group: string) => `Steps reached, by ${group.toLowerCase()}`,
  reachedExplained:
    'An application that reached a step also counts in all earlier steps, even if it has ended since. A rejected application counts as reviewed. Moving someone back removes the later steps. A cancelled hire is not counted.',
  reachedByExplained: 'Each part of a bar shows the applications that reached that step and no further.',
  step: 'Step',
  steps: {
    new: 'Applied',
    reviewing: 'Reviewed',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
  } satisfies Record<HiringStep, string>,
  applications: 'Applications',
  ofAll: 'Of all',
  ofBefore: 'Of the step before',
  shareOf: (step: string) => `${step}, of all`,
  noShare: noFigure,
  share: (number: number, of: number) => {
    if (of === 0) return noFigure;
    const share = (100 * number) / of;
    if (share > 0 && share < 1) return 'under 1%';
    return share > 99 && share < 100 ? 'over 99%' : `${Math.round(share)}%`;
  },
  chartOfSteps: (number: number) =>
    `How many of ${count(number)} reached each step, a bar for each. The folded table below has the figures.`,
  chartOfReached: (shown: number) =>
    shown === 1
      ? 'One bar, by the last step that they reached. The folded table below has the figures.'
      : `${shown} bars, by the last step that they reached. The folded table below has the figures.`,
  times: 'Time taken',
  timesBy: (group: string) => `Time taken, by ${group.toLowerCase()}`,
  timesExplained:
    'Only finished steps count. Applications that are still in a step, or not yet answered, are left out, so the times of the newest weeks will still rise. Times are grouped in ten ranges. Half of the applications took no longer than the median. The first answer is the first message that a colleague wrote, not the automatic confirmation.',
  timesOfAllJobs: 'Times by source and by country are counted for all jobs together.',
  timedHeading: 'Time',
  timed: {
    answer: 'First answer',
    new: 'In New',
    reviewing: 'In Reviewing',
    interview: 'In Interview',
    offer: 'In Offer',
    hire: 'Until hired',
  } satisfies Record<TimedPart, string>,
  median: 'Median',
  known: 'Applications',
  knownOf: (part: string) => `${part}, applications`,
  /** Gives the words of a duration on a rating plate. */
  plate: (duration: number | undefined) => durationWords[duration ?? -1] ?? { value: noFigure },
  medianOf: (part: string, number: number) => `${part}, median (${count(number)}\u00a0applications)`,
  duration: (duration: number | undefined) => {
    const words = durationWords[duration ?? -1];
    return words ? `${words.value} ${words.unit}` : noFigure;
  },
  durationBands: {
    day: 'Within a day',
    days: '1 to 4 days',
    weeks: '4 days to 2 weeks',
    months: '2 to 8 weeks',
    longer: 'Longer',
  },
  chartOfTimes:
    'The number of applications in each range of time, a bar for each range. The folded table below has the figures.',
} as const;
