import { defineRoute } from '../shared/route.ts';
import { bulkMailsSchema } from './bulk-mails.ts';

// Each role can do this only with the mails that it can read: see `MailReaders`.

/** Tries to send a mail again that was given up or is stuck, or releases one from quarantine. */
export const retryMailRoute = defineRoute<Record<never, never>>()({
  method: 'POST',
  path: '/api/mails/:id/retry',
  access: ['hiring', 'team'],
  success: 200,
});

/** Moves to the bin a mail that was given up, or a quarantined one together with its waiting submission. */
export const discardMailRoute = defineRoute<Record<never, never>>()({
  method: 'DELETE',
  path: '/api/mails/:id',
  access: ['hiring', 'team'],
  success: 200,
});

/**
 * Does something about all mails that it can be for, or about those of `ids`; the others are left alone. At most
 * `limits.mailsPerAnswer` are looked at in one call: where there may be more, `next` is the `after` that they are asked for
 * with. `done` are those about which it was done.
 */
export const bulkMailsRoute = defineRoute<{ data: { done: string[]; next?: string } }>()({
  method: 'POST',
  path: '/api/mails/bulk',
  access: ['hiring', 'team'],
  success: 200,
  body: bulkMailsSchema,
});
