import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { emailField } from '../shared/text-fields.ts';
import type { Role } from './roles.ts';
import type { Pending } from './sign-in.ts';

export const loginSchema = z.object({
  email: emailField(),
  password: z
    .string(messages.required('Password'))
    .check(
      z.minLength(1, messages.required('Password')),
      z.maxLength(limits.password, messages.tooLong('Password', limits.password)),
    ),
});

export type LoginInput = z.infer<typeof loginSchema>;

/** The signed-in person. */
export interface User {
  name: string;
  username: string;
  email: string;
  /** Whether this person may use the admin area. */
  admin: boolean;
}

export const loginRoute = defineRoute<{ token: string; data: { user: User } }>()('POST', '/api/auth/login', {
  access: 'anyone',
  limited: 'login',
  body: loginSchema,
});

export const logoutRoute = defineRoute()('GET', '/api/auth/logout', { access: 'signed-in' });

/** Reads the signed-in person. `roles` is empty if they are not an admin, or if `pending` names a missing step. */
export const currentUserRoute = defineRoute<{ data: { user: User; roles: readonly Role[]; pending?: Pending } }>()(
  'GET',
  '/api/auth/me',
  { access: 'signed-in' },
);
