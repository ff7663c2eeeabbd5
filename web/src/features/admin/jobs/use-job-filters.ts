import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOfFilters, filtersFromAddress, type JobFilters } from './job-filters.ts';

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
