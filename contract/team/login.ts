import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { emailField } from '../shared/text-fields.ts';
import type { User } from './user.ts';

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

export const loginRoute = defineRoute<{ token: string; data: { user: User } }>()('POST', '/api/auth/login', {
  access: 'anyone',
  limited: 'login',
  body: loginSchema,
});
