import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpError } from '../shared/http-error.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';
import type { JobStore } from './job-store.ts';

const pageSize = 100;

/**
 * Switches off the jobs whose closing date has passed and that no task has switched off; gives how many. Pages and single
 * jobs go by the date itself, so this may come late, twice, or together with an admin's change.
 */
export async function closeDueJobs(
  database: Firestore,
  { jobs }: { jobs: Pick<JobStore, 'close'> },
  now: Date,
): Promise<number> {
  const active = database.collection(collections.jobs).where('isActive', '==', true);
  const due = referencesOf(active.where('closesAt', '<=', now), 'closesAt', pageSize);
  let closed = 0;
  await forEachDocument(database, 'jobs-to-close', due, async ({ id }) => {
    if (await closeIfDue(jobs, id)) closed += 1;
  });
  return closed;
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
