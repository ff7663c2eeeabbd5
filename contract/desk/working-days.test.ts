import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { answerPromise, workingDaysBefore } from './working-days.ts';

// The 23rd of November 2026 is a Monday.
testRows([
  ['within a week, it is so many days', '2026-11-26T09:30:00Z', 3, '2026-11-23T09:30:00Z'],
  ['a weekend between is left out', '2026-11-23T09:30:00Z', 1, '2026-11-20T09:30:00Z'],
  ['two weeks have two of them', '2026-11-25T09:30:00Z', 10, '2026-11-11T09:30:00Z'],
  ['on a Saturday it counts from the end of the Friday', '2026-11-28T15:00:00Z', 1, '2026-11-27T00:00:00Z'],
  ['and on a Sunday', '2026-11-29T23:59:59Z', 1, '2026-11-27T00:00:00Z'],
  ['and in the first moment of the Monday', '2026-11-30T00:00:00Z', 1, '2026-11-27T00:00:00Z'],
  ['five from a Sunday are the whole week before', '2026-11-29T12:00:00Z', 5, '2026-11-23T00:00:00Z'],
  ['a sixth is the Friday before that', '2026-11-29T12:00:00Z', 6, '2026-11-20T00:00:00Z'],
])('working days are counted without weekends', (_what, now, days, before) => {
  expect(workingDaysBefore(new Date(now), days)).toEqual(new Date(before));
});

test('a sender who wrote at a weekend has waited for one working day at the end of the Monday, and not before', () => {
  const written = new Date('2026-11-21T12:00:00Z');
  expect(workingDaysBefore(new Date('2026-11-23T23:59:00Z'), 1) < written).toBe(true);
  expect(workingDaysBefore(new Date('2026-11-24T00:00:00Z'), 1) < written).toBe(false);
});

// The 27th of November 2026 is a Friday.
testRows([
  ['on a Thursday', '2026-11-26T12:00:00Z', 'Friday, 27 November'],
  ['on a Friday', '2026-11-27T12:00:00Z', 'Monday, 30 November'],
  ['on a Saturday', '2026-11-28T12:00:00Z', 'Monday, 30 November'],
  ['on a Sunday', '2026-11-29T12:00:00Z', 'Monday, 30 November'],
])('an enquiry is answered by the end of the next working day, whenever it arrives', (_when, at, day) => {
  expect(answerPromise('enquiries', new Date(at))).toBe(`An engineer will answer by ${day}.`);
});

test('an application is answered within ten working days', () => {
  const at = new Date('2026-11-27T12:00:00Z');
  expect(answerPromise('applications', at)).toBe('A person will read it and answer by Friday, 11 December.');
});

test('a promise whose day is over names no day', () => {
  const at = new Date('2026-11-27T12:00:00Z');
  const on = (now: string) => answerPromise('enquiries', at, new Date(now));
  expect(on('2026-11-30T23:59:00Z')).toContain('by Monday, 30 November');
  expect(on('2026-12-01T00:00:00Z')).toBe('An engineer will answer it.');
});
