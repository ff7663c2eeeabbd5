import { testRows } from '@site/contract/test-support/test-rows';
import type { Auth } from 'firebase-admin/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { TransportError } from '../mail/delivery-attempt.ts';
import { escapeHtml } from '../mail/letterhead.ts';
import * as firebase from '../shared/firebase.ts';
import { enquiryMail } from '../test-support/outbox-in-memory.ts';
import { forgottenPasswordMail, invitationLinkMark, invitationMail, passwordLinkMark } from './account-mails.ts';
import * as invitationLinks from './invitation-links.ts';
import { fillPasswordLink } from './password-link.ts';

const site = 'https://ohmbridge.example';
const inviter = { email: 'ada+<b>@example.org' };
const invitation = invitationMail('grace@example.org', inviter, site);
const forgotten = forgottenPasswordMail('grace@example.org');
const codeError = (code: string) => Object.assign(new Error(code), { code });

/** Firebase Authentication makes this link, or fails. */
function withLink(make: (email: string) => string) {
  const generatePasswordResetLink = async (email: string) => make(email);
  vi.spyOn(firebase, 'auth').mockReturnValue({ generatePasswordResetLink } as Partial<Auth> as Auth);
}
const linkWithCode = (code: string) =>
  `https://project.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=${code}&apiKey=key&lang=en`;

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', site);
});

testRows([
  { mail: forgotten, mark: passwordLinkMark, link: `${site}/login#oobCode=grace%40example.org-code%2B` },
  { mail: invitation, mark: invitationLinkMark, link: `${site}/login#invitation=a&b$&c` },
])('the link is filled in when the email leaves, in all that is sent', async ({ mail, mark, link }) => {
  withLink((email) => linkWithCode(`${email}-code%2B`));
  const invite = async (email: string) => (email === 'grace@example.org' ? `${site}/login#invitation=a&b$&c` : 'wrong');
  vi.spyOn(invitationLinks, 'makeInvitationLink').mockImplementation(invite);
  expect(JSON.stringify(mail)).toContain(mark);
  const sent = await fillPasswordLink('a-mail', mail);
  expect(sent.message.text).toContain(`Choose a password: ${link}\n`);
  expect(sent.message.html.replaceAll('<wbr>', '')).toContain(`${escapeHtml(link)}<`);
  expect(sent.emailService.parameters.message).toBe(sent.message.text);
  expect(JSON.stringify(sent)).not.toContain(mark);
  expect(sent).toMatchObject({ to: ['grace@example.org'], emailService: { template: 'account' } });
});

test('an invitation says who has invited and how long its link works, and shows a name as it is written', () => {
  const { message } = invitation;
  expect(message.text).toContain('How long the link works: The link works once, within 7 days.');
  expect(message.text).toContain('Invited by: ada+<b>@example.org');
  expect(message.html).toContain('ada+&lt;b&gt;@example.org');
  expect(message.text).toContain(`Sign in: ${site}/login`);
});

test('the text of a visitor gets no link, even with the mark of a link', async () => {
  const mail = { ...enquiryMail, message: { ...enquiryMail.message, text: passwordLinkMark + invitationLinkMark } };
  expect(await fillPasswordLink('a-mail', mail)).toBe(mail);
});

test('a link of Firebase without a code fails', async () => {
  withLink(() => 'https://project.firebaseapp.com/__/auth/action');
  await expect(fillPasswordLink('a-mail', forgotten)).rejects.toThrow('without a code');
});

testRows([
  ['auth/user-not-found', true],
  ['auth/email-not-found', true],
  ['auth/user-disabled', true],
  ['auth/internal-error', false],
])('an email without a link is given up for good only if a retry cannot help', async (code, isForGood) => {
  withLink(() => {
    throw codeError(code);
  });
  const error: unknown = await fillPasswordLink('a-mail', forgotten).catch((reason: unknown) => reason);
  expect(error instanceof TransportError && error.isPermanent).toBe(isForGood);
});
