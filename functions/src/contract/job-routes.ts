import { type Job, jobInputSchema, jobStateSchema, jobUpdateSchema } from './job.ts';
import { jobQuerySchema } from './job-query.ts';
import { defineRoute } from './route.ts';

/**
 * The newest first. Only admins are shown inactive jobs; everybody else gets the active ones, whatever is asked for.
 * At most `limits.jobsPerAnswer` come at a time: where there are more, `next` is the `after` that they are asked for with.
 */
export const listJobsRoute = defineRoute<{ data: { jobs: Job[]; next?: string } }>()({
  method: 'GET',
  path: '/api/jobs',
  access: 'anyone',
  cached: true,
  success: 200,
  query: jobQuerySchema,
});

export const readJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'GET',
  path: '/api/jobs/:id',
  access: 'anyone',
  cached: true,
  success: 200,
});

export const createJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'POST',
  path: '/api/jobs',
  access: 'admin',
  idempotent: true,
  success: 201,
  body: jobInputSchema,
  fileField: 'pdfFile',
});

/** Refused with 409 and a `JobConflict` where the job has changed since the admin was shown it. */
export const updateJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'PUT',
  path: '/api/jobs/:id',
  access: 'admin',
  success: 200,
  body: jobUpdateSchema,
  fileField: 'pdfFile',
});

/** What the answer to a conflict carries besides the message: the job as it is now. */
export interface JobConflict {
  job: Job;
}

/** Switches a job on or off. Nothing else of it is touched, whoever else is editing it. */
export const setJobStateRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'PUT',
  path: '/api/jobs/:id/state',
  access: 'admin',
  success: 200,
  body: jobStateSchema,
});

export const deleteJobRoute = defineRoute<Record<never, never>>()({
  method: 'DELETE',
  path: '/api/jobs/:id',
  access: 'admin',
  success: 200,
});
