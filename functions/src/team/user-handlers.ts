import type { LoginInput } from '@ohmbridge/contract/team/user';
import type { Auth } from 'firebase-admin/auth';
import type { Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';

export interface UserServices {
  signIn: (credentials: LoginInput) => Promise<string>;
  verifyToken: (token: string) => Promise<Caller>;
  auth: () => Pick<Auth, 'revokeRefreshTokens' | 'getUser'>;
  /** Ends an admin's earlier sessions for the rules of the database and of the files, which know nothing of revoked tokens. */
  endSessionsBefore: (uid: string, moment: Date) => Promise<void>;
  now: () => Date;
}

/** Log-in, log-out and the signed-in user. */
export function createUserHandlers({ signIn, verifyToken, auth, endSessionsBefore, now }: UserServices) {
  return {
    async login({ body }) {
      const token = await signIn(body);
      const { user } = await verifyToken(token);
      return { token, data: { user } };
    },
    async logout({ signedIn }) {
      const { uid } = await signedIn();
      await endSessionsBefore(uid, now());
      await auth().revokeRefreshTokens(uid);
      return {};
    },
    async currentUser({ signedIn }) {
      const { uid, user, roles, pending } = await signedIn();
      // Where a new password was chosen, Firebase Authentication alone knows it until its owner signs in.
      const { tokensValidAfterTime } = user.admin || pending ? await auth().getUser(uid) : {};
      if (tokensValidAfterTime) await endSessionsBefore(uid, new Date(tokensValidAfterTime));
      return { data: { user, roles, ...(pending && { pending }) } };
    },
  } satisfies Partial<ApiHandlers>;
}
