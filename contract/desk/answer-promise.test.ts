import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { answerPromise } from './working-days.ts';

// The 27th of November 2026 is a Friday.
testRows([
  ['on a Thursday', '2026-11-26T12:00:00Z', 'Friday, 27 November'],
  ['on a Friday', '2026-11-27T12:00:00Z', 'Monday, 30 November'],
  ['on a Saturday', '2026-11-28T12:00:00Z', 'Monday, 30 November'],
  ['on a Sunday', '2026-11-29T12:00:00Z', 'Monday, 30 November'],
])('an enquiry is answered by the end of the next working day, whenever it arrives', (_when, at, day) => {
  expect(answerPromise('enquiries', new Date(at))).toBe(`An engineer answers by ${day}.`);
});

test('an application is answered within ten working days', () => {
  const at = new Date('2026-11-27T12:00:00Z');
  expect(answerPromise('applications', at)).toBe('A person reads it, and answers by Friday, 11 December.');
});

test('a promise whose day is over names no day', () => {
  const at = new Date('2026-11-27T12:00:00Z');
  const on = (now: string) => answerPromise('enquiries', at, new Date(now));
  expect(on('2026-11-30T23:59:00Z')).toContain('by Monday, 30 November');
  expect(on('2026-12-01T00:00:00Z')).toBe('An engineer will answer it.');
});
