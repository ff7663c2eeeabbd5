import { expect, test } from 'vitest';
import { type SubmissionMessage, timelineLine } from './submission-record.ts';

test('a message in the timeline says until when it can be taken back, unless it was stored before that existed', () => {
  const time = (text: string) => ({ toDate: () => new Date(text) });
  const [at, leavesAt] = ['2026-11-25T10:00:00.000Z', '2026-11-25T10:00:10.000Z'];
  const line = (stored: object) => timelineLine<SubmissionMessage>('a', stored);
  expect(line({ at: time(at), leavesAt: time(leavesAt) })).toEqual({ id: 'a', at, leavesAt });
  expect(line({ at: time(at) })).toEqual({ id: 'a', at });
});
