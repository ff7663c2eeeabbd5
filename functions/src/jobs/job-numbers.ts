import { randomUUID } from 'node:crypto';
import { referenceOf } from '@ohmbridge/contract/jobs/job-reference';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

const counters = (database: Firestore) => database.collection(collections.counters);
const counter = (database: Firestore) => counters(database).doc('jobs');

/** The document that changes whenever a job does: whoever keeps a list of the jobs knows by it whether the list still holds. */
export const jobListVersion = (database: Firestore) => counters(database).doc('jobList');

/** Says, in the transaction that writes a job, that lists of the jobs do not hold any more. */
export function endJobLists(transaction: Pick<Transaction, 'set'>, database: Firestore): void {
  transaction.set(jobListVersion(database), { version: randomUUID() });
}

/** The last number that a job was given. */
export async function lastJobNumber(database: Firestore, transaction: Transaction): Promise<number> {
  return Number((await transaction.get(counter(database))).get('last') ?? 0);
}

export function writeLastJobNumber(transaction: Pick<Transaction, 'set'>, database: Firestore, last: number): void {
  transaction.set(counter(database), { last });
}

/**
 * So many references that no job has had. They are the last that a transaction may read: from here on it writes. Where a
 * copy of the database has set the counter back, those that are taken are passed over.
 */
export async function nextReferences(transaction: Transaction, database: Firestore, count: number): Promise<string[]> {
  let last = await lastJobNumber(database, transaction);
  const references: string[] = [];
  while (references.length < count) {
    last += 1;
    const reference = referenceOf(last);
    if (!(await isTaken(transaction, database, reference))) references.push(reference);
  }
  writeLastJobNumber(transaction, database, last);
  return references;
}

async function isTaken(transaction: Transaction, database: Firestore, reference: string): Promise<boolean> {
  for (const name of [collections.jobs, collections.jobBin]) {
    const holders = database.collection(name).where('reference', '==', reference).select().limit(1);
    if ((await transaction.get(holders)).size > 0) return true;
  }
  return false;
}
