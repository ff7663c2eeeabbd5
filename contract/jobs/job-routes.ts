import { defineRoute } from '../shared/route.ts';
import { bulkJobsSchema } from './bulk-jobs.ts';
import { type Job, jobInputSchema, jobStateSchema, jobUpdateSchema } from './job.ts';
import { type JobsPage, jobsPath } from './job-list.ts';
import { jobQuerySchema } from './job-query.ts';

/**
 * The newest first, unless it is asked otherwise. Only admins are shown jobs that are not live; everybody else gets those
 * that are, whatever is asked for. At most `limits.jobsPerAnswer` come at a time.
 */
export const listJobsRoute = defineRoute<{ data: JobsPage }>()({
  method: 'GET',
  path: jobsPath,
  access: 'anyone',
  cached: true,
  success: 200,
  query: jobQuerySchema,
});

export const readJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'GET',
  path: `${jobsPath}/:id`,
  access: 'anyone',
  cached: true,
  success: 200,
});

export const createJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'POST',
  path: jobsPath,
  access: ['jobs'],
  idempotent: true,
  success: 201,
  body: jobInputSchema,
  fileField: 'pdfFile',
});

/** Refused with 409 and a `JobConflict` where the job has changed since the admin was shown it. */
export const updateJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'PUT',
  path: `${jobsPath}/:id`,
  access: ['jobs'],
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
  path: `${jobsPath}/:id/state`,
  access: ['jobs'],
  success: 200,
  body: jobStateSchema,
});

/** Moves a job to the bin for 30 days, with its PDF. What is in the bin already is not found here. */
export const deleteJobRoute = defineRoute<Record<never, never>>()({
  method: 'DELETE',
  path: `${jobsPath}/:id`,
  access: ['jobs'],
  success: 200,
});

/** Takes a job out of the bin: inactive, as a draft or a closed job. One that is not in the bin stays as it is. */
export const restoreJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'POST',
  path: `${jobsPath}/:id/restore`,
  access: ['jobs'],
  success: 200,
});

/** Makes a draft of the same words: with a reference of its own, no closing date, and of a PDF only a link. */
export const duplicateJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'POST',
  path: `${jobsPath}/:id/duplicate`,
  access: ['jobs'],
  idempotent: true,
  success: 201,
});

/** Moves the closing date on by 30 days, from today or from itself where it is later. A closed job is live again; a draft stays one. */
export const renewJobRoute = defineRoute<{ data: { job: Job } }>()({
  method: 'POST',
  path: `${jobsPath}/:id/renew`,
  access: ['jobs'],
  success: 200,
});

/** A link that shows a job as it will be, whatever its state. */
export interface PreviewLink {
  /** From the root of the site. Only this answer has it: nobody can look it up later. */
  path: string;
  /** ISO 8601. */
  expiresAt: string;
}

export const createPreviewLinkRoute = defineRoute<{ data: PreviewLink }>()({
  method: 'POST',
  path: `${jobsPath}/:id/preview-links`,
  access: ['jobs'],
  // Not 201: sent again it makes another, because nobody can tell the first one's path any more. All end by themselves.
  success: 200,
});

/** Ends all preview links of a job; `revoked` is how many there were. */
export const revokePreviewLinksRoute = defineRoute<{ data: { revoked: number } }>()({
  method: 'DELETE',
  path: `${jobsPath}/:id/preview-links`,
  access: ['jobs'],
  success: 200,
});

/** What was done about one of many jobs, and the job as it is now; where it was not done, why not. */
export type BulkJobOutcome = { id: string; done: true; job: Job } | { id: string; done: false; message: string };

/** Does the same about many jobs, one after the other, each in a transaction of its own; says of each whether it was done. */
export const bulkJobsRoute = defineRoute<{ data: { done: number; outcomes: BulkJobOutcome[] } }>()({
  method: 'POST',
  path: `${jobsPath}/bulk`,
  access: ['jobs'],
  success: 200,
  body: bulkJobsSchema,
});
