import { branch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { jobFigures } from './job-figures.ts';

const jobs = (active: number, inactive: number) => [
  ...Array.from({ length: active }, () => ({ isActive: true, country: branch.country })),
  ...Array.from({ length: inactive }, () => ({ isActive: false, country: branch.country })),
];

testRows([
  [0, 0, 0],
  [0, 4, 0],
  [6, 1, 86],
  [1, 2, 33],
  [2, 1, 67],
  [1, 7, 13],
  [5, 0, 100],
])('the Job Listings Rate is the share of the active jobs', (active, inactive, rate) => {
  expect(jobFigures(jobs(active, inactive)).rate).toBe(rate);
});
