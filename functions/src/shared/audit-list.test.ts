import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { firestoreInMemory } from '../test-support/firestore-in-memory.ts';
import { createAuditList } from './audit-list.ts';

vi.mock('firebase-functions/logger');
beforeEach(() => vi.clearAllMocks());

const ada = { uid: 'ada', email: 'ada@example.org' };
const now = () => new Date('2026-11-26T10:00:00Z');

test('the log has each entry once, by its kind, its id and who it is of, and no address', async () => {
  const { database, fieldsOf } = firestoreInMemory(now);
  const list = () => createAuditList(async () => database, now);
  // Another instance meets the same session.
  for (const instance of [list(), list()])
    await instance.add({ kind: 'signed-in', session: 1_780_000_000, hasSecondFactor: true, who: ada });
  expect(logger.info).toHaveBeenCalledExactlyOnceWith('Audit entry', {
    kind: 'signed-in',
    admin: 'ada',
    entry: expect.any(String),
  });
  const [, logged] = vi.mocked(logger.info).mock.lastCall ?? [];
  expect(fieldsOf(`auditEntries/${logged.entry}`)).toMatchObject({ kind: 'signed-in', who: ada });
});
