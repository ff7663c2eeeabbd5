import { expect, it } from 'vitest';
import { countsByJob } from './job-applications.ts';

it('adds the weekly counts for each job and each status', () => {
  const counts = countsByJob([
    { jobs: { 'J-0001': { statuses: { new: 2, erased: 1 } }, none: { statuses: { new: 1 } } } },
    { jobs: { 'J-0001': { statuses: { new: 3, interview: 1 } } } },
  ]);
  expect([...counts]).toEqual([
    ['J-0001', { new: 5, erased: 1, interview: 1 }],
    ['none', { new: 1 }],
  ]);
});
