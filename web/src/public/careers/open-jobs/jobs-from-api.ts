import type { Country } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { cursorAfter, type JobsPage, jobsPath } from '@site/contract/jobs/job-list';
import { referenceOf } from '@site/contract/jobs/job-reference';
import { ApiError, readApi } from '../../../shared/api.ts';
import type { JobsAnswer } from './jobs-from-firestore.ts';
import type { JobsSource } from './open-jobs.ts';

const mostJobs = 100;
const jobsPerPage = 30;

/** Gives the same answers as Firestore, from `GET /api/jobs`: for browsers that cannot reach Firestore. */
export const jobsFromApi: JobsSource = {
  readNewestJobs: () => listed({ limit: mostJobs }),
  readNextJobs: (country, last) => listed({ country, limit: jobsPerPage, ...(last && { after: cursorAfter(last) }) }),
  countJobs: async (country: Country) => (await page({ country, limit: 1 })).count,
  readNumberedJob: async (number) => {
    const reference = referenceOf(number);
    const { jobs } = await page({ search: reference });
    return jobs.find((job) => job.reference === reference);
  },
  readJob: async (id) => {
    try {
      return (await readApi<{ data: { job: Job } }>(`${jobsPath}/${encodeURIComponent(id)}`)).data.job;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
};

async function listed(query: Record<string, string | number>): Promise<JobsAnswer> {
  const { jobs, next } = await page(query);
  return { jobs, areAll: next === undefined };
}

async function page(query: Record<string, string | number>): Promise<JobsPage> {
  const asked = Object.entries(query).map(([name, value]) => [name, `${value}`]);
  return (await readApi<{ data: JobsPage }>(`${jobsPath}?${new URLSearchParams(asked)}`)).data;
}
