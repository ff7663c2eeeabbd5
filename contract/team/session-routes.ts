import { defineRoute } from '../shared/route.ts';
import { type AdminSession, confirmSchema } from './session.ts';

/** Confirms that it is still the same person, by the password; the token that comes back signs the same session in anew. */
export const confirmRoute = defineRoute<{ data: { token: string } }>()({
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'admin',
  limited: 'login',
  success: 200,
  body: confirmSchema,
});

/** The caller's own sessions, the last one first. */
export const readSessionsRoute = defineRoute<{ data: { sessions: AdminSession[] } }>()({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'admin',
  success: 200,
});

/** Ends all sessions of the caller; the returned token signs in the current session again. */
export const endOtherSessionsRoute = defineRoute<{ data: { token: string } }>()({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'admin',
  recent: true,
  success: 200,
});
