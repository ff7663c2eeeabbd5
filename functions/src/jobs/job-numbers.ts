import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import { referenceOf } from '../contract/job-reference.ts';

/** The last number that a job was given, and whether every job that is older than the numbers has one by now. */
interface JobCounter {
  last: number;
  isComplete: boolean;
}

const counters = (database: Firestore) => database.collection(collections.counters);
const counter = (database: Firestore) => counters(database).doc('jobs');

/** The document that changes whenever a job does: whoever keeps a list of the jobs knows by it whether the list still holds. */
export const jobListVersion = (database: Firestore) => counters(database).doc('jobList');

/** Says, in the transaction that writes a job, that lists of the jobs do not hold any more. */
export function endJobLists(transaction: Pick<Transaction, 'set'>, database: Firestore): void {
  transaction.set(jobListVersion(database), { version: randomUUID() });
}

export async function readJobCounter(database: Firestore, transaction?: Transaction): Promise<JobCounter> {
  const stored = await (transaction ? transaction.get(counter(database)) : counter(database).get());
  return { last: Number(stored.get('last') ?? 0), isComplete: stored.get('isComplete') === true };
}

export function writeJobCounter(
  transaction: Pick<Transaction, 'set'>,
  database: Firestore,
  changes: Partial<JobCounter>,
): void {
  transaction.set(counter(database), changes, { merge: true });
}

/** A reference that no job has had. It is the last that a transaction may read: from here on it writes. */
export async function nextReference(transaction: Transaction, database: Firestore): Promise<string> {
  const last = (await readJobCounter(database, transaction)).last + 1;
  writeJobCounter(transaction, database, { last });
  return referenceOf(last);
}
