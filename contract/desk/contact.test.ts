import { expect, test } from 'vitest';
import { homeCountry } from '../firm/countries.ts';
import { countryFacts } from '../firm/country-facts.ts';
import { messages } from '../shared/messages.ts';
import { emailFaults, type Fault, fieldErrors, nameFaults, pastTheLimit } from '../test-support/person-faults.ts';
import { contactInput, homePhone } from '../test-support/submissions.ts';
import { testRows } from '../test-support/test-rows.ts';
import { contactSchema } from './contact.ts';

const { digits } = countryFacts[homeCountry].phone;
const phoneFault = messages.contactPhone(digits.min, digits.max);

testRows<Fault>([
  ...nameFaults,
  ...emailFaults,
  ['phone', undefined, 'Phone number is required'],
  ['phone', '', 'Phone number is required'],
  ['phone', 1234567890, 'Phone number must be text'],
  ...['1234', '123456789012345', '+1234567890', '12345x6789', '١٢٣٤'].map(
    (phone): Fault => ['phone', phone, phoneFault],
  ),
  ...['+33', '44', 44].map((code): Fault => ['phoneCode', code, 'Country code is not one of the options']),
  ['phone', '12345\n67890', 'Phone number must not contain line breaks or control characters'],
  ['company', 5, 'Company must be text'],
  ['company', 'Ohm\nBcc: eve@example.org', 'Company must not contain line breaks or control characters'],
  ['company', pastTheLimit(200), 'Company must be at most 200 characters'],
  ['subject', 5, 'Subject must be text'],
  ['subject', 'Study \u2067x', 'Subject must not contain invisible marks that change the direction of the text'],
  ['subject', 'Study\nBcc: eve@example.org', 'Subject must not contain line breaks or control characters'],
  ['subject', pastTheLimit(200), 'Subject must be at most 200 characters'],
  ['message', undefined, 'Message is required'],
  ['message', ' \n ', 'Message is required'],
  ['message', '\u200b\n\ufeff', 'Message is required'],
  ['message', true, 'Message must be text'],
  ['message', 'a\u0007b', 'Message must not contain control characters'],
  ['message', pastTheLimit(10_000), 'Message must be at most 10000 characters'],
])('an enquiry is refused for each wrong field', (field, value, message) => {
  expect(fieldErrors(contactSchema, contactInput, field, value)).toContainEqual([field, message]);
});

test('an enquiry is trimmed, its phone number reduced to digits, and unknown fields are dropped', () => {
  expect(
    contactSchema.parse({
      ...contactInput,
      firstName: ' Ada ',
      phone: `(${homePhone.phone.slice(0, 3)}) ${homePhone.phone.slice(3, 5)}-${homePhone.phone.slice(5)}`,
      role: 'admin',
    }),
  ).toEqual({
    ...contactInput,
    ...homePhone,
  });
});

testRows([
  'ada@example.org',
  "o'brien+33kV/a=b?{c}|d~e^f`g!#$%&*_-@mail.example.co.uk",
  // Email servers have a spelling in ASCII for these.
  'ada@bücher.example',
  'ada@пример.example',
])('an unusual address of a person is an email address', (email) => {
  expect(contactSchema.parse({ ...contactInput, email }).email).toBe(email);
});

test('a message can be in a script from right to left, with its marks', () => {
  const message = 'שלום \u200fABB\u200e (33 kV)\n\u2067نعم\u2069';
  expect(contactSchema.parse({ ...contactInput, message }).message).toBe(message);
  const name = { firstName: 'عائشة', lastName: 'כהן' };
  expect(contactSchema.parse({ ...contactInput, ...name })).toMatchObject(name);
});

test('a phone number can have the marks with which a telephone copies it', () => {
  expect(contactSchema.parse({ ...contactInput, phone: `\u202a${contactInput.phone}\u202c` }).phone).toBe(
    homePhone.phone,
  );
});
