import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { erasedAuthor, jobChangeFromDocument, scheduleAuthor } from './job-change.ts';

test('a stored change becomes a line of a history, with its date in ISO 8601', () => {
  const line = { jobId: 'abc', kind: 'changed', fields: ['title'], by: erasedAuthor };
  const at = Timestamp.fromDate(new Date('2026-11-01T09:00:00Z'));
  expect(jobChangeFromDocument({ ...line, at })).toEqual({ ...line, at: '2026-11-01T09:00:00.000Z' });
});

test('a history keeps a line for somebody whose data was erased, without a name', () => {
  expect(erasedAuthor).toEqual({ uid: 'erased', email: 'a former administrator' });
});

test('the schedule signs as nobody who could be asked', () => {
  expect(scheduleAuthor).toEqual({ uid: 'schedule', email: 'the website itself' });
});
