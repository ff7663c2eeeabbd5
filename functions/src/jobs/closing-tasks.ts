import type { Job } from '@ohmbridge/contract/jobs/job';
import { schedules } from '@ohmbridge/contract/nightly/schedules';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../shared/error-outline.ts';
import { fewAtATime } from '../shared/few-at-a-time.ts';
import { withTimeout } from '../shared/timeout.ts';
import { closeIfDue } from './close-jobs.ts';
import type { JobQueries } from './job-queries.ts';
import type { JobStore } from './job-store.ts';

// What strangers ask the database for goes by `isActive` alone. So an active job has a task that switches it off at the very
// moment at which its closing date ends. The sweep of `closeJobs` closes whatever has none.

/** The payload of such a task: which job, and the moment that it was made for. */
export interface ClosingTask {
  job: string;
  closesAt: string;
}

/** Makes a task that is carried out at a moment; a second one of the same name is not made. */
export type EnqueueClosing = (task: ClosingTask, name: string, at: Date) => Promise<void>;

/** Makes sure of the task of a job that has a closing date; tells whether it has one now. Never fails. */
export type QueueClosing = (job: Pick<Job, '_id' | 'isActive' | 'closesAt'>) => Promise<boolean>;

/** As far ahead as Cloud Tasks takes a task. A job that closes later gets its own from a sweep, shortly before. */
const farthestMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** A save waits no longer than this for a queue that does not answer. */
const timeoutMilliseconds = 3000;

/** For so long a queue that has failed is left alone, so that fifty saves at once do not wait for it fifty times. */
const pauseMilliseconds = 60_000;

export function createClosingQueue(enqueue: EnqueueClosing, now: () => Date): QueueClosing {
  let pausedUntil = 0;
  return async ({ _id, isActive, closesAt }) => {
    if (!isActive || closesAt === undefined) return false;
    const at = new Date(closesAt);
    const asked = now().getTime();
    if (at.getTime() - asked > farthestMilliseconds || asked < pausedUntil) return false;
    try {
      // A job that gets another date gets another task.
      const made = enqueue({ job: _id, closesAt }, `${_id}-${at.getTime()}`, at);
      await withTimeout(made, timeoutMilliseconds, () => new Error('No answer'));
      return true;
    } catch (error) {
      pausedUntil = asked + pauseMilliseconds;
      logger.warn('Closing not queued', { job: _id, ...errorOutline(error) });
      return false;
    }
  };
}

/** The store, with a task for each job that is saved with a closing date. What is saved is saved, whatever comes of that. */
export function withClosingTasks(jobs: JobStore, queueClosing: QueueClosing): JobStore {
  const queued = async <Saved>(saved: Saved, job: Job) => {
    await queueClosing(job);
    return saved;
  };
  const savedJob = async (job: Job) => queued(job, job);
  return {
    ...jobs,
    create: async (...how) => {
      const saved = await jobs.create(...how);
      return queued(saved, saved.job);
    },
    replace: async (...how) => {
      const saved = await jobs.replace(...how);
      return queued(saved, saved.job);
    },
    setState: async (...how) => savedJob(await jobs.setState(...how)),
    renew: async (...how) => savedJob(await jobs.renew(...how)),
  };
}

/** More than close at one midnight; the sweep after it takes the rest. */
const maxQueued = 500;

/** Makes sure of the tasks of the jobs that close before the next sweep, and some time after it; gives how many. */
export async function queueNextClosings(
  { queries, queueClosing }: { queries: Pick<JobQueries, 'closing'>; queueClosing: QueueClosing },
  now: Date,
): Promise<number> {
  const until = new Date(now.getTime() + (schedules.closeJobs.intervalMinutes + 5) * 60_000);
  const outcomes = await fewAtATime(await queries.closing(now, until, maxQueued), queueClosing);
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
}

/** The longest that a task waits for its moment: more than the clocks of two machines differ by. */
const longestWaitMilliseconds = 10_000;

/**
 * Closes the job of a task; tells whether it did. A job that was given a later date meanwhile is not due, nor is one that is
 * gone or switched off. A task that comes far too early, as all do from the emulator, which knows no moments, does nothing.
 */
export async function closeOnTime(
  services: { jobs: Pick<JobStore, 'close'>; now: () => Date; wait: (milliseconds: number) => Promise<unknown> },
  { job, closesAt }: ClosingTask,
): Promise<boolean> {
  const { jobs, now, wait } = services;
  const early = Date.parse(closesAt) - now().getTime();
  if (early > longestWaitMilliseconds) return false;
  if (early > 0) await wait(early);
  return closeIfDue(jobs, job);
}
