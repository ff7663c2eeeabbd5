import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { oneOf } from '../shared/text-fields.ts';

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
