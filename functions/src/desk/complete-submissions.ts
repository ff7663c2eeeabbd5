import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { pagesOf } from '../shared/pages-of.ts';
import { type Admitted, admit, submissionsPerTransaction } from './admission.ts';
import { counterOf, readCounter } from './desk-counts.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Brings the submissions to the desk that were stored before there was one, the oldest first; gives how many. They count as
 * read. Once a day it compares two counts, because a copy of the database can bring some back; only where they differ is
 * every submission looked at.
 */
export async function completeOldSubmissions(database: Firestore, now: Date): Promise<number> {
  let completed = 0;
  for (const kind of submissionKinds) {
    const { completedAt } = await readCounter(database, kind);
    if (completedAt && now.getTime() - completedAt.toDate().getTime() < dayMilliseconds) continue;
    if (await someAreMissing(database, kind)) completed += await completeAll(database, kind, now);
    await counterOf(database, kind).set({ completedAt: now }, { merge: true });
  }
  if (completed > 0) logger.info('Submissions brought to the desk', { count: completed });
  return completed;
}

async function someAreMissing(database: Firestore, kind: SubmissionKind): Promise<boolean> {
  const submissions = database.collection(collections[kind]);
  const [all = 0, ...others] = await Promise.all(
    [
      submissions,
      submissions.orderBy('receivedAt'),
      submissions.orderBy('waitingSince'),
      submissions.where('quarantined', '==', true),
    ].map(async (query) => (await query.count().get()).data().count),
  );
  return all > others.reduce((sum, count) => sum + count, 0);
}

async function completeAll(database: Firestore, kind: SubmissionKind, now: Date): Promise<number> {
  let completed = 0;
  const submissions = database.collection(collections[kind]);
  for await (const page of pagesOf(submissions, 'createdAt', submissionsPerTransaction, ['createdAt', 'reference'])) {
    const lacking = page.filter((snapshot) => snapshot.get('reference') === undefined).map(({ ref }) => ref);
    if (lacking.length > 0) completed += await completePage(database, kind, lacking, now);
  }
  return completed;
}

async function completePage(
  database: Firestore,
  kind: SubmissionKind,
  page: DocumentReference[],
  now: Date,
): Promise<number> {
  return database.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...page);
    const mails = await transaction.getAll(...page.map(({ id }) => database.collection(collections.mail).doc(id)), {
      fieldMask: ['delivery.state'],
    });
    // What waits in quarantine comes to the desk when it is released; what lies in the bin has to be put back first.
    const lacking = stored.filter(
      (snapshot, index) =>
        snapshot.exists &&
        snapshot.get('reference') === undefined &&
        snapshot.get('quarantined') !== true &&
        snapshot.get('waitingSince') === undefined &&
        !['HELD', 'DISCARDED'].includes(mails[index]?.get('delivery.state')),
    );
    const admissions = lacking.map((snapshot) => ({
      reference: snapshot.ref,
      submission: snapshot.data() as Admitted,
      receivedAt: (snapshot.get('createdAt') as StoredTime).toDate(),
      unread: false,
    }));
    await admit(transaction, kind, admissions, now, undefined);
    return lacking.length;
  });
}
