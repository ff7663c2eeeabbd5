import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address has under a name, if it is one of the values that are known there. */
export function knownIn<Value extends string>(address: URLSearchParams, name: string, values: readonly Value[]) {
  return values.find((value) => value === address.get(name));
}

/**
 * The filters of a list, which the address keeps. A change shows at once; the address follows a moment later.
 * @param read gives the filters of an address
 * @param write gives the address of filters, from the one before
 */
export function useAddressFilters<Filters>(
  read: (address: URLSearchParams) => Filters,
  write: (filters: Filters, before: URLSearchParams) => URLSearchParams,
) {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [followed, setFollowed] = useState(address);
  const [filters, setFilters] = useState(() => read(search));

  // A link, or going back, changes the address without asking this screen.
  if (address !== followed) {
    setFollowed(address);
    setFilters(read(search));
  }

  const changeFilters = (changed: Filters) => {
    setFilters(changed);
    setSearch(write(changed, search), { replace: true, preventScrollReset: true });
  };

  return { filters, changeFilters };
}
