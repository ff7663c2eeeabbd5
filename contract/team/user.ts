import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { emailField } from '../shared/text-fields.ts';

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

/** The signed-in person, as the API answers. */
export interface User {
  name: string;
  username: string;
  email: string;
  /** Whether this person may use the admin area. */
  admin: boolean;
}
