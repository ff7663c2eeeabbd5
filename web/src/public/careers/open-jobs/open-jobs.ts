import { type Country, countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { type JobsPage, jobsPath } from '@site/contract/jobs/job-list';
import { numberOfSlug } from '@site/contract/jobs/job-reference';
import { type JobTeaser, otherJobs } from '@site/contract/pages/job-page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readApi } from '../../../shared/api.ts';
import { openJobsKey, queryClient } from '../../../shared/query-client.ts';
import { byCountry, isOpen } from './country-jobs.ts';
import { type JobFilters, queryOfFilters } from './job-filters.ts';

// The open jobs for the home page, the careers page and the page of a job.
//
// requests `jobs-from-firestore.ts`, with the queries of `firestore-queries.ts`; `jobs-from-api.ts`, if Firestore is out of reach
// cache    this file: all pages share an answer, which is kept for a while
// filters  `job-filters.ts`: the filters of an address; `country-jobs.ts`: the jobs and counts of countries
// views    `use-open-jobs.tsx` loads `OpenJobsLoader.tsx` once jobs are wanted, and gives the known jobs; the components that
//          show the jobs are in the folder above

export type JobsSource = Pick<
  typeof import('./jobs-from-firestore.ts'),
  'readNewestJobs' | 'readNextJobs' | 'countJobs' | 'readNumberedJob' | 'readJob'
>;

/** Whether this browser could not reach Firestore, so that the API answers instead. */
let isFirestoreOutOfReach = false;

/** The timeout of a request to Firestore, which a proxy can hold back for ever. */
const longestWaitMilliseconds = 8000;

/**
 * Asks Firestore and, after its first failure, the API, which has the same jobs. Blockers, proxies and whole countries block
 * Firestore, and visitors there must not notice.
 * @throws the error of the API, if neither answers
 */
async function ask<Answer>(question: (source: JobsSource) => Promise<Answer>): Promise<Answer> {
  if (!isFirestoreOutOfReach) {
    try {
      return await inTime(import('./jobs-from-firestore.ts').then(question));
    } catch (error) {
      console.warn('Firestore did not give the open jobs; the API is asked.', error);
    }
  }
  const { jobsFromApi } = await import('./jobs-from-api.ts');
  const answer = await question(jobsFromApi);
  isFirestoreOutOfReach = true;
  return answer;
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Firestore did not answer in time.')), longestWaitMilliseconds);
    }),
  ]);
}

const jobsPerAnswer = '30';

/** The newest open jobs of all countries: all open jobs, except for a firm with very many. */
export const newestJobs = queryOptions({
  queryKey: [openJobsKey, 'newest'],
  queryFn: () => reported(() => ask(({ readNewestJobs }) => readNewestJobs())),
});

/** The number of jobs of each country, if there are more jobs than the newest ones that are loaded. */
export const countedJobs = queryOptions({
  queryKey: [openJobsKey, 'counted'],
  queryFn: () =>
    reported(async () => {
      const counts = await ask(({ countJobs }) => Promise.all(countries.map(countJobs)));
      return byCountry((country) => counts[countries.indexOf(country)] ?? 0);
    }),
});

/** The open jobs of a country, page by page, if the newest of all countries are not all jobs. */
export function jobsOfCountry(country: Country) {
  return infiniteQueryOptions({
    queryKey: [openJobsKey, 'country', country],
    queryFn: ({ pageParam }) => reported(() => ask(({ readNextJobs }) => readNextJobs(country, pageParam))),
    initialPageParam: undefined as Job | undefined,
    getNextPageParam: ({ jobs, areAll }) => (areAll ? undefined : jobs.at(-1)),
  });
}

/** The open jobs that pass the filters, page by page. The API finds them if there are too many to search in the browser. */
export function jobsFoundByApi(filters: JobFilters) {
  const query = queryOfFilters(filters);
  return infiniteQueryOptions({
    queryKey: [openJobsKey, 'found', query],
    queryFn: ({ pageParam }) => {
      const page = { ...query, limit: jobsPerAnswer, ...(pageParam !== undefined && { after: pageParam }) };
      const answer = () => readApi<{ data: JobsPage }>(`${jobsPath}?${new URLSearchParams(page)}`);
      return reported(async () => (await answer()).data);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** One open job by its id; `null` if the id is unknown or the job has closed. */
export function jobById(id: string) {
  return queryOptions({
    queryKey: [openJobsKey, 'job', id],
    queryFn: () => ask(({ readJob }) => readJob(id)),
  });
}

interface JobOfPage {
  /** The job may have another address than the requested one, because the number alone identifies it. */
  job: Job;
  others: readonly JobTeaser[];
}

/**
 * Gives the job for its page; `undefined` if it is not open, so that the server must answer.
 * @throws if neither Firestore nor the API answers
 */
export async function openJobBySlug(slug: string): Promise<JobOfPage | undefined> {
  const number = numberOfSlug(slug);
  if (number === undefined) return undefined;
  const [newest, job] = await Promise.all([
    queryClient.fetchQuery(newestJobs),
    ask(({ readNumberedJob }) => readNumberedJob(number)),
  ]);
  const now = new Date();
  if (!job || !isOpen(job, now)) return undefined;
  queryClient.setQueryData(jobById(job._id).queryKey, job);
  const ofCountry = newest.areAll ? undefined : await queryClient.fetchInfiniteQuery(jobsOfCountry(job.country));
  const jobs = (ofCountry?.pages ?? [newest]).flatMap((page) => page.jobs);
  const isOther = (other: Job) =>
    other._id !== job._id && other.country === job.country && other.slug !== undefined && isOpen(other, now);
  return { job, others: jobs.filter(isOther).slice(0, otherJobs) };
}

/** Logs the cause of a failure in the console, because the visitor gets only one sentence. */
async function reported<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    console.error('The open jobs could not be loaded.', error);
    throw error;
  }
}
