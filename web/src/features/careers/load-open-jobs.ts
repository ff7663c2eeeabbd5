import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { cursorAfter, type JobsPage, jobsPath } from '@ohmbridge/functions/contract/job-list';
import { ApiError, readApi } from '../../lib/api.ts';
import type { JobsAnswer } from './jobs-by-country.ts';

/** The page size of the list. */
const jobsPerQuestion = 30;

/** Nobody is told an exact number beyond this one. */
const maxCounted = 100;

/** The newest open jobs of all countries, and how many each has; `Infinity` where they are more than are counted. */
export async function loadNewestJobs(): Promise<JobsAnswer & { counts: Partial<Record<Country, number>> }> {
  const { facets, ...page } = await load({});
  const counts = facets.country.map(({ value, count }) => [
    value,
    count < maxCounted ? count : Number.POSITIVE_INFINITY,
  ]);
  return { ...answerOf(page), counts: Object.fromEntries(counts) as Partial<Record<Country, number>> };
}

/** The jobs of a country that come after `last`, or the newest. */
export async function loadNextJobs(country: Country, last: Job | undefined): Promise<JobsAnswer> {
  return answerOf(await load({ country, ...(last && { after: cursorAfter(last) }) }));
}

/** One open job; `undefined` if there is none of that id, or none any more. */
export async function loadJob(id: string): Promise<Job | undefined> {
  try {
    const { data } = await readApi<{ data: { job: Job } }>(`${jobsPath}/${encodeURIComponent(id)}`);
    return data.job;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

const answers = new Map<string, Promise<JobsPage>>();

/** A page of the open jobs, asked for once a visit. After a failure the next call asks again. */
export function load(query: Record<string, string>): Promise<JobsPage> {
  const path = `${jobsPath}?${new URLSearchParams({ ...query, limit: String(jobsPerQuestion) })}`;
  const known = answers.get(path);
  if (known) return known;
  const answer = readApi<{ data: JobsPage }>(path).then(({ data }) => data);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}

const answerOf = ({ jobs, next }: Pick<JobsPage, 'jobs' | 'next'>): JobsAnswer => ({
  jobs,
  areAll: next === undefined,
});
