import { type Country, countries } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import type { JobFigures } from '../dashboard/job-figures.ts';

/** Which jobs the list shows. */
export interface JobFilters {
  country: Country | undefined;
  activeOnly: boolean;
}

export const everyJob: JobFilters = { country: undefined, activeOnly: false };

/** Reads the filters from the address; what it does not know, it leaves out. */
export function filtersFromAddress(search: URLSearchParams): JobFilters {
  const country = countries.find((name) => name === search.get('country'));
  return { country, activeOnly: search.get('active') === 'true' };
}

/** The filters as the address keeps them. */
export function addressOfFilters({ country, activeOnly }: JobFilters): URLSearchParams {
  return new URLSearchParams({ ...(country && { country }), ...(activeOnly && { active: 'true' }) });
}

/** The jobs that pass, in the order they came in. */
export function matchingJobs<Listed extends Pick<Job, 'country' | 'isActive'>>(
  jobs: readonly Listed[],
  { country, activeOnly }: JobFilters,
): Listed[] {
  return jobs.filter((job) => (country === undefined || job.country === country) && (!activeOnly || job.isActive));
}

/** How many jobs pass, of those that the figures count. */
export function countOfMatching(figures: JobFigures, { country, activeOnly }: JobFilters): number {
  const counted = country === undefined ? figures : figures.byCountry.find((entry) => entry.country === country);
  return (activeOnly ? counted?.active : counted?.total) ?? 0;
}
