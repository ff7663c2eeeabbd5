const count = (number: number) => number.toLocaleString('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The words of the chart of the last weeks' applications. */
export const weeksCopy = {
  title: 'By week and status',
  job: 'Job',
  allJobs: 'All jobs',
  noJob: 'Without a job',
  week: 'Week of',
  total: 'Received',
  erased: 'Erased',
  table: 'As a table',
  bands: { open: 'Open', hired: 'Hired', rejected: 'Rejected', gone: 'Withdrawn or erased' },
  day: (monday: string) => day.format(new Date(monday)),
  none: 'No applications came in these weeks.',
  described: (number: number) =>
    `${count(number)} ${number === 1 ? 'application' : 'applications'} in twelve weeks, a column for each week.`,
} as const;
