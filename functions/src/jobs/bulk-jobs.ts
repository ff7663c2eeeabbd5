import type { Job } from '@ohmbridge/contract/jobs/job';
import type { BulkJobAction, BulkJobOutcome } from '@ohmbridge/contract/jobs/job-routes';
import type { Author } from '@ohmbridge/contract/shared/author';
import { messages } from '@ohmbridge/contract/shared/messages';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { deleteJob, restoreJob } from './delete-job.ts';
import { renewJob, setJobState } from './save-job.ts';

export const bulkJobHandlers = {
  async bulkJobs({ body: { action, ids }, signedIn }) {
    const by = authorOf(await signedIn());
    const outcomes: BulkJobOutcome[] = [];
    // One by one: the changes of jobs wait for each other anyway.
    for (const id of new Set(ids)) outcomes.push(await outcomeOf(id, () => actions[action](id, by)));
    const done = outcomes.filter((outcome) => outcome.done).length;
    logger.info('Jobs changed by an admin', { action, done, admin: by.uid });
    return { data: { done, outcomes } };
  },
} satisfies Partial<ApiHandlers>;

const actions: Record<BulkJobAction, (id: string, by: Author) => Promise<Job>> = {
  activate: (id, by) => setJobState(id, true, by),
  deactivate: (id, by) => setJobState(id, false, by),
  renew: renewJob,
  delete: deleteJob,
  restore: restoreJob,
};

/** Gives the outcome for one job. A refusal, or a failure, does not stop the jobs after it. */
async function outcomeOf(id: string, act: () => Promise<Job>): Promise<BulkJobOutcome> {
  try {
    return { id, done: true, job: await act() };
  } catch (error) {
    if (error instanceof HttpError) return { id, done: false, message: error.message };
    logger.error('Job not changed', { id, ...errorOutline(error) });
    return { id, done: false, message: messages.unexpected };
  }
}
