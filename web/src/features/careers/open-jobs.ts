import { type JobsByCountry, jobsByCountry } from './jobs-by-country.ts';

let answer: Promise<JobsByCountry> | undefined;

async function ask(): Promise<JobsByCountry> {
  const { loadOpenJobs } = await import('./load-open-jobs.ts');
  return jobsByCountry(await loadOpenJobs());
}

/** The open jobs, asked for once a visit. After a failure the next call asks again. */
export function openJobs(): Promise<JobsByCountry> {
  answer ??= ask().catch((error: unknown) => {
    answer = undefined;
    throw error;
  });
  return answer;
}
