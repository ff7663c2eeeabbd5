import type { Auth } from 'firebase-admin/auth';
import { HttpError } from '../api/http-error.ts';
import { messages } from '../contract/messages.ts';
import type { User } from '../contract/user.ts';
import { userFromToken } from './user-from-token.ts';

/** A signed-in person, by a verified token. */
export interface Caller {
  uid: string;
  user: User;
}

const rejectedTokenCodes = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** How far Google's clocks may be ahead of ours. */
const maxClockSkewMilliseconds = 300_000;

/** The token of an `Authorization` header, or `undefined` without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1];
}

/** Verifies ID tokens, and that they have not been revoked since. */
export function createTokenVerifier(auth: () => Pick<Auth, 'verifyIdToken'>) {
  return async (token: string): Promise<Caller> => {
    try {
      const decoded = await auth().verifyIdToken(token, true);
      // The SDK does not look at when a token was issued.
      if (decoded.iat * 1000 > Date.now() + maxClockSkewMilliseconds) throw new HttpError(401, messages.sessionEnded);
      return { uid: decoded.uid, user: userFromToken(decoded) };
    } catch (error) {
      if (isRejectedToken(error)) throw new HttpError(401, messages.sessionEnded);
      throw error;
    }
  };
}

function isRejectedToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && rejectedTokenCodes.has(String(error.code));
}
