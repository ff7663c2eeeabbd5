import type { SubmissionKind, SubmissionStatus } from '@site/contract/desk/submission-kinds';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { waitsSince } from './waits-since.ts';

const [first, then, last] = ['09:00', '10:00', '11:00'].map((time) => new Date(`2026-11-23T${time}:00Z`)) as [
  Date,
  Date,
  Date,
];

testRows<[string, SubmissionKind, SubmissionStatus, Date, Date | null, Date | null, Date?]>([
  ['a new applicant waits', 'applications', 'new', first, null, first],
  ['a review is not an answer', 'applications', 'reviewing', first, null, first],
  ['a message is an answer', 'applications', 'interview', first, then, null],
  ['a message at the same moment is an answer', 'applications', 'new', first, first, null],
  ['an applicant who acts after the message waits again from then on', 'applications', 'interview', last, then, last],
  ['an end is an answer', 'applications', 'rejected', first, null, null],
  ['a withdrawal needs no answer', 'applications', 'withdrawn', first, null, null],
  ['an applicant whose rejection is undone waits as before', 'applications', 'reviewing', first, null, first],
  ['an enquirer who writes after our message waits again', 'enquiries', 'open', last, then, last],
  ['an enquiry is answered if an admin marks it so', 'enquiries', 'answered', last, then, null],
  ['a reply to an answered enquiry waits again', 'enquiries', 'answered', last, then, last, then],
  ['a closed enquiry stays closed', 'enquiries', 'closed', last, then, null, then],
])(
  'a sender waits for us from the right moment',
  (_what, kind, status, heardAt, wroteAt, since, statusChangedAt = last) => {
    expect(waitsSince(kind, { status, statusChangedAt, heardAt, wroteAt })).toEqual(since);
  },
);
