import * as z from 'zod/mini';
import { invitationLinkDays } from '../nightly/retention.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
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
  invitationSpent: `This link does not work any more: it is older than ${invitationLinkDays} days, it has been used, or a newer mail has replaced it. Ask for another link here, or ask the colleague who invited you: an admin can send the invitation again from the page “Team”.`,
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

/** The text that opens a mailed link: a code or a token. */
const linkText = (name: string) =>
  z
    .string(messages.required(name))
    .check(z.minLength(1, messages.required(name)), z.maxLength(2048, messages.tooLong(name, 2048)));

/** The question whom a link invites, by its token. */
export const invitationTokenSchema = z.object({ invitation: linkText('invitation') });

/** A new password, with what opens the link that was mailed: the code of Firebase, or the token of an invitation. */
export const passwordByLinkSchema = z
  .object({ code: z.optional(linkText('code')), invitation: z.optional(linkText('invitation')), password: newPassword })
  .check(
    z.refine(({ code, invitation }) => (code === undefined) !== (invitation === undefined), {
      error: messages.required('code'),
      path: ['code'],
    }),
  );

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

/** Sends an admin a link under which they choose a new password. The answer is the same for every address. */
export const requestPasswordMailRoute = defineRoute<{ message: string }>()('POST', '/api/auth/password-mail', {
  access: 'anyone',
  limited: 'login',
  body: passwordMailSchema,
});

/**
 * Gives the address of the invited person, and changes nothing: a mail scanner that opens the link does not use it up. 410 for
 * every token that is not valid.
 */
export const readInvitationRoute = defineRoute<{ data: { email: string } }>()('POST', '/api/auth/invitation', {
  access: 'anyone',
  limited: 'applicant',
  body: invitationTokenSchema,
});

/** Sets the password of the account that a link is for, and gives its address; 410 where the link does not hold any more. */
export const choosePasswordRoute = defineRoute<{ data: { email: string } }>()('POST', '/api/auth/new-password', {
  access: 'anyone',
  limited: 'login',
  body: passwordByLinkSchema,
});

/** Changes one's own password, and ends all sessions, that of the caller too: their browser signs in again with the new one. */
export const changePasswordRoute = defineRoute<{ message: string; data: { token: string } }>()(
  'POST',
  '/api/auth/password',
  { access: 'admin', recent: true, limited: 'login', body: changePasswordSchema },
);
