import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';

/** The open jobs of one country: how many there are, and the newest of them, as far as they have been asked for. */
export interface CountryJobs {
  count: number;
  jobs: readonly Job[];
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
 * The same with the next jobs of a country; those that are known already are not repeated. An answer without any says that
 * there are no more, whatever was counted.
 */
export function withMoreJobs(known: JobsByCountry, country: Country, next: readonly Job[]): JobsByCountry {
  const { jobs, count } = known[country];
  const all = [...jobs, ...next.filter(({ _id }) => !jobs.some((job) => job._id === _id))];
  return { ...known, [country]: { jobs: all, count: next.length === 0 ? all.length : Math.max(count, all.length) } };
}
