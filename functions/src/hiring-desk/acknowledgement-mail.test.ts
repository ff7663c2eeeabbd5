import { expect, it } from 'vitest';
import { acknowledgementMail, applicantLinkMail, greeting } from './acknowledgement-mail.ts';
import { applicantLinkMark } from './applicant-links.ts';

it.each(['Asha', 'Anne-Marie', 'Mary Jane', 'Дмитрий', 'आशा', 'O’Brien', 'A'])('%s is greeted by name', (name) => {
  expect(greeting(name)).toBe(`Dear ${name}`);
});

it.each([
  'Win a prize now',
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
])('%j, which may be something else, is not', (name) => {
  expect(greeting(name)).toBe('Hello');
});

it('says nothing that a stranger chose, but a name and the address that it goes to', () => {
  const mail = acknowledgementMail({ firstName: 'Buy gold', email: 'a@example.org' }, 'A-000123', 'hr@example.org');
  const { subject, text } = mail.message;
  expect(mail.to).toEqual(['a@example.org']);
  expect(subject).toBe('Your application A-000123');
  expect(text).toContain('Dear Buy gold,');
  expect(text).toContain(applicantLinkMark);
  const again = applicantLinkMail({ email: 'a@example.org' }, 'hr@example.org');
  expect(again.to).toEqual(['a@example.org']);
  expect(again.message.text).toContain(applicantLinkMark);
});
