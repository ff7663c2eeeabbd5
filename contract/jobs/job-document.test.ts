import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { jobInput } from '../test-support/jobs.ts';
import { jobFromDocument, readJobDocument, responsibilityLines } from './job-document.ts';

const day = Timestamp.fromDate(new Date('2026-11-01T09:00:00Z'));
const dates = { createdAt: day, updatedAt: day };

test('a stored job becomes one with an id and ISO dates', () => {
  expect(jobFromDocument('abc', { ...jobInput, ...dates })).toEqual({
    _id: 'abc',
    ...jobInput,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
  });
});

test('a job that was stored before there was some field reads as one in which nothing was entered there', () => {
  const { experience: _experience, type: _type, ...older } = jobInput;
  expect(readJobDocument({ ...older, ...dates })).toEqual({ ...older, experience: '', ...dates });
});

test('a job of which nobody has said that it is active is shown to no visitor', () => {
  const { isActive: _isActive, ...older } = jobInput;
  expect(readJobDocument({ ...older, ...dates }).isActive).toBe(false);
});

test('responsibilities are its lines without the blank ones', () => {
  expect(responsibilityLines({ responsibilities: ' One\r\n\n Two ' })).toEqual(['One', 'Two']);
});
