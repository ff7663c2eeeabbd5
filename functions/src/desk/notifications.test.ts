import type { NotificationLine, WaitingNotifications } from '@site/contract/desk/notifications';
import { expect, test } from 'vitest';
import { mostLines, withLines } from './notifications.ts';
import { notificationMail } from './send-notifications.ts';

const at = new Date('2026-11-25T10:00:00Z');
const line: NotificationLine<Date> = {
  event: 'assigned',
  at,
  reference: 'A-000123',
  submission: { kind: 'applications', id: 'one' },
};
const nothing: WaitingNotifications<Date> = { lines: [], more: 0, mailedAt: null };

test('notices beyond the limit of an email are counted', () => {
  const many = withLines(
    nothing,
    Array.from({ length: mostLines - 1 }, () => line),
  );
  const full = withLines(withLines(many, [line, line]), [line]);
  expect([full.lines.length, full.more]).toEqual([mostLines, 2]);
  const { message } = notificationMail('a@example.com', full, 'https://ohmbridge.example');
  expect(message.subject).toContain(`${mostLines + 2}`);
  expect(message.text).toContain('Also: 2 more updates\n');
  const one = notificationMail('a@example.com', { ...full, more: 1 }, 'https://ohmbridge.example');
  expect(one.message.text).toContain('Also: 1 more update\n');
});

test('an email names each submission and links to it, or only names an erased one', () => {
  const erased: NotificationLine<Date> = { event: 'erased', at, reference: 'A-000124' };
  const mail = notificationMail('a@example.com', withLines(nothing, [line, erased]), 'https://ohmbridge.example');
  expect(mail.to).toEqual(['a@example.com']);
  const { text } = mail.message;
  expect(text).toContain('A-000123:\nAssigned to you\nhttps://ohmbridge.example/dashboard/applications/one');
  expect(text).toContain('A-000124: Erased by the applicant');
  expect(notificationMail('a@example.com', withLines(nothing, [line]), '').message.subject).toContain('A-000123');
});
