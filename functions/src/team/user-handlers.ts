import { setTimeout as wait } from 'node:timers/promises';
import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import type { LoginInput } from '@ohmbridge/contract/team/user';
import type { Auth } from 'firebase-admin/auth';
import type { Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { AuditList } from '../shared/audit-list.ts';
import { HttpError } from '../shared/http-error.ts';
import { nextSecond } from './admin-records.ts';

export interface UserServices {
  signIn: (credentials: LoginInput) => Promise<string>;
  verifyToken: (token: string) => Promise<Caller>;
  auth: () => Pick<Auth, 'revokeRefreshTokens' | 'getUser'>;
  /** Ends an admin's earlier sessions for the rules of the database and of the files, which know nothing of revoked tokens. */
  endSessionsBefore: (uid: string, moment: Date) => Promise<unknown>;
  /** The admin of an address, if it is one's. */
  adminOf: (email: string) => Promise<JobAuthor | undefined>;
  audit: AuditList;
  now: () => Date;
}

/** Longer than a refusal takes to be told: whether that is written or only counted must not say whose address it is. */
const refusalMilliseconds = 300;

/** Log-in, log-out and the signed-in user. */
export function createUserHandlers(services: UserServices) {
  const { signIn, verifyToken, auth, endSessionsBefore, adminOf, audit, now } = services;
  /** Under an address that is no admin's nothing is kept of what somebody typed. */
  const tellRefused = async (email: string) => {
    const who = await adminOf(email).catch(() => undefined);
    await audit.add({ kind: 'sign-in-refused', reason: 'wrong-credentials', who: who ?? null });
  };
  return {
    async login({ body }) {
      const token = await signIn(body).catch(async (error: unknown) => {
        if (error instanceof HttpError && error.status === 401)
          await Promise.all([tellRefused(body.email), wait(refusalMilliseconds)]);
        throw error;
      });
      const { user } = await verifyToken(token);
      return { token, data: { user } };
    },
    async logout({ signedIn }) {
      const { uid } = await signedIn();
      // A session that was opened in the current second must also end.
      const at = now();
      await endSessionsBefore(uid, nextSecond(at));
      await auth().revokeRefreshTokens(uid);
      // A user who signs in again at once must not count as a session of that second: browsers wait for this answer.
      await wait(1000 - (at.getTime() % 1000));
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
