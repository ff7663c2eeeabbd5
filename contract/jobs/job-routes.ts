import * as z from 'zod/mini';
import { countries } from '../shared/countries.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { oneOf, optionalLine } from '../shared/text-fields.ts';
import { booleanField, type Job, jobInputSchema, jobStateSchema, jobUpdateSchema } from './job.ts';
import { jobLabels } from './job-labels.ts';
import { type JobsPage, jobsPath } from './job-list.ts';
import { jobOrders } from './job-listing.ts';
import { employmentTypes, workModes } from './job-options.ts';
import { jobStates } from './job-state.ts';

/** What an admin can have done about many jobs. */
export const bulkJobActions = ['activate', 'deactivate', 'renew', 'delete', 'restore'] as const;
export type BulkJobAction = (typeof bulkJobActions)[number];

const id = z.string(messages.mustBeText('id')).check(z.regex(/^[A-Za-z0-9-]{1,128}$/, messages.jobNotFound));

export const bulkJobsSchema = z.object({
  action: oneOf('action', bulkJobActions),
  ids: z
    .array(id, messages.required('ids'))
    .check(
      z.minLength(1, messages.required('ids')),
      z.maxLength(limits.jobsPerAction, messages.tooMany('ids', limits.jobsPerAction)),
    ),
});

/** The job that a page of the list comes after; the list is sorted by date and then by id, newest first. It may be gone by now. */
export interface JobCursor {
  createdAt: Date;
  id: string;
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([A-Za-z0-9-]{1,128})$/;

const parsed = (cursor: string): JobCursor => {
  const [, createdAt = '', id = ''] = cursorPattern.exec(cursor) ?? [];
  return { createdAt: new Date(createdAt), id };
};

const isCursor = (text: string) => !Number.isNaN(parsed(text).createdAt.getTime());

const isPageSize = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= limits.jobsPerAnswer;

/**
 * What `GET /api/jobs` can be asked for: which jobs, in which order, how many of them, and after which cursor (the `next` of
 * the page before). `discipline` is the job's `type`, as the pages call it, however it is capitalised; `type` is that of the
 * employment. Strangers are shown live jobs only, whatever `active` and `state` say; the bin is left out unless it is named.
 */
export const jobQuerySchema = z.object({
  search: optionalLine('search', limits.jobSearch),
  country: z.optional(oneOf(jobLabels.country, countries)),
  discipline: optionalLine('discipline', limits.jobLine),
  mode: z.optional(oneOf('mode', workModes)),
  type: z.optional(oneOf('type', employmentTypes)),
  active: z.optional(booleanField('active')),
  state: z.optional(oneOf('state', jobStates)),
  sort: z.optional(oneOf('sort', jobOrders)),
  limit: z.optional(
    z.pipe(
      z
        .string(messages.mustBeText('limit'))
        .check(z.refine(isPageSize, messages.mustBeWholeNumber('limit', 1, limits.jobsPerAnswer))),
      z.transform(Number),
    ),
  ),
  after: z.optional(
    z.pipe(
      z.string(messages.mustBeText('after')).check(z.refine(isCursor, messages.unknownCursor('after'))),
      z.transform(parsed),
    ),
  ),
});

/**
 * The newest first, unless it is asked otherwise. Only admins are shown jobs that are not live; everybody else gets those
 * that are, whatever is asked for. At most `limits.jobsPerAnswer` come at a time.
 */
export const listJobsRoute = defineRoute<{ data: JobsPage }>()('GET', jobsPath, {
  access: 'anyone',
  cached: true,
  query: jobQuerySchema,
});

export const readJobRoute = defineRoute<{ data: { job: Job } }>()('GET', `${jobsPath}/:id`, {
  access: 'anyone',
  cached: true,
});

export const createJobRoute = defineRoute<{ data: { job: Job } }>()('POST', jobsPath, {
  access: ['jobs'],
  idempotent: true,
  body: jobInputSchema,
  fileField: 'pdfFile',
  success: 201,
});

/** Refused with 409 and a `JobConflict` where the job has changed since the admin was shown it. */
export const updateJobRoute = defineRoute<{ data: { job: Job } }>()('PUT', `${jobsPath}/:id`, {
  access: ['jobs'],
  body: jobUpdateSchema,
  fileField: 'pdfFile',
});

/** What the answer to a conflict carries besides the message: the job as it is now. */
export interface JobConflict {
  job: Job;
}

/** Switches a job on or off. Nothing else of it is touched, whoever else is editing it. */
export const setJobStateRoute = defineRoute<{ data: { job: Job } }>()('PUT', `${jobsPath}/:id/state`, {
  access: ['jobs'],
  body: jobStateSchema,
});

/** Moves a job to the bin for 30 days, with its PDF. What is in the bin already is not found here. */
export const deleteJobRoute = defineRoute()('DELETE', `${jobsPath}/:id`, { access: ['jobs'] });

/** Takes a job out of the bin: inactive, as a draft or a closed job. One that is not in the bin stays as it is. */
export const restoreJobRoute = defineRoute<{ data: { job: Job } }>()('POST', `${jobsPath}/:id/restore`, {
  access: ['jobs'],
});

/** Makes a draft of the same words: with a reference of its own, no closing date, and of a PDF only a link. */
export const duplicateJobRoute = defineRoute<{ data: { job: Job } }>()('POST', `${jobsPath}/:id/duplicate`, {
  access: ['jobs'],
  idempotent: true,
  success: 201,
});

/** Moves the closing date on by 30 days, from today or from itself where it is later. A closed job is live again; a draft stays one. */
export const renewJobRoute = defineRoute<{ data: { job: Job } }>()('POST', `${jobsPath}/:id/renew`, {
  access: ['jobs'],
});

/** A link that shows a job as it will be, whatever its state. */
export interface PreviewLink {
  /** From the root of the site. Only this answer has it: nobody can look it up later. */
  path: string;
  /** ISO 8601. */
  expiresAt: string;
}

export const createPreviewLinkRoute = defineRoute<{ data: PreviewLink }>()('POST', `${jobsPath}/:id/preview-links`, {
  access: ['jobs'],
});
// Not 201: sent again it makes another, because nobody can tell the first one's path any more. All end by themselves.

/** Ends all preview links of a job; `revoked` is how many there were. */
export const revokePreviewLinksRoute = defineRoute<{ data: { revoked: number } }>()(
  'DELETE',
  `${jobsPath}/:id/preview-links`,
  { access: ['jobs'] },
);

/** What was done about one of many jobs, and the job as it is now; where it was not done, why not. */
export type BulkJobOutcome = { id: string; done: true; job: Job } | { id: string; done: false; message: string };

/** Does the same about many jobs, one after the other, each in a transaction of its own; says of each whether it was done. */
export const bulkJobsRoute = defineRoute<{ data: { done: number; outcomes: BulkJobOutcome[] } }>()(
  'POST',
  `${jobsPath}/bulk`,
  { access: ['jobs'], body: bulkJobsSchema },
);
