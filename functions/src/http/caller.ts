import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import { messages } from '@ohmbridge/contract/shared/messages';
import { type Role, rolesOf } from '@ohmbridge/contract/team/roles';
import {
  confirmedClaim,
  mintedClaim,
  type Pending,
  recentMinutes,
  secondFactorClaim,
  sessionClaim,
  sessionHours,
} from '@ohmbridge/contract/team/sign-in';
import type { User } from '@ohmbridge/contract/team/user';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { AddAuditEntry } from '../shared/audit-list.ts';
import { hasCode } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { type TokenClaims, userFromToken } from './user-from-token.ts';

/** A moment as tokens have it: in seconds since 1970. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** How somebody came to their token. Times are in seconds since 1970. */
export interface SignIn {
  authTime: number;
  /** When the API made the token of this session; `authTime` if the session began by a password. */
  mintedAt: number;
  /** When they last proved that it is still them: by signing in, or since then. */
  confirmedAt: number;
  /** Whether they have proved a second factor in this session. */
  hasSecondFactor: boolean;
  /** Stays the same where a session is given a new token. */
  session: string;
  /** The address of the account, if the account has one. */
  address: string | undefined;
  /** What their browser says of itself. */
  userAgent: string;
}

/** A signed-in person, by a verified token. */
export interface Caller {
  uid: string;
  user: User;
  /** Those of an admin; nobody else has any. */
  roles: readonly Role[];
  signIn: SignIn;
  /**
   * The token says that the caller is an admin, but the team has no record of them, or one with another address; the refusal is
   * already reported.
   */
  isFormerAdmin?: true;
  /** What is still to be done before they are an admin: until then they are none. */
  pending?: Pending;
}

/** What is known of an admin who is signed in. */
interface SignedInAdmin {
  email: string;
  roles: Role[];
  pending?: Pending;
  /** The account has another address than its record: such an account is refused. */
  hasOtherAddress?: true;
}

/** An admin, as the audit list and the histories name them. */
export const authorOf = ({ uid, user }: Pick<Caller, 'uid' | 'user'>): JobAuthor => ({ uid, email: user.email });

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
 * one, as the rules have it: both are taken away when somebody leaves, and either alone is nothing. Whoever comes with the claim
 * alone, or with the token of a session that was ended, stands in the audit list.
 * @param signedInAdmin gives what is recorded of an admin who signed in like this, and what they have still to do
 */
export function createTokenVerifier(
  auth: () => Pick<Auth, 'verifyIdToken'>,
  signedInAdmin: (uid: string, signIn: SignIn) => Promise<SignedInAdmin | undefined>,
  audit: AddAuditEntry,
) {
  /** Only of who was once made an admin: the token is Google's, and nobody else's makes an entry. */
  const tellRefused = async (
    { uid, ...claims }: TokenClaims & { uid: string },
    reason: 'not-in-team' | 'other-address' | 'session-ended',
  ) => {
    const user = userFromToken(claims);
    if (user.admin) await audit({ kind: 'sign-in-refused', reason, who: authorOf({ uid, user }) });
  };
  const verified = async (token: string): Promise<DecodedIdToken> => {
    try {
      const decoded = await auth().verifyIdToken(token, true);
      // The SDK does not look at when a token was issued.
      if (decoded.iat * 1000 > Date.now() + maxClockSkewMilliseconds) throw new HttpError(401, messages.sessionEnded);
      return decoded;
    } catch (error) {
      // The SDK looks at the signature first: what a revoked token says is Google's word all the same.
      const ended = hasCode(error, 'auth/id-token-revoked') ? claimsOf(token) : undefined;
      if (ended) await tellRefused(ended, 'session-ended');
      if (isRejectedToken(error)) throw new HttpError(401, messages.sessionEnded);
      throw error;
    }
  };
  return async (token: string, userAgent = ''): Promise<Caller> => {
    const decoded = await verified(token);
    const user = userFromToken(decoded);
    const signIn = signInOf(decoded, userAgent);
    if (user.admin && signIn.authTime + sessionHours * 3600 <= Date.now() / 1000)
      throw new HttpError(401, messages.sessionEnded);
    const found = user.admin ? await signedInAdmin(decoded.uid, signIn) : undefined;
    const record = found?.hasOtherAddress ? undefined : found;
    const isFormerAdmin = user.admin && !record;
    if (isFormerAdmin) await tellRefused(decoded, found ? 'other-address' : 'not-in-team');
    const isAdmin = record !== undefined && !record.pending;
    // What admins do is told under the address of their record: that in the token is the account's own to change.
    return {
      uid: decoded.uid,
      user: { ...user, ...(record && { email: record.email }), admin: isAdmin },
      roles: isAdmin ? rolesOf(record) : [],
      signIn,
      ...(record?.pending && { pending: record.pending }),
      ...(isFormerAdmin && { isFormerAdmin }),
    };
  };
}

/** Whether the caller has proved within the last minutes that it is still them. */
export function isRecent({ signIn }: Pick<Caller, 'signIn'>, now: Date): boolean {
  return signIn.confirmedAt + recentMinutes * 60 > secondsOf(now);
}

function signInOf(decoded: DecodedIdToken, userAgent: string): SignIn {
  const { auth_time: authTime } = decoded;
  const claims: Record<string, unknown> = decoded;
  const [session, confirmedAt, mintedAt] = [claims[sessionClaim], claims[confirmedClaim], claims[mintedClaim]];
  return {
    authTime,
    mintedAt: typeof mintedAt === 'number' ? mintedAt : authTime,
    confirmedAt: typeof confirmedAt === 'number' ? confirmedAt : authTime,
    hasSecondFactor: claims[secondFactorClaim] === true,
    session: typeof session === 'string' ? session : `${authTime}`,
    address: decoded.email?.toLowerCase(),
    userAgent,
  };
}

/** What a token says whose signature has been looked at; `undefined` where that cannot be read. */
function claimsOf(token: string): (TokenClaims & { uid: string }) | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { sub, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return { ...claims, uid: sub };
  } catch {
    return undefined;
  }
}

function isRejectedToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && rejectedTokenCodes.has(String(error.code));
}
