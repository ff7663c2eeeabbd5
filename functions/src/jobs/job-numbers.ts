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
