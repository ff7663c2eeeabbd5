import { jobInputSchema } from '@site/contract/jobs/job';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { seedJobs } from './seed.ts';

testRows(seedJobs)('an admin can save every seed job unchanged', ({ id: _id, ...job }) => {
  expect(jobInputSchema.parse(job)).toEqual(job);
});

test('every document has its own id', () => {
  expect(new Set(seedJobs.map(({ id }) => id)).size).toBe(seedJobs.length);
});

test('visitors see the built-in jobs, but not the archived one', () => {
  expect(builtInJobs.every(({ isActive }) => isActive)).toBe(true);
  const hidden = seedJobs.filter(({ isActive }) => !isActive);
  expect(hidden).toHaveLength(1);
  expect(hidden[0]).toMatchObject({ title: expect.stringContaining('Archived') });
});
