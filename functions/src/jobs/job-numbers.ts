import { numberOfReference, referenceOf } from '@ohmbridge/contract/jobs/job-reference';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';

/** The document with the last number that a job was given, in `last`. */
export const jobCounterPath = `${collections.counters}/jobs`;

/** A restored copy of the database can set the counter back. Each query then asks for as many references as Firestore allows. */
const askedAtOnce = 30;

/**
 * Reserves a reference that no job has had. The call must be the last read of its transaction, because it writes. If a copy of
 * the database has set the counter back, the function skips the references in use.
 */
export async function nextReference(transaction: Transaction): Promise<string> {
  const counter = db().doc(jobCounterPath);
  let last = Number((await transaction.get(counter)).get('last') ?? 0);
  for (;;) {
    const asked = Array.from({ length: askedAtOnce }, (_, index) => last + 1 + index);
    const taken = await numbersIn(transaction, (jobs) => jobs.where('reference', 'in', asked.map(referenceOf)));
    const free = asked.find((number) => !taken.includes(number));
    if (free !== undefined) {
      transaction.set(counter, { last: free });
      return referenceOf(free);
    }
    // All these references are in use: a copy has set the counter far back. The numbers after the newest job are free.
    const newest = await numbersIn(transaction, (jobs) => jobs.orderBy('createdAt', 'desc').limit(1));
    last = Math.max(last + askedAtOnce, ...newest);
  }
}

/** Gives the numbers of the jobs that a query finds, those in the bin included. */
async function numbersIn(transaction: Transaction, of: (jobs: Query) => Query): Promise<number[]> {
  const queries = [collections.jobs, collections.jobBin].map((name) => of(db().collection(name)).select('reference'));
  const found = await Promise.all(queries.map((query) => transaction.get(query)));
  return found.flatMap(({ docs }) => docs.map((job) => numberOfReference(String(job.get('reference'))) ?? 0));
}
