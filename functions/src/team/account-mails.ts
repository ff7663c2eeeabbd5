import type { Mail } from '@site/contract/mail/mail';
import { invitationLinkDays } from '@site/contract/nightly/retention';
import { loginPath } from '@site/contract/team/password-link';
import { rolesLine } from '@site/contract/team/roles';
import type { AdminChange } from '@site/contract/team/team';
import type { User } from '@site/contract/team/user';
import type { Query } from 'firebase-admin/firestore';
import { siteMail } from '../mail/mail-body.ts';
import { collection } from '../shared/documents.ts';

/**
 * The place of the link in a stored email. The link is made as the email leaves and is stored nowhere: its holder can take the
 * account over, and every admin can read the outbox, as can the holder of a copy of the database.
 */
export const passwordLinkMark = '{{password-link}}';

/** The same place in the email to an invited colleague. */
export const invitationLinkMark = '{{invitation-link}}';

const mailMilliseconds = 600_000;

/** Numbers the periods of ten minutes: in each, one email to the same person is enough. */
export const mailPeriod = (now: Date): number => Math.floor(now.getTime() / mailMilliseconds);

/** Finds the invitations to an address, and the emails with a link for a new password. */
export const accountMailsTo = (email: string): Query =>
  collection('mail').where('emailService.template', '==', 'account').where('to', '==', [email]);

const howLong =
  'The link works once, within one hour of this email. After that, “Forgot password?” on the login page sends a new link.';

export function invitationMail(to: string, inviter: Pick<User, 'email'>, siteOrigin: string): Mail {
  return siteMail('account', to, {
    subject: 'Website: you are invited to the admin area',
    heading: 'You are invited to the admin area of the website',
    button: 'Choose a password',
    fields: [
      ['Invited by', inviter.email],
      ['Your account', to],
      ['Choose a password', invitationLinkMark],
      [
        'How long the link works',
        `The link works once, within ${invitationLinkDays} days. After that, the colleague who invited you can send it again.`,
      ],
      ['Sign in', siteOrigin + loginPath],
    ],
  });
}

const changeWords: Record<AdminChange['kind'], { what: string; by: string }> = {
  invited: { what: 'has been invited', by: 'Invited by' },
  arrived: { what: 'has signed in for the first time', by: 'Account' },
  removed: { what: 'has been removed', by: 'Removed by' },
  roles: { what: 'has new roles', by: 'Changed by' },
  'second-factor-reset': { what: 'must set up a new second step', by: 'Reset by' },
};

/** The email to every admin when the team changes: a stranger in one account must not stay by inviting another. */
export function teamChangeMail(to: string, change: AdminChange<Date>): Mail {
  const { what, by } = changeWords[change.kind];
  return siteMail('report', to, {
    subject: `Website: ${change.who.email} ${what}`,
    heading: `${change.who.email} ${what}`,
    fields: [
      [by, change.by.email],
      ...(change.kind === 'roles'
        ? ([
            ['Roles before', rolesLine(change.before)],
            ['Roles now', rolesLine(change.after)],
          ] as const)
        : []),
      [
        'Not expected?',
        `Ask ${change.kind === 'arrived' ? 'the colleague who invited them' : 'the colleague named above'}. The page “Team” in the admin area shows the members and every change.`,
      ],
    ],
  });
}

/** The email to an admin who has a new password: if they have not chosen it, a stranger is in their account. */
export function passwordChangedMail(to: string, siteOrigin: string): Mail {
  return siteMail('report', to, {
    subject: 'Website: your password was changed',
    heading: 'Your password for the admin area of the website was changed',
    fields: [
      ['Your account', to],
      ['Sessions', 'All earlier sessions of this account have ended. Sign in again in each browser.'],
      [
        'Not you?',
        'Choose another password at once with “Forgot password?” on the login page, and tell a colleague with the role “Team”.',
      ],
      ['Login page', siteOrigin + loginPath],
    ],
  });
}

/**
 * The email to an admin whose second factor a colleague has reset. The reset also replaces the password: a person with the old
 * password could otherwise set up a second factor.
 */
export function secondFactorResetMail(to: string, by: Pick<User, 'email'>): Mail {
  return siteMail('account', to, {
    subject: 'Website: sign in again, with a new password',
    heading: 'Your second step and your password were reset',
    button: 'Choose a password',
    fields: [
      ['Your account', to],
      ['Reset by', by.email],
      ['Choose a password', passwordLinkMark],
      ['How long the link works', howLong],
      ['Not expected?', 'If you did not ask for this, tell a colleague with the role “Team”.'],
    ],
  });
}

/** The email to an admin whose account has another address: an account with that address is refused. */
export function addressChangedMail(to: string, address: string, siteOrigin: string): Mail {
  return siteMail('report', to, {
    subject: 'Website: the address of your account was changed',
    heading: 'The address of your account for the admin area of the website was changed',
    fields: [
      ['Your account', to],
      ['New address', address],
      [
        'What it means',
        'We did not accept the new address, so no one can sign in with it. The team list still shows your old address.',
      ],
      [
        'What to do',
        'Enter your old address under “Forgot password?” on the login page. The link in the next email lets you choose a new password, and restores your old address. Tell a colleague with the role “Team”.',
      ],
      ['Login page', siteOrigin + loginPath],
    ],
  });
}

export function forgottenPasswordMail(to: string): Mail {
  return siteMail('account', to, {
    subject: 'Website: choose a new password',
    heading: 'Choose a new password for the admin area of the website',
    button: 'Choose a password',
    fields: [
      ['Your account', to],
      ['Choose a password', passwordLinkMark],
      ['How long the link works', howLong],
      ['Not you?', 'Someone asked for this email on the login page. If that was not you, you can ignore the email.'],
    ],
  });
}
