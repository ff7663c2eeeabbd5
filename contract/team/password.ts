import * as z from 'zod/mini';
import { invitationLinkDays } from '../nightly/retention.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { emailField } from '../shared/text-fields.ts';
import { loginSchema } from './login.ts';

/** The length of a new password. `docs/deploy.md` sets the same in Firebase Authentication. */
export const shortestPassword = 12;

/** Messages about passwords: apart from `messages`, which every form loads. */
export const passwordMessages = {
  tooShort: `Password must be at least ${shortestPassword} characters`,
  tooCommon:
    'This password is easy to guess: it is common, or a common one with a few characters added, or made of your name or ours. Choose four or five words that do not belong together.',
  notTheOld: 'This is not your password',
  sameAsBefore: 'This is already your password. Choose another one.',
  linkSpent: 'This link no longer works: it is older than an hour, or has been used. Ask for another one.',
  invitationSpent: `This link no longer works: it is older than ${invitationLinkDays} days, it has been used, or a newer email has replaced it. Ask for another link here, or ask the colleague who invited you: an admin can send the invitation again from the page “Team”.`,
  requirements: (missing: string) => `This password does not meet the requirements. ${missing}.`,
  changed: 'Your new password is saved. You are now signed out everywhere else.',
  mailSent:
    'If this address belongs to someone in the admin area, an email with a link is on its way. If it does not arrive in a few minutes, check the address.',
} as const;

export const passwordMailSchema = z.object({ email: emailField() });

export type PasswordMailInput = z.infer<typeof passwordMailSchema>;

/** A new password in any characters. Only its length is checked here; the API also refuses common passwords. */
const newPassword = z
  .string(messages.required('Password'))
  .check(
    z.minLength(shortestPassword, passwordMessages.tooShort),
    z.maxLength(limits.password, messages.tooLong('Password', limits.password)),
  );

export const newPasswordSchema = z.object({ password: newPassword });

export type NewPasswordInput = z.infer<typeof newPasswordSchema>;

/** The code or the token of an emailed link. */
const linkText = (name: string) =>
  z
    .string(messages.required(name))
    .check(z.minLength(1, messages.required(name)), z.maxLength(2048, messages.tooLong(name, 2048)));

export const invitationTokenSchema = z.object({ invitation: linkText('invitation') });

/** A new password, with the code of Firebase or the token of an invitation. */
export const passwordByLinkSchema = z
  .object({ code: z.optional(linkText('code')), invitation: z.optional(linkText('invitation')), password: newPassword })
  .check(
    z.refine(({ code, invitation }) => (code === undefined) !== (invitation === undefined), {
      error: messages.required('code'),
      path: ['code'],
    }),
  );

export const changePasswordSchema = z.object({
  current: loginSchema.shape.password,
  next: newPassword,
});

export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** Emails an admin a link for a new password. The answer is the same for every address. */
export const requestPasswordMailRoute = defineRoute<{ message: string }>()('POST', '/api/auth/password-mail', {
  access: 'anyone',
  limited: 'login',
  body: passwordMailSchema,
});

/**
 * Gives the address of the invited person. An email scanner does not use the link up. Answers 410 for a token that is not
 * valid.
 */
export const readInvitationRoute = defineRoute<{ data: { email: string } }>()('POST', '/api/auth/invitation', {
  access: 'anyone',
  limited: 'link',
  body: invitationTokenSchema,
});

/** Sets the password of a link's account and gives its address. Answers 410 if the link no longer works. */
export const choosePasswordRoute = defineRoute<{ data: { email: string } }>()('POST', '/api/auth/new-password', {
  access: 'anyone',
  limited: 'login',
  body: passwordByLinkSchema,
});

/** Changes the caller's password and ends all sessions. The returned token signs the caller's browser in again. */
export const changePasswordRoute = defineRoute<{ message: string; data: { token: string } }>()(
  'POST',
  '/api/auth/password',
  { access: 'admin', recent: true, limited: 'login', body: changePasswordSchema },
);
