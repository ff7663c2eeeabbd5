import { defineRoute } from '../shared/route.ts';
import type { Role } from './roles.ts';
import type { Pending } from './sign-in.ts';

// Without the schema of the log-in form: the first screen of the dashboard loads this file, and does not load zod.

/** The signed-in person. */
export interface User {
  name: string;
  username: string;
  email: string;
  /** Whether this person may use the admin area. */
  admin: boolean;
}

export const logoutRoute = defineRoute()('GET', '/api/auth/logout', { access: 'signed-in' });

/** Reads the signed-in person. `roles` is empty if they are not an admin, or if `pending` names a missing step. */
export const currentUserRoute = defineRoute<{ data: { user: User; roles: readonly Role[]; pending?: Pending } }>()(
  'GET',
  '/api/auth/me',
  { access: 'signed-in' },
);
