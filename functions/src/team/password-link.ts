import type { Mail } from '@site/contract/mail/mail';
import { newPasswordPath } from '@site/contract/team/password-link';
import { TransportError } from '../mail/delivery-attempt.ts';
import { withLink } from '../mail/mail-body.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { hasCode } from '../shared/error-outline.ts';
import { auth } from '../shared/firebase.ts';
import { invitationLinkMark, passwordLinkMark } from './account-mails.ts';
import { makeInvitationLink } from './invitation-links.ts';

/** Fills in the link under which the recipient of an account email chooses a password. */
export async function fillPasswordLink(_id: string, mail: Mail): Promise<Mail> {
  const [recipient = ''] = mail.to;
  if (mail.emailService.template !== 'account') return mail;
  const isInvitation = mail.message.text.includes(invitationLinkMark);
  const mark = isInvitation ? invitationLinkMark : passwordLinkMark;
  const link = await (isInvitation ? makeInvitationLink : makePasswordLink)(recipient);
  return withLink(mail, mark, link);
}

/** Makes a link to our own page, with a code of Firebase Authentication. */
async function makePasswordLink(email: string): Promise<string> {
  return siteOrigin() + newPasswordPath({ code: await makePasswordCode(email) });
}

/**
 * Makes a code that sets the password of an account once, within an hour.
 * @throws {TransportError} for good if the account is gone
 */
export async function makePasswordCode(email: string): Promise<string> {
  const link = await auth()
    .generatePasswordResetLink(email)
    .catch((error: unknown) => {
      throw hasCode(error, ...goneCodes) ? new TransportError('The account is gone', { isPermanent: true }) : error;
    });
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new TransportError('Firebase Authentication made a link without a code');
  return code;
}

const goneCodes = ['auth/user-not-found', 'auth/email-not-found', 'auth/user-disabled'];
