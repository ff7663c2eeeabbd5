import { countries, countrySlug } from '@site/contract/firm/countries';
import type { JobFacets } from '@site/contract/jobs/job-list';
import { branch, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { choicesOf, isFiltered, jobFilters, loosenings, queryOfFilters, searchOfFilters } from './job-filters.ts';

const facets: JobFacets = {
  country: [{ value: branch.country, count: 7 }],
  discipline: [{ value: 'Design', count: 1 }],
  mode: [],
  type: [{ value: 'contract', count: 1 }],
  state: [],
};

testRows([
  '',
  `?country=${countrySlug(branch.country)}`,
  '?search=relay+engineer',
  `?country=${countrySlug(home.country)}&search=%C3%A9lan&discipline=Design+%26+Survey&mode=hybrid&type=full-time`,
])('an address keeps its filters', (search) => {
  expect(searchOfFilters(jobFilters.read(search))).toBe(search);
});

testRows(['?country=france', '?mode=sometimes&type=slavery', '?search=%20%20', '?other=1', '?%E0%A4%A'])(
  'an unknown filter or value is left out',
  (search) => {
    expect(queryOfFilters(jobFilters.read(search))).toEqual({});
  },
);

test('a typed text is cut to the length that the API takes', () => {
  expect(jobFilters.read(`?search=${'x'.repeat(5000)}`).search).toHaveLength(100);
});

test('a country alone is not a search: it has its own list', () => {
  expect(isFiltered(jobFilters.read(`?country=${countrySlug(branch.country)}`))).toBe(false);
  expect(isFiltered(jobFilters.read(`?country=${countrySlug(branch.country)}&mode=remote`))).toBe(true);
});

test('if nothing is found, the filter that hides the most is named first, and one that would find nothing is not named', () => {
  const filters = { search: 'relay', country: home.country, discipline: 'Design', mode: 'remote' } as const;
  expect(loosenings(filters, facets)).toEqual([
    { name: 'country', value: home.country, count: 7 },
    { name: 'discipline', value: 'Design', count: 1 },
    { name: 'search', value: 'relay', count: undefined },
  ]);
});

test('a chosen value stays among the choices, and every office is one of them', () => {
  expect(choicesOf('mode', { mode: 'remote' }, facets)).toEqual([{ value: 'remote', count: 0 }]);
  expect(choicesOf('type', { type: 'contract' }, facets)).toEqual([{ value: 'contract', count: 1 }]);
  expect(choicesOf('country', {}, undefined)).toEqual(countries.map((value) => ({ value, count: 0 })));
});
