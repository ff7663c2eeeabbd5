import type { Auth, UserImportRecord } from 'firebase-admin/auth';

/** What a copy holds of an account: no password, nor what one could be found by. */
export type AccountCopy = Pick<
  UserImportRecord,
  'uid' | 'email' | 'emailVerified' | 'displayName' | 'disabled' | 'customClaims'
>;

/** The most that Authentication gives or takes at once. */
export const maxAccounts = 1000;

/** Copies of all accounts. */
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
