import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../shared/pages-of.ts';
import { type LastDone, waitsSince } from './waits-since.ts';

/**
 * Finds out since when those wait whose submission is older than the field that says it, which came on 25 November 2026; gives
 * how many there were. Where nobody is without it, two counts are all that is read.
 */
export async function fillWaitsSince(database: Firestore): Promise<number> {
  let filled = 0;
  for (const kind of submissionKinds) {
    const submissions = database.collection(collections[kind]);
    const [all = 0, known = 0] = await Promise.all(
      ['receivedAt', 'waitsSince'].map(async (field) => (await submissions.orderBy(field).count().get()).data().count),
    );
    if (all <= known) continue;
    for await (const page of pagesOf(submissions, 'receivedAt', 100, ['receivedAt', 'waitsSince']))
      for (const { ref } of page.filter((one) => one.get('waitsSince') === undefined)) {
        await fill(database, kind, ref);
        filled += 1;
      }
  }
  return filled;
}

function fill(database: Firestore, kind: SubmissionKind, reference: DocumentReference): Promise<void> {
  return database.runTransaction(async (transaction) => {
    const newest = reference.collection(timelineCollections.messages).orderBy('at', 'desc').limit(1);
    const [submission, { docs }] = await Promise.all([transaction.get(reference), transaction.get(newest)]);
    if (!submission.exists || submission.get('waitsSince') !== undefined) return;
    const last: LastDone = {
      status: submission.get('status'),
      heardAt: (submission.get('receivedAt') as StoredTime).toDate(),
      wroteAt: (docs[0]?.get('at') as StoredTime | undefined)?.toDate() ?? null,
    };
    const { heardAt, wroteAt } = last;
    transaction.update(reference, { heardAt, wroteAt, waitsSince: waitsSince(kind, last) });
  });
}
