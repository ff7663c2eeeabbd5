import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import { pagesOf } from './pages-of.ts';

/** Deletes the lines of the jobs' histories that were written before `cutoff`; returns how many. */
export async function removeOldJobChanges(database: Firestore, cutoff: Date, pageSize = 100): Promise<number> {
  let removed = 0;
  const old = database.collection(collections.jobChanges).where('at', '<', cutoff);
  for await (const page of pagesOf(old, 'at', pageSize)) {
    const batch = database.batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
    removed += page.length;
  }
  return removed;
}
