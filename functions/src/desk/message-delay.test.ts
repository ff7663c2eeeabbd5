import { deskLimits } from '@site/contract/desk/desk-limits';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { leavesAt, readMessageDelay } from './message-delay.ts';

const now = new Date('2026-11-25T10:00:00Z');
const waits = (seconds: number, recipients: number) =>
  (leavesAt(now, seconds, recipients).getTime() - now.getTime()) / 1000;

test('a message to many people waits longer, so that the first can still be taken back after the last is queued', () => {
  expect([1, 2, 6, deskLimits.submissionsPerAction].map((recipients) => waits(10, recipients))).toEqual([
    10, 10.5, 12.5, 34.5,
  ]);
  expect(waits(0, 50)).toBe(0);
});

test('an installation sets the delay, or 0 for none', () => {
  expect(['0', ' 10 ', '99'].map((value) => readMessageDelay({ MESSAGE_DELAY_SECONDS: value }))).toEqual([0, 10, 99]);
});

testRows([undefined, '', '-1', '1.5', '100', 'a while'])(
  'an error names the setting if the delay is not valid',
  (value) => {
    expect(() => readMessageDelay({ MESSAGE_DELAY_SECONDS: value })).toThrow('MESSAGE_DELAY_SECONDS');
  },
);
