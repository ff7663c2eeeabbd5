import * as z from 'zod/mini';
import { countries } from '../shared/countries.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { oneOf, optionalLine } from '../shared/text-fields.ts';
import { booleanField } from './job.ts';
import { jobLabels } from './job-labels.ts';
import { employmentTypes, workModes } from './job-options.ts';
import { jobOrders } from './job-order.ts';
import { jobStates } from './job-state.ts';

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
