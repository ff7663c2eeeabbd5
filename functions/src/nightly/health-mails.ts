import { clockName } from '@site/contract/desk/interview-words';
import { homeCountry } from '@site/contract/firm/countries';
import { countryFacts } from '@site/contract/firm/country-facts';
import { type MailTemplate, unfinishedStates } from '@site/contract/mail/mail';
import type { Finding } from '@site/contract/nightly/health';
import { findingWords } from '@site/contract/nightly/health-words';
import { type MailContent, siteMail } from '../mail/mail-body.ts';
import { mails, queueMail } from '../mail/outbox.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { isAlreadyExists } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';

const template: MailTemplate = 'report';

const healthScreen = () => `${siteOrigin()}/dashboard/health`;

const openHealth = 'Open the health page';

const { timeZone } = countryFacts[homeCountry];
const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Makes the daily email: the findings, without any data of visitors. */
export function dailyMail(findings: readonly Finding[]): MailContent {
  const count = findings.length === 1 ? '1 thing to do' : `${findings.length} things to do`;
  return {
    subject: `Website: ${count}`,
    heading: `${count} on the website`,
    button: openHealth,
    fields: [
      ...findings.map((finding) => {
        const { title, remedy } = findingWords(finding);
        const since =
          finding.since && `Since ${when.format(new Date(finding.since))} ${clockName(homeCountry, finding.since)}.`;
        return [title, [since, finding.reason, remedy].filter(Boolean).join('\n')] as const;
      }),
      [openHealth, healthScreen()],
      [
        'Not for you?',
        'You get this email once a day when there is something to do. You can turn it off on the health page.',
      ],
    ],
  };
}

/** Makes the email to an admin who checks whether email works. */
export function checkMail(): MailContent {
  return {
    subject: 'Website: email works',
    heading: 'Email works',
    button: openHealth,
    fields: [
      [
        'Why you get this',
        'You asked the website to check its email. This email took the same route as the emails that bring you enquiries.',
      ],
      [openHealth, healthScreen()],
    ],
  };
}

/** Further emails are deleted on the next day. */
const mostDeleted = 100;

/**
 * Queues an email for an admin, once under an id. Deletes earlier unsent emails to the admin: after an outage, no admin
 * needs the emails of last week.
 */
export async function queueAdminMail(
  to: string,
  content: MailContent,
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<void> {
  const ofAdmin = mails().where('emailService.template', '==', template).where('to', '==', [to]);
  // Sent emails stay: one for each day of a year.
  const notSent = ofAdmin.where('delivery.state', 'in', ['ERROR', 'HELD', 'DISCARDED', ...unfinishedStates]);
  const earlier = await notSent.select().limit(mostDeleted).get();
  const batch = db().batch();
  for (const { ref } of earlier.docs) if (ref.id !== id) batch.delete(ref);
  queueMail(batch, id, siteMail(template, to, content), now);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
