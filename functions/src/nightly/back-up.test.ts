import { testRows } from '@site/contract/test-support/test-rows';
import type { Auth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import * as firebase from '../shared/firebase.ts';
import { serve } from '../test-support/serve.ts';
import { silentServer } from '../test-support/silent-server.ts';
import { backUp, checkDatabaseBackups } from './back-up.ts';

const now = new Date('2026-11-21T02:00:00.123Z');

/** A Firestore that gives one answer, and what it was asked. */
async function firestoreAnswering(status: number, answer: object) {
  const asked: (string | undefined)[][] = [];
  const origin = await serve(({ method, url, headers }, response) => {
    asked.push([method, url, headers.authorization]);
    response.writeHead(status).end(JSON.stringify(answer));
  });
  return { asked, services: { projectId: 'careers', accessToken: async () => 'the-token', origin } };
}

const backup = (snapshotTime: string, changes: object = {}) => ({
  database: 'projects/careers/databases/(default)',
  snapshotTime,
  state: 'READY',
  ...changes,
});

test('the complete copies of this database are counted', async () => {
  const { asked, services } = await firestoreAnswering(200, {
    backups: [
      backup('2026-11-19T22:10:00Z'),
      backup('2026-11-20T22:10:00Z'),
      backup('2026-11-20T22:10:00Z', { database: 'projects/careers/databases/restored' }),
      backup('2026-11-21T01:50:00Z', { state: 'CREATING' }),
    ],
  });
  expect(await checkDatabaseBackups(now, services)).toBe(2);
  expect(asked).toEqual([['GET', '/v1/projects/careers/locations/-/backups', 'Bearer the-token']]);
});

testRows([
  ['no copy', {}, 'Google has no backup'],
  ['none that is whole', { backups: [backup('2026-11-20T22:10:00Z', { state: 'NOT_AVAILABLE' })] }, 'has no backup'],
  ['none of two days', { backups: [backup('2026-11-19T01:59:00Z')] }, 'is of 2026-11-19T01:59:00.000Z'],
])('an answer without a complete recent backup is a failure', async (_what, answer, message) => {
  const { services } = await firestoreAnswering(200, answer);
  await expect(checkDatabaseBackups(now, services)).rejects.toThrow(message);
});

test('a refusal is a failure, and the log says why', async () => {
  const { services } = await firestoreAnswering(403, { error: 'no role' });
  await expect(checkDatabaseBackups(now, services)).rejects.toThrow('status 403');
  expect(logger.error).toHaveBeenCalledWith('Backups not listed', { status: 403, answer: '{"error":"no role"}' });
});

test('the check does not wait for ever', async () => {
  const services = { projectId: 'careers', accessToken: async () => 'the-token', origin: await silentServer() };
  await expect(checkDatabaseBackups(now, services)).rejects.toThrow('timeout');
});

test('a failed part does not stop the others, and the message of a library is not repeated', async () => {
  const saved = vi.fn(async (_name: string, _accounts: string) => undefined);
  const bucket = {
    getFiles: async () => [[], null],
    file: (name: string) => ({ save: (accounts: string) => saved(name, accounts) }),
  } as unknown as firebase.Bucket;
  vi.spyOn(firebase, 'bucket').mockResolvedValue(bucket);
  const users = [{ uid: 'one', emailVerified: true, disabled: false }];
  vi.spyOn(firebase, 'auth').mockReturnValue({ listUsers: async () => ({ users }) } as unknown as Auth);
  vi.stubEnv('BACKUP_BUCKET', 'careers-backup');
  // Google's library names the file that is missing.
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/home/ada/key.json');
  await expect(backUp(now)).rejects.toThrow(/^Database backups: Error ENOENT$/);
  expect(saved).toHaveBeenCalledExactlyOnceWith('2026-11-21T02-00-00.123Z/accounts.json', JSON.stringify(users));
});

test('an installation without a backup bucket is not backed up', async () => {
  vi.stubEnv('BACKUP_BUCKET', '');
  expect(await backUp(now)).toEqual({});
});
