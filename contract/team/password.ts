import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { emailField } from '../shared/text-fields.ts';

/** Of a new password, in characters: what `docs/deploy.md` has Firebase Authentication ask for. */
export const shortestPassword = 12;

/** What is said about passwords. Only who has none hears it, so it is not among the `messages` that every form loads. */
export const passwordMessages = {
  tooShort: `Password must be at least ${shortestPassword} characters`,
  mailSent:
    'If this address belongs to somebody in the admin area, a mail with a link is on its way to it. If nothing comes in a few minutes, check the address.',
} as const;

/** Who has forgotten their password. */
export const passwordMailSchema = z.object({ email: emailField() });

export type PasswordMailInput = z.infer<typeof passwordMailSchema>;

/** A password that somebody chooses. Which characters it is made of is theirs to decide; its length is what guards it. */
export const newPasswordSchema = z.object({
  password: z
    .string(messages.required('Password'))
    .check(
      z.minLength(shortestPassword, passwordMessages.tooShort),
      z.maxLength(limits.password, messages.tooLong('Password', limits.password)),
    ),
});

export type NewPasswordInput = z.infer<typeof newPasswordSchema>;
