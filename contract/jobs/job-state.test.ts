import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { jobState, jobStates, jobStateWords } from './job-state.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const published = { publishedAt: '2026-11-01T09:00:00.000Z' };

testRows([
  ['draft', { isActive: false }],
  ['draft', { isActive: false, closesAt: '2026-11-01T00:00:00.000Z' }],
  ['live', { isActive: true, ...published }],
  ['live', { isActive: true }],
  ['live', { isActive: true, ...published, closesAt: '2026-11-23T12:00:00.001Z' }],
  // The closing date of the job has passed, and no task has deactivated the job yet.
  ['closed', { isActive: true, ...published, closesAt: '2026-11-23T12:00:00.000Z' }],
  ['closed', { isActive: true, closesAt: '2026-11-22T00:00:00.000Z' }],
  ['closed', { isActive: false, ...published }],
  ['in-bin', { isActive: false, deletedAt: '2026-11-23T11:00:00.000Z' }],
  ['in-bin', { isActive: true, ...published, deletedAt: '2026-11-23T11:00:00.000Z' }],
] as const)('a job has a state', (state, job) => {
  expect(jobState(job, now)).toBe(state);
});

test('every state has its own word', () => {
  const words = jobStates.map((state) => jobStateWords[state]);
  expect(new Set(words).size).toBe(jobStates.length);
  for (const word of words) expect(word).toMatch(/^[A-Z][a-z]/);
});
