import { testRows } from '@site/contract/test-support/test-rows';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import * as firebase from './firebase.ts';
import { type Claims, copyObjects, isMissing, removeUnclaimed } from './objects.ts';

const now = new Date('2026-11-21T03:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

interface StoredObject {
  name: string;
  metadata?: object;
  copy?: (to: { name: string }) => Promise<unknown>;
}

let objects: StoredObject[];
const remove = vi.fn(async (_name: string, _condition: object) => undefined as unknown);
/** Gives the objects of a folder, ten a page; a page's token is the number of the objects before it. */
const getFiles = vi.fn(async ({ prefix, pageToken = '0' }: { prefix: string; pageToken?: string }) => {
  const found = objects.filter(({ name }) => name.startsWith(prefix));
  const end = Number(pageToken) + 10;
  return [found.slice(Number(pageToken), end), end < found.length ? { pageToken: String(end) } : null];
});
const bucket = {
  getFiles,
  file: (name: string) => ({ name, delete: (condition: object) => remove(name, condition) }),
} as unknown as firebase.Bucket;

beforeEach(() => {
  remove.mockReset();
  vi.spyOn(firebase, 'bucket').mockResolvedValue(bucket);
});

function touched(name: string, ago: number): StoredObject {
  return {
    name,
    metadata: { timeCreated: hoursAgo(2000), updated: hoursAgo(ago), generation: 7, metageneration: '2' },
  };
}

const claimsOf = vi.fn(async (_paths: readonly string[]): Promise<Claims> => ({ claimed: new Set(), areLost: false }));
function clean(claimed: string[], areLost = false): Promise<number> {
  claimsOf.mockResolvedValue({ claimed: new Set(claimed), areLost });
  return removeUnclaimed('job-pdfs', claimsOf, now);
}

test('cleaning removes the objects that nothing has claimed for more than a day, and no others', async () => {
  const hours = { claimed: 1000, old: 24.1, 'just-a-day': 24, 'being-edited': 23.9, stuck: 48, older: 72 };
  objects = Object.entries(hours).map(([name, ago]) => touched(`job-pdfs/${name}.pdf`, ago));
  objects.push(touched('other-folder/old.pdf', 1000));
  remove.mockImplementation(async (name) => {
    if (name === 'job-pdfs/stuck.pdf') throw new Error('No storage');
  });
  expect(await clean(['job-pdfs/claimed.pdf'])).toBe(3);
  // Only the version that was found: an object that a job claims meanwhile has another.
  const version = { ignoreNotFound: true, ifGenerationMatch: '7', ifMetagenerationMatch: '2' };
  expect(remove.mock.calls).toEqual([
    ['job-pdfs/old.pdf', version],
    ['job-pdfs/stuck.pdf', version],
    ['job-pdfs/older.pdf', version],
  ]);
  // The newer objects cannot be deleted yet, so their claims are not read.
  expect(claimsOf).toHaveBeenCalledExactlyOnceWith(
    ['claimed', 'old', 'stuck', 'older'].map((name) => `job-pdfs/${name}.pdf`),
  );
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
    'Object not deleted',
    expect.objectContaining({ path: 'job-pdfs/stuck.pdf', error: 'Error' }),
  );
  expect(logger.info).toHaveBeenCalledExactlyOnceWith('Unclaimed objects removed', { folder: 'job-pdfs', count: 3 });
});

/** Stores objects of last year; gives the names of those that are claimed. */
function storeOld(count: number, claimed: number): string[] {
  objects = Array.from({ length: count }, (_, index) => touched(`job-pdfs/${index}.pdf`, 8760));
  return objects.slice(0, claimed).map(({ name }) => name);
}

testRows([
  [300, 0, true],
  [1, 0, true],
  [300, 239, false],
  [50, 29, false],
])('no object is deleted if documents seem to be lost', async (count, claimed, areLost) => {
  remove.mockClear();
  await expect(clean(storeOld(count, claimed), areLost)).rejects.toThrow(
    `${count - claimed} of ${count} objects in job-pdfs would be deleted: have the documents that claim them been lost? Nothing was deleted.`,
  );
  expect(remove).not.toHaveBeenCalled();
});

testRows([
  [0, 0, true],
  [300, 240, false],
  [50, 30, false],
  [300, 300, true],
])('a few objects that nothing claims are deleted', async (count, claimed, areLost) => {
  remove.mockClear();
  expect(await clean(storeOld(count, claimed), areLost)).toBe(count - claimed);
  expect(remove).toHaveBeenCalledTimes(count - claimed);
});

/** Stores objects that are copied as `copy` says; `most` is the number of simultaneous copies. */
function storeCopied(names: string[], copy: (name: string) => Promise<unknown>) {
  const seen = { now: 0, most: 0 };
  objects = names.map((name) => ({
    name,
    copy: async (to) => {
      expect(to.name).toBe(`a-night/${name}`);
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      await new Promise(setImmediate);
      seen.now -= 1;
      await copy(name);
    },
  }));
  return seen;
}

const names = Array.from({ length: 25 }, (_, index) => `job-pdfs/${index}.pdf`);
const failing = (code: number) => async (name: string) => {
  if (name === names[12]) throw Object.assign(new Error('No'), { code });
};

test('objects are copied ten at a time, and one that is deleted meanwhile is not a failure', async () => {
  const seen = storeCopied(names, failing(404));
  expect(await copyObjects('job-pdfs', bucket, 'a-night')).toBe(25);
  expect(seen.most).toBe(10);
});

test('each folder is copied by itself', async () => {
  storeCopied([...names, 'submission-files/applications/one/two'], failing(404));
  expect(await copyObjects('job-pdfs', bucket, 'a-night')).toBe(25);
  expect(await copyObjects('submission-files', bucket, 'a-night')).toBe(1);
});

test('an object that cannot be copied is a failure', async () => {
  storeCopied(names, failing(403));
  await expect(copyObjects('job-pdfs', bucket, 'a-night')).rejects.toThrow('No');
});

test('an object is missing if Storage answers 404, as a number or as text', () => {
  const withCode = (code: unknown) => Object.assign(new Error('No'), { code });
  expect([404, '404', 403, undefined].map((code) => isMissing(withCode(code)))).toEqual([true, true, false, false]);
});
