import { messages } from '@site/contract/shared/messages';
import { rolesOf } from '@site/contract/team/roles';
import {
  confirmedClaim,
  mintedClaim,
  secondFactorClaim,
  sessionClaim,
  sessionHours,
} from '@site/contract/team/sign-in';
import type { User } from '@site/contract/team/user';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { authorOf, type Caller, type SignIn } from '../http/caller.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { hasCode } from '../shared/error-outline.ts';
import { auth } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { signedInAdmin } from './admin-access.ts';

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

/**
 * Verifies an ID token, and that it was not revoked. An admin needs the claim and a record, as in the rules: a removal takes
 * both, and one of them is not enough. A caller with the claim alone, or with an ended session, goes into the audit list.
 */
export async function verifyToken(token: string, userAgent = ''): Promise<Caller> {
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
}

async function verified(token: string): Promise<DecodedIdToken> {
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
}

/** Records the refusal of a person who was an admin once: Google has signed the claim. */
async function recordRefusal(
  { uid, ...claims }: TokenClaims & { uid: string },
  reason: 'not-in-team' | 'other-address' | 'session-ended',
): Promise<void> {
  const user = userFromToken(claims);
  if (user.admin) await addAuditEntry({ kind: 'sign-in-refused', reason, who: authorOf({ uid, user }) });
}

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
