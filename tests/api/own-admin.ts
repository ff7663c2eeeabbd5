import { onTestFinished } from 'vitest';
import { createAdmin, type OwnAccount } from '../support/accounts.ts';

/** Creates an admin whom only this test uses, and deletes the account after the test. */
export async function ownAdmin(): Promise<OwnAccount> {
  const account = await createAdmin();
  onTestFinished(account.remove);
  return account;
}
