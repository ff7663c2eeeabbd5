import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
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
