import { expect, it } from 'vitest';
import { contactSchema } from '../../contract/desk/contact.ts';
import { page } from './drawn.tsx';
import { refusalsOf } from './refusals.ts';

// Section 2.7 of the spec, and the rules of section 5 for the contact form.

const complete = {
  firstName: 'Asha',
  lastName: 'Rahman',
  email: 'asha@example.com',
  phone: '1632960120',
  message: 'Please call.',
};

it('the form has its fields in order, beside the address and the email address', async () => {
  const enquiry = (await page('/contact')).section('Write to us');
  const { reference: _trap, ...labels } = enquiry.first('form').labels();
  expect(Object.entries(labels)).toEqual([
    ['firstName', 'First Name'],
    ['lastName', 'Last Name'],
    ['email', 'Email'],
    // The code stands beside the number and starts as that of the United Kingdom. If the visitor does not change it, the
    // customer's rule of ten digits applies.
    ['phoneCode', 'Country code'],
    ['phone', 'Phone number'],
    ['company', 'Company (optional)'],
    ['message', 'Message'],
  ]);
  expect(enquiry.first('form').texts('button')).toEqual(['Send Message']);
  expect(enquiry.all('a').map((link) => link.attribute('href'))).toContain('mailto:info@ohmbridge.example');
  expect(enquiry.first('address').text).toContain('Colchester');
});

it('three maps show the offices in the United Kingdom, India and Uzbekistan', async () => {
  const part = (await page('/contact')).section('Where to find us');
  expect(part.texts('h3')).toEqual(['United Kingdom', 'India', 'Uzbekistan']);
  expect(part.all('img')).toHaveLength(3);
});

it('every field is required, with the customer’s message', () => {
  const messages = {
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    message: 'Message is required',
  };
  expect(refusalsOf(contactSchema, complete)).toEqual({});
  expect(refusalsOf(contactSchema, {})).toEqual(messages);
  expect(refusalsOf(contactSchema, Object.fromEntries(Object.keys(complete).map((field) => [field, ' '])))).toEqual(
    messages,
  );
});

it('an email address has text before its @, and a dot after it', () => {
  const wrong = ['asha', 'asha@', '@example.com', 'asha@example'];
  const accepted = wrong.filter(
    (email) => refusalsOf(contactSchema, { ...complete, email }).email !== 'Invalid email address',
  );
  expect(accepted).toEqual([]);
  // The message names the character if one character is wrong.
  expect(refusalsOf(contactSchema, { ...complete, email: 'asha rahman@example.com' })).toEqual({
    email: 'Email must not contain spaces',
  });
});

it('a phone number has exactly ten digits', () => {
  const wrong = ['163296012', '16329601200', 'call me', '12345'];
  const accepted = wrong.filter(
    (phone) => refusalsOf(contactSchema, { ...complete, phone }).phone !== 'Phone number must be 10 digits',
  );
  expect(accepted).toEqual([]);
  // Spaces, dashes and brackets are removed first.
  expect(refusalsOf(contactSchema, { ...complete, phone: '(1632) 960-120' })).toEqual({});
});
