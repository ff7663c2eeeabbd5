import type { ListUsersResult, UserRecord } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { copyAccounts } from './account-copies.ts';

const account = (uid: string, more: Partial<UserRecord> = {}) =>
  ({ uid, emailVerified: false, disabled: false, passwordHash: 'hash', passwordSalt: 'salt', ...more }) as UserRecord;

test('all pages of accounts are copied, with their claims and without the hashes of passwords', async () => {
  const admin = account('one', { email: 'one@example.com', displayName: 'One', customClaims: { admin: true } });
  const pages: Record<string, ListUsersResult> = {
    first: { users: [admin], pageToken: 'second' },
    second: { users: [account('two', { disabled: true })] },
  };
  const listUsers = async (_most?: number, page = 'first') => pages[page] ?? { users: [] };
  expect(await copyAccounts({ listUsers })).toEqual([
    {
      uid: 'one',
      email: 'one@example.com',
      displayName: 'One',
      customClaims: { admin: true },
      emailVerified: false,
      disabled: false,
    },
    { uid: 'two', emailVerified: false, disabled: true },
  ]);
});
