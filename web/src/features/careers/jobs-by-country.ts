import { type Country, countries } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';

export type JobsByCountry = Readonly<Record<Country, readonly Job[]>>;

/** Sorts jobs into their countries. Their order within a country stays. */
export function jobsByCountry(jobs: readonly Job[]): JobsByCountry {
  const groups: Record<Country, Job[]> = { 'United Kingdom': [], India: [], Uzbekistan: [] };
  for (const country of countries) groups[country] = jobs.filter((job) => job.country === country);
  return groups;
}
