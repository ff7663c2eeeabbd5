import { collections } from '@site/contract/shared/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { removeExpiredSubmissions } from '../../functions/src/nightly/remove-expired-submissions.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('retention');
const firestore = await project.firestore();

const cutoff = new Date('2020-06-01T00:00:00Z');
const now = new Date('2021-06-01T00:00:00Z');
const before = Timestamp.fromDate(new Date('2020-05-31T23:59:59.999Z'));
const endedStates = ['SUCCESS', 'ERROR', 'HELD'];
const none = { enquiries: 0, applications: 0, mails: 0, kept: 0 };

async function write(collection: keyof typeof collections, id: string, fields: object): Promise<void> {
  const reference = firestore.collection(collections[collection]).doc(id);
  await reference.set(fields);
}

/** Makes an email that is never sent, because a server holds it forever. */
const mail = (state: string, startTime: Timestamp) => ({
  to: ['info@ohmbridge.example'],
  delivery: { state, attempts: 1, startTime, endTime: null, leaseExpireTime: Timestamp.fromMillis(Date.now() + 1e7) },
});

async function exists(collection: keyof typeof collections, id: string): Promise<boolean> {
  return (await firestore.collection(collections[collection]).doc(id).get()).exists;
}

afterEach(project.clear);

describe.each([
  ['enquiries', validContact],
  ['applications', validApplication],
] as const)('the %s', (kind, valid) => {
  it.each(endedStates)('are deleted when their keeping period ends, with an email in the state %s', async (state) => {
    const id = uniqueMark();
    await write(kind, id, { ...valid(), createdAt: before });
    await write('mail', id, mail(state, before));

    expect(await removeExpiredSubmissions(cutoff, now)).toEqual({ ...none, [kind]: 1, mails: 1 });
    expect([await exists(kind, id), await exists('mail', id)]).toEqual([false, false]);
    expect(await removeExpiredSubmissions(cutoff, now)).toEqual(none);
  });

  it('stay until the exact end of the period', async () => {
    const id = uniqueMark();
    await write(kind, id, { ...valid(), createdAt: Timestamp.fromDate(cutoff) });
    await write('mail', id, mail('SUCCESS', Timestamp.fromDate(cutoff)));
    await removeExpiredSubmissions(cutoff, now);
    expect([await exists(kind, id), await exists('mail', id)]).toEqual([true, true]);
  });

  it('stay while their email must still be sent', async () => {
    const id = uniqueMark();
    await write(kind, id, { ...valid(), createdAt: before });
    await write('mail', id, mail('PROCESSING', before));
    expect(await removeExpiredSubmissions(cutoff, now)).toEqual({ ...none, kept: 1 });
    expect([await exists(kind, id), await exists('mail', id)]).toEqual([true, true]);
  });
});

it('emails without their submission are deleted too, unless they must still be sent', async () => {
  const [sent, open] = [uniqueMark(), uniqueMark()];
  await write('mail', sent, mail('SUCCESS', before));
  await write('mail', open, mail('PROCESSING', before));
  expect(await removeExpiredSubmissions(cutoff, now)).toMatchObject({ mails: 1 });
  expect([await exists('mail', sent), await exists('mail', open)]).toEqual([false, true]);
});

it('all expired submissions are deleted in small batches, even behind submissions that stay', async () => {
  const ids = Array.from({ length: 7 }, (_, index) => `${index}-${uniqueMark()}`);
  for (const [index, id] of ids.entries()) {
    const createdAt = Timestamp.fromMillis(before.toMillis() - 1000 + index);
    await write('enquiries', id, { ...validContact(), createdAt });
    // The first two fill a page.
    if (index < 2) await write('mail', id, mail('PROCESSING', createdAt));
  }
  expect(await removeExpiredSubmissions(cutoff, now, 2)).toEqual({ ...none, enquiries: 5, kept: 2 });
  expect(await Promise.all(ids.map((id) => exists('enquiries', id)))).toEqual(ids.map((_, index) => index < 2));
});
