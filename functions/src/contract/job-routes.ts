import { type Job, jobInputSchema, jobQuerySchema } from './job.ts';
import { defineRoute } from './route.ts';

/** Only admins are shown inactive jobs; everybody else gets the active ones, whatever is asked for. */
export const listJobsRoute = defineRoute<{ data: { jobs: Job[] } }>()({
  method: 'GET',
  path: '/api/jobs',
  access: 'anyone',
  success: 200,
  query: jobQuerySchema,
});

export const readJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'GET',
  path: '/api/jobs/:id',
  access: 'anyone',
  success: 200,
});

export const createJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'POST',
  path: '/api/jobs',
  access: 'admin',
  success: 201,
  body: jobInputSchema,
  fileField: 'pdfFile',
});

export const updateJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'PUT',
  path: '/api/jobs/:id',
  access: 'admin',
  success: 200,
  body: jobInputSchema,
  fileField: 'pdfFile',
});

export const deleteJobRoute = defineRoute<Record<never, never>>()({
  method: 'DELETE',
  path: '/api/jobs/:id',
  access: 'admin',
  success: 200,
});
