import { type Country, countries } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

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

/** The filters of the list, which the address keeps. A change shows at once; the address follows a moment later. */
export function useJobFilters() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [followed, setFollowed] = useState(address);
  const [filters, setFilters] = useState(() => filtersFromAddress(search));

  // A link, or going back, changes the address without asking this screen.
  if (address !== followed) {
    setFollowed(address);
    setFilters(filtersFromAddress(search));
  }

  const changeFilters = (changed: JobFilters) => {
    setFilters(changed);
    setSearch(addressOfFilters(changed), { replace: true, preventScrollReset: true });
  };

  return { filters, changeFilters };
}
