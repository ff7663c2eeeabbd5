import { jobWith } from '@site/contract/test-support/jobs';
import { branch } from '@site/contract/test-support/offices';
import { expect, it, vi } from 'vitest';
import { jobsFromApi } from './jobs-from-api.ts';

const job = jobWith({ _id: 'one', reference: 'J-0004', country: branch.country, slug: 'engineer-delhi-4' });
const api = () => vi.spyOn(globalThis, 'fetch');
const answers = (data: unknown, status = 200) =>
  void api().mockImplementation(async () => Response.json({ data }, { status }));

it('gives the newest jobs, the jobs of a country after the last known one, and their number', async () => {
  answers({ jobs: [job], count: 1 });
  expect(await jobsFromApi.readNewestJobs()).toEqual({ jobs: [job], areAll: true });
  answers({ jobs: [job], count: 7, next: 'more' });
  expect(await jobsFromApi.readNewestJobs()).toEqual({ jobs: [job], areAll: false });
  expect(await jobsFromApi.countJobs(branch.country)).toBe(7);
  await jobsFromApi.readNextJobs(branch.country, undefined);
  expect(api()).toHaveBeenLastCalledWith(`/api/jobs?country=${branch.country}&limit=30`, expect.anything());
});

it('finds a job by its number', async () => {
  answers({ jobs: [{ ...job, _id: 'two', reference: 'J-0005', slug: 'two-5' }, job], count: 2 });
  expect(await jobsFromApi.readNumberedJob(4)).toEqual(job);
  expect(api()).toHaveBeenLastCalledWith('/api/jobs?search=J-0004', expect.anything());
});

it('finds a job by its id, and tells a missing job from a failure', async () => {
  answers({ job });
  expect(await jobsFromApi.readJob('a/b')).toEqual(job);
  expect(api()).toHaveBeenLastCalledWith('/api/jobs/a%2Fb', expect.anything());
  answers({}, 404);
  expect(await jobsFromApi.readJob('two')).toBeNull();
  answers({}, 500);
  await expect(jobsFromApi.readJob('two')).rejects.toThrow();
});
