import { collections } from '@site/contract/shared/collections';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { removeOldChanges } from '../../functions/src/nightly/apply-retention.ts';
import { uniqueMark } from '../support/factories.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('old-records');
const firestore = await project.firestore();

const cutoff = new Date('2020-06-01T00:00:00Z');
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
    // The page size of two makes several pages.
    expect(await removeOldChanges(cutoff, 2)).toMatchObject({ [history]: 5 });
    expect(await remaining(lines)).toEqual([false, false, false, false, false, true, true]);
    expect(await removeOldChanges(cutoff, 2)).toEqual({ jobChanges: 0, adminChanges: 0 });
  },
);
