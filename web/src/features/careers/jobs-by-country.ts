import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';

/** The open jobs of one country: how many there are, and the newest of them, as far as they have been asked for. */
export interface CountryJobs {
  /** `Infinity` while all that is known is that they are more than are counted. */
  count: number;
  jobs: readonly Job[];
}

/** Some jobs, and whether there are no more after them. */
export interface JobsAnswer {
  jobs: readonly Job[];
  areAll: boolean;
}

export type JobsByCountry = Readonly<Record<Country, CountryJobs>>;

/**
 * Sorts jobs into their countries. Their order within a country stays.
 * @param counts how many each country has in all; left out where `jobs` are all there are
 */
export function jobsByCountry(jobs: readonly Job[], counts: Partial<Record<Country, number>> = {}): JobsByCountry {
  const of = (country: Country): CountryJobs => {
    const there = jobs.filter((job) => job.country === country);
    // A job may have been published between the question for the jobs and that for their number.
    return { jobs: there, count: Math.max(there.length, counts[country] ?? 0) };
  };
  return { 'United Kingdom': of('United Kingdom'), India: of('India'), Uzbekistan: of('Uzbekistan') };
}

/**
 * The same with the next jobs of a country; those that are known already are not repeated. The last answer says how many
 * there are, whatever was counted.
 */
export function withMoreJobs(known: JobsByCountry, country: Country, next: JobsAnswer): JobsByCountry {
  const { jobs, count } = known[country];
  const all = [...jobs, ...next.jobs.filter(({ _id }) => !jobs.some((job) => job._id === _id))];
  return { ...known, [country]: { jobs: all, count: next.areAll ? all.length : Math.max(count, all.length) } };
}
