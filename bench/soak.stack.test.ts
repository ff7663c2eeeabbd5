import { expect, it } from 'vitest';
import { siteOrigin } from '../scripts/emulators/addresses.ts';
import { soak } from './soak.ts';

it('a soak counts what becomes of every submission, and none is lost or doubled', { timeout: 120_000 }, async () => {
  const { calls, failed, p95, submissions } = await soak({ seconds: 2, origin: siteOrigin, callers: 1 });
  expect({ failed, ...submissions }).toEqual({
    failed: 0,
    sent: submissions.sent,
    lost: 0,
    doubled: 0,
    withoutMail: 0,
  });
  expect(submissions.sent).toBeGreaterThan(0);
  expect(calls).toBeGreaterThan(2 * submissions.sent);
  expect(p95).toBeGreaterThan(0);
});

it('a soak is for this machine only', async () => {
  await expect(soak({ seconds: 1, origin: 'https://example.org' })).rejects.toThrow('this machine');
});
