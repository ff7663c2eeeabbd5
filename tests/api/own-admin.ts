import { onTestFinished } from 'vitest';
import { createAdmin, type OwnAccount } from '../support/accounts.ts';

/** An admin whom only this test knows, and who is gone after it. */
export async function ownAdmin(): Promise<OwnAccount> {
  const account = await createAdmin();
  onTestFinished(account.remove);
  return account;
}
