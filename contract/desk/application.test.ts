import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { applicationInput, contactInput } from '../test-support/submissions.ts';
import { testRows } from '../test-support/test-rows.ts';
import { applicationSchema, positions } from './application.ts';
import { contactSchema } from './contact.ts';

const pastTheLimit = (max: number) => 'x'.repeat(max + 1);

/** The messages for an otherwise valid input in which one field is changed, or left out if `value` is undefined. */
function fieldErrors(schema: z.ZodMiniType, valid: object, field: string, value: unknown) {
  const result = schema.safeParse({ ...valid, [field]: value });
  return result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

const names = [
  ['firstName', 'First Name'],
  ['lastName', 'Last Name'],
] as const;
type Fault = readonly [field: string, value: unknown, message: string];

const nameProblems = names.flatMap(([field, label]): Fault[] => [
  [field, undefined, `${label} is required`],
  [field, null, `${label} is required`],
  [field, '', `${label} is required`],
  [field, '   ', `${label} is required`],
  [field, '\u200b', `${label} is required`],
  [field, ' \u2060\u200d\u3164', `${label} is required`],
  [field, 7, `${label} must be text`],
  [field, ['Ada'], `${label} must be text`],
  [field, pastTheLimit(100), `${label} must be at most 100 characters`],
  [field, 'Ada\r\nBcc: everybody@example.org', `${label} must not contain line breaks or control characters`],
  [field, 'Ada\u0000', `${label} must not contain line breaks or control characters`],
  [field, 'Ada\u2028Eve', `${label} must not contain line breaks or control characters`],
  ...['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'].map(
    (mark): Fault => [
      field,
      `Ada${mark}fdp.exe`,
      `${label} must not contain invisible marks that change the direction of the text`,
    ],
  ),
]);
const emailProblems: Fault[] = [
  ['email', undefined, 'Email is required'],
  ['email', ' ', 'Email is required'],
  ['email', {}, 'Email must be text'],
  ['email', 'ada', 'Invalid email address'],
  ['email', 'ada@example', 'Invalid email address'],
  ['email', '@example.org', 'Invalid email address'],
  ['email', 'a"b"@example.org', 'Email must not contain the character "'],
  ['email', 'ada@example.org\u2028Bcc: eve@example.org', 'Email must be one address only'],
  ['email', 'ada example@example.org', 'Email must not contain spaces'],
  ['email', 'ada@example.org,eve@example.org', 'Email must be one address only'],
  ['email', 'Ada <ada@example.org>, Eve <eve@example.org>', 'Email must be one address only'],
  ['email', 'ada@example.org\nBcc: eve@example.org', 'Email must be one address only'],
  ['email', 'zoë@example.org', 'Email must not contain the character ë'],
  ['email', 'ada\u0001@example.org', 'Email must not contain the invisible character U+0001'],
  ['email', 'ada\u007f@example.org', 'Email must not contain the invisible character U+007F'],
  ['email', 'ada@exa\u0000mple.org', 'Email must not contain the invisible character U+0000'],
  ['email', 'ada@example.org\u0085x', 'Email must not contain the invisible character U+0085'],
  ['email', '\u200b', 'Email is required'],
  ['email', `${pastTheLimit(254)}@example.org`, 'Email must be at most 254 characters'],
];

testRows<Fault>([
  ...nameProblems,
  ...emailProblems,
  ['phone', undefined, 'Phone number is required'],
  ['phone', '', 'Phone number is required'],
  ['phone', 1234567890, 'Phone number must be text'],
  ['phone', '123456789', 'Phone number must be 10 digits'],
  ['phone', '12345678901', 'Phone number must be 10 digits'],
  ['phone', '+1234567890', 'Phone number must be 10 digits'],
  ['phone', '12345x6789', 'Phone number must be 10 digits'],
  ['phone', '١٢٣٤٥٦٧٨٩', 'Phone number must be 10 digits'],
  ...['+33', '44', 44].map((code): Fault => ['phoneCode', code, 'Country code is not one of the options']),
  ['phone', '12345\n67890', 'Phone number must not contain line breaks or control characters'],
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
])('an enquiry is refused for each field that is not as it must be', (field, value, message) => {
  expect(fieldErrors(contactSchema, contactInput, field, value)).toContainEqual([field, message]);
});

testRows<Fault>([
  ...nameProblems,
  ...emailProblems,
  ['phone', undefined, 'Phone number is required'],
  ['phone', '123456', 'Phone number must have 7 to 15 digits'],
  ['phone', '1234567890123456', 'Phone number must have 7 to 15 digits'],
  ['phone', '12+34567', 'Phone number must have 7 to 15 digits'],
  ['country', undefined, 'Country is required'],
  ['country', '', 'Country is required'],
  ['country', 'France', 'Country is not one of the options'],
  ['country', ['India'], 'Country is not one of the options'],
  ['country', 'india', 'Country is not one of the options'],
  ['position', undefined, 'Position is required'],
  ['position', 'Electrical Design Manager', 'Position is not one of the options'],
  ['linkedin', 'in/ravi', 'LinkedIn profile must be a web address that starts with https:// or http://'],
  ['linkedin', 'javascript:alert(1)', 'LinkedIn profile must be a web address that starts with https:// or http://'],
  ['linkedin', 'https://[', 'LinkedIn profile must be a web address that starts with https:// or http://'],
  ['linkedin', 'https://x.org/\u0001', 'LinkedIn profile must be a web address that starts with https:// or http://'],
  ['linkedin', 3, 'LinkedIn profile must be text'],
  ['linkedin', `https://x.org/${pastTheLimit(2048)}`, 'LinkedIn profile must be at most 2048 characters'],
  ['cvLink', undefined, 'CV link is required'],
  ['cvLink', '', 'CV link is required'],
  ['cvLink', 'javascript:alert(1)', 'CV link must be a web address that starts with https:// or http://'],
  ['cvLink', 'data:text/html,hello', 'CV link must be a web address that starts with https:// or http://'],
  ['cvLink', 'java\nscript:alert(1)', 'CV link must be a web address that starts with https:// or http://'],
  ['cvLink', 'https://', 'CV link must be a web address that starts with https:// or http://'],
  ...['vbscript:msgbox(1)', 'file:///etc/passwd', '//example.org/cv.pdf', 'https://example.org\\@example.com'].map(
    (address): Fault => ['cvLink', address, 'CV link must be a web address that starts with https:// or http://'],
  ),
  ['cvLink', 'My-CV.pdf', 'CV link must be a web address that starts with https:// or http://'],
  ['cvLink', 'ravi@example.org', 'CV link must be a web address that starts with https:// or http://'],
  ['cvLink', 'https://example.org/a b', 'CV link must be a web address that starts with https:// or http://'],
  ['job', 'J-42', 'Job must be a reference such as J-0042'],
  ['job', 'j-0042', 'Job must be a reference such as J-0042'],
  ['job', 42, 'Job must be a reference such as J-0042'],
  ...['yes', null, { a1: 'Yes' }].map((answers): Fault => ['answers', answers, 'Answers must be a list']),
  ['answers', ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, answer: 'Yes' })), 'Answers must be at most 5'],
  ['comments', 9, 'Comments must be text'],
  ['comments', 'a\u0001b', 'Comments must not contain control characters'],
  ['comments', pastTheLimit(50_000), 'Comments must be at most 50000 characters'],
])('an application is refused for each field that is not as it must be', (field, value, message) => {
  expect(fieldErrors(applicationSchema, applicationInput, field, value)).toContainEqual([field, message]);
});

test('an enquiry is trimmed, its phone number reduced to digits, and unknown fields are dropped', () => {
  expect(
    contactSchema.parse({ ...contactInput, firstName: ' Ada ', phone: '(012) 345-67.8–9', role: 'admin' }),
  ).toEqual({
    ...contactInput,
    phoneCode: '+44',
    phone: '0123456789',
  });
});

test('links and addresses are understood as people type them', () => {
  const typed = {
    email: 'ravi@example.org. ',
    linkedin: 'www.linkedin.com/in/ravi',
    cvLink: 'drive.google.com/a?b=c.',
  };
  expect(applicationSchema.parse({ ...applicationInput, ...typed })).toMatchObject({
    email: 'ravi@example.org',
    linkedin: 'https://www.linkedin.com/in/ravi',
    cvLink: 'https://drive.google.com/a?b=c',
  });
  const pasted = {
    email: 'Ravi <ravi@exam\u200bple.org>;',
    linkedin: '<linkedin.com/in/ravi>',
    phone: 'tel:+91-98100-12345',
  };
  expect(applicationSchema.parse({ ...applicationInput, ...pasted })).toMatchObject({
    email: 'ravi@example.org',
    linkedin: 'https://linkedin.com/in/ravi',
    phone: '+919810012345',
  });
});

test('whoever applies for a job may have its title for a position: the server knows whether it is', () => {
  const forJob = { ...applicationInput, position: 'Section Leader', job: 'J-0004' };
  expect(applicationSchema.parse(forJob)).toMatchObject({ position: 'Section Leader', job: 'J-0004' });
});

test('an application has the fields of the form, and no others', () => {
  expect(applicationSchema.parse({ ...applicationInput, role: 'admin' })).not.toHaveProperty('role');
});

test('the optional fields of an application may be empty or missing', () => {
  const { linkedin: _linkedin, comments: _comments, ...required } = applicationInput;
  expect(applicationSchema.safeParse(required).success).toBe(true);
  expect(applicationSchema.parse({ ...required, linkedin: '', comments: ' ' })).toEqual({
    ...required,
    phone: '+911123456789',
    linkedin: undefined,
    comments: undefined,
  });
});

test('whoever finds no position in a country can send a CV all the same', () => {
  for (const offered of Object.values(positions)) expect(offered.at(-1)).toBe('Other: Submit Your CV');
});

testRows([
  'ada@example.org',
  "o'brien+33kV/a=b?{c}|d~e^f`g!#$%&*_-@mail.example.co.uk",
  // Mail servers have a spelling in ASCII for these.
  'ada@bücher.example',
  'ada@пример.example',
])('an unusual address of a person is an email address', (email) => {
  expect(contactSchema.parse({ ...contactInput, email }).email).toBe(email);
});

test('a message may be in a script that is written from right to left, marks and all', () => {
  const message = 'שלום \u200fABB\u200e (33 kV)\n\u2067نعم\u2069';
  expect(contactSchema.parse({ ...contactInput, message }).message).toBe(message);
  const name = { firstName: 'عائشة', lastName: 'כהן' };
  expect(contactSchema.parse({ ...contactInput, ...name })).toMatchObject(name);
});

test('a phone number may bring the marks along with which a telephone copies it', () => {
  expect(contactSchema.parse({ ...contactInput, phone: '\u202a01234 567-89\u202c' }).phone).toBe('0123456789');
});
