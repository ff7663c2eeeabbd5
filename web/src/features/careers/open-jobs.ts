import { type Country, countries } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { type JobsByCountry, jobsByCountry, withMoreJobs } from './jobs-by-country.ts';

let answer: Promise<JobsByCountry> | undefined;

async function ask(): Promise<JobsByCountry> {
  const { countJobs, loadNewestJobs } = await import('./load-open-jobs.ts');
  const { jobs, areAll } = await loadNewestJobs();
  if (areAll) return jobsByCountry(jobs);
  const counts = await Promise.all(countries.map(async (country) => [country, await countJobs(country)] as const));
  return jobsByCountry(jobs, Object.fromEntries(counts));
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
  const { loadNextJobs } = await import('./load-open-jobs.ts');
  const next = await loadNextJobs(country, known[country].jobs.at(-1));
  // Another country's jobs may have come meanwhile.
  answer = openJobs().then((latest) => withMoreJobs(latest, country, next));
  return answer;
}

/** One open job by its id, if there is one. */
export async function openJob(id: string): Promise<Job | undefined> {
  const { loadJob } = await import('./load-open-jobs.ts');
  return loadJob(id);
}
