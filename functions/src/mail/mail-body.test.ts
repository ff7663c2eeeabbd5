import { expect, test } from 'vitest';
import { escapeHtml, mailMessage } from './mail-body.ts';

test('each character that means something in HTML is escaped', () => {
  expect(escapeHtml(`<>&"'`)).toBe('&lt;&gt;&amp;&quot;&#39;');
});

test('a subject has one line', () => {
  const subject = ' Study\r\nBcc: eve@example.org\u2028x\r\n';
  expect(mailMessage({ subject, heading: '', fields: [] }).subject).toBe('Study Bcc: eve@example.org x');
});

test('fields that were not sent are left out', () => {
  const { text, html } = mailMessage({
    subject: '',
    heading: 'Hello',
    fields: [
      ['Empty', undefined],
      ['None', ''],
    ],
  });
  expect(text).toBe('Hello\n');
  expect(html).not.toMatch(/Empty|None/);
});
