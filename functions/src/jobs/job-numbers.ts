import { referenceOf } from '@ohmbridge/contract/jobs/job-reference';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';
import { freeNumbers } from '../shared/free-numbers.ts';

/** The document with the last number that a job was given, in `last`. */
export const jobCounterPath = `${collections.counters}/jobs`;

/**
 * Reserves a reference that no job has had. The call must be the last read of its transaction, because it writes. If a copy of
 * the database has set the counter back, the function skips the references in use.
 */
export async function nextReference(transaction: Transaction): Promise<string> {
  const counter = db().doc(jobCounterPath);
  const before = Number((await transaction.get(counter)).get('last') ?? 0);
  const references = { collections: ['jobs', 'jobBin'], referenceOf, newestBy: 'createdAt' } as const;
  const [last = before] = await freeNumbers(transaction, before, 1, references);
  transaction.set(counter, { last });
  return referenceOf(last);
}
