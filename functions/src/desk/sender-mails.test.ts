import { submissionKinds } from '@site/contract/desk/submission-kinds';
import { identity } from '@site/contract/firm/identity';
import { branch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { leastCpuTime } from '../test-support/cpu-time.ts';
import { hostileNames } from '../test-support/hostile-names.ts';
import { reminderMail } from './interviews/interview-mails.ts';
import { aboutSubmission, acknowledgementMail, erasureCodeMail, greeting, senderLinkMail } from './sender-mails.ts';

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

/** A text with another name in place of the firm's. */
const unnamed = (text: string) => text.replaceAll(identity.name, 'The Firm');

const received = { reference: 'A-000123', receivedAt: new Date('2026-11-27T12:00:00Z') };
const asha = { firstName: 'Asha', email: 'a@example.org' };

it('the acknowledgement gives an applicant the job, the reference and a link, and no word of a stranger but the name', () => {
  const job = { title: 'Protection Engineer' };
  const applied = { ...asha, position: job.title, job };
  const { to, message } = acknowledgementMail('applications', applied, received, 'hr@example.org');
  expect(to).toEqual(['a@example.org']);
  expect(message.subject).toBe('Your application A-000123');
  expect(unnamed(message.text)).toMatchInlineSnapshot(`
    "Dear Asha,

    Thank you for your application for Protection Engineer. We have received it. A person will read it and answer by Friday, 11 December.

    Your reference is A-000123. This page shows the status of your application and the data that we hold. There you can write to us, add your CV or other files, withdraw the application, or erase everything:

    {{applicant-link}}

    The link works for 60 days. After that, you can ask for a new link on the page that it opens. Anyone with this link can read your application, write in your name or withdraw it, so please do not forward this email.

    If you did not apply to us, someone entered your address by mistake: open the page and erase the data.

    The Firm
    Your application for Protection Engineer
    Reference A-000123
    "
  `);
});

testRows([
  [{ position: 'Electrical Engineer' }, 'application for Electrical Engineer'],
  [{ position: 'Other: Submit Your CV' }, 'application for a position with us'],
  [{ position: 'Buy pills', job: {} }, 'application'],
])('an email to an applicant names a job or a position of ours, and never a typed one', (subject, words) => {
  expect(aboutSubmission('applications', subject)).toBe(words);
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
  expect(unnamed(message.text)).toMatchInlineSnapshot(`
    "Hello,

    Thank you for your enquiry. We have received it. An engineer will answer by Monday, 30 November.

    Your reference is E-000045. This page shows the status of your enquiry and the data that we hold. There you can write to us, add drawings and other files, or erase everything:

    {{enquirer-link}}

    The link works for 60 days. After that, you can ask for a new link on the page that it opens. Anyone with this link can read your enquiry and write in your name, so please do not forward this email.

    If you did not write to us, someone entered your address by mistake: open the page and erase the data.

    The Firm
    Your enquiry
    Reference E-000045
    "
  `);
});

it('the email with a new link has no word of a stranger', () => {
  const { to, message } = senderLinkMail('applications', 'a@example.org', 'hr@example.org');
  expect(to).toEqual(['a@example.org']);
  expect(message.subject).toBe('The link to your application');
  expect(unnamed(message.text)).toMatchInlineSnapshot(`
    "Hello,

    Someone, probably you, asked for a new link to your application. The link opens a page with the status of your application and the data that we hold:

    {{applicant-link}}

    The link works for 60 days. After that, you can ask for a new link on the page that it opens. If you did not ask for this email, you can ignore it: only you have received the link.

    The Firm
    "
  `);
  expect(senderLinkMail('enquiries', 'a@example.org', 'info@example.org').message).toMatchObject({
    subject: 'The link to your enquiry',
    text: expect.stringContaining('{{enquirer-link}}'),
  });
});

testRows(submissionKinds)('the email with a code says how long it is valid, and has no link', (kind) => {
  const mail = erasureCodeMail(kind, 'a@example.org', '012345', 'hr@example.org');
  expect(mail.to).toEqual(['a@example.org']);
  expect(mail.message.subject).toBe('012345 is your code to erase your data');
  expect(mail.message.text).toContain('works for 15 minutes');
  expect(mail.message.text).toContain('you can ignore it');
  expect(mail.message.html).not.toContain('href');
  expect([mail.hasApplicantLink, mail.hasEnquirerLink]).toEqual([undefined, undefined]);
});

testRows([
  ['Protection Engineer', 'Protection Engineer'],
  ['Other: Submit Your CV', 'a position with us'],
])('an email about an interview names the position as a sentence does', (about, words) => {
  const applicant = {
    reference: 'A-000123',
    firstName: 'Asha',
    lastName: 'Rahman',
    country: branch.country,
    about,
  } as const;
  const to = { email: 'asha@example.org', replyTo: 'careers@example.org', applicant };
  const interview = { at: '2026-12-01T09:00:00.000Z', minutes: 60, where: 'Room 2' };
  const { subject, text } = reminderMail(to, interview, new Date()).message;
  expect(subject).toBe(`Tomorrow: your interview, ${words}`);
  expect(text).toContain(`\nYour interview for ${words}\nReference A-000123\n`);
});
