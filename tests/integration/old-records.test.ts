import { collections } from '@ohmbridge/contract/shared/collections';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { createFileStore } from '../../functions/src/desk/files/file-store.ts';
import { removeExpired } from '../../functions/src/nightly/retention/remove-expired.ts';
import { removeOldJobChanges } from '../../functions/src/nightly/retention/remove-old-documents.ts';
import { removeIfSpent, removeSpentLimits } from '../../functions/src/nightly/retention/remove-spent-limits.ts';
import { createRateLimitStore, rateLimitCollection } from '../../functions/src/shared/rate-limit-store.ts';
import { uniqueMark, validContact } from '../support/factories.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('old-records');
const firestore = await project.firestore();
const files = createFileStore(project.bucket);

const cutoff = new Date('2020-06-01T00:00:00Z');
const now = new Date('2021-06-01T00:00:00Z');
const at = (milliseconds: number) => Timestamp.fromMillis(cutoff.getTime() + milliseconds);

async function write(collection: string, fields: object, id = uniqueMark()): Promise<DocumentReference> {
  const reference = firestore.collection(collection).doc(id);
  await reference.set(fields);
  return reference;
}

const remaining = async (references: DocumentReference[]) =>
  (await firestore.getAll(...references)).map(({ exists }) => exists);

afterEach(project.clear);

it('lines of the history of a job go when their time is over, and not before', async () => {
  const line = { jobId: uniqueMark(), kind: 'changed', fields: [], by: { uid: 'a', email: 'admin@example.com' } };
  const moments = [-5, -4, -3, -2, -1, 0, 1];
  const lines = await Promise.all(moments.map((moment) => write(collections.jobChanges, { ...line, at: at(moment) })));
  // Several pages of them.
  expect(await removeOldJobChanges(firestore, cutoff, 2)).toBe(5);
  expect(await remaining(lines)).toEqual([false, false, false, false, false, true, true]);
  expect(await removeOldJobChanges(firestore, cutoff, 2)).toBe(0);
});

it('counters of limits go once everything is allowed again', async () => {
  const counters = await Promise.all(
    [-3, -2, -1, 0, 1].map((moment) => write(rateLimitCollection, { expiresAt: at(moment) })),
  );
  expect(await removeSpentLimits(firestore, cutoff, 2)).toBe(3);
  expect(await remaining(counters)).toEqual([false, false, false, true, true]);
});

it('a counter that counts again while it is being cleared away stays', async () => {
  const counter = await write(rateLimitCollection, { expiresAt: at(-1) });
  const store = createRateLimitStore(async () => firestore, { now: () => cutoff, timeoutMilliseconds: 1000 });
  const spent = await write(rateLimitCollection, { expiresAt: at(-1) });
  // Both were found as spent; then one of them counts again.
  await store.take(counter.id, { requests: 1, windowSeconds: 60 });

  expect(await removeIfSpent(firestore, [counter, spent], cutoff)).toBe(1);
  expect(await remaining([counter, spent])).toEqual([true, false]);
});

it('what is held goes when its time is over, with its mail', async () => {
  const id = uniqueMark();
  const delivery = { state: 'HELD', attempts: 0, startTime: at(-1), endTime: at(-1), leaseExpireTime: null };
  const enquiry = await write(collections.enquiries, { ...validContact(), createdAt: at(-1) }, id);
  const mail = await write(collections.mail, { to: ['info@ohmbridge.example'], delivery }, id);
  expect(await removeExpired({ database: firestore, files }, cutoff, now)).toMatchObject({
    enquiries: 1,
    mails: 1,
    kept: 0,
  });
  expect(await remaining([enquiry, mail])).toEqual([false, false]);
});
