import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useChangeAddress } from './address.ts';

/** Reads the value of a filter from its text in the address. The text is empty if the address has no such filter. */
interface Filter<Value> {
  (text: string): Value;
  /** Gives the text of a value that is not its own text. */
  write?(value: NonNullable<Value>): string;
}

/** The filters of a list, as the address of the page stores them. */
interface AddressFilters<Values> {
  /** Reads the filters from a query such as `?country=India`, and leaves out what it does not know. */
  read: (search: string) => Values;
  write: (values: Values) => URLSearchParams;
  /** The filters of an address without a query. */
  none: Values;
}

export const anyText: Filter<string> = (text) => text;

export const flag: Filter<boolean> = (text) => text === 'true';

/** Reads a text that passes a check. */
export const like =
  (isKnown: (text: string) => boolean): Filter<string | undefined> =>
  (text) =>
    isKnown(text) ? text : undefined;

/** Reads one of a few values; gives `usual` if the address has none of them. */
export const oneOf =
  <Value extends string, Usual extends Value | undefined = undefined>(
    values: readonly Value[],
    usual?: Usual,
  ): Filter<Value | Usual> =>
  (text) =>
    values.find((value) => value === text) ?? (usual as Usual);

/**
 * Describes the filters of a list by the readers of their values. A default value is not written into the address.
 * @param names the names in the address, for the filters that have another name there
 */
export function addressFilters<Values extends object>(
  filters: { [Name in keyof Values]: Filter<Values[Name]> },
  names: { [Name in keyof NoInfer<Values>]?: string } = {},
): AddressFilters<Values> {
  const all = (Object.keys(filters) as (keyof Values & string)[]).map((key) => ({
    key,
    name: names[key] ?? key,
    filter: filters[key],
  }));
  const read = (search: string) => {
    const address = new URLSearchParams(search);
    return Object.fromEntries(all.map(({ key, name, filter }) => [key, filter(address.get(name) ?? '')])) as Values;
  };
  const none = read('');
  const write = (values: Values) =>
    new URLSearchParams(
      all.flatMap(({ key, name, filter: { write: textOf = String } }) => {
        const value = values[key];
        return value === none[key] || value == null ? [] : [[name, textOf(value)]];
      }),
    );
  return { read, write, none };
}

/**
 * Gives the filters in the address, and a function that changes some of them.
 * @param kept other parameters of the query, which stay when the filters change
 */
export function useAddressFilters<Values extends object>(
  { read, write }: AddressFilters<Values>,
  kept: readonly string[] = [],
) {
  const { search } = useLocation();
  const changeAddress = useChangeAddress();
  const filters = useMemo(() => read(search), [read, search]);
  const changeFilters = (changed: Partial<Values>) =>
    void changeAddress((now) => {
      const query = write({ ...read(now.search), ...changed });
      for (const [name, value] of new URLSearchParams(now.search)) if (kept.includes(name)) query.set(name, value);
      return { search: `?${query}`, hash: '', replace: true };
    });
  return { filters, changeFilters };
}
