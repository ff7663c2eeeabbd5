import { defineRoute } from './route.ts';

/** Tries to send a mail again that was given up. */
export const retryMailRoute = defineRoute<Record<never, never>>()({
  method: 'POST',
  path: '/api/mails/:id/retry',
  access: 'admin',
  success: 200,
});
