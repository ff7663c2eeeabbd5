import { jobAlertLink, jobAlertOneClickAddress } from '@ohmbridge/contract/alerts/job-alert';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { withLink } from '../mail/mail-link.ts';
import { TransportError } from '../mail/transport.ts';
import { alertFrom, alertsIn, alertToken, type StoredAlert } from './alert-document.ts';
import { alertLinkMark } from './alert-mails.ts';

/**
 * The mail as it is sent, where it is one of an alert: with the link to its page, and the headers by which mail programs end
 * it with one click (RFC 8058). The outbox, which every admin can read, has neither.
 * @throws {TransportError} for good where the alert has ended meanwhile
 */
export async function withAlertLink(
  mail: Mail,
  firestore: () => Promise<Firestore>,
  { origin, secret }: { origin: string; secret: () => string },
): Promise<Mail> {
  if (mail.alert === undefined) return mail;
  const alert = await alertsIn(await firestore())
    .doc(mail.alert)
    .get();
  if (!alert.exists) throw new TransportError('The alert has ended', { isPermanent: true });
  const token = alertToken(secret(), mail.alert, alertFrom(alert.data() as StoredAlert));
  const oneClick = jobAlertOneClickAddress(origin, token);
  const filled = withLink(mail, alertLinkMark, jobAlertLink(origin, token));
  return {
    ...filled,
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    // For the template of the e-mail service, which sets its headers itself.
    emailService: {
      ...filled.emailService,
      parameters: { ...filled.emailService.parameters, unsubscribe_url: oneClick },
    },
  };
}
