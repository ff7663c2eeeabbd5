import { defineRoute } from '../shared/route.ts';
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

export const currentUserRoute = defineRoute<{ data: { user: User } }>()({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  success: 200,
});
