import { afterEach, expect, it, vi } from 'vitest';
import { load, loadJob, loadNewestJobs, loadNextJobs } from './load-open-jobs.ts';
import { sampleJob } from './sample-job.test-data.ts';

const ask = vi.spyOn(globalThis, 'fetch');
afterEach(() => ask.mockReset());

const job = sampleJob({ _id: 'one', country: 'India' });
const answers = (status: number, body: object) => ask.mockResolvedValueOnce(Response.json(body, { status }));
const page = { jobs: [job], count: 1334, facets: { country: [{ value: 'India', count: 1334 }] }, next: 'a-cursor' };

it('asks for the newest jobs and their numbers in one question, and gives no exact number where there are many', async () => {
  answers(200, { data: page });
  expect(await loadNewestJobs()).toEqual({
    jobs: [job],
    areAll: false,
    counts: { India: Number.POSITIVE_INFINITY },
  });
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/jobs?limit=30', expect.anything());
});

it('goes on in one country behind the last job that is known', async () => {
  answers(200, { data: { ...page, next: undefined } });
  expect(await loadNextJobs('India', job)).toEqual({ jobs: [job], areAll: true });
  const query = new URLSearchParams({ country: 'India', after: `${job.createdAt}_one`, limit: '30' });
  expect(ask).toHaveBeenCalledExactlyOnceWith(`/api/jobs?${query}`, expect.anything());
});

it('asks once a visit for the same page, and again after a failure', async () => {
  answers(500, {});
  await expect(load({ search: 'relay' })).rejects.toThrow('API error: 500');
  answers(200, { data: page });
  expect(await load({ search: 'relay' })).toEqual(page);
  expect(await load({ search: 'relay' })).toEqual(page);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('tells a job that is not open from a server that cannot say', async () => {
  answers(404, { message: 'Job not found' });
  expect(await loadJob('one')).toBeUndefined();
  answers(500, { message: 'Something went wrong' });
  await expect(loadJob('one')).rejects.toThrow('Something went wrong');
  answers(500, {});
  await expect(loadNextJobs('Uzbekistan', undefined)).rejects.toThrow('API error: 500');
});
