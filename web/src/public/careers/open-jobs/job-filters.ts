import { type Country, countries, countrySlug } from '@site/contract/firm/countries';
import type { JobFacets } from '@site/contract/jobs/job-list';
import { employmentTypes, workModes } from '@site/contract/jobs/job-options';
import { addressFilters, oneOf } from '../../../shared/address-filters.ts';

/** The filters of a list of open jobs. Their names are those in the address and in the API. */
export interface JobFilters {
  search?: string | undefined;
  country?: Country | undefined;
  discipline?: string | undefined;
  mode?: string | undefined;
  type?: string | undefined;
}

type JobFilterName = keyof JobFilters;

export const chosenFilters = ['country', 'discipline', 'mode', 'type'] as const satisfies JobFilterName[];

/** The maximum length of a filter. No visitor searches for a longer text, and the address stays short enough to send. */
export const maxFilterLength = 100;

const shortText = (text: string) => text.trim().slice(0, maxFilterLength) || undefined;

/** Finds a country by its short or its full name: without scripts, the form of the page sends the full name. */
const countryNamed = (text: string) => countries.find((country) => countrySlug(country) === countrySlug(text));

export const jobFilters = addressFilters<JobFilters>({
  country: Object.assign(countryNamed, { write: countrySlug }),
  search: shortText,
  discipline: shortText,
  mode: oneOf(workModes),
  type: oneOf(employmentTypes),
});

export function searchOfFilters(filters: JobFilters): string {
  const search = jobFilters.write(filters).toString();
  return search && `?${search}`;
}

export function queryOfFilters(filters: JobFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Record<string, string>;
}

/** Tells whether a filter other than the country is set; a country alone has its own list. */
export function isFiltered({ country: _country, ...others }: JobFilters): boolean {
  return Object.values(others).some(Boolean);
}

/** A filter that can be given up, and the number of jobs that there would be; unknown for the search text. */
interface Loosening {
  name: JobFilterName;
  value: string;
  count: number | undefined;
}

/**
 * Gives the filters to give up, one at a time, if nothing was found. The filter whose removal finds the most jobs comes first.
 */
export function loosenings(filters: JobFilters, facets: JobFacets): Loosening[] {
  const chosen = chosenFilters.flatMap((name) => {
    const value = filters[name];
    const count = facets[name].reduce((sum, facet) => sum + facet.count, 0);
    return value && count > 0 ? [{ name, value, count }] : [];
  });
  const sorted = chosen.sort((one, other) => other.count - one.count);
  return filters.search ? [...sorted, { name: 'search', value: filters.search, count: undefined }] : sorted;
}

/** Gives the choices of a filter with their counts. The chosen value is one of them even if it has no job. */
export function choicesOf(name: (typeof chosenFilters)[number], filters: JobFilters, facets: JobFacets | undefined) {
  const counted = facets?.[name] ?? [];
  const chosen = filters[name];
  const isThere = counted.some(({ value }) => value === chosen);
  const choices = chosen && !isThere ? [...counted, { value: chosen, count: 0 }] : counted;
  // All offices are listed, whether or not they have a job now.
  if (name !== 'country') return choices;
  return countries.map((value) => choices.find((choice) => choice.value === value) ?? { value, count: 0 });
}
