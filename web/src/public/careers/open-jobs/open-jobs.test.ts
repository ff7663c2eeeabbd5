import type { Job } from '@site/contract/jobs/job';
import type { JobsPage } from '@site/contract/jobs/job-list';
import { jobWith } from '@site/contract/test-support/jobs';
import { branch, hasTwoCountries, home, perCountry } from '@site/contract/test-support/offices';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOpenJobs, queryClient } from '../../../shared/query-client.ts';
import * as firestore from './jobs-from-firestore.ts';
import { countedJobs, jobsFoundByApi, jobsOfCountry, newestJobs, openJobBySlug } from './open-jobs.ts';

/** The requests to Firestore, which each test answers. */
const newest = () => vi.spyOn(firestore, 'readNewestJobs');
const numbered = () => vi.spyOn(firestore, 'readNumberedJob');
const api = () => vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => queryClient.clear());

const job = (id: string, fields: Partial<Job> = {}) =>
  jobWith({ _id: id, country: branch.country, slug: `${id}-1`, ...fields });

it('asks once for all components that want the jobs, again after a failure, and again once they are no longer cached', async () => {
  newest()
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue({ jobs: [job('one')], areAll: true });
  await expect(queryClient.fetchQuery(newestJobs)).rejects.toThrow('The server could not be reached');
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The open jobs could not be loaded.', expect.any(Error));
  const both = await Promise.all([queryClient.fetchQuery(newestJobs), queryClient.fetchQuery(newestJobs)]);
  expect(both[0]).toBe(both[1]);
  expect(newest()).toHaveBeenCalledTimes(2);
  await forgetOpenJobs();
  expect(queryClient.getQueryData(newestJobs.queryKey)).toBeUndefined();
  await queryClient.fetchQuery(newestJobs);
  expect(newest()).toHaveBeenCalledTimes(3);
});

it('counts each country separately', async () => {
  vi.spyOn(firestore, 'countJobs').mockImplementation(async (country) => country.length);
  expect(await queryClient.fetchQuery(countedJobs)).toEqual(perCountry((country) => country.length));
});

it('continues in a country after the last known job, until an answer says that there are no more', async () => {
  const next = vi.spyOn(firestore, 'readNextJobs');
  next.mockResolvedValueOnce({ jobs: [job('one'), job('two')], areAll: false });
  next.mockResolvedValueOnce({ jobs: [job('three')], areAll: true });
  const { pages } = await queryClient.fetchInfiniteQuery({ ...jobsOfCountry(branch.country), pages: 5 });
  expect(pages).toHaveLength(2);
  expect(next.mock.calls).toEqual([
    [branch.country, undefined],
    [branch.country, job('two')],
  ]);
});

it('never gives the jobs of other filters as found: neither after a failure nor during a new request', async () => {
  const answers = (page: Partial<JobsPage>) => api().mockResolvedValueOnce(Response.json({ data: page }));
  answers({ jobs: [job('relay')] });
  const observer = new InfiniteQueryObserver(queryClient, jobsFoundByApi({ search: 'relay' }));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages[0]?.jobs).toEqual([job('relay')]));

  api().mockRejectedValueOnce(new TypeError('offline'));
  observer.setOptions(jobsFoundByApi({ search: 'survey' }));
  expect(observer.getCurrentResult().data).toBeUndefined();
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: undefined }));

  answers({ jobs: [job('survey')] });
  const again = observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, isPending: true, data: undefined });
  expect((await again).data?.pages[0]?.jobs).toEqual([job('survey')]);
  stop();
});

it('asks the API for a page with the filters, and then for the next page', async () => {
  api().mockImplementation(async () => Response.json({ data: { jobs: [], next: 'a-cursor' } }));
  await queryClient.fetchInfiniteQuery({ ...jobsFoundByApi({ search: 'a b', country: undefined }), pages: 2 });
  expect(api().mock.calls.map(([path]) => path)).toEqual([
    '/api/jobs?search=a+b&limit=30',
    '/api/jobs?search=a+b&limit=30&after=a-cursor',
  ]);
});

it('gives the page of a job its data: the job, and the other open jobs of its country', async () => {
  const others = [
    job('one'),
    ...(hasTwoCountries ? [job('british', { country: home.country })] : []),
    job('two'),
    job('over', { closesAt: '2020-01-01T00:00:00.000Z' }),
  ];
  newest().mockResolvedValue({ jobs: others, areAll: true });
  numbered().mockResolvedValue(job('one'));
  expect(await openJobBySlug('other-words-42')).toEqual({ job: job('one'), others: [job('two')] });
  expect(numbered()).toHaveBeenCalledExactlyOnceWith(42);
});

it('gives nothing for the page of a closed or missing job, and fails if no server answers', async () => {
  newest().mockResolvedValue({ jobs: [], areAll: true });
  expect(await openJobBySlug('no-number')).toBeUndefined();
  expect(numbered()).not.toHaveBeenCalled();
  numbered().mockResolvedValueOnce(undefined);
  expect(await openJobBySlug('gone-1')).toBeUndefined();
  numbered().mockResolvedValueOnce(job('one', { closesAt: '2020-01-01T00:00:00.000Z' }));
  expect(await openJobBySlug('over-1')).toBeUndefined();
  numbered().mockRejectedValueOnce(new Error('unavailable'));
  await expect(openJobBySlug('unknown-1')).rejects.toThrow();
});

// The last test, because the module then knows for the rest of the visit that Firestore is out of reach.
it('waits eight seconds for a silent Firestore, and asks it again only if the API fails, too', async () => {
  vi.useFakeTimers();
  const asked = newest().mockReturnValue(new Promise(() => undefined));
  const answered = async () => {
    await queryClient.resetQueries();
    const answer = queryClient.fetchQuery(newestJobs).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(8000);
    return answer;
  };
  api().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await answered()).toBe('failed');
  api().mockImplementation(async () => Response.json({ data: { jobs: [job('one')], count: 1 } }));
  expect(await answered()).toEqual({ jobs: [job('one')], areAll: true });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await answered()).toEqual({ jobs: [job('one')], areAll: true });
  expect(await queryClient.fetchQuery(countedJobs)).toMatchObject({ [branch.country]: 1 });
  expect(asked).toHaveBeenCalledTimes(2);
});
