import { messages } from '@site/contract/shared/messages';
import { jobWith } from '@site/contract/test-support/jobs';
import { expect, test } from 'vitest';
import { refuseConflict } from './save-job.ts';

test('an admin replaces only the version that they saw; a caller without a version replaces any', () => {
  const current = jobWith({ updatedAt: '2026-11-01T09:00:00.500Z' });
  expect(() => refuseConflict(current, undefined)).not.toThrow();
  // A moment can be written in more than one way.
  for (const shown of ['2026-11-01T09:00:00.500Z', '2026-11-01T09:00:00.5Z']) {
    expect(() => refuseConflict(current, shown)).not.toThrow();
  }
  for (const shown of ['2026-11-01T09:00:00.499Z', '2026-11-01T09:00:00.501Z']) {
    // The admin is also shown the job as it is now.
    expect(() => refuseConflict(current, shown)).toThrow(
      expect.objectContaining({ status: 409, message: messages.jobChangedMeanwhile, data: { job: current } }),
    );
  }
});
