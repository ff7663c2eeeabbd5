import { beforeEach, expect, it, vi } from 'vitest';
import { loadOpenJobs } from './load-open-jobs.ts';
import { sampleJob } from './sample-job.test-data.ts';

vi.mock('./load-open-jobs.ts', () => ({ loadOpenJobs: vi.fn() }));

const load = vi.mocked(loadOpenJobs);

beforeEach(() => {
  vi.resetModules();
  load.mockReset();
});

it('asks Firestore once for all who want the jobs during a visit', async () => {
  load.mockResolvedValue([sampleJob()]);
  const { openJobs } = await import('./open-jobs.ts');
  const [first, second] = await Promise.all([openJobs(), openJobs()]);
  expect(second).toBe(first);
  expect(await openJobs()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells everybody of a failure, and asks again when it is asked again', async () => {
  load.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue([sampleJob()]);
  const { openJobs } = await import('./open-jobs.ts');
  await expect(openJobs()).rejects.toThrow('unavailable');
  expect((await openJobs())['United Kingdom']).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
});
