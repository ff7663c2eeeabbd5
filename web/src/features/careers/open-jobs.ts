import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { type JobsByCountry, jobsByCountry, withMoreJobs } from './jobs-by-country.ts';
import { loadJob, loadNewestJobs, loadNextJobs } from './load-open-jobs.ts';

let answer: Promise<JobsByCountry> | undefined;

async function ask(): Promise<JobsByCountry> {
  const { jobs, counts } = await loadNewestJobs();
  return jobsByCountry(jobs, counts);
}

/** The newest open jobs, and how many there are, asked for once a visit. After a failure the next call asks again. */
export function openJobs(): Promise<JobsByCountry> {
  answer ??= ask().catch((error: unknown) => {
    answer = undefined;
    throw error;
  });
  return answer;
}

/** Loads more jobs of a country; gives all that have been loaded so far. */
export async function moreOpenJobs(country: Country): Promise<JobsByCountry> {
  const known = await openJobs();
  const next = await loadNextJobs(country, known[country].jobs.at(-1));
  // Another country's jobs may have come meanwhile.
  answer = openJobs().then((latest) => withMoreJobs(latest, country, next));
  return answer;
}

/** One open job by its id, if there is one. */
export function openJob(id: string): Promise<Job | undefined> {
  return loadJob(id);
}
