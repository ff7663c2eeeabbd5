import type { SubmissionKind, SubmissionStatus } from '@ohmbridge/contract/desk/submission-kinds';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { readAnswerWithin, waitsSince } from './waits-since.ts';

const [first, then, last] = ['09:00', '10:00', '11:00'].map((time) => new Date(`2026-11-23T${time}:00Z`)) as [
  Date,
  Date,
  Date,
];

testRows<[string, SubmissionKind, SubmissionStatus, Date, Date | null, Date | null, Date?]>([
  ['whoever has applied waits', 'applications', 'new', first, null, first],
  ['reading it is no answer', 'applications', 'reviewing', first, null, first],
  ['a message is one', 'applications', 'interview', first, then, null],
  ['also in the same moment', 'applications', 'new', first, first, null],
  ['whoever does something after it waits again, since then', 'applications', 'interview', last, then, last],
  ['an end is an answer', 'applications', 'rejected', first, null, null],
  ['and a withdrawal asks for none', 'applications', 'withdrawn', first, null, null],
  ['whoever is moved back from an end waits as before', 'applications', 'reviewing', first, null, first],
  ['so it is with an enquiry', 'enquiries', 'open', last, then, last],
  ['which is answered where somebody says so', 'enquiries', 'answered', last, then, null],
  ['until its sender writes back', 'enquiries', 'answered', last, then, last, then],
  ['and a closed one stays closed', 'enquiries', 'closed', last, then, null, then],
])(
  'a submission waits for us from the right moment',
  (_what, kind, status, heardAt, wroteAt, since, statusChangedAt = last) => {
    expect(waitsSince(kind, { status, statusChangedAt, heardAt, wroteAt })).toEqual(since);
  },
);

test('the time in which everybody is to have an answer is a small number of days', () => {
  expect(readAnswerWithin({ ANSWER_WITHIN_WORKING_DAYS: '10' })).toBe(10);
  for (const value of ['0', '100', 'soon', ' '])
    expect(() => readAnswerWithin({ ANSWER_WITHIN_WORKING_DAYS: value })).toThrow('ANSWER_WITHIN_WORKING_DAYS');
});
