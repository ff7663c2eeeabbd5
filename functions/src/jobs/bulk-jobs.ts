import type { Job } from '@site/contract/jobs/job';
import type { BulkJobAction } from '@site/contract/jobs/job-routes';
import type { Author } from '@site/contract/shared/author';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { each } from '../shared/many-items.ts';
import { deleteJob, restoreJob } from './delete-job.ts';
import { renewJob, setJobState } from './save-job.ts';

export const bulkJobHandlers = {
  async bulkJobs({ body: { action, ids }, signedIn }) {
    const by = authorOf(await signedIn());
    const jobs = [...new Set(ids)].map((id) => ({ id }));
    const data = await each('Job', jobs, async ({ id }) => ({ job: await actions[action](id, by) }));
    logger.info('Jobs changed by an admin', { action, done: data.done, admin: by.uid });
    return { data };
  },
} satisfies Partial<ApiHandlers>;

const actions: Record<BulkJobAction, (id: string, by: Author) => Promise<Job>> = {
  activate: (id, by) => setJobState(id, true, by),
  deactivate: (id, by) => setJobState(id, false, by),
  renew: renewJob,
  delete: deleteJob,
  restore: restoreJob,
};
