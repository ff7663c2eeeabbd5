import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleJob } from './sample-job.test-data.ts';

const firestore = {
  readNewestJobs: vi.fn(),
  readNextJobs: vi.fn(),
  countJobs: vi.fn(),
  readNumberedJob: vi.fn(),
  readJob: vi.fn(),
};
vi.mock('./read-open-jobs.ts', () => firestore);

const job = sampleJob({ _id: 'one', reference: 'J-0004', country: 'India', slug: 'engineer-delhi-4' });
const api = vi.spyOn(globalThis, 'fetch');
const answers = (data: unknown, status = 200) =>
  api.mockImplementation(async () => new Response(JSON.stringify({ data }), { status }));

/** Loads the module again, as a new page does: its knowledge of Firestore starts empty. */
async function newVisit() {
  vi.resetModules();
  const questions = await import('./open-jobs.ts');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
  return { ...questions, fetch: client.fetchQuery.bind(client), fetchPages: client.fetchInfiniteQuery.bind(client) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.resetAllMocks();
  vi.useRealTimers();
});

it('gives the jobs to a browser that cannot reach Firestore, and asks Firestore once in a visit', async () => {
  firestore.readNewestJobs.mockRejectedValue(new TypeError('Failed to fetch'));
  answers({ jobs: [job], count: 1 });
  const { fetch, newestJobs, jobById, countedJobs } = await newVisit();
  expect(await fetch(newestJobs)).toEqual({ jobs: [job], areAll: true });
  answers({ jobs: [job], count: 7, next: 'more' });
  expect(await fetch(newestJobs)).toEqual({ jobs: [job], areAll: false });
  expect(await fetch(countedJobs)).toMatchObject({ India: 7 });
  answers({ job });
  expect(await fetch(jobById('a/b'))).toEqual(job);
  expect(api).toHaveBeenLastCalledWith('/api/jobs/a%2Fb', expect.anything());
  answers({}, 404);
  expect(await fetch(jobById('two'))).toBeNull();
  expect(firestore.readNewestJobs).toHaveBeenCalledOnce();
  expect(firestore.readJob).not.toHaveBeenCalled();
});

it('gives the next jobs of a country, and finds a job by its number', async () => {
  firestore.readNextJobs.mockRejectedValue(new TypeError('Failed to fetch'));
  answers({ jobs: [job], count: 1 });
  const { fetchPages, jobsOfCountry, openJobBySlug } = await newVisit();
  await fetchPages(jobsOfCountry('India'));
  expect(api).toHaveBeenLastCalledWith('/api/jobs?country=India&limit=30', expect.anything());
  answers({ jobs: [job, { ...job, _id: 'two', reference: 'J-0005', slug: 'two-5' }], count: 2 });
  expect((await openJobBySlug('engineer-delhi-4'))?.job).toMatchObject({ reference: 'J-0004' });
  expect(api.mock.calls.map(([address]) => address)).toContain('/api/jobs?search=J-0004');
});

it('waits eight seconds for a silent Firestore', async () => {
  vi.useFakeTimers();
  firestore.readNewestJobs.mockReturnValue(new Promise(() => undefined));
  answers({ jobs: [job], count: 1 });
  const { fetch, newestJobs } = await newVisit();
  const answer = fetch(newestJobs);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await answer).toEqual({ jobs: [job], areAll: true });
});

it('fails if neither answers, and then asks Firestore again', async () => {
  firestore.readNewestJobs.mockRejectedValue(new TypeError('Failed to fetch'));
  api.mockRejectedValue(new TypeError('Failed to fetch'));
  const { fetch, newestJobs } = await newVisit();
  await expect(fetch(newestJobs)).rejects.toThrow();
  firestore.readNewestJobs.mockResolvedValue({ jobs: [job], areAll: true });
  expect(await fetch(newestJobs)).toEqual({ jobs: [job], areAll: true });
  expect(firestore.readNewestJobs).toHaveBeenCalledTimes(2);
});
