import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Auth } from 'firebase-admin/auth';
import { type AccountCopy, copyAccounts, maxAccounts } from '../../functions/src/nightly/backup/account-copies.ts';

/** The file of the accounts: what the nightly backup writes, too. */
const accountsFile = (folder: string) => join(folder, 'accounts.json');

export const hasAccounts = (folder: string): boolean => existsSync(accountsFile(folder));

/** Writes all accounts into a file, which only its owner may read; gives their number. */
export async function saveAccounts(auth: Auth, folder: string): Promise<number> {
  const accounts = await copyAccounts(auth);
  await writeFile(accountsFile(folder), JSON.stringify(accounts, null, 2), { mode: 0o600 });
  return accounts.length;
}

/** An account that is back, and the address under which its owner chooses a new password. */
export interface RestoredAccount {
  email: string;
  link: string;
}

/**
 * Creates the accounts of a copy that are missing, each with its id and its claims; others stay as they are. Passwords are
 * not part of a copy: each account gets a link under which its owner chooses one.
 */
export async function restoreAccounts(auth: Auth, folder: string): Promise<RestoredAccount[]> {
  const saved = JSON.parse(await readFile(accountsFile(folder), 'utf8')) as AccountCopy[];
  // Looked up first: importing replaces an account of the same id, and makes a second one of the same address.
  const present = await copyAccounts(auth);
  const taken = new Set(present.flatMap(({ uid, email }) => [uid, email]));
  const missing = saved.filter(({ uid, email }) => !taken.has(uid) && !(email && taken.has(email)));
  for (let done = 0; done < missing.length; done += maxAccounts) {
    const { errors } = await auth.importUsers(missing.slice(done, done + maxAccounts));
    if (errors[0]) throw errors[0].error;
  }
  const restored: RestoredAccount[] = [];
  for (const { email, disabled } of missing) {
    if (email && !disabled) restored.push({ email, link: await auth.generatePasswordResetLink(email) });
  }
  return restored;
}
