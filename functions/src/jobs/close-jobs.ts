import { HttpError } from '../shared/http-error.ts';
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
