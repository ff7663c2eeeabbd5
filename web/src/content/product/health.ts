import type { PageShape } from '@site/contract/nightly/browser-reports';
import type { ScheduleHealth } from '@site/contract/nightly/health';
import { dateAndTime, shortDate } from './date-formats.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const scheduleStates: Record<ScheduleHealth['state'], string> = {
  unknown: 'Has not run yet',
  fine: 'Working',
  paused: 'Paused',
  failed: 'Failed',
  overdue: 'Overdue',
};

const pageNames: Partial<Record<PageShape, string>> = {
  '/': 'Home',
  '/case-studies/*': 'A case study',
  '/product/*': 'A product',
  '/services/*': 'A service',
  other: 'Anything else',
};

/** The words of the health screen. */
export const healthCopy = {
  check: 'Run a check now',
  checking: 'Checking...',
  checked: (email: string) =>
    `Checked. An email is on its way to ${email}. If it does not arrive in a few minutes, the website cannot send email.`,
  well: 'All is well',
  waits: (count: number) => (count === 1 ? '1 thing to do' : `${count} things to do`),
  broken: (count: number) => (count === 1 ? '1 thing is broken' : `${count} things are broken`),
  asOf: (at: string) => `As of ${time.format(new Date(at))}`,
  since: (since: string) => `Since ${dateAndTime.format(new Date(since))}`,
  mail: 'Email',
  mails: {
    waiting: 'Being sent',
    stuck: 'Delayed over an hour',
    failed: 'Could not be sent to us',
    undelivered: 'Could not be sent to others',
    quarantined: 'Held for a check',
  },
  schedules: 'Scheduled work',
  noSchedules: 'No scheduled work runs on a local stack.',
  scheduleState: (state: ScheduleHealth['state']) => scheduleStates[state],
  lastSuccess: (at: string | null) =>
    at ? `Last succeeded ${dateAndTime.format(new Date(at))}` : 'Has not succeeded yet',
  daily: 'Daily email',
  dailyMail: 'Send me an email once a day, if there is something to do',
  dailyExplained: 'You get no email on days when all is well.',
  failed: 'The state of the website could not be loaded.',
  browsers: 'Errors in visitors’ browsers',
  browsersExplained: (since: string) => `Since ${shortDate.format(new Date(since))}.`,
  page: 'Page',
  scriptErrors: 'Script errors',
  pageName: (page: PageShape) => pageNames[page] ?? page,
  noReports: 'No errors have been reported yet.',
  violations: 'Blocked by the content security policy',
  reportsFailed: 'The reports from browsers could not be loaded.',
} as const;
