import { expect, test } from 'vitest';
import { hourMilliseconds } from '../shared/time.ts';
import { testRows } from '../test-support/test-rows.ts';
import { submissionKinds } from './submission-kinds.ts';
import { answerDay, answerPromise, lastDueDay, lateBefore, lateWords, urgencyOf } from './working-days.ts';

// The 27th of November 2026 is a Friday.
testRows([
  ['on a Thursday', '2026-11-26T12:00:00Z', 'Friday, 27 November'],
  ['on a Friday', '2026-11-27T12:00:00Z', 'Monday, 30 November'],
  ['on a Saturday', '2026-11-28T12:00:00Z', 'Monday, 30 November'],
  ['on a Sunday', '2026-11-29T12:00:00Z', 'Monday, 30 November'],
  ['on the last day of a year', '2026-12-31T23:59:59Z', 'Friday, 1 January'],
])('an enquiry is answered by the end of the next working day, whenever it arrives', (_when, at, day) => {
  expect(answerPromise('enquiries', new Date(at))).toBe(`An engineer will answer by ${day}.`);
  expect(answerDay('enquiries', new Date(at))).toBe(day);
});

testRows([
  ['on a Friday', '2026-11-27T12:00:00Z', 'Friday, 11 December'],
  ['on a Sunday', '2026-11-29T12:00:00Z', 'Friday, 11 December'],
  ['before the end of a year', '2026-12-22T12:00:00Z', 'Tuesday, 5 January'],
])('an application is answered within ten working days', (_when, at, day) => {
  expect(answerPromise('applications', new Date(at))).toBe(`A person will read it and answer by ${day}.`);
});

test('a promise whose day is over names no day', () => {
  const at = new Date('2026-11-27T12:00:00Z');
  const on = (now: string) => answerPromise('enquiries', at, new Date(now));
  expect(on('2026-11-30T23:59:59Z')).toContain('by Monday, 30 November');
  expect(on('2026-12-01T00:00:00Z')).toBe('An engineer will answer it.');
});

testRows(submissionKinds)('the desk counts an answer as late from the end of the promised day on', (kind) => {
  const now = new Date('2027-01-04T09:30:00Z');
  for (let hours = 0; hours < 60 * 24; hours++) {
    const receivedAt = new Date(now.getTime() - hours * hourMilliseconds);
    const isOver = !answerPromise(kind, receivedAt, now).includes(' by ');
    expect(receivedAt < lateBefore(kind, now), receivedAt.toISOString()).toBe(isOver);
  }
});

testRows([
  ['on a Monday', '2026-11-30T00:00:00Z', '2026-11-27T00:00:00Z'],
  ['on a Saturday', '2026-11-28T15:00:00Z', '2026-11-27T00:00:00Z'],
  ['on a Sunday', '2026-11-29T23:59:59Z', '2026-11-27T00:00:00Z'],
  ['on a Wednesday', '2026-11-25T09:30:00Z', '2026-11-24T00:00:00Z'],
])('an enquiry of an earlier day than the last working day is late', (_when, now, before) => {
  expect(lateBefore('enquiries', new Date(now))).toEqual(new Date(before));
});

test('the time after which an answer is late has words', () => {
  expect(lateWords('enquiries')).toBe('for longer than a working day');
  expect(lateWords('applications')).toBe('for longer than 10 working days');
});

testRows([
  ['on a Thursday', '2026-11-26T12:00:00Z', 'Friday, 27 November'],
  ['on a Saturday', '2026-11-28T23:59:59Z', 'Monday, 30 November'],
  ['on a Sunday', '2026-11-29T00:00:00Z', 'Monday, 30 November'],
])('answers are due by the next working day', (_when, now, day) => {
  expect(lastDueDay(new Date(now))).toBe(day);
});

testRows([
  ['late', '2026-11-12T23:59:59Z', 'Thursday, 26 November'],
  ['due', '2026-11-13T00:00:00Z', 'Friday, 27 November'],
  ['due', '2026-11-16T23:59:59Z', 'Monday, 30 November'],
  ['inTime', '2026-11-17T00:00:00Z', 'Tuesday, 1 December'],
] as const)('on Friday, 27 November, the answer to an application is %s', (urgency, receivedAt, day) => {
  const at = new Date(receivedAt);
  expect(answerDay('applications', at)).toBe(day);
  expect(urgencyOf('applications', at, new Date('2026-11-27T15:00:00Z'))).toBe(urgency);
});
