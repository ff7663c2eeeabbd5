import { testRows } from '@site/contract/test-support/test-rows';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import * as firebase from './firebase.ts';
import { decide, type Limit, takeFromLimit } from './rate-limit-store.ts';

const limit = { requests: 2, windowSeconds: 60 };
const start = Date.UTC(2026, 10, 21);
const rate = { requests: 4, windowSeconds: 60 };

/** Tells which of the requests at these seconds are granted. */
function granted(seconds: number[]): boolean[] {
  let fullAgainAt: number | undefined;
  return seconds.map((second) => {
    const decision = decide(fullAgainAt, start + second * 1000, rate);
    if (decision.granted) fullAgainAt = decision.fullAgainAt;
    return decision.granted;
  });
}

test('the limit grants its number of requests at once, and no more', () => {
  expect(granted([0, 0, 0, 0, 0])).toEqual([true, true, true, true, false]);
});

test('requests are allowed again one by one, each after its share of the window', () => {
  expect(granted([0, 0, 0, 0, 14.999, 15, 15.001, 30])).toEqual([true, true, true, true, false, true, false, true]);
});

test('after a window without requests all are allowed at once again; a longer pause allows no more', () => {
  expect(granted([0, 0, 0, 0, 600, 600, 600, 600, 600])).toEqual([...Array(8).fill(true), false]);
});

test('a steady stream within the limit is never refused', () => {
  expect(granted(Array.from({ length: 200 }, (_, index) => index * 15))).not.toContain(false);
});

test('refused requests do not make the wait longer', () => {
  expect(granted([0, 0, 0, 0, ...Array(50).fill(1), 15])).toEqual([
    ...Array(4).fill(true),
    ...Array(50).fill(false),
    true,
  ]);
});

test('a refusal says when to come back', () => {
  expect(decide(start + 60_000, start + 1000, rate)).toEqual({ granted: false, retryAt: start + 15_000 });
  expect(decide(start + 60_000, start + 15_000, rate)).toEqual({ granted: true, fullAgainAt: start + 75_000 });
});

/** A database of one document, which others write in between `interruptions` times, or where writing fails. */
function databaseOf({ interruptions = 0, refuse = () => {} }) {
  let stored: { expiresAt: Timestamp } | undefined;
  let version = 0;
  let left = interruptions;
  let reads = 0;
  const failure = (reason: number) => Object.assign(new Error('No'), { code: reason });
  const write = (fields: { expiresAt: Date }, holds: boolean, reason: number) => {
    refuse();
    if (!holds) throw failure(reason);
    stored = { expiresAt: Timestamp.fromDate(fields.expiresAt) };
    version += 1;
  };
  const reference = {
    async get() {
      reads += 1;
      const fields = new Map(Object.entries(stored ?? {}));
      const found = { updateTime: stored && version, get: (field: string) => fields.get(field) };
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
  return { database, stored: () => stored?.expiresAt.toMillis(), reads: () => reads };
}

const storeOf = (database: Firestore, timeoutMilliseconds?: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  vi.spyOn(firebase, 'db').mockReturnValue(database);
  return { take: (key: string, of: Limit) => takeFromLimit(key, of, timeoutMilliseconds) };
};

test('a granted request is stored, and a refused one is not', async () => {
  const { database, stored } = databaseOf({});
  const { take } = storeOf(database);
  expect(await take('a', limit)).toEqual({ granted: true, fullAgainAt: start + 30_000 });
  expect(await take('a', limit)).toEqual({ granted: true, fullAgainAt: start + 60_000 });
  expect(await take('a', limit)).toEqual({ granted: false, retryAt: start + 30_000 });
  expect(stored()).toBe(start + 60_000);
});

test('a write of another request in between counts', async () => {
  const { database, stored } = databaseOf({ interruptions: 3 });
  expect(await storeOf(database).take('a', limit)).toMatchObject({ granted: true });
  expect(stored()).toBe(start + 30_000);
});

test('a request is refused if others never stop writing', async () => {
  const { database, reads } = databaseOf({ interruptions: Number.POSITIVE_INFINITY });
  expect(await storeOf(database, 100).take('a', limit)).toEqual({ granted: false, retryAt: start });
  // The random wait is 25 milliseconds on average, so the others have the time to finish.
  expect(reads()).toBeLessThan(20);
});

testRows([Object.assign(new Error('Permission denied'), { code: 7 }), new Error('No connection'), undefined])(
  'a database that refuses to write counts nothing as granted',
  async (failure) => {
    const { database, reads } = databaseOf({
      refuse: () => {
        throw failure;
      },
    });
    await expect(storeOf(database).take('a', limit)).rejects.toBe(failure);
    expect(reads()).toBe(1);
  },
);
