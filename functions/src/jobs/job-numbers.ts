import { randomUUID } from 'node:crypto';
import { numberOfReference, referenceOf } from '@ohmbridge/contract/jobs/job-reference';
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
 * Reserves a reference that no job has had. The call must be the last read of its transaction, because it writes. If a copy of
 * the database has set the counter back, the function skips the references in use.
 */
export async function nextReference(transaction: Transaction, database: Firestore): Promise<string> {
  let last = await lastJobNumber(database, transaction);
  for (;;) {
    const asked = Array.from({ length: askedAtOnce }, (_, index) => last + 1 + index);
    const taken = await takenOf(transaction, database, asked.map(referenceOf));
    const free = asked.find((number) => !taken.has(referenceOf(number)));
    if (free !== undefined) {
      writeLastJobNumber(transaction, database, free);
      return referenceOf(free);
    }
    // All these references are in use: a copy has set the counter far back. The numbers after the newest job are free.
    last = Math.max(last + askedAtOnce, await newestNumber(transaction, database));
  }
}

/** One is enough, unless a copy of the database has set the counter back: then Firestore is asked for the most it gives. */
const askedAtOnce = 30;

const holders = [collections.jobs, collections.jobBin] as const;

async function takenOf(
  transaction: Transaction,
  database: Firestore,
  references: readonly string[],
): Promise<ReadonlySet<unknown>> {
  const found = await Promise.all(
    holders.map((name) =>
      transaction.get(database.collection(name).where('reference', 'in', references).select('reference')),
    ),
  );
  return new Set(found.flatMap(({ docs }) => docs.map((job) => job.get('reference') as unknown)));
}

async function newestNumber(transaction: Transaction, database: Firestore): Promise<number> {
  const found = await Promise.all(
    holders.map((name) =>
      transaction.get(database.collection(name).orderBy('createdAt', 'desc').select('reference').limit(1)),
    ),
  );
  const numbers = found.flatMap(({ docs }) => docs.map((job) => numberOfReference(String(job.get('reference'))) ?? 0));
  return Math.max(0, ...numbers);
}
