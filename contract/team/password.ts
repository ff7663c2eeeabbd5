import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { emailField } from '../shared/text-fields.ts';

/** Of a new password, in characters: what `docs/deploy.md` has Firebase Authentication ask for. */
export const shortestPassword = 12;

/** What is said about passwords. Only who has none hears it, so it is not among the `messages` that every form loads. */
export const passwordMessages = {
  tooShort: `Password must be at least ${shortestPassword} characters`,
  tooCommon:
    'This password is among those that are tried first: it is a common one, or a common one with a few signs added, or made of your name or ours. Four or five words that do not belong together are good.',
  notTheOld: 'This is not your password',
  sameAsBefore: 'This is your password already. Choose another.',
  linkSpent: 'This link does not hold any more: it is older than an hour, or has been used. Ask for another.',
  requirements: (missing: string) => `This password is not enough. ${missing}.`,
  changed: 'Your new password is saved. Wherever else you were signed in, you are not any more.',
  mailSent:
    'If this address belongs to somebody in the admin area, a mail with a link is on its way to it. If nothing comes in a few minutes, check the address.',
} as const;

/** Who has forgotten their password. */
export const passwordMailSchema = z.object({ email: emailField() });

export type PasswordMailInput = z.infer<typeof passwordMailSchema>;

/**
 * A password that somebody chooses. Which characters it is made of is theirs to decide; its length is what guards it, and that it
 * is not among the common ones, which the API alone knows.
 */
const newPassword = z
  .string(messages.required('Password'))
  .check(
    z.minLength(shortestPassword, passwordMessages.tooShort),
    z.maxLength(limits.password, messages.tooLong('Password', limits.password)),
  );

export const newPasswordSchema = z.object({ password: newPassword });

export type NewPasswordInput = z.infer<typeof newPasswordSchema>;

/** The same, with the code of a link that was mailed. */
export const passwordByLinkSchema = z.object({
  code: z
    .string(messages.required('code'))
    .check(z.minLength(1, messages.required('code')), z.maxLength(2048, messages.tooLong('code', 2048))),
  password: newPassword,
});

/** Who knows their password changes it. */
export const changePasswordSchema = z.object({
  current: z
    .string(messages.required('Password'))
    .check(
      z.minLength(1, messages.required('Password')),
      z.maxLength(limits.password, messages.tooLong('Password', limits.password)),
    ),
  next: newPassword,
});

export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;
