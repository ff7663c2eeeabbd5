import { defineRoute } from '../shared/route.ts';
import { passwordMailSchema } from './password.ts';

/** Sends an admin a link under which they choose a new password. The answer is the same for every address. */
export const requestPasswordMailRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/auth/password-mail',
  access: 'anyone',
  limited: 'login',
  success: 200,
  body: passwordMailSchema,
});
