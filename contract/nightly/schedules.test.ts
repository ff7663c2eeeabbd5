import { expect } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { type ScheduledRun, scheduleState } from './schedules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;

const run = (changes: Partial<ScheduledRun>): ScheduledRun => ({
  startedAt: minutesAgo(1),
  endedAt: minutesAgo(1),
  outcome: 'succeeded',
  error: null,
  lastSuccessAt: minutesAgo(1),
  result: {},
  ...changes,
});

testRows([
  ['sweepMail', undefined, 'unknown'],
  ['sweepMail', run({}), 'fine'],
  ['sweepMail', run({ lastSuccessAt: minutesAgo(20) }), 'fine'],
  ['sweepMail', run({ lastSuccessAt: minutesAgo(21) }), 'overdue'],
  ['backUp', run({ lastSuccessAt: minutesAgo(2 * day) }), 'fine'],
  ['backUp', run({ lastSuccessAt: minutesAgo(2 * day + 1) }), 'overdue'],
  ['backUp', run({ outcome: 'failed', error: 'Error' }), 'failed'],
  // The function runs at this moment; the run was cut off.
  ['backUp', run({ outcome: 'running', endedAt: null, startedAt: minutesAgo(30) }), 'fine'],
  ['backUp', run({ outcome: 'running', endedAt: null, startedAt: minutesAgo(31) }), 'failed'],
  ['backUp', run({ outcome: 'paused' }), 'paused'],
  ['backUp', run({ outcome: 'paused', lastSuccessAt: minutesAgo(2 * day + 1) }), 'overdue'],
  ['sweepMail', run({ outcome: 'paused', lastSuccessAt: null }), 'paused'],
] as const)('a schedule is late, or not, by its record', (name, record, state) => {
  expect(scheduleState(name, record, now)).toBe(state);
});
