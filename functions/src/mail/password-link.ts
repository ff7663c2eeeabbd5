import type { Mail } from '@ohmbridge/contract/mail/mail';
import { newPasswordPath } from '@ohmbridge/contract/team/password-link';
import type { Auth } from 'firebase-admin/auth';
import { TransportError } from './delivery-attempt.ts';
import { escapeHtml } from './mail-body.ts';

/**
 * Stands in a mail of the outbox where the link will be. The link itself is made when the mail leaves, and is stored nowhere:
 * whoever has it takes the account over, and every admin can read the outbox, as can whoever gets a copy of the database.
 */
export const passwordLinkMark = '{{password-link}}';

/** The same, in a mail to somebody who is invited. */
export const invitationLinkMark = '{{invitation-link}}';

type MakeLink = (email: string) => Promise<string>;

/** The mail as it is sent: with a link under which its recipient chooses a password, where it has a place for one. */
export async function withPasswordLink(
  mail: Mail,
  make: { passwordLink: MakeLink; invitationLink: MakeLink },
): Promise<Mail> {
  const [recipient = ''] = mail.to;
  if (mail.emailService.template !== 'account') return mail;
  const { subject, text, html } = mail.message;
  const isInvitation = text.includes(invitationLinkMark);
  const mark = isInvitation ? invitationLinkMark : passwordLinkMark;
  const link = await (isInvitation ? make.invitationLink : make.passwordLink)(recipient);
  const filled = (words: string, as = link) => words.replaceAll(mark, () => as);
  const parameters = Object.entries(mail.emailService.parameters).map(([name, value]) => [name, filled(value)]);
  return {
    ...mail,
    message: { subject, text: filled(text), html: filled(html, escapeHtml(link)) },
    emailService: { ...mail.emailService, parameters: Object.fromEntries(parameters) },
  };
}

/**
 * Has Firebase Authentication make a code by which the password of an account is set, once and within an hour.
 * @throws {TransportError} for good where the account is gone
 */
export async function makePasswordCode(auth: Pick<Auth, 'generatePasswordResetLink'>, email: string): Promise<string> {
  const link = await auth.generatePasswordResetLink(email).catch((error: unknown) => {
    throw isGone(error) ? new TransportError('The account is gone', { isPermanent: true }) : error;
  });
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new TransportError('Firebase Authentication made a link without a code');
  return code;
}

/** Makes a link with such a code, which leads to our own page. */
export async function makePasswordLink(
  auth: Pick<Auth, 'generatePasswordResetLink'>,
  siteOrigin: string,
  email: string,
): Promise<string> {
  return siteOrigin + newPasswordPath({ code: await makePasswordCode(auth, email) });
}

const goneCodes = new Set<unknown>(['auth/user-not-found', 'auth/email-not-found', 'auth/user-disabled']);

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && goneCodes.has(error.code);
}
