import { expect, test } from 'vitest';
import { summaryMail } from './send-summaries.ts';

const origin = 'https://ohmbridge.example';
const waiting = {
  kind: 'enquiries',
  id: 'one',
  reference: 'E-000007',
  since: new Date('2026-11-20T10:00:00Z'),
} as const;

test('the summary names the unread submissions, and those that wait for the admin, by reference and link', () => {
  const text = summaryMail('a@example.com', { applications: 2, enquiries: 1 }, [waiting], origin)?.message.text;
  expect(text).toContain('Not opened yet:\n2 new applications\nA new enquiry\n');
  expect(text).toContain(`E-000007:\nWaiting for you since 20 Nov 2026\n${origin}/dashboard/enquiries/one`);
});

test('the summary links to the dashboard, and says where to turn it off', () => {
  const mail = summaryMail('a@example.com', { applications: 0, enquiries: 1 }, [], origin);
  expect(mail).toMatchObject({ emailService: { template: 'notification' }, message: { subject: 'Website: your day' } });
  expect(mail?.message.text).toMatch(/^Your day\n/);
  expect(mail?.message.text).toContain(`Open the dashboard: ${origin}/dashboard\n`);
  expect(mail?.message.text).toContain(`Not for you?\nYou can turn this off:\n${origin}/dashboard/notifications\n`);
});

test('an admin gets no summary if nothing is unread and nothing waits', () => {
  expect(summaryMail('a@example.com', { applications: 0, enquiries: 0 }, [], origin)).toBeUndefined();
  expect(summaryMail('a@example.com', { applications: 0, enquiries: 0 }, [waiting], origin)).toBeDefined();
});
