import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { oneOf } from '../shared/text-fields.ts';

/**
 * The actions of an admin on many mails: send failed mails again (given up or stuck), put given-up mails away, release
 * quarantined mails, move those to the bin, or restore from the bin.
 */
export const bulkMailActions = ['retry', 'dismiss', 'release', 'discard', 'restore'] as const;
export type BulkMailAction = (typeof bulkMailActions)[number];

const id = z.string(messages.mustBeText('id')).check(z.regex(/^[A-Za-z0-9-]{1,128}$/, messages.mailNotFound));
const cursor = z.string(messages.mustBeText('after')).check(z.regex(/^[^/]{1,500}$/, messages.unknownCursor('after')));

/** All mails that the action can be for are meant, or those of `ids`; `after` is a cursor. */
export const bulkMailsSchema = z.object({
  action: oneOf('action', bulkMailActions),
  ids: z.optional(
    z.array(id).check(z.maxLength(limits.mailsPerAnswer, messages.tooMany('ids', limits.mailsPerAnswer))),
  ),
  after: z.optional(cursor),
});

// Each role can do this only with the mails that it can read: see `MailReaders`.

/** Tries to send a mail again that was given up or is stuck, or releases one from quarantine. */
export const retryMailRoute = defineRoute()('POST', '/api/mails/:id/retry', { access: ['hiring', 'team'] });

/** Moves to the bin a mail that was given up, or a quarantined one together with its waiting submission. */
export const discardMailRoute = defineRoute()('DELETE', '/api/mails/:id', { access: ['hiring', 'team'] });

/**
 * Does something about all mails that it can be for, or about those of `ids`; the others are left alone. At most
 * `limits.mailsPerAnswer` are looked at in one call: where there may be more, `next` is the `after` that they are asked for
 * with. `done` are those about which it was done.
 */
export const bulkMailsRoute = defineRoute<{ data: { done: string[]; next?: string } }>()('POST', '/api/mails/bulk', {
  access: ['hiring', 'team'],
  body: bulkMailsSchema,
});
