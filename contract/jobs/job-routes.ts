import * as z from 'zod/mini';
import { countries } from '../firm/countries.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute, type Outcome, type Outcomes } from '../shared/route.ts';
import { documentId, listOf, oneOf, optionalLine } from '../shared/text-fields.ts';
import { booleanField, type Job, jobInputSchema, jobStateSchema, jobUpdateSchema } from './job.ts';
import { jobLabels } from './job-labels.ts';
import { type JobsPage, jobsPath } from './job-list.ts';
import { jobOrders } from './job-listing.ts';
import { employmentTypes, workModes } from './job-options.ts';
import { jobStates } from './job-state.ts';

/** The last job of the page before. The job may be deleted by now. Lists are sorted by date and then by id, newest first. */
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
 * The query of `GET /api/jobs`. `discipline` is the `type` of a job in any capitals; `type` is the employment type; `after` is
 * the `next` of the page before. Visitors see only live jobs, whatever `active` and `state` say. Jobs in the bin are listed
 * only if `state` names the bin.
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

type JobAnswer = { data: { job: Job } };

/** Lists jobs, by default the newest first. Visitors get live jobs only. */
export const listJobsRoute = defineRoute<{ data: JobsPage }>()('GET', jobsPath, {
  access: 'anyone',
  cached: true,
  query: jobQuerySchema,
});

export const readJobRoute = defineRoute<JobAnswer>()('GET', `${jobsPath}/:id`, { access: 'anyone', cached: true });

export const createJobRoute = defineRoute<JobAnswer>()('POST', jobsPath, {
  access: ['jobs'],
  idempotent: true,
  body: jobInputSchema,
  fileField: 'pdfFile',
  success: 201,
});

/** Replaces a job. Answers 409 with a `JobConflict` if the job has changed since the admin opened it. */
export const updateJobRoute = defineRoute<JobAnswer>()('PUT', `${jobsPath}/:id`, {
  access: ['jobs'],
  body: jobUpdateSchema,
  fileField: 'pdfFile',
});

/** The `data` of a conflict: the job as it is now. */
export interface JobConflict {
  job: Job;
}

/** Switches a job on or off and changes nothing else, even while a colleague edits the job. */
export const setJobStateRoute = defineRoute<JobAnswer>()('PUT', `${jobsPath}/:id/state`, {
  access: ['jobs'],
  body: jobStateSchema,
});

/** Moves a job with its PDF to the bin for 30 days. Answers 404 for a job that is already in the bin. */
export const deleteJobRoute = defineRoute()('DELETE', `${jobsPath}/:id`, { access: ['jobs'] });

/** Takes an inactive job out of the bin. A job that is not in the bin does not change. */
export const restoreJobRoute = defineRoute<JobAnswer>()('POST', `${jobsPath}/:id/restore`, { access: ['jobs'] });

/** Makes a draft from a job: with a new reference, without its closing date, and with its PDF only if that is a link. */
export const duplicateJobRoute = defineRoute<JobAnswer>()('POST', `${jobsPath}/:id/duplicate`, {
  access: ['jobs'],
  idempotent: true,
  success: 201,
});

/** Moves the closing date 30 days on, from today or from a later closing date. A closed job is live again; a draft stays one. */
export const renewJobRoute = defineRoute<JobAnswer>()('POST', `${jobsPath}/:id/renew`, { access: ['jobs'] });

/** A link that shows a job in any state as visitors will see it. */
export interface PreviewLink {
  /** From the root of the site. Only this answer contains the path; it cannot be read again. */
  path: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Makes another preview link with each call, because the path of an earlier link cannot be read. So the status is not 201. */
export const createPreviewLinkRoute = defineRoute<{ data: PreviewLink }>()('POST', `${jobsPath}/:id/preview-links`, {
  access: ['jobs'],
});

/** Ends all preview links of a job; `revoked` is their number. */
export const revokePreviewLinksRoute = defineRoute<{ data: { revoked: number } }>()(
  'DELETE',
  `${jobsPath}/:id/preview-links`,
  { access: ['jobs'] },
);

export const bulkJobActions = ['activate', 'deactivate', 'renew', 'delete', 'restore'] as const;
export type BulkJobAction = (typeof bulkJobActions)[number];

export const bulkJobsSchema = z.object({
  action: oneOf('action', bulkJobActions),
  ids: listOf('ids', documentId(messages.jobNotFound), limits.jobsPerAction),
});

export type BulkJobOutcome = Outcome<{ job: Job }>;

/** Changes many jobs, one after the other, each in its own transaction. */
export const bulkJobsRoute = defineRoute<{ data: Outcomes<{ job: Job }> }>()('POST', `${jobsPath}/bulk`, {
  access: ['jobs'],
  body: bulkJobsSchema,
});
