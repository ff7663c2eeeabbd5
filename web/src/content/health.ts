import type { ScheduleHealth } from '@ohmbridge/functions/contract/health';

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const scheduleStates: Record<ScheduleHealth['state'], string> = {
  unknown: 'Has not run yet',
  fine: 'Well',
  paused: 'Paused',
  failed: 'Failed',
  overdue: 'Overdue',
};

/** The words of the screen that says how the website is. */
export const healthCopy = {
  title: 'Health',
  check: 'Run a check now',
  checking: 'Checking...',
  checked: (email: string) =>
    `Checked. A mail is on its way to ${email}: if it is not there in a few minutes, mail does not work.`,
  well: 'Nothing waits for anybody',
  waits: (count: number) => (count === 1 ? '1 thing waits for you' : `${count} things wait for you`),
  broken: (count: number) => (count === 1 ? '1 thing is broken' : `${count} things are broken`),
  asOf: (at: string) => `As of ${time.format(new Date(at))}`,
  since: (since: string) => `Since ${dateAndTime.format(new Date(since))}`,
  mail: 'Mail',
  mails: { waiting: 'On their way', stuck: 'For over an hour', failed: 'Could not be sent', quarantined: 'Held back' },
  schedules: 'Scheduled work',
  noSchedules: 'Nothing runs by a schedule on the local stack.',
  scheduleState: (state: ScheduleHealth['state']) => scheduleStates[state],
  lastSuccess: (at: string | null) =>
    at ? `Last succeeded ${dateAndTime.format(new Date(at))}` : 'Has not succeeded yet',
  daily: 'Daily mail',
  dailyMail: 'Tell me once a day by mail, if something waits',
  dailyExplained: 'Nothing comes on days when all is well.',
  failed: 'How the website is could not be read.',
} as const;
