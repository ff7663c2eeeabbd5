import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { firestoreInMemory } from '../test-support/firestore-in-memory.ts';
import { addAuditEntry, auditMemory } from './audit-list.ts';
import * as firebase from './firebase.ts';

beforeEach(() => vi.clearAllMocks());

const ada = { uid: 'ada', email: 'ada@example.org' };

test('the log has each entry once, by its kind, its id and its admin, and no address', async () => {
  const { database, fieldsOf } = firestoreInMemory(() => new Date());
  vi.spyOn(firebase, 'db').mockReturnValue(database);
  for (const _again of [1, 2]) {
    // Another instance meets the same session.
    auditMemory.known.clear();
    await addAuditEntry({ kind: 'signed-in', session: 1_780_000_000, hasSecondFactor: true, who: ada });
  }
  expect(logger.info).toHaveBeenCalledExactlyOnceWith('Audit entry', {
    kind: 'signed-in',
    admin: 'ada',
    entry: expect.any(String),
  });
  const [, logged] = vi.mocked(logger.info).mock.lastCall ?? [];
  expect(fieldsOf(`auditEntries/${logged.entry}`)).toMatchObject({ kind: 'signed-in', who: ada });
});
