import type { Mail } from '../contract/mail.ts';
import { loginPath } from '../contract/password-link.ts';
import type { User } from '../contract/user.ts';
import { ownMail } from '../mail/own-mail.ts';
import { passwordLinkMark } from '../mail/password-link.ts';

const howLong =
  'The link holds for an hour from when this mail was sent, and once. After that, “Forgot password?” on the login page sends another.';

/** The mail to somebody whom an admin has invited. */
export function invitationMail(to: string, inviter: Pick<User, 'name' | 'email'>, siteOrigin: string): Mail {
  return ownMail('account', to, {
    subject: 'Website: you are invited to the admin area',
    heading: 'You are invited to the admin area of the website',
    fields: [
      ['Invited by', `${inviter.name} (${inviter.email})`],
      ['Your account', to],
      ['Choose a password', passwordLinkMark],
      ['How long', howLong],
      ['Sign in', siteOrigin + loginPath],
    ],
  });
}

/** The mail to an admin who has forgotten their password. */
export function forgottenPasswordMail(to: string): Mail {
  return ownMail('account', to, {
    subject: 'Website: choose a new password',
    heading: 'Choose a new password for the admin area of the website',
    fields: [
      ['Your account', to],
      ['Choose a password', passwordLinkMark],
      ['How long', howLong],
      ['Not you?', 'Somebody has asked for this mail on the login page. If it was not you, nothing has to be done.'],
    ],
  });
}
