import { randomUUID } from 'node:crypto';
import { referenceOf } from '@ohmbridge/contract/jobs/job-reference';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** The last number that a job was given, and when it was last seen to that jobs without one got theirs. */
interface JobCounter {
  last: number;
  completedAt: Date;
}

const counters = (database: Firestore) => database.collection(collections.counters);
const counter = (database: Firestore) => counters(database).doc('jobs');

/** The document that changes whenever a job does: whoever keeps a list of the jobs knows by it whether the list still holds. */
export const jobListVersion = (database: Firestore) => counters(database).doc('jobList');

/** Says, in the transaction that writes a job, that lists of the jobs do not hold any more. */
export function endJobLists(transaction: Pick<Transaction, 'set'>, database: Firestore): void {
  transaction.set(jobListVersion(database), { version: randomUUID() });
}

export async function readJobCounter(
  database: Firestore,
  transaction?: Transaction,
): Promise<Pick<JobCounter, 'last'> & { completedAt: Date | undefined }> {
  const stored = await (transaction ? transaction.get(counter(database)) : counter(database).get());
  const completedAt = stored.get('completedAt') as StoredTime | undefined;
  return { last: Number(stored.get('last') ?? 0), completedAt: completedAt?.toDate() };
}

export function writeJobCounter(
  transaction: Pick<Transaction, 'set'>,
  database: Firestore,
  changes: Partial<JobCounter>,
): void {
  transaction.set(counter(database), changes, { merge: true });
}

/**
 * So many references that no job has had. They are the last that a transaction may read: from here on it writes. Where a
 * copy of the database has set the counter back, those that are taken are passed over.
 */
export async function nextReferences(transaction: Transaction, database: Firestore, count: number): Promise<string[]> {
  let { last } = await readJobCounter(database, transaction);
  const references: string[] = [];
  while (references.length < count) {
    last += 1;
    const reference = referenceOf(last);
    if (!(await isTaken(transaction, database, reference))) references.push(reference);
  }
  writeJobCounter(transaction, database, { last });
  return references;
}

async function isTaken(transaction: Transaction, database: Firestore, reference: string): Promise<boolean> {
  for (const name of [collections.jobs, collections.jobBin]) {
    const holders = database.collection(name).where('reference', '==', reference).select().limit(1);
    if ((await transaction.get(holders)).size > 0) return true;
  }
  return false;
}
