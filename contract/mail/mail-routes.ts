import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { documentId, oneOf } from '../shared/text-fields.ts';

/**
 * The actions on many mails: send failed mails again (given up or stuck), dismiss given-up mails, release quarantined mails,
 * move them to the bin, or restore them from the bin.
 */
export const bulkMailActions = ['retry', 'dismiss', 'release', 'discard', 'restore'] as const;
export type BulkMailAction = (typeof bulkMailActions)[number];

const cursor = z.string(messages.mustBeText('after')).check(z.regex(/^[^/]{1,500}$/, messages.unknownCursor('after')));

/** `ids` names the mails; without it, the action is for all mails that it fits. `after` is the `next` of the answer before. */
export const bulkMailsSchema = z.object({
  action: oneOf('action', bulkMailActions),
  ids: z.optional(
    z
      .array(documentId(messages.mailNotFound))
      .check(z.maxLength(limits.mailsPerAnswer, messages.tooMany('ids', limits.mailsPerAnswer))),
  ),
  after: z.optional(cursor),
});

// Each role can use these routes only for the mails that it can read: see `MailReaders`.

/** Sends a mail again that was given up or is stuck, or releases a quarantined mail. */
export const retryMailRoute = defineRoute()('POST', '/api/mails/:id/retry', { access: ['hiring', 'team'] });

/** Moves a mail to the bin that was given up, or a quarantined mail together with its waiting submission. */
export const discardMailRoute = defineRoute()('DELETE', '/api/mails/:id', { access: ['hiring', 'team'] });

/**
 * Carries out an action on all mails that it fits. One call looks at `limits.mailsPerAnswer` mails at most; if there may be more,
 * `next` is the `after` of the next call. `done` lists the changed mails.
 */
export const bulkMailsRoute = defineRoute<{ data: { done: string[]; next?: string } }>()('POST', '/api/mails/bulk', {
  access: ['hiring', 'team'],
  body: bulkMailsSchema,
});
