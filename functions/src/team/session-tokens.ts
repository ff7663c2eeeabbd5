import { confirmedClaim, mintedClaim, secondFactorClaim, sessionClaim } from '@ohmbridge/contract/team/sign-in';
import type { Auth } from 'firebase-admin/auth';
import { type Caller, secondsOf } from '../http/caller.ts';

interface Proved {
  secondFactor: boolean;
  confirmedAt: number;
  /** The start of the session; now by default. */
  mintedAt?: number;
}

/** Makes a token with which the browser of a caller signs the same session in anew. */
export type MakeSessionToken = (caller: Caller, proved: Proved) => Promise<string>;

/**
 * By a custom token of Firebase Authentication. Its claims stay with the ID tokens of that session alone; who is an admin is
 * no claim of it, but of the account.
 */
export function createSessionTokens(auth: () => Pick<Auth, 'createCustomToken'>, now: () => Date): MakeSessionToken {
  return ({ uid, signIn }, { secondFactor, confirmedAt, mintedAt = secondsOf(now()) }) =>
    auth().createCustomToken(uid, {
      [sessionClaim]: signIn.session,
      [confirmedClaim]: confirmedAt,
      // A session that has just ended the others counts from the next second on, and must not be older than that.
      [mintedClaim]: Math.max(mintedAt, signIn.mintedAt),
      ...(secondFactor && { [secondFactorClaim]: true }),
    });
}
