import { homeCountry } from '../firm/countries.ts';
import { countryFacts } from '../firm/country-facts.ts';

/** The times of a scheduled function: the schedule in Cloud Scheduler's words, and the longest wait between two runs. */
export interface Schedule {
  schedule: string;
  timeZone: string;
  intervalMinutes: number;
}

const { timeZone } = countryFacts[homeCountry];

const every = (minutes: number): Schedule => ({
  schedule: `every ${minutes} minutes`,
  timeZone,
  intervalMinutes: minutes,
});

const daily = (time: string): Schedule => ({ schedule: `every day ${time}`, timeZone, intervalMinutes: 24 * 60 });

/** All scheduled functions, by their names. */
export const schedules = {
  backUp: daily('02:00'),
  removeUnclaimedObjects: daily('03:00'),
  removeExpired: daily('04:00'),
  sweepMail: every(10),
  closeJobs: every(15),
  reportDaily: daily('07:00'),
  // On the hour and the half: at each office it is eight o'clock at one of them.
  sendAlerts: { schedule: '0,30 * * * *', timeZone, intervalMinutes: 30 },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof schedules;

/** The record of the last run of a scheduled function, under its name in `scheduledRuns`. */
export interface ScheduledRun<Time = Date> {
  startedAt: Time;
  /** `null` during a run, and for good after a run that was cut off. */
  endedAt: Time | null;
  /** `paused`: the run was due while scheduled functions were paused. `expected`: no run yet; `startedAt` is the first check. */
  outcome: 'running' | 'succeeded' | 'failed' | 'paused' | 'expected';
  /** The reason of a failure, without any word that a visitor wrote. */
  error: string | null;
  lastSuccessAt: Time | null;
  /** The counts of the last run that succeeded. */
  result: Record<string, number>;
}

/**
 * A document of `schedulePauses`: scheduled functions do nothing until `pausedUntil`. Each pause has its own document, so that
 * a pause from a restored copy of the database cannot shorten another.
 */
export interface SchedulePause<Time = Date> {
  pausedUntil: Time;
  reason: string;
}

/** The longest that Cloud Scheduler waits for a run. */
export const maxRunSeconds = 1800;

/** Gives the state of a scheduled function from its record: `overdue` after twice its interval without a success. */
export function scheduleState(
  name: ScheduleName,
  run: ScheduledRun | undefined,
  now: Date,
): 'unknown' | 'fine' | 'paused' | 'failed' | 'overdue' {
  if (!run) return 'unknown';
  const age = (since: Date) => now.getTime() - since.getTime();
  if (run.outcome === 'failed') return 'failed';
  if (run.outcome === 'running' && age(run.startedAt) > maxRunSeconds * 1000) return 'failed';
  if (age(run.lastSuccessAt ?? run.startedAt) > 2 * schedules[name].intervalMinutes * 60_000) return 'overdue';
  if (run.outcome === 'expected') return 'unknown';
  return run.outcome === 'paused' ? 'paused' : 'fine';
}
