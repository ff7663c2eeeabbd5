import { messages } from '@ohmbridge/contract/shared/messages';
import { type Role, rolesOf } from '@ohmbridge/contract/team/roles';
import type { User } from '@ohmbridge/contract/team/user';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { HttpError } from '../shared/http-error.ts';
import { userFromToken } from './user-from-token.ts';

/** A signed-in person, by a verified token. */
export interface Caller {
  uid: string;
  user: User;
  /** Those of an admin; nobody else has any. */
  roles: readonly Role[];
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

/**
 * Verifies ID tokens, and that they have not been revoked since. Who is an admin by their claim must also be recorded as
 * one, as the rules have it: both are taken away when somebody leaves, and either alone is nothing.
 */
export function createTokenVerifier(
  auth: () => Pick<Auth, 'verifyIdToken'>,
  signedInAdmin: (uid: string, authTime: number) => Promise<{ email: string; roles?: Role[] } | undefined>,
) {
  return async (token: string): Promise<Caller> => {
    const decoded = await verified(auth(), token);
    const user = userFromToken(decoded);
    const record = user.admin ? await signedInAdmin(decoded.uid, decoded.auth_time) : undefined;
    // What admins do is told under the address of their record: that in the token is the account's own to change.
    return {
      uid: decoded.uid,
      user: { ...user, ...(record && { email: record.email }), admin: record !== undefined },
      roles: record ? rolesOf(record) : [],
    };
  };
}

async function verified(auth: Pick<Auth, 'verifyIdToken'>, token: string): Promise<DecodedIdToken> {
  try {
    const decoded = await auth.verifyIdToken(token, true);
    // The SDK does not look at when a token was issued.
    if (decoded.iat * 1000 > Date.now() + maxClockSkewMilliseconds) throw new HttpError(401, messages.sessionEnded);
    return decoded;
  } catch (error) {
    if (isRejectedToken(error)) throw new HttpError(401, messages.sessionEnded);
    throw error;
  }
}

function isRejectedToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && rejectedTokenCodes.has(String(error.code));
}
