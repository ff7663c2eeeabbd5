import { collections } from '@site/contract/shared/collections';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { removeOldChanges } from '../../functions/src/nightly/apply-retention.ts';
import { removeExpiredSubmissions } from '../../functions/src/nightly/remove-expired-submissions.ts';
import { uniqueMark, validContact } from '../support/factories.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('old-records');
const firestore = await project.firestore();

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

it.each(['jobChanges', 'adminChanges'] as const)(
  'lines of %s go when their keeping period ends, and not before',
  async (history) => {
    const line = { jobId: uniqueMark(), kind: 'changed', fields: [], by: { uid: 'a', email: 'admin@example.com' } };
    const moments = [-5, -4, -3, -2, -1, 0, 1];
    const lines = await Promise.all(moments.map((moment) => write(collections[history], { ...line, at: at(moment) })));
    // Several pages of them.
    expect(await removeOldChanges(cutoff, 2)).toMatchObject({ [history]: 5 });
    expect(await remaining(lines)).toEqual([false, false, false, false, false, true, true]);
    expect(await removeOldChanges(cutoff, 2)).toEqual({ jobChanges: 0, adminChanges: 0 });
  },
);

it('a quarantined submission is erased when its time is over, with its mail', async () => {
  const id = uniqueMark();
  const delivery = { state: 'HELD', attempts: 0, startTime: at(-1), endTime: at(-1), leaseExpireTime: null };
  const enquiry = await write(collections.enquiries, { ...validContact(), createdAt: at(-1) }, id);
  const mail = await write(collections.mail, { to: ['info@ohmbridge.example'], delivery }, id);
  expect(await removeExpiredSubmissions(cutoff, now)).toMatchObject({
    enquiries: 1,
    mails: 1,
    kept: 0,
  });
  expect(await remaining([enquiry, mail])).toEqual([false, false]);
});
