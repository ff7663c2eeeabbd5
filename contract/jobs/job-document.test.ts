import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { jobInput } from '../test-support/jobs.ts';
import { jobFromDocument, responsibilityLines } from './job-document.ts';

const day = Timestamp.fromDate(new Date('2026-11-01T09:00:00Z'));
const dates = { createdAt: day, updatedAt: day };

test('a stored job is read with an id and ISO dates', () => {
  expect(jobFromDocument('abc', { ...jobInput, reference: 'J-0042', ...dates })).toEqual({
    _id: 'abc',
    ...jobInput,
    reference: 'J-0042',
    slug: expect.stringMatching(/-42$/),
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
  });
});

test('responsibilities are the lines that are not blank', () => {
  expect(responsibilityLines({ responsibilities: ' One\r\n\n Two ' })).toEqual(['One', 'Two']);
});
