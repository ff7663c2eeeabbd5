import { type Contact, contactSchema } from '@ohmbridge/contract/desk/contact';
import { contactInput } from '@ohmbridge/contract/test-support/submissions';
import { expect, test } from 'vitest';
import { expectInBothBodies, textOf } from '../test-support/mail-html.ts';
import { contactMail } from './contact-mail.ts';

const contact: Contact = contactSchema.parse(contactInput);

test('the mail about an enquiry goes to the office, and a reply goes to the visitor', () => {
  const mail = contactMail(contact, 'info@ohmbridge.example');
  expect(mail.to).toEqual(['info@ohmbridge.example']);
  expect(mail.replyTo).toEqual({ name: 'Ada Okafor', address: 'ada.okafor@example.org' });
  expect(mail.message.subject).toBe('Website enquiry: Arc flash study');
  expect(contactMail({ ...contact, subject: undefined }, 'x').message.subject).toBe('Website enquiry from Ada Okafor');
});

test('the mail about an enquirer who typed a dash for one name shows only the other name', () => {
  const mail = contactMail({ ...contact, lastName: '-' }, 'x');
  expect(mail.message.text).not.toContain('Last Name');
  expect(mail.replyTo.name).toBe('Ada');
  expect(mail.emailService.parameters).toHaveProperty('from_name', 'Ada');
});

test('an enquiry can be read in both bodies of its mail, field by field', () => {
  expectInBothBodies(contactMail(contact, 'x').message, 'Website enquiry from Ada Okafor', [
    ['First Name', 'Ada'],
    ['Last Name', 'Okafor'],
    ['Email', 'ada.okafor@example.org'],
    ['Phone number', '+44 (0)123456789'],
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
      phone_number: '+44 (0)123456789',
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

test('no header of a mail about an enquiry has a word that mail programs would decode', () => {
  const encoded = '=?utf-8?q?evil=0d=0aBcc:eve@example.org?=';
  const { message, replyTo } = contactMail({ ...contact, firstName: encoded, subject: encoded }, 'x');
  expect(`${message.subject} ${replyTo.name}`).not.toContain('=?');
});
