import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import type { MailTemplate } from '@ohmbridge/contract/mail/mail';
import { hiredCutoff, jobAlertMailCutoff } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { eraseWithFiles } from '../desk/erase-submissions.ts';
import { submissionsPerTransaction } from '../desk/intake.ts';
import { hasEnded } from '../mail/delivery-plan.ts';
import { db } from '../shared/firebase.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { boundedTransaction, forEachPage } from '../shared/set-aside.ts';

/** How many of each were deleted, and how many were kept because their mail is still to be sent. */
type Removed = {
  enquiries: number;
  applications: number;
  mails: number;
  kept: number;
};

/**
 * Deletes the submissions that arrived before `cutoff`, each with all that belongs to it, the applications of those who were
 * hired more than `hiredDays` ago, and the mails that outlived their submission. Mails of alerts go sooner. What is still to be sent stays. It may be
 * cut off and run again at any point.
 */
export async function removeExpired(cutoff: Date, now: Date, pageSize = submissionsPerTransaction): Promise<Removed> {
  const removed: Removed = { enquiries: 0, applications: 0, mails: 0, kept: 0 };
  const remove = async (work: string, kind: SubmissionKind, query: Query, field: string) => {
    await forEachPage(db(), work, referencesOf(query, field, pageSize), async (page) => {
      const { submissions, mails, kept } = await eraseWithFiles(kind, page, { onlySent: true });
      removed[kind] += submissions;
      removed.mails += mails;
      removed.kept += kept;
    });
  };
  const removeMails = (work: string, old: Query) =>
    forEachPage(db(), work, referencesOf(old, 'delivery.startTime', pageSize), async (page) => {
      removed.mails += await removeEnded(page);
    });

  for (const kind of submissionKinds) {
    const old = db().collection(collections[kind]).where('createdAt', '<', cutoff);
    await remove(`expired-${kind}`, kind, old, 'createdAt');
  }
  // They are employees now, and what is kept of those is kept elsewhere.
  const hired = db().collection(collections.applications).where('status', '==', 'hired');
  const longHired = hired.where('statusChangedAt', '<', hiredCutoff(now));
  await remove('expired-hired', 'applications', longHired, 'statusChangedAt');

  const mails = db().collection(collections.mail);
  const alert: MailTemplate = 'alert';
  await removeMails('expired-mails', mails.where('delivery.startTime', '<', cutoff));
  const ofAlerts = mails.where('emailService.template', '==', alert);
  await removeMails('expired-alert-mails', ofAlerts.where('delivery.startTime', '<', jobAlertMailCutoff(now)));
  return removed;
}

/** In a transaction: a mail that an admin sends again meanwhile is not to be deleted. */
async function removeEnded(page: DocumentReference[]): Promise<number> {
  return boundedTransaction(db(), async (transaction) => {
    const mails = await transaction.getAll(...page, { fieldMask: ['delivery.state'] });
    const ended = mails.filter((mail) => mail.exists && hasEnded(mail.get('delivery.state')));
    for (const { ref } of ended) transaction.delete(ref);
    return ended.length;
  });
}
