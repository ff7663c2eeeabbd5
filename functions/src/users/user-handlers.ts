import type { Auth } from 'firebase-admin/auth';
import type { ApiHandlers } from '../api/handler.ts';
import type { LoginInput } from '../contract/user.ts';
import type { Caller } from './caller.ts';

export interface UserServices {
  signIn: (credentials: LoginInput) => Promise<string>;
  verifyToken: (token: string) => Promise<Caller>;
  auth: () => Pick<Auth, 'revokeRefreshTokens'>;
}

/** Log-in, log-out and the signed-in user. */
export function createUserHandlers({ signIn, verifyToken, auth }: UserServices) {
  return {
    async login({ body }) {
      const token = await signIn(body);
      const { user } = await verifyToken(token);
      return { token, data: { user } };
    },
    async logout({ signedIn }) {
      const { uid } = await signedIn();
      await auth().revokeRefreshTokens(uid);
      return {};
    },
    async currentUser({ signedIn }) {
      const { user } = await signedIn();
      return { data: { user } };
    },
  } satisfies Partial<ApiHandlers>;
}
