import { defineRoute } from '../shared/route.ts';
import { changePasswordSchema, invitationTokenSchema, passwordByLinkSchema, passwordMailSchema } from './password.ts';

/** Sends an admin a link under which they choose a new password. The answer is the same for every address. */
export const requestPasswordMailRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/auth/password-mail',
  access: 'anyone',
  limited: 'login',
  success: 200,
  body: passwordMailSchema,
});

/**
 * Gives the address of the invited person, and changes nothing: a mail scanner that opens the link does not use it up. 410 for
 * every token that is not valid.
 */
export const readInvitationRoute = defineRoute<{ data: { email: string } }>()({
  method: 'POST',
  path: '/api/auth/invitation',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body: invitationTokenSchema,
});

/** Sets the password of the account that a link is for, and gives its address; 410 where the link does not hold any more. */
export const choosePasswordRoute = defineRoute<{ data: { email: string } }>()({
  method: 'POST',
  path: '/api/auth/new-password',
  access: 'anyone',
  limited: 'login',
  success: 200,
  body: passwordByLinkSchema,
});

/** Changes one's own password, and ends all sessions, that of the caller too: their browser signs in again with the new one. */
export const changePasswordRoute = defineRoute<{ message: string; data: { token: string } }>()({
  method: 'POST',
  path: '/api/auth/password',
  access: 'admin',
  recent: true,
  limited: 'login',
  success: 200,
  body: changePasswordSchema,
});
