import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import type { MailTemplate } from '@site/contract/mail/mail';
import { daysBefore, hiredDays, jobAlertMailDays } from '@site/contract/nightly/retention';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { eraseWithFiles } from '../desk/erase-submissions.ts';
import { submissionsPerTransaction } from '../desk/intake.ts';
import { hasEnded } from '../mail/delivery-plan.ts';
import { collection } from '../shared/documents.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { boundedTransaction, forEachPage } from '../shared/set-aside.ts';

/** The number of deleted documents of each kind, and of those that stay because their email was not sent yet. */
type Removed = {
  enquiries: number;
  applications: number;
  mails: number;
  kept: number;
};

/**
 * Deletes the submissions that arrived before `cutoff`, each with everything that belongs to it, and the applications of people
 * who were hired more than `hiredDays` ago. Deletes emails that are left without a submission; emails of job alerts go
 * sooner. A submission with an unsent email stays. A run that is cut off at any point can be repeated.
 */
export async function removeExpiredSubmissions(
  cutoff: Date,
  now: Date,
  pageSize = submissionsPerTransaction,
): Promise<Removed> {
  const removed: Removed = { enquiries: 0, applications: 0, mails: 0, kept: 0 };
  const remove = async (work: string, kind: SubmissionKind, query: Query, field: string) => {
    await forEachPage(work, referencesOf(query, field, pageSize), async (page) => {
      const { submissions, mails, kept } = await eraseWithFiles(kind, page, { onlySent: true });
      removed[kind] += submissions;
      removed.mails += mails;
      removed.kept += kept;
    });
  };
  const removeMails = (work: string, old: Query) =>
    forEachPage(work, referencesOf(old, 'delivery.startTime', pageSize), async (page) => {
      removed.mails += await removeEnded(page);
    });

  for (const kind of submissionKinds) {
    const old = collection(kind).where('createdAt', '<', cutoff);
    await remove(`expired-${kind}`, kind, old, 'createdAt');
  }
  // Hired applicants are employees now, and the data of employees is kept elsewhere.
  const hired = collection('applications').where('status', '==', 'hired');
  const longHired = hired.where('statusChangedAt', '<', daysBefore(now, hiredDays));
  await remove('expired-hired', 'applications', longHired, 'statusChangedAt');

  const mails = collection('mail');
  const alert: MailTemplate = 'alert';
  await removeMails('expired-mails', mails.where('delivery.startTime', '<', cutoff));
  const ofAlerts = mails.where('emailService.template', '==', alert);
  await removeMails(
    'expired-alert-mails',
    ofAlerts.where('delivery.startTime', '<', daysBefore(now, jobAlertMailDays)),
  );
  return removed;
}

/** Deletes emails in a transaction, so that an email stays if an admin sends it again at the same moment. */
async function removeEnded(page: DocumentReference[]): Promise<number> {
  return boundedTransaction(async (transaction) => {
    const mails = await transaction.getAll(...page, { fieldMask: ['delivery.state'] });
    const ended = mails.filter((mail) => mail.exists && hasEnded(mail.get('delivery.state')));
    for (const { ref } of ended) transaction.delete(ref);
    return ended.length;
  });
}
