import { responsibilityLines } from '@site/contract/jobs/job-document';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { seedJobs } from '../../scripts/seed/seed.ts';

testRows(seedJobs)('every job describes the work in five to nine lines', (job) => {
  const { length } = responsibilityLines(job);
  expect(length).toBeGreaterThanOrEqual(5);
  expect(length).toBeLessThanOrEqual(9);
});
