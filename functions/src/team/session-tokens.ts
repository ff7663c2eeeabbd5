import { confirmedClaim, secondFactorClaim, sessionClaim } from '@ohmbridge/contract/team/sign-in';
import type { Auth } from 'firebase-admin/auth';
import type { Caller } from '../http/caller.ts';

/** Makes a token with which the browser of a caller signs the same session in anew. */
export type MakeSessionToken = (
  caller: Caller,
  proved: { secondFactor: boolean; confirmedAt: number },
) => Promise<string>;

/**
 * By a custom token of Firebase Authentication. Its claims stay with the ID tokens of that session alone; who is an admin is
 * no claim of it, but of the account.
 */
export function createSessionTokens(auth: () => Pick<Auth, 'createCustomToken'>): MakeSessionToken {
  return ({ uid, signIn }, { secondFactor, confirmedAt }) =>
    auth().createCustomToken(uid, {
      [sessionClaim]: signIn.session,
      [confirmedClaim]: confirmedAt,
      ...(secondFactor && { [secondFactorClaim]: true }),
    });
}
