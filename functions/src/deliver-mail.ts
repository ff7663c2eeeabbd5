import { setTimeout as wait } from 'node:timers/promises';
import { endRefusedAlert } from './alerts/job-alert.ts';
import { fillAlertLink } from './alerts/job-alert-mails.ts';
import { fillHiddenApplicant } from './desk/hidden-names.ts';
import { messageLeaves } from './desk/send-message.ts';
import { fillSenderLink } from './desk/sender-link.ts';
import { deliver, type FillMail, type SendMail } from './mail/delivery-attempt.ts';
import { sendByEmailService } from './mail/email-service-transport.ts';
import { readAttemptSettings, readMailSettings } from './mail/mail-settings.ts';
import { sendBySmtp } from './mail/smtp-transport.ts';
import { fillPasswordLink } from './team/password-link.ts';

/**
 * The names, addresses and links that are filled in as an email leaves, in this order. Admins can read the stored emails, and a
 * copy of the database has them, so no stored email holds any of these.
 */
const fills: readonly FillMail[] = [fillHiddenApplicant, fillSenderLink, fillAlertLink, fillPasswordLink];

/** Tries once to send an email of the outbox. */
export async function deliverMail(id: string): Promise<'done' | 'again'> {
  const { maxAttempts } = readAttemptSettings(process.env);
  return deliver(id, { send: sendFilled, wait, maxAttempts, whenLeaving: messageLeaves });
}

/** Reads the settings as a part of the attempt, so that wrong settings are recorded with the email. */
const sendFilled: SendMail = async (id, mail) => {
  const settings = readMailSettings(process.env);
  let filled = mail;
  for (const fill of fills) filled = await fill(id, filled);
  const sent =
    settings.transport === 'smtp' ? sendBySmtp(settings, id, filled) : sendByEmailService(settings, id, filled);
  const info = await sent.catch(async (error: unknown) => {
    await endRefusedAlert(mail, error);
    throw error;
  });
  // The desk can read the outcome, which must not name a hidden applicant.
  return mail.hiddenApplicant === undefined ? info : { ...info, accepted: [], rejected: [], pending: [] };
};
