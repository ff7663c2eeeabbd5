import { collections } from '@ohmbridge/contract/shared/collections';
import { db } from '../../shared/firebase.ts';
import { referencesOf } from '../../shared/pages-of.ts';
import { forEachPage } from '../../shared/set-aside.ts';

// Firestore itself deletes documents that have an `expiresAt`, by the TTL policies in firestore.indexes.json. The lines of the
// histories have none, because the installation can change how long it keeps them.

/** Deletes the lines of the histories of jobs and team that were written before `cutoff`; gives how many of each. */
export async function removeOldChanges(
  cutoff: Date,
  pageSize = 100,
): Promise<Record<'jobChanges' | 'adminChanges', number>> {
  const removed = { jobChanges: 0, adminChanges: 0 };
  for (const name of ['jobChanges', 'adminChanges'] as const) {
    const old = db().collection(collections[name]).where('at', '<', cutoff);
    await forEachPage(db(), `old-${collections[name]}`, referencesOf(old, 'at', pageSize), async (page) => {
      const batch = db().batch();
      for (const document of page) batch.delete(document);
      await batch.commit();
      removed[name] += page.length;
    });
  }
  return removed;
}
