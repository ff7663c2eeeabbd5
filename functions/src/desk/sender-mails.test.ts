import { submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { leastCpuTime } from '../test-support/cpu-time.ts';
import { hostileNames } from '../test-support/hostile-names.ts';
import { acknowledgementMail, erasureCodeMail, greeting, senderLinkMail } from './sender-mails.ts';

testRows([
  'Asha',
  'Anne-Marie',
  'Mary Jane',
  'Дмитрий',
  'आशा',
  'O’Brien',
  'A',
  'Zoë',
  'Zoe\u0308',
  'Nguyễn',
  'محمد',
  'Ойгул',
  'अनिता',
  'राजेन्द्र कुमार',
  'প্রিয়া',
  'தமிழ்செல்வி',
  'רָחֵל',
  'مُحَمَّد',
])('a person is greeted by name', (name) => {
  expect(greeting(name)).toBe(`Dear ${name}`);
});

testRows([
  'Win a prize now',
  'Evilꓸcomノwin',
  'Evilꓸcom',
  'Аsha',
  `A${'\u0301'.repeat(3)}`,
  '\u0301A',
  'http://example.org',
  'example.org',
  'Asha1',
  'A\nB',
  '<b>Asha</b>',
  'Asha!',
  ' Asha',
  'Asha-',
  'a'.repeat(25),
  `A-${'b'.repeat(25)}`,
  '',
])('a text that may not be a name is not repeated', (name) => {
  expect(greeting(name)).toBe('Hello');
});

it('a name of letters with marks, in any script, is checked at once', async () => {
  // Shorter names come first: the first slow name ends the test.
  for (const name of hostileNames) {
    expect(await leastCpuTime(() => expect(greeting(name)).toBe('Hello')), name).toBeLessThan(50);
  }
});

const received = { reference: 'A-000123', receivedAt: new Date('2026-11-27T12:00:00Z') };
const asha = { firstName: 'Asha', email: 'a@example.org' };

it('the acknowledgement gives an applicant the reference and a link, and no word of a stranger but the name', () => {
  const { to, message } = acknowledgementMail('applications', asha, received, 'hr@example.org');
  expect(to).toEqual(['a@example.org']);
  expect(message.subject).toBe('Your application A-000123');
  expect(message.text).toMatchInlineSnapshot(`
    "Dear Asha,

    Thank you for your application. We have received it. A person reads it, and answers by Friday, 11 December.

    Its reference is A-000123. On this page you see where it stands and what we hold. There you can write to us, add your CV or other documents as files, withdraw it, or have everything erased:

    {{applicant-link}}

    The link is good for 60 days; the page sends you another whenever you ask. Anyone who has it can see it, write in your name and withdraw it, too: please keep it to yourself. If you have not applied with us, someone gave us your address by mistake; the page lets you erase what came with it.
    "
  `);
});

it('the acknowledgement gives an enquirer the same about their enquiry', () => {
  const { to, message, hasApplicantLink, hasEnquirerLink } = acknowledgementMail(
    'enquiries',
    { ...asha, firstName: 'Buy pills at http://evil.example' },
    { ...received, reference: 'E-000045' },
    'info@example.org',
  );
  expect(to).toEqual(['a@example.org']);
  expect({ hasApplicantLink, hasEnquirerLink }).toEqual({ hasApplicantLink: undefined, hasEnquirerLink: true });
  expect(message.subject).toBe('Your enquiry E-000045');
  expect(message.text).toMatchInlineSnapshot(`
    "Hello,

    Thank you for your enquiry. We have received it. An engineer answers by Monday, 30 November.

    Its reference is E-000045. On this page you see where it stands and what we hold. There you can write to us, add drawings and other documents as files, or have everything erased:

    {{enquirer-link}}

    The link is good for 60 days; the page sends you another whenever you ask. Anyone who has it can see it and write in your name, too: please keep it to yourself. If you have not written to us, someone gave us your address by mistake; the page lets you erase what came with it.
    "
  `);
});

it('the mail with a new link has no word of a stranger', () => {
  const { to, message } = senderLinkMail('applications', 'a@example.org', 'hr@example.org');
  expect(to).toEqual(['a@example.org']);
  expect(message.subject).toBe('The link to your application');
  expect(message.text).toMatchInlineSnapshot(`
    "Hello,

    Someone, probably you, has asked for a new link to your application with us. It shows where it stands and what we hold:

    {{applicant-link}}

    The link is good for 60 days; the page sends you another whenever you ask. If it was not you, you need not do anything: the link went to you alone.
    "
  `);
  expect(senderLinkMail('enquiries', 'a@example.org', 'info@example.org').message).toMatchObject({
    subject: 'The link to your enquiry',
    text: expect.stringContaining('{{enquirer-link}}'),
  });
});

testRows(submissionKinds)('the mail with a code says how long it is valid, and has no link', (kind) => {
  const mail = erasureCodeMail(kind, 'a@example.org', '012345', 'hr@example.org');
  expect(mail.to).toEqual(['a@example.org']);
  expect(mail.message.subject).toBe('012345 is your code');
  expect(mail.message.text).toContain('good for 15 minutes');
  expect(mail.message.text).toContain('you need not do anything');
  expect(mail.message.html).not.toContain('href');
  expect([mail.hasApplicantLink, mail.hasEnquirerLink]).toEqual([undefined, undefined]);
});
