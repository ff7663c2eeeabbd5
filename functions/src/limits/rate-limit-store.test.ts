import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { createRateLimitStore } from './rate-limit-store.ts';

const limit = { requests: 2, windowSeconds: 60 };
const start = Date.UTC(2026, 10, 21);

/** A database of one document, which others write in between `interruptions` times, or where writing fails. */
function databaseOf({ interruptions = 0, code = undefined as number | undefined }) {
  let stored: { expiresAt: Timestamp } | undefined;
  let version = 0;
  let left = interruptions;
  const failure = (reason: number) => Object.assign(new Error('No'), { code: reason });
  const write = (fields: { expiresAt: Date }, holds: boolean, reason: number) => {
    if (code !== undefined) throw failure(code);
    if (!holds) throw failure(reason);
    stored = { expiresAt: Timestamp.fromDate(fields.expiresAt) };
    version += 1;
  };
  const reference = {
    async get() {
      const found = { updateTime: stored && version, get: () => stored?.expiresAt };
      if (left > 0) {
        left -= 1;
        version += 1;
        stored = { expiresAt: Timestamp.fromMillis(start) };
      }
      return found;
    },
    create: async (fields: { expiresAt: Date }) => write(fields, stored === undefined, 6),
    update: async (fields: { expiresAt: Date }, { lastUpdateTime }: { lastUpdateTime: number }) =>
      write(fields, lastUpdateTime === version, 9),
  };
  const database = { collection: () => ({ doc: () => reference }) } as unknown as Firestore;
  return { database, stored: () => stored?.expiresAt.toMillis() };
}

const storeOf = (database: Firestore, timeoutMilliseconds = 5000) =>
  createRateLimitStore(async () => database, { now: () => new Date(start), timeoutMilliseconds });

test('a request that is granted is remembered, one that is refused is not', async () => {
  const { database, stored } = databaseOf({});
  const { take } = storeOf(database);
  expect(await take('a', limit)).toEqual({ granted: true, fullAgainAt: start + 30_000 });
  expect(await take('a', limit)).toEqual({ granted: true, fullAgainAt: start + 60_000 });
  expect(await take('a', limit)).toEqual({ granted: false, retryAt: start + 30_000 });
  expect(stored()).toBe(start + 60_000);
});

test('what others write in between is taken into account', async () => {
  const { database, stored } = databaseOf({ interruptions: 3 });
  expect(await storeOf(database).take('a', limit)).toMatchObject({ granted: true });
  expect(stored()).toBe(start + 30_000);
});

test('when others never cease to write, they are too many', async () => {
  const { database } = databaseOf({ interruptions: Number.POSITIVE_INFINITY });
  expect(await storeOf(database, 100).take('a', limit)).toEqual({ granted: false, retryAt: start });
});

test('a database that refuses to write counts nothing as granted', async () => {
  const { database } = databaseOf({ code: 7 });
  await expect(storeOf(database).take('a', limit)).rejects.toMatchObject({ code: 7 });
});
