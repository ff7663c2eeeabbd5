import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { HttpError } from '../shared/http-error.ts';
import { endJobLists, nextReferences, readJobCounter, writeJobCounter } from './job-numbers.ts';
import type { JobQueries } from './job-queries.ts';
import type { JobStore } from './job-store.ts';

const pageSize = 100;

/**
 * Switches off the jobs whose closing date has passed and that no task has switched off; gives how many. Pages and single
 * jobs go by the date itself, so this may come late, twice, or together with an admin's change.
 */
export async function closeDueJobs(
  { jobs, queries }: { jobs: Pick<JobStore, 'close'>; queries: Pick<JobQueries, 'due'> },
  now: Date,
): Promise<number> {
  let closed = 0;
  for (;;) {
    const due = await queries.due(now, pageSize);
    let closedHere = 0;
    for (const { _id } of due) {
      if (await closeIfDue(jobs, _id)) closedHere += 1;
    }
    closed += closedHere;
    if (due.length < pageSize || closedHere === 0) return closed;
  }
}

/** Closes a job, unless it is gone, renewed or deactivated meanwhile: then it is not due any more. Tells whether it did. */
export async function closeIfDue(jobs: Pick<JobStore, 'close'>, id: string): Promise<boolean> {
  try {
    return await jobs.close(id);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Gives references to the jobs that were stored before there were any, the oldest first, and to the active ones among them
 * the day on which they were published; gives how many. To find them takes a look at every job, so it is done once a day:
 * a copy of the database can bring some back.
 */
export async function numberOldJobs(database: Firestore, now: Date): Promise<number> {
  const { completedAt } = await readJobCounter(database);
  if (completedAt && now.getTime() - completedAt.getTime() < dayMilliseconds) return 0;
  const jobs = database.collection(collections.jobs);
  const { docs } = await jobs.orderBy('createdAt').select('reference').get();
  const lacking = docs.filter((snapshot) => snapshot.get('reference') === undefined).map(({ ref }) => ref);
  let numbered = 0;
  for (let start = 0; start < lacking.length; start += pageSize) {
    const page = lacking.slice(start, start + pageSize);
    numbered += await database.runTransaction(async (transaction) => {
      const stored = await transaction.getAll(...page);
      // By now an admin may have changed, or deleted, one of them.
      const still = stored.filter((job) => job.exists && job.get('reference') === undefined);
      if (still.length === 0) return 0;
      const references = await nextReferences(transaction, database, still.length);
      for (const [index, job] of still.entries()) {
        const isPublished = job.get('isActive') === true && job.get('publishedAt') === undefined;
        // Not `updatedAt`: an admin who has the job open has lost nothing by it.
        transaction.update(job.ref, {
          reference: references[index],
          ...(isPublished && { publishedAt: job.get('createdAt') }),
        });
      }
      endJobLists(transaction, database);
      return still.length;
    });
  }
  await database.runTransaction(async (transaction) => writeJobCounter(transaction, database, { completedAt: now }));
  if (numbered > 0) logger.info('Jobs numbered', { count: numbered });
  return numbered;
}
