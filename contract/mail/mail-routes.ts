import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { documentId, oneOf } from '../shared/text-fields.ts';

/**
 * The actions on many emails: send failed emails again (given up or stuck), dismiss given-up emails, release quarantined
 * emails, move them to the bin, or restore them from the bin.
 */
export const bulkMailActions = ['retry', 'dismiss', 'release', 'discard', 'restore'] as const;
export type BulkMailAction = (typeof bulkMailActions)[number];

const cursor = z.string(messages.mustBeText('after')).check(z.regex(/^[^/]{1,500}$/, messages.unknownCursor('after')));

/**
 * `ids` names the emails; without it, the action is for all emails that it fits. `after` is the `next` of the answer before.
 */
export const bulkMailsSchema = z.object({
  action: oneOf('action', bulkMailActions),
  ids: z.optional(
    z
      .array(documentId(messages.mailNotFound))
      .check(z.maxLength(limits.mailsPerAnswer, messages.tooMany('ids', limits.mailsPerAnswer))),
  ),
  after: z.optional(cursor),
});

// Each role can use these routes only for the emails that it can read: see `MailReaders`.

/** Sends an email again that was given up or is stuck, or releases a quarantined email. */
export const retryMailRoute = defineRoute()('POST', '/api/mails/:id/retry', { access: ['hiring', 'team'] });

/** Moves an email to the bin that was given up, or a quarantined email together with its waiting submission. */
export const discardMailRoute = defineRoute()('DELETE', '/api/mails/:id', { access: ['hiring', 'team'] });

/**
 * Carries out an action on all emails that it fits. One call looks at `limits.mailsPerAnswer` emails at most; if there may
 * be more, `next` is the `after` of the next call. `done` lists the changed emails.
 */
export const bulkMailsRoute = defineRoute<{ data: { done: string[]; next?: string } }>()('POST', '/api/mails/bulk', {
  access: ['hiring', 'team'],
  body: bulkMailsSchema,
});
