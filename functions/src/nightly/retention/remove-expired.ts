import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import type { MailTemplate } from '@ohmbridge/contract/mail/mail';
import { hiredCutoff, jobAlertMailCutoff } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { submissionsPerTransaction } from '../../desk/admit-submissions.ts';
import { eraseWithFiles } from '../../desk/erase-submissions.ts';
import type { FileStore } from '../../desk/files/file-store.ts';
import { hasEnded } from '../../mail/delivery-plan.ts';
import { pagesOf } from '../../shared/pages-of.ts';

/** How many of each were deleted, and how many were kept because their mail is still to be sent. */
export interface Removed {
  enquiries: number;
  applications: number;
  mails: number;
  kept: number;
}

/**
 * Deletes the submissions that arrived before `cutoff`, each with all that belongs to it, the applications of those who were
 * hired more than `hiredDays` ago, and the mails that outlived their submission. Mails of alerts go sooner. What is still to be sent stays. It may be
 * cut off and run again at any point.
 */
export async function removeExpired(
  { database, files }: { database: Firestore; files: Pick<FileStore, 'remove'> },
  cutoff: Date,
  now: Date,
  pageSize = submissionsPerTransaction,
): Promise<Removed> {
  const removed: Removed = { enquiries: 0, applications: 0, mails: 0, kept: 0 };
  const remove = async (kind: SubmissionKind, query: Query, field: string) => {
    for await (const page of pagesOf(query, field, pageSize)) {
      const references = page.map(({ ref }) => ref);
      const { submissions, mails, kept } = await eraseWithFiles({ database, files }, kind, references, {
        onlySent: true,
      });
      removed[kind] += submissions;
      removed.mails += mails;
      removed.kept += kept;
    }
  };
  for (const kind of submissionKinds) {
    await remove(kind, database.collection(collections[kind]).where('createdAt', '<', cutoff), 'createdAt');
  }
  // They are employees now, and what is kept of those is kept elsewhere.
  const hired = database.collection(collections.applications).where('status', '==', 'hired');
  await remove('applications', hired.where('statusChangedAt', '<', hiredCutoff(now)), 'statusChangedAt');

  const mails = database.collection(collections.mail);
  const alert: MailTemplate = 'alert';
  for (const old of [
    mails.where('delivery.startTime', '<', cutoff),
    mails.where('emailService.template', '==', alert).where('delivery.startTime', '<', jobAlertMailCutoff(now)),
  ]) {
    for await (const page of pagesOf(old, 'delivery.startTime', pageSize)) {
      removed.mails += await removeEnded(
        database,
        page.map(({ ref }) => ref),
      );
    }
  }
  return removed;
}

/** In a transaction: a mail that an admin sends again meanwhile is not to be deleted. */
async function removeEnded(database: Firestore, page: DocumentReference[]): Promise<number> {
  return database.runTransaction(async (transaction) => {
    const mails = await transaction.getAll(...page, { fieldMask: ['delivery.state'] });
    const ended = mails.filter((mail) => mail.exists && hasEnded(mail.get('delivery.state')));
    for (const { ref } of ended) transaction.delete(ref);
    return ended.length;
  });
}
