import { setTimeout as wait } from 'node:timers/promises';
import { endRefusedAlert } from '../alerts/job-alert.ts';
import { fillAlertLink } from '../alerts/job-alert-mails.ts';
import { withHiddenApplicant } from '../desk/hidden-names.ts';
import { createOwnPageLinks, withOwnPageLink } from '../desk/own-page-links.ts';
import { messageLeaves } from '../desk/send-message.ts';
import { deliver, type SendMail } from '../mail/delivery-attempt.ts';
import { createEmailServiceTransport } from '../mail/email-service-transport.ts';
import { readAttemptSettings, readMailSettings } from '../mail/mail-settings.ts';
import { makePasswordLink, withPasswordLink } from '../mail/password-link.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { auth } from '../shared/firebase.ts';
import { siteOrigin } from '../shared/site-origin.ts';
import { makeInvitationLink } from '../team/invitation-links.ts';

/** Tries once to send a mail of the outbox. */
export async function deliverMail(id: string): Promise<'done' | 'again'> {
  const { maxAttempts } = readAttemptSettings(process.env);
  return deliver(id, { send: sendAsConfigured, wait, maxAttempts, whenLeaving: messageLeaves });
}

/** Reads the settings as a part of the attempt: what is wrong with them is recorded with the mail. */
const sendAsConfigured: SendMail = async (id, mail) => {
  const { transport, from } = readMailSettings(process.env);
  const send =
    transport.transport === 'smtp' ? createSmtpTransport(transport, from) : createEmailServiceTransport(transport);
  const addressed = await withHiddenApplicant(mail);
  const withOwnLink = await withOwnPageLink(id, addressed, createOwnPageLinks(), siteOrigin());
  const withLink = await fillAlertLink(withOwnLink);
  const info = await send(
    id,
    await withPasswordLink(withLink, {
      passwordLink: (email) => makePasswordLink(auth(), siteOrigin(), email),
      invitationLink: makeInvitationLink,
    }),
  ).catch(async (error: unknown) => {
    await endRefusedAlert(mail, error);
    throw error;
  });
  // What is put down here is read on the desk.
  return mail.hiddenApplicant === undefined ? info : { ...info, accepted: [], rejected: [], pending: [] };
};
