import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { erasedAuthor } from '../shared/author.ts';
import { jobChangeFromDocument } from './job-change.ts';

test('a stored change becomes a line of a history, with its date in ISO 8601', () => {
  const line = { jobId: 'abc', kind: 'changed', fields: ['title'], by: erasedAuthor };
  const at = Timestamp.fromDate(new Date('2026-11-01T09:00:00Z'));
  expect(jobChangeFromDocument({ ...line, at })).toEqual({ ...line, at: '2026-11-01T09:00:00.000Z' });
});
