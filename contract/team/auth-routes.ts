import { defineRoute } from '../shared/route.ts';
import type { Role } from './roles.ts';
import type { Pending } from './sign-in.ts';
import { loginSchema, type User } from './user.ts';

export const loginRoute = defineRoute<{ token: string; data: { user: User } }>()({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  limited: 'login',
  success: 200,
  body: loginSchema,
});

export const logoutRoute = defineRoute<Record<never, never>>()({
  method: 'GET',
  path: '/api/auth/logout',
  access: 'signed-in',
  success: 200,
});

/** Who is signed in, and with which roles: none, where that is no admin, or where `pending` says what is still to be done. */
export const currentUserRoute = defineRoute<{ data: { user: User; roles: readonly Role[]; pending?: Pending } }>()({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  success: 200,
});
