import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import { hasEnded } from '../mail/delivery.ts';
import { pagesOf } from './pages-of.ts';

/** How many of each were deleted, and how many were kept because their mail is still to be sent. */
export interface Removed {
  enquiries: number;
  applications: number;
  mails: number;
  kept: number;
}

/**
 * Deletes the submissions that arrived before `cutoff`, each with its mail, and the mails that outlived their submission.
 * What is still to be sent stays. It may be cut off and run again at any point.
 */
export async function removeExpired(database: Firestore, cutoff: Date, pageSize = 100): Promise<Removed> {
  const removed: Removed = { enquiries: 0, applications: 0, mails: 0, kept: 0 };
  const mails = database.collection(collections.mail);
  for (const kind of ['enquiries', 'applications'] as const) {
    const old = database.collection(collections[kind]).where('createdAt', '<', cutoff);
    for await (const page of pagesOf(old, 'createdAt', pageSize)) {
      const { pairs, mailCount } = await removeEnded(
        database,
        page.map(({ ref }) => ({ submission: ref, mail: mails.doc(ref.id) })),
      );
      removed[kind] += pairs;
      removed.mails += mailCount;
      removed.kept += page.length - pairs;
    }
  }
  const oldMails = mails.where('delivery.startTime', '<', cutoff);
  for await (const page of pagesOf(oldMails, 'delivery.startTime', pageSize)) {
    const { mailCount } = await removeEnded(
      database,
      page.map(({ ref }) => ({ mail: ref })),
    );
    removed.mails += mailCount;
  }
  return removed;
}

interface Pair {
  submission?: DocumentReference;
  mail: DocumentReference;
}

/** In a transaction: a mail that an admin sends again meanwhile is not to be deleted. */
async function removeEnded(database: Firestore, page: Pair[]): Promise<{ pairs: number; mailCount: number }> {
  return database.runTransaction(async (transaction) => {
    const mails = await transaction.getAll(...page.map(({ mail }) => mail), { fieldMask: ['delivery.state'] });
    let pairs = 0;
    let mailCount = 0;
    for (const [index, { submission, mail }] of page.entries()) {
      const stored = mails[index];
      if (stored?.exists && !hasEnded(stored.get('delivery.state'))) continue;
      if (submission) transaction.delete(submission);
      transaction.delete(mail);
      pairs += 1;
      if (stored?.exists) mailCount += 1;
    }
    return { pairs, mailCount };
  });
}
