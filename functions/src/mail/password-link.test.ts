import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { forgottenPasswordMail, invitationMail } from '../team/account-mails.ts';
import { enquiryMail } from '../test-support/outbox-in-memory.ts';
import { TransportError } from './delivery-attempt.ts';
import { invitationLinkMark, makePasswordLink, passwordLinkMark, withPasswordLink } from './password-link.ts';

const site = 'https://ohmbridge.example';
const inviter = { email: 'ada+<b>@example.org' };
const invitation = invitationMail('grace@example.org', inviter, site);
const refuse = () => Promise.reject(new Error('No such link is to be made'));
const codeError = (code: string) => Object.assign(new Error(code), { code });

testRows([
  { mail: forgottenPasswordMail('grace@example.org'), mark: passwordLinkMark, kind: 'passwordLink' },
  { mail: invitation, mark: invitationLinkMark, kind: 'invitationLink' },
])('the link is put in when the mail leaves, in all that is sent', async ({ mail, mark, kind }) => {
  expect(JSON.stringify(mail)).toContain(mark);
  const link = `${site}/login#oobCode=a&b$&c`;
  const makeLink = async (email: string) => (email === 'grace@example.org' ? link : 'wrong');
  const sent = await withPasswordLink(mail, { passwordLink: refuse, invitationLink: refuse, [kind]: makeLink });
  expect(sent.message.text).toContain(`Choose a password: ${link}\n`);
  expect(sent.message.html).toContain('/login#oobCode=a&amp;b$&amp;c<');
  expect(sent.emailService.parameters.message).toBe(sent.message.text);
  expect(JSON.stringify(sent)).not.toContain(mark);
  expect(sent).toMatchObject({ to: ['grace@example.org'], emailService: { template: 'account' } });
});

test('an invitation says who has invited and how long its link works, and shows a name as it is written', () => {
  const { message } = invitation;
  expect(message.text).toContain('How long: The link works once, within 7 days.');
  expect(message.text).toContain('Invited by: ada+<b>@example.org');
  expect(message.html).toContain('ada+&lt;b&gt;@example.org');
  expect(message.text).toContain(`Sign in: ${site}/login`);
});

test('what a visitor writes gets no link, whatever it says', async () => {
  const mail = { ...enquiryMail, message: { ...enquiryMail.message, text: passwordLinkMark + invitationLinkMark } };
  expect(await withPasswordLink(mail, { passwordLink: refuse, invitationLink: refuse })).toBe(mail);
});

test('the code of Firebase’s link leads to our own page', async () => {
  const auth = {
    generatePasswordResetLink: async (email: string) =>
      `https://project.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=${email}-code%2B&apiKey=key&lang=en`,
  };
  expect(await makePasswordLink(auth, site, 'grace')).toBe(`${site}/login#oobCode=grace-code%2B`);
  const without = { generatePasswordResetLink: async () => 'https://project.firebaseapp.com/__/auth/action' };
  await expect(makePasswordLink(without, site, 'grace')).rejects.toThrow('without a code');
});

testRows([
  ['auth/user-not-found', true],
  ['auth/email-not-found', true],
  ['auth/user-disabled', true],
  ['auth/internal-error', false],
])('where no link can be made, the mail is given up for good only if that will not change', async (code, isForGood) => {
  const auth = { generatePasswordResetLink: () => Promise.reject(codeError(code)) };
  const error: unknown = await makePasswordLink(auth, site, 'grace').catch((reason: unknown) => reason);
  expect(error instanceof TransportError && error.isPermanent).toBe(isForGood);
});
