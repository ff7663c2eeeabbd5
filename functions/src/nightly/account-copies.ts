import type { Auth, UserImportRecord } from 'firebase-admin/auth';

/** The copied part of an account: neither its password nor the hash of it. */
export type AccountCopy = Pick<
  UserImportRecord,
  'uid' | 'email' | 'emailVerified' | 'displayName' | 'disabled' | 'customClaims'
>;

/** The most accounts that Firebase Authentication gives or takes in one call. */
export const maxAccounts = 1000;

export async function copyAccounts(auth: Pick<Auth, 'listUsers'>): Promise<AccountCopy[]> {
  const copies: AccountCopy[] = [];
  let next: string | undefined;
  do {
    const page = await auth.listUsers(maxAccounts, next);
    for (const { uid, email, emailVerified, displayName, disabled, customClaims } of page.users) {
      copies.push({
        uid,
        emailVerified,
        disabled,
        ...(email && { email }),
        ...(displayName && { displayName }),
        ...(customClaims && { customClaims }),
      });
    }
    next = page.pageToken;
  } while (next);
  return copies;
}
