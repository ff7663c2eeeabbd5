import type { Author } from '@site/contract/shared/author';
import { messages } from '@site/contract/shared/messages';
import type { AdminDocument } from '@site/contract/team/admin';
import { type Role, rolesOf } from '@site/contract/team/roles';
import {
  confirmedClaim,
  mintedClaim,
  type Pending,
  recentMinutes,
  secondFactorClaim,
  sessionClaim,
  sessionHours,
} from '@site/contract/team/sign-in';
import type { User } from '@site/contract/team/user';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { AddAuditEntry } from '../shared/audit-list.ts';
import { hasCode } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';

/** The claims of an ID token that make a user. */
export interface TokenClaims {
  email?: string | undefined;
  name?: unknown;
  admin?: unknown;
}

/** Gives the user of a verified ID token. Of claims, only `admin: true` itself makes an admin. */
export function userFromToken(claims: TokenClaims): User {
  const email = claims.email ?? '';
  const username = email.replace(/@.*/s, '');
  const name = typeof claims.name === 'string' && claims.name !== '' ? claims.name : username;
  return { name, username, email, admin: claims.admin === true };
}

/** Gives a moment in seconds since 1970, as tokens have it. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The sign-in of a person. Times are in seconds since 1970. */
export interface SignIn {
  authTime: number;
  /** When the API made the token of this session; `authTime` if the session began by a password. */
  mintedAt: number;
  /** When the person last signed in, or confirmed who they are. */
  confirmedAt: number;
  /** Whether the person has proved a second factor in this session. */
  hasSecondFactor: boolean;
  /** The id of the session, which a new token keeps. */
  session: string;
  /** The address of the account, if the account has one. */
  address: string | undefined;
  /** The header `User-Agent` of the browser. */
  userAgent: string;
}

/** A signed-in person, by a verified token. */
export interface Caller {
  uid: string;
  user: User;
  /** The roles of an admin; other people have none. */
  roles: readonly Role[];
  signIn: SignIn;
  /**
   * The token says that the caller is an admin, but the team has no record of them, or one with another address; the refusal is
   * already reported.
   */
  isFormerAdmin?: true;
  /** The step that is left before the caller counts as an admin. */
  pending?: Pending;
}

/** The record of a signed-in admin, and the step that is left. */
export interface SignedInAdmin extends Pick<AdminDocument, 'email' | 'roles' | 'isAwaited'> {
  pending?: Pending;
  /** The account has another address than its record: such an account is refused. */
  hasOtherAddress?: true;
}

/** An admin, as the audit list and the histories name them. */
export const authorOf = ({ uid, user }: Pick<Caller, 'uid' | 'user'>): Author => ({ uid, email: user.email });

const rejectedTokenCodes = [
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** The most that Google's clocks can be ahead of this machine's. */
const maxClockSkewMilliseconds = 300_000;

/** Gives the token of an `Authorization` header; `undefined` without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1];
}

/**
 * Verifies ID tokens, and that they were not revoked. An admin needs the claim and a record, as in the rules: a removal takes
 * both, and one of them is not enough. A caller with the claim alone, or with an ended session, goes into the audit list.
 * @param signedInAdmin gives the record of an admin with this sign-in, and the step that is left
 */
export function createTokenVerifier(
  auth: () => Pick<Auth, 'verifyIdToken'>,
  signedInAdmin: (uid: string, signIn: SignIn) => Promise<SignedInAdmin | undefined>,
  audit: AddAuditEntry,
) {
  /** Records the refusal of a person who was an admin once: Google has signed the claim. */
  const recordRefusal = async (
    { uid, ...claims }: TokenClaims & { uid: string },
    reason: 'not-in-team' | 'other-address' | 'session-ended',
  ) => {
    const user = userFromToken(claims);
    if (user.admin) await audit({ kind: 'sign-in-refused', reason, who: authorOf({ uid, user }) });
  };
  const verified = async (token: string): Promise<DecodedIdToken> => {
    try {
      const decoded = await auth().verifyIdToken(token, true);
      // The SDK does not check when a token was issued.
      if (decoded.iat * 1000 > Date.now() + maxClockSkewMilliseconds) throw new HttpError(401, messages.sessionEnded);
      return decoded;
    } catch (error) {
      // The SDK checks the signature first, so the claims of a revoked token are genuine too.
      const ended = hasCode(error, 'auth/id-token-revoked') ? claimsOf(token) : undefined;
      if (ended) await recordRefusal(ended, 'session-ended');
      if (hasCode(error, ...rejectedTokenCodes)) throw new HttpError(401, messages.sessionEnded);
      throw error;
    }
  };
  return async (token: string, userAgent = ''): Promise<Caller> => {
    const decoded = await verified(token);
    const user = userFromToken(decoded);
    const signIn = signInOf(decoded, userAgent);
    if (user.admin && !isFresh(signIn)) throw new HttpError(401, messages.sessionEnded);
    const found = user.admin ? await signedInAdmin(decoded.uid, signIn) : undefined;
    const record = found?.hasOtherAddress ? undefined : found;
    const isFormerAdmin = user.admin && !record;
    if (isFormerAdmin) await recordRefusal(decoded, found ? 'other-address' : 'not-in-team');
    const isAdmin = record !== undefined && !record.pending;
    // Histories name an admin by the address of the record: the owner of the account can change the address in the token.
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

/** Tells whether the caller has signed in or confirmed within the last minutes. */
export function isRecent({ signIn }: Pick<Caller, 'signIn'>, now: Date): boolean {
  return signIn.confirmedAt + recentMinutes * 60 > secondsOf(now);
}

/** Tells whether a session is young enough. A sign-in without a time is not: every comparison with `NaN` is false. */
const isFresh = ({ authTime }: SignIn) => authTime + sessionHours * 3600 > Date.now() / 1000;

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

/** Reads the claims of a token whose signature was checked; `undefined` if they cannot be read. */
function claimsOf(token: string): (TokenClaims & { uid: string }) | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { sub, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return { ...claims, uid: sub };
  } catch {
    return undefined;
  }
}
