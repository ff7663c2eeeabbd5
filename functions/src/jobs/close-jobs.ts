import type { Job } from '@site/contract/jobs/job';
import { schedules } from '@site/contract/nightly/schedules';
import { scheduleAuthor } from '@site/contract/shared/author';
import { dayMilliseconds } from '@site/contract/shared/time';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { fewAtATime } from '../shared/many-items.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';
import { enqueueTask } from '../shared/task-queue.ts';
import { withTimeout } from '../shared/timeout.ts';
import { changeJob } from './change-job.ts';
import { jobCollections, jobsIn } from './job.ts';

// The queries of strangers look at `isActive` only. So each active job with a closing date has a task that deactivates the job
// at that moment. A schedule closes the jobs without a task, and makes the tasks of the jobs that close next.

export interface ClosingTask {
  job: string;
  closesAt: string;
}

/** The furthest that Cloud Tasks plans ahead. A job that closes later gets its task from the schedule. */
const farthestMilliseconds = 30 * dayMilliseconds;

/** The longest that a save waits for a queue that does not answer. */
const timeoutMilliseconds = 3000;

/** A failed queue is left alone for this time, so that fifty saves do not wait for it fifty times. */
const pauseMilliseconds = 60_000;

let failedAt = 0;

/** Makes the task of a job that has a closing date; tells whether the job has one now. Never fails, because the job is saved. */
export async function queueClosing({ _id, isActive, closesAt }: Pick<Job, '_id' | 'isActive' | 'closesAt'>) {
  if (!isActive || closesAt === undefined) return false;
  const scheduleTime = new Date(closesAt);
  const now = Date.now();
  if (scheduleTime.getTime() - now > farthestMilliseconds) return false;
  if (now >= failedAt && now < failedAt + pauseMilliseconds) return false;
  try {
    const task: ClosingTask = { job: _id, closesAt };
    // Another date makes another task.
    const made = enqueueTask('closeJob', task, { id: `${_id}-${scheduleTime.getTime()}`, scheduleTime });
    await withTimeout(made, timeoutMilliseconds);
    return true;
  } catch (error) {
    failedAt = now;
    logger.warn('Closing not queued', { job: _id, ...errorOutline(error) });
    return false;
  }
}

/** The longest that a task waits for its moment: more than the difference between the clocks of two machines. */
const longestWaitMilliseconds = 10_000;

/**
 * Closes the job of a task; tells whether it did. A task that comes far too early does nothing: the emulator delivers all tasks
 * at once.
 */
export async function closeJobOnTime({ job, closesAt }: ClosingTask): Promise<boolean> {
  const early = Date.parse(closesAt) - Date.now();
  if (early > longestWaitMilliseconds) return false;
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return closeDueJob(job);
}

/** Closes the jobs whose closing date has passed without a task; gives how many. The run can be late, or repeated. */
export function closeDueJobs(now: Date): Promise<number> {
  const active = jobCollections().jobs.where('isActive', '==', true);
  const due = referencesOf(active.where('closesAt', '<=', now), 'closesAt', 100);
  return forEachDocument('jobs-to-close', due, ({ id }) => closeDueJob(id));
}

/** Closes a job if it is due; tells whether it did. An admin can have deleted, renewed or deactivated it meanwhile. */
export async function closeDueJob(id: string): Promise<boolean> {
  try {
    const { isChanged } = await changeJob(id, scheduleAuthor, async (current, now) => {
      const closesAt = current.closesAt?.toDate();
      if (!current.isActive || !closesAt || closesAt > now) return undefined;
      return { fields: { ...current, isActive: false }, line: { kind: 'closed' } };
    });
    return isChanged;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}

/** More than close at one midnight; the next run takes the rest. */
const maxQueued = 500;

/** Makes the missing tasks of the jobs that close before the next run, or soon after it; gives how many there are. */
export async function queueNextClosings(now: Date): Promise<number> {
  const until = new Date(now.getTime() + (schedules.closeJobs.intervalMinutes + 5) * 60_000);
  const outcomes = await fewAtATime(await closingJobs(now, until, maxQueued), queueClosing);
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
}

/** Gives at most `max` active jobs that close after `now` and not after `until`, the next one first. */
export function closingJobs(now: Date, until: Date, max: number): Promise<Job[]> {
  const active = jobCollections().jobs.where('isActive', '==', true);
  const between = active.where('closesAt', '>', now).where('closesAt', '<=', until);
  return jobsIn(between.orderBy('closesAt').limit(max));
}
