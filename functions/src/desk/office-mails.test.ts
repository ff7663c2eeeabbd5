import { type Application, applicationSchema } from '@site/contract/desk/application';
import { type Contact, contactSchema } from '@site/contract/desk/contact';
import { fullPhone } from '@site/contract/desk/phone';
import { identity } from '@site/contract/firm/identity';
import type { Mail } from '@site/contract/mail/mail';
import { branch } from '@site/contract/test-support/offices';
import { applicationInput, contactInput, homePhone } from '@site/contract/test-support/submissions';
import { expect, test } from 'vitest';
import { applicationMail, contactMail } from './office-mails.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Gives HTML with its line breaks and entities as characters, and without the places where a word may wrap. */
const textOf = (html: string) =>
  html
    .replaceAll('<wbr>', '')
    .replaceAll('<br>', '\n')
    .replaceAll(/&[a-z0-9#]+;/g, (entity) => entities[entity] ?? entity);

/** Expects a heading and fields, in this order, in both bodies of an email. */
function expectInBothBodies({ text, html }: Mail['message'], heading: string, fields: [string, string][]): void {
  const paragraphs = fields.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`);
  expect(text).toBe(`${[heading, ...paragraphs, identity.name].join('\n\n')}\n`);

  expect(textOf(/<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1] ?? '')).toBe(heading);
  const rows = html.matchAll(/<strong[^>]*>([^<]*)<\/strong><br>(.*?)<\/p>/g);
  expect(Array.from(rows, ([, label = '', value = '']) => [textOf(label), textOf(value)])).toEqual(fields);
}

const contact: Contact = contactSchema.parse(contactInput);

test('the email about an enquiry goes to the office, and a reply goes to the visitor', () => {
  const mail = contactMail(contact, 'info@ohmbridge.example');
  expect(mail.to).toEqual(['info@ohmbridge.example']);
  expect(mail.replyTo).toEqual({ name: 'Ada Okafor', address: 'ada.okafor@example.org' });
  expect(mail.message.subject).toBe('Website enquiry: Arc flash study');
  expect(contactMail({ ...contact, subject: undefined }, 'x').message.subject).toBe('Website enquiry from Ada Okafor');
});

test('the email about an enquirer who typed a dash for one name shows only the other name', () => {
  const mail = contactMail({ ...contact, lastName: '-' }, 'x');
  expect(mail.message.text).not.toContain('Last Name');
  expect(mail.replyTo.name).toBe('Ada');
  expect(mail.emailService.parameters).toHaveProperty('from_name', 'Ada');
});

test('an enquiry can be read in both bodies of its email, field by field', () => {
  expectInBothBodies(contactMail(contact, 'x').message, 'Website enquiry from Ada Okafor', [
    ['First Name', 'Ada'],
    ['Last Name', 'Okafor'],
    ['Email', 'ada.okafor@example.org'],
    ['Phone number', fullPhone(homePhone)],
    ['Company', 'Thames Estuary Storage Ltd'],
    ['Subject', 'Arc flash study'],
    ['Message', 'We plan a 33 kV connection.\nCan you help?'],
  ]);
});

test("the email service gets the enquiry under its template's names", () => {
  expect(contactMail(contact, 'info@ohmbridge.example').emailService).toEqual({
    template: 'contact',
    parameters: {
      from_name: 'Ada Okafor',
      from_email: 'ada.okafor@example.org',
      phone_number: fullPhone(homePhone),
      company: 'Thames Estuary Storage Ltd',
      subject: 'Arc flash study',
      message: contact.message,
      to_email: 'info@ohmbridge.example',
    },
  });
});

test('nothing that a visitor typed becomes markup', () => {
  const attack = `<img src=x onerror="alert('1')">&amp;</td><script>`;
  const { html } = contactMail({ ...contact, firstName: attack, message: attack, subject: attack }, 'x').message;
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(textOf(html)).toContain(attack);
});

test('no header of an email about an enquiry has a word that email programs would decode', () => {
  const encoded = '=?utf-8?q?evil=0d=0aBcc:eve@example.org?=';
  const { message, replyTo } = contactMail({ ...contact, firstName: encoded, subject: encoded }, 'x');
  expect(`${message.subject} ${replyTo.name}`).not.toContain('=?');
});

const application: Application = applicationSchema.parse(applicationInput);
const job = { reference: 'J-0004', title: 'Section Leader', isOpen: true };

test('the email about an application goes to the careers office, and names the applicant, the position and the country', () => {
  const mail = applicationMail(application, 'careers@ohmbridge.example');
  expect(mail.to).toEqual(['careers@ohmbridge.example']);
  expect(mail.message.subject).toBe(`Job application: ${application.position}, ${branch.country}, from Ravi O'Brien`);
});

test('the email about an application for a job names the job first, and says if the job had closed', () => {
  const subject = `Job application: Section Leader (J-0004), ${branch.country}, from Ravi O'Brien`;
  const { message, emailService } = applicationMail(application, 'x', job);
  expect(message.subject).toBe(subject);
  expect(message.text).toContain('\n\nJob: Section Leader (J-0004)\n\nFirst Name');
  expect(emailService.parameters).toHaveProperty('job', 'Section Leader (J-0004)');
  const closed = applicationMail(application, 'x', { ...job, isOpen: false }).message;
  expect(closed.subject).toBe(subject);
  expect(closed.text).toContain(
    'Job: Section Leader (J-0004), which was already closed when the application arrived\n',
  );
  const gone = applicationMail(application, 'x', { reference: 'J-0004', title: undefined, isOpen: false }).message;
  expect(gone.text).toContain('Job: J-0004, which was already closed');
});

test('the email about an application lists the answers, each with its question', () => {
  const answers = [
    { id: 'a', words: 'Do you have a licence?', kind: 'yes-no', answer: 'Yes' },
    { id: 'b', words: 'Why?', kind: 'text', answer: '<b>\nbecause', changed: true },
  ] as const;
  const { message, emailService } = applicationMail(application, 'x', job, answers);
  expect(message.text).toContain(
    'Answers:\nDo you have a licence?\nYes\n\nWhy?\n<b>\nbecause\n(This question had been removed from the job',
  );
  expect(message.html).not.toContain('<b>');
  expect(emailService.parameters).toHaveProperty('answers', expect.stringContaining('Do you have a licence?\nYes'));
});

test('the email about an applicant who typed a dot for one name shows only the other name', () => {
  const mail = applicationMail({ ...application, lastName: '.' }, 'x');
  expect(mail.message.text).not.toContain('Last Name');
  expect(mail.replyTo.name).toBe('Ravi');
  expect(mail.emailService.parameters).toHaveProperty('from_name', 'Ravi');
});

test('an application can be read in both bodies of its email, field by field', () => {
  expectInBothBodies(applicationMail(application, 'x').message, "Job application from Ravi O'Brien", [
    ['First Name', 'Ravi'],
    ['Last Name', "O'Brien"],
    ['Email', 'ravi@example.org'],
    ['Phone number', '+911123456789'],
    ['Country', branch.country],
    ['Position', application.position],
    ['LinkedIn profile', 'https://www.linkedin.com/in/ravi'],
    ['CV link', 'https://example.org/ravi/cv.pdf?version=2'],
    ['Comments', 'Available from March.'],
  ]);
});

test("the email service gets the application under its template's names", () => {
  expect(applicationMail(application, 'careers@ohmbridge.example').emailService).toEqual({
    template: 'application',
    parameters: {
      from_name: "Ravi O'Brien",
      from_email: 'ravi@example.org',
      phone_number: '+911123456789',
      country: branch.country,
      position: application.position,
      linkedin_url: 'https://www.linkedin.com/in/ravi',
      cv_url: 'https://example.org/ravi/cv.pdf?version=2',
      message: 'Available from March.',
      to_email: 'careers@ohmbridge.example',
    },
  });
});

test('the email service gets an empty text for each field that the applicant left out', () => {
  const { emailService } = applicationMail({ ...application, linkedin: undefined, comments: undefined }, 'x');
  expect(emailService.parameters).toMatchObject({ linkedin_url: '', message: '' });
});

test('a reply to an application goes to the applicant, name and address apart', () => {
  expect(applicationMail(application, 'x').replyTo).toEqual({ name: "Ravi O'Brien", address: 'ravi@example.org' });
});

test('no header of an email about an application has a word that email programs would decode', () => {
  const encoded = '=?utf-8?q?evil=0d=0aBcc:eve@example.org?=';
  const { message, replyTo } = applicationMail({ ...application, firstName: encoded }, 'x');
  expect(`${message.subject} ${replyTo.name}`).not.toContain('=?');
});
