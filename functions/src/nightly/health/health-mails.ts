import { type MailTemplate, unfinishedStates } from '@ohmbridge/contract/mail/mail';
import type { Finding } from '@ohmbridge/contract/nightly/health';
import { findingWords } from '@ohmbridge/contract/nightly/health-words';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { pendingDelivery } from '../../mail/delivery-plan.ts';
import type { MailContent } from '../../mail/mail-body.ts';
import { siteMail } from '../../mail/mail-body.ts';
import { isAlreadyExists } from '../../shared/idempotent-id.ts';

const template: MailTemplate = 'report';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' });

/** What an admin is told in the morning. It says what waits, and nothing of any visitor's. */
export function dailyMail(findings: readonly Finding[], dashboard: string): MailContent {
  const count = findings.length === 1 ? 'One thing waits' : `${findings.length} things wait`;
  return {
    subject: `Website: ${count.toLowerCase()} for you`,
    heading: `${count} for you on the website`,
    fields: [
      ...findings.map((finding) => {
        const { title, remedy } = findingWords(finding);
        const since = finding.since && `Since ${when.format(new Date(finding.since))}.`;
        return [title, [since, finding.reason, remedy].filter(Boolean).join('\n')] as const;
      }),
      ['See', dashboard],
      ['Not for you?', 'This mail comes while something waits, once a day. You can turn it off on that page.'],
    ],
  };
}

/** What an admin gets who asks whether mail works. */
export function checkMail(dashboard: string): MailContent {
  return {
    subject: 'Website: mail works',
    heading: 'Mail works',
    fields: [
      ['What this is', 'You asked the website to check its mail. This has come the way that every enquiry comes.'],
      ['See', dashboard],
    ],
  };
}

/** The other mails are deleted the day after. */
const mostDeleted = 100;

/**
 * Queues a mail of the website for an admin, once under an id. Deletes earlier ones to them that were not sent: after an outage
 * nobody needs last week's mails.
 */
export async function queueOwnMail(
  database: Firestore,
  to: string,
  content: MailContent,
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<void> {
  const mails = database.collection(collections.mail);
  const ofAdmin = mails.where('emailService.template', '==', template).where('to', '==', [to]);
  // Sent mails stay: one for each day of a year.
  const notSent = ofAdmin.where('delivery.state', 'in', ['ERROR', 'HELD', 'DISCARDED', ...unfinishedStates]);
  const earlier = await notSent.select().limit(mostDeleted).get();
  const batch = database.batch();
  for (const { ref } of earlier.docs) if (ref.id !== id) batch.delete(ref);
  batch.create(mails.doc(id), { ...siteMail(template, to, content), delivery: pendingDelivery(now) });
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
