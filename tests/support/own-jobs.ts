import type { Job } from '@site/contract/jobs/job';
import { createJobRoute } from '@site/contract/jobs/job-routes';
import { afterEach } from 'vitest';
import { eraseJob } from './erase-job.ts';
import { createJob, type JobBody } from './job-calls.ts';

/** Creates jobs that are deleted for good after each test of the file, even if the test fails. */
export function ownJobs(token: () => string): (body: JobBody) => Promise<Job> {
  const ids: string[] = [];

  afterEach(async () => {
    for (const id of ids.splice(0)) await eraseJob(token(), id);
  });

  return async (body) => {
    const answer = await createJob(token(), body);
    if (answer.status !== createJobRoute.success) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
    const { job } = answer.body.data;
    ids.push(job._id);
    return job;
  };
}
