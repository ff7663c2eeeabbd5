import { defineRoute } from './route.ts';

/** Tries to send a mail again that was given up, or releases one from quarantine. */
export const retryMailRoute = defineRoute<Record<never, never>>()({
  method: 'POST',
  path: '/api/mails/:id/retry',
  access: 'admin',
  success: 200,
});

/** Deletes a quarantined mail, together with the submission that it is about. */
export const discardMailRoute = defineRoute<Record<never, never>>()({
  method: 'DELETE',
  path: '/api/mails/:id',
  access: 'admin',
  success: 200,
});
