import { randomBytes } from 'node:crypto';
import type { InvitationInput } from '@ohmbridge/contract/team/team';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { hasCode } from '../shared/error-outline.ts';

/** What the team needs to know of an account of Firebase Authentication. */
export interface Account {
  uid: string;
  name: string;
  email: string;
  /** Whether its token will say "admin", which is nothing without a record. */
  hasClaim: boolean;
  isDisabled: boolean;
  lastSignIn: Date | null;
  lastSeen: Date | null;
  /** The earliest start of a valid session, as Firebase writes it. A new password, or the end of all sessions, sets it anew. */
  tokensValidAfter: string;
}

/** The accounts, as far as the team is concerned. Each step may be done again. */
export interface Accounts {
  /** The account of an address, which is made where there is none. It has no password, so nobody can sign in to it yet. */
  findOrCreate: (invitation: Pick<InvitationInput, 'name' | 'email'>) => Promise<Account>;
  /**
   * Leaves nobody in an account but the owner of its address: all sessions end, and where the address was never confirmed, so
   * does the password. Anybody may have signed up under a colleague's address, and must not wait there for the invitation.
   */
  shut: (uid: string) => Promise<void>;
  /** Gives the account a password that nobody knows, and ends all its sessions: the old password stops working. */
  lockOut: (uid: string) => Promise<void>;
  /** Restores the address by which the team knows the account, if the account has another. */
  restoreAddress: (uid: string, email: string) => Promise<void>;
  /** Sets the claim. */
  makeAdmin: (uid: string) => Promise<void>;
  /** Ends all sessions and takes the claim away; gives whether it was there. The sessions first: the claim says what is to be done. */
  takeAway: (uid: string) => Promise<boolean>;
  /** Those of these accounts that there are, by their uids. */
  known: (uids: readonly string[]) => Promise<Map<string, Account>>;
}

/** As many accounts as Firebase Authentication looks up in one call. */
const maxLookedUp = 100;

const unknownPassword = () => randomBytes(32).toString('base64url');

export function createAccounts(auth: () => Auth): Accounts {
  const find = (email: string) => unlessMissing(auth().getUserByEmail(email));
  const claims = (account: UserRecord) => (account.customClaims ?? {}) as { admin?: unknown };
  return {
    async findOrCreate({ name, email }) {
      const account =
        (await find(email)) ??
        // Of two who invite the same person at once, one finds what the other has made.
        (await auth()
          .createUser({ email, displayName: name })
          .catch(async (error: unknown) => {
            const made = hasCode(error, 'auth/email-already-exists') ? await find(email) : undefined;
            if (!made) throw error;
            return made;
          }));
      return accountOf(account);
    },
    async shut(uid) {
      const { emailVerified } = await auth().getUser(uid);
      if (!emailVerified) await auth().updateUser(uid, { password: unknownPassword() });
      await auth().revokeRefreshTokens(uid);
    },
    async lockOut(uid) {
      const account = await unlessMissing(auth().updateUser(uid, { password: unknownPassword() }));
      if (account) await auth().revokeRefreshTokens(uid);
    },
    async restoreAddress(uid, email) {
      const account = await unlessMissing(auth().getUser(uid));
      if (account && account.email !== email) await auth().updateUser(uid, { email });
    },
    async makeAdmin(uid) {
      const account = await auth().getUser(uid);
      if (claims(account).admin !== true)
        await auth().setCustomUserClaims(uid, { ...account.customClaims, admin: true });
    },
    async takeAway(uid) {
      const account = await unlessMissing(auth().getUser(uid));
      if (!account) return false;
      const hadClaim = claims(account).admin === true;
      if (hadClaim) {
        await auth().revokeRefreshTokens(uid);
        await auth().setCustomUserClaims(uid, withoutAdmin(account));
      }
      return hadClaim;
    },
    async known(uids) {
      const wanted = [...new Set(uids)];
      const found = new Map<string, Account>();
      for (let start = 0; start < wanted.length; start += maxLookedUp) {
        const { users } = await auth().getUsers(wanted.slice(start, start + maxLookedUp).map((uid) => ({ uid })));
        for (const user of users) found.set(user.uid, accountOf(user));
      }
      return found;
    },
  };
}

/** The claims of an account, but for that of an admin. */
function withoutAdmin({ customClaims }: Pick<UserRecord, 'customClaims'>): Record<string, unknown> {
  const { admin: _admin, ...others } = customClaims ?? {};
  return others;
}

function accountOf(user: UserRecord): Account {
  const { uid, displayName, email = '', customClaims, disabled, metadata, tokensValidAfterTime = '' } = user;
  const created = timeOf(metadata.creationTime);
  const signedIn = timeOf(metadata.lastSignInTime);
  // The emulator calls the making of an account its first sign-in, and its first token.
  const lastSignIn = signedIn && created && signedIn <= created ? null : signedIn;
  return {
    uid,
    name: displayName || email.replace(/@.*/s, ''),
    email,
    hasClaim: customClaims?.admin === true,
    isDisabled: disabled,
    lastSignIn,
    lastSeen: lastSignIn && latest(lastSignIn, timeOf(metadata.lastRefreshTime)),
    tokensValidAfter: tokensValidAfterTime,
  };
}

/** Firebase gives no time, or none that is one, for what has never happened. */
function timeOf(text: string | null | undefined): Date | null {
  return text && !Number.isNaN(Date.parse(text)) ? new Date(text) : null;
}

function latest(one: Date, other: Date | null): Date {
  return other && other > one ? other : one;
}

async function unlessMissing(looking: Promise<UserRecord>): Promise<UserRecord | undefined> {
  return looking.catch((error: unknown) => {
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });
}
