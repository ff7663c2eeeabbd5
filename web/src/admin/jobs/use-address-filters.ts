import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useChangeAddress } from '../../shared/address.ts';

/** What the address has under a name, if it is one of the values that are known there. */
export function knownIn<Value extends string>(address: URLSearchParams, name: string, values: readonly Value[]) {
  return values.find((value) => value === address.get(name));
}

/**
 * The filters of a list, which the address keeps, and the function that changes some of them.
 * @param read gives the filters of an address; always the same function
 * @param write gives the address of filters, from the one before
 */
export function useAddressFilters<Filters extends object>(
  read: (address: URLSearchParams) => Filters,
  write: (filters: Filters, before: URLSearchParams) => URLSearchParams,
) {
  const { search } = useLocation();
  const changeAddress = useChangeAddress();
  const filters = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const changeFilters = (changed: Partial<Filters>) =>
    void changeAddress((now) => {
      const before = new URLSearchParams(now.search);
      return { search: `?${write({ ...read(before), ...changed }, before)}`, hash: '', replace: true };
    });
  return { filters, changeFilters };
}
