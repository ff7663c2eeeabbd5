import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections } from '../contract/collections.ts';
import { endJobLists, nextReferences, readJobCounter, writeJobCounter } from './job-numbers.ts';
import type { JobQueries } from './job-queries.ts';
import type { JobStore } from './job-store.ts';

const pageSize = 100;

/**
 * Switches off the jobs whose closing date has passed; gives how many. What is public goes by the date itself: this only
 * says it in the job and in its history, and may come late, twice, or together with an admin's change.
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
      // Gone, renewed or deactivated meanwhile: then it is not due any more.
      if (await jobs.close(_id).catch(notFoundAsFalse)) closedHere += 1;
    }
    closed += closedHere;
    if (due.length < pageSize || closedHere === 0) return closed;
  }
}

function notFoundAsFalse(error: unknown): false {
  if (error instanceof Error && 'status' in error && error.status === 404) return false;
  throw error;
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
