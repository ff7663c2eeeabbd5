import { beforeEach, expect, it, vi } from 'vitest';
import type { JobsAnswer } from './jobs-by-country.ts';
import { loadNewestJobs, loadNextJobs } from './load-open-jobs.ts';
import { sampleJob } from './sample-job.test-data.ts';

vi.mock('./load-open-jobs.ts', () => ({
  loadNewestJobs: vi.fn(),
  loadNextJobs: vi.fn(),
  loadJob: vi.fn(),
}));

const load = vi.mocked(loadNewestJobs);
const newest = sampleJob({ _id: 'newest', country: 'India' });
const older = sampleJob({ _id: 'older', country: 'India' });

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

it('asks once for all who want the jobs during a visit', async () => {
  load.mockResolvedValue({ jobs: [newest], areAll: true, counts: { India: 1 } });
  const { openJobs } = await import('./open-jobs.ts');
  const [first, second] = await Promise.all([openJobs(), openJobs()]);
  expect(second).toBe(first);
  expect(await openJobs()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells everybody of a failure, and asks again when it is asked again', async () => {
  load
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue({ jobs: [newest], areAll: true, counts: { India: 1 } });
  const { openJobs } = await import('./open-jobs.ts');
  await expect(openJobs()).rejects.toThrow('unavailable');
  expect((await openJobs()).India.jobs).toEqual([newest]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('knows how many there are, and goes on behind the last one that it knows', async () => {
  load.mockResolvedValue({ jobs: [newest], areAll: false, counts: { India: 2 } });
  vi.mocked(loadNextJobs).mockResolvedValue({ jobs: [older], areAll: false });
  const { openJobs, moreOpenJobs } = await import('./open-jobs.ts');
  expect((await openJobs()).India).toEqual({ jobs: [newest], count: 2 });
  expect((await moreOpenJobs('India')).India).toEqual({ jobs: [newest, older], count: 2 });
  expect(loadNextJobs).toHaveBeenCalledWith('India', newest);
  expect((await openJobs()).India.jobs).toHaveLength(2);
});

it('keeps both answers where two countries are asked for at once, whichever comes last', async () => {
  const uzbek = sampleJob({ _id: 'uzbek', country: 'Uzbekistan' });
  const indian = Promise.withResolvers<JobsAnswer>();
  load.mockResolvedValue({ jobs: [newest], areAll: false, counts: { India: 40, Uzbekistan: 40 } });
  vi.mocked(loadNextJobs).mockImplementation((country) =>
    country === 'India' ? indian.promise : Promise.resolve({ jobs: [uzbek], areAll: false }),
  );
  const { moreOpenJobs, openJobs } = await import('./open-jobs.ts');
  const india = moreOpenJobs('India');
  await moreOpenJobs('Uzbekistan');
  indian.resolve({ jobs: [older], areAll: false });

  expect((await india).Uzbekistan.jobs).toEqual([uzbek]);
  const known = await openJobs();
  expect([known.India.jobs, known.Uzbekistan.jobs]).toEqual([[newest, older], [uzbek]]);
});

it('lists no job twice that was asked for twice', async () => {
  load.mockResolvedValue({ jobs: [newest], areAll: false, counts: { India: 40 } });
  vi.mocked(loadNextJobs).mockResolvedValue({ jobs: [older], areAll: false });
  const { moreOpenJobs } = await import('./open-jobs.ts');
  const [, again] = await Promise.all([moreOpenJobs('India'), moreOpenJobs('India')]);
  expect(again.India.jobs).toEqual([newest, older]);
});

it('keeps what it knows when more cannot be had', async () => {
  load.mockResolvedValue({ jobs: [newest], areAll: false, counts: { India: 40 } });
  vi.mocked(loadNextJobs).mockRejectedValue(new Error('unavailable'));
  const { openJobs, moreOpenJobs } = await import('./open-jobs.ts');
  await expect(moreOpenJobs('India')).rejects.toThrow('unavailable');
  expect((await openJobs()).India).toEqual({ jobs: [newest], count: 40 });
});
