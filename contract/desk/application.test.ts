import { expect, test } from 'vitest';
import { branch } from '../test-support/offices.ts';
import { emailFaults, type Fault, fieldErrors, nameFaults, pastTheLimit } from '../test-support/person-faults.ts';
import { applicationInput } from '../test-support/submissions.ts';
import { testRows } from '../test-support/test-rows.ts';
import { applicationSchema } from './application.ts';

testRows<Fault>([
  ...nameFaults,
  ...emailFaults,
  ['phone', undefined, 'Phone number is required'],
  ['phone', '123456', 'Phone number must have 7 to 15 digits'],
  ['phone', '1234567890123456', 'Phone number must have 7 to 15 digits'],
  ['phone', '12+34567', 'Phone number must have 7 to 15 digits'],
  ['country', undefined, 'Country is required'],
  ['country', '', 'Country is required'],
  ['country', 'France', 'Country is not one of the options'],
  ['country', [branch.country], 'Country is not one of the options'],
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
  ...[null, { a1: 'Yes' }].map((answers): Fault => ['answers', answers, 'Answers must be a list']),
  ['comments', 9, 'Comments must be text'],
  ['comments', 'a\u0001b', 'Comments must not contain control characters'],
  ['comments', pastTheLimit(50_000), 'Comments must be at most 50000 characters'],
])('an application is refused for each wrong field', (field, value, message) => {
  expect(fieldErrors(applicationSchema, applicationInput, field, value)).toContainEqual([field, message]);
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

test('an applicant for a job can have its title as their position: the server knows whether it is', () => {
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
