import * as z from 'zod/mini';
import { countries } from './countries.ts';
import { booleanField, type Job } from './job.ts';
import { jobLabels } from './job-labels.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { oneOf } from './text-fields.ts';

/** The job that a page of the list comes after; the list is sorted by date and then by id, newest first. It may be gone by now. */
export interface JobCursor {
  createdAt: Date;
  id: string;
}

/** The cursor of the page after a job, as an address can carry it. */
export function cursorAfter({ createdAt, _id }: Pick<Job, 'createdAt' | '_id'>): string {
  return `${createdAt}_${_id}`;
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([A-Za-z0-9-]{1,128})$/;

const parsed = (cursor: string): JobCursor => {
  const [, createdAt = '', id = ''] = cursorPattern.exec(cursor) ?? [];
  return { createdAt: new Date(createdAt), id };
};

const isCursor = (text: string) => !Number.isNaN(parsed(text).createdAt.getTime());

const isPageSize = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= limits.jobsPerAnswer;

/** What `GET /api/jobs` can be asked for: which jobs, how many of them, and after which cursor (the `next` of the page before). */
export const jobQuerySchema = z.object({
  country: z.optional(oneOf(jobLabels.country, countries)),
  active: z.optional(booleanField('active')),
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
