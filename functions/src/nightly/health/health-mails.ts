import type { MailTemplate } from '@ohmbridge/contract/mail/mail';
import type { Finding } from '@ohmbridge/contract/nightly/health';
import { findingWords } from '@ohmbridge/contract/nightly/health-words';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { pendingDelivery } from '../../mail/delivery-plan.ts';
import type { MailContent } from '../../mail/mail-body.ts';
import { ownMail } from '../../mail/own-mail.ts';

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

/**
 * Queues a mail of the website's own for an admin. Earlier ones to them that did not go out are deleted: after an outage
 * nobody needs to read what waited last week.
 */
export async function queueOwnMail(database: Firestore, to: string, content: MailContent, now: Date): Promise<void> {
  const mails = database.collection(collections.mail);
  const earlier = await mails.where('emailService.template', '==', template).where('to', '==', [to]).get();
  const mail = ownMail(template, to, content);
  const batch = database.batch();
  for (const { ref } of earlier.docs.filter((document) => document.get('delivery.state') !== 'SUCCESS'))
    batch.delete(ref);
  batch.create(mails.doc(), { ...mail, delivery: pendingDelivery(now) });
  await batch.commit();
}
