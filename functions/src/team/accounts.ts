import { randomBytes } from 'node:crypto';
import type { InvitationInput } from '@site/contract/team/team';
import type { UserRecord } from 'firebase-admin/auth';
import { hasCode } from '../shared/error-outline.ts';
import { auth } from '../shared/firebase.ts';

// The accounts of Firebase Authentication that the team needs. Every step can be repeated.

export interface Account {
  uid: string;
  name: string;
  email: string;
  /** Whether the token will say "admin", which gives nothing without a record. */
  hasClaim: boolean;
  isDisabled: boolean;
  lastSignIn: Date | null;
  lastSeen: Date | null;
  /** The earliest start of a valid session, as Firebase writes it. A new password, or the end of all sessions, changes it. */
  tokensValidAfter: string;
}

/** Firebase Authentication looks up this many accounts in one call. */
const maxLookedUp = 100;

const unknownPassword = () => randomBytes(32).toString('base64url');

/** Finds the account of an address, or makes one without a password, to which no one can sign in yet. */
export async function findOrCreateAccount({ name, email }: Pick<InvitationInput, 'name' | 'email'>): Promise<Account> {
  const find = () => unlessMissing(auth().getUserByEmail(email));
  const create = () =>
    auth()
      .createUser({ email, displayName: name })
      .catch(async (error: unknown) => {
        // Two admins can invite the same person at once: one finds the account that the other has made.
        const made = hasCode(error, 'auth/email-already-exists') ? await find() : undefined;
        if (!made) throw error;
        return made;
      });
  return accountOf((await find()) ?? (await create()));
}

/**
 * Ends all sessions of an account, and replaces the password if the address was never confirmed. A stranger can have signed
 * up under a colleague's address, and must not wait there for the invitation.
 */
export async function lockOutStrangers(uid: string): Promise<void> {
  const { emailVerified } = await auth().getUser(uid);
  if (!emailVerified) await auth().updateUser(uid, { password: unknownPassword() });
  await auth().revokeRefreshTokens(uid);
}

/** Gives the account an unknown password, and ends all its sessions: the old password stops working. */
export async function lockOut(uid: string): Promise<void> {
  const account = await unlessMissing(auth().updateUser(uid, { password: unknownPassword() }));
  if (account) await auth().revokeRefreshTokens(uid);
}

/** Restores the address by which the team knows the account, if the account has another. */
export async function restoreAddress(uid: string, email: string): Promise<void> {
  const account = await unlessMissing(auth().getUser(uid));
  if (account && account.email !== email) await auth().updateUser(uid, { email });
}

/** Sets the claim of an admin, beside the account's other claims. */
export async function makeAdmin(uid: string): Promise<void> {
  const { customClaims } = await auth().getUser(uid);
  if (customClaims?.admin !== true) await auth().setCustomUserClaims(uid, { ...customClaims, admin: true });
}

/**
 * Ends all sessions and removes the claim; tells whether the account had it. The claim goes last, because it marks an
 * unfinished removal.
 */
export async function revokeAdmin(uid: string): Promise<boolean> {
  const account = await unlessMissing(auth().getUser(uid));
  if (account?.customClaims?.admin !== true) return false;
  const { admin: _admin, ...otherClaims } = account.customClaims;
  await auth().revokeRefreshTokens(uid);
  await auth().setCustomUserClaims(uid, otherClaims);
  return true;
}

/** Looks up accounts; one that is gone is missing in the answer. */
export async function accountsByUid(uids: readonly string[]): Promise<Map<string, Account>> {
  const wanted = [...new Set(uids)];
  const found = new Map<string, Account>();
  for (let start = 0; start < wanted.length; start += maxLookedUp) {
    const { users } = await auth().getUsers(wanted.slice(start, start + maxLookedUp).map((uid) => ({ uid })));
    for (const user of users) found.set(user.uid, accountOf(user));
  }
  return found;
}

function accountOf(user: UserRecord): Account {
  const { uid, displayName, email = '', customClaims, disabled, metadata, tokensValidAfterTime = '' } = user;
  const created = timeOf(metadata.creationTime);
  const signedIn = timeOf(metadata.lastSignInTime);
  const refreshed = timeOf(metadata.lastRefreshTime);
  // The emulator calls the making of an account its first sign-in, and its first token.
  const lastSignIn = signedIn && created && signedIn <= created ? null : signedIn;
  return {
    uid,
    name: displayName || email.replace(/@.*/s, ''),
    email,
    hasClaim: customClaims?.admin === true,
    isDisabled: disabled,
    lastSignIn,
    lastSeen: lastSignIn && refreshed && refreshed > lastSignIn ? refreshed : lastSignIn,
    tokensValidAfter: tokensValidAfterTime,
  };
}

/** Reads a time of Firebase, which gives none, or an invalid one, for an event that never happened. */
function timeOf(text: string | null | undefined): Date | null {
  return text && !Number.isNaN(Date.parse(text)) ? new Date(text) : null;
}

async function unlessMissing(looking: Promise<UserRecord>): Promise<UserRecord | undefined> {
  return looking.catch((error: unknown) => {
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });
}
