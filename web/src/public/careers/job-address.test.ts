import { countries, countrySlug } from '@site/contract/firm/countries';
import { branch, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { applyAddress, jobAnchor, jobsAddress } from './job-address.ts';
import { jobFilters } from './open-jobs/job-filters.ts';

describe('the country in the address of the careers page', () => {
  testRows(countries)('every country comes back from its own address', (country) => {
    expect(jobFilters.read(jobsAddress(country).search).country).toBe(country);
  });

  it('reads as a person would write it', () => {
    expect(jobsAddress(home.country)).toEqual({ search: `?country=${countrySlug(home.country)}`, hash: '#openings' });
    expect(jobsAddress(branch.country, jobAnchor('a1'))).toEqual({
      search: `?country=${countrySlug(branch.country)}`,
      hash: '#job-a1',
    });
    expect(jobFilters.read(`?utm_source=board&country=${branch.country}`).country).toBe(branch.country);
  });

  it('is missing for the picker, and for a country without an office', () => {
    expect(jobsAddress(undefined)).toEqual({ search: '', hash: '#openings' });
    for (const search of ['', '?country=', '?country=france', `?land=${countrySlug(branch.country)}`]) {
      expect(jobFilters.read(search).country).toBeUndefined();
    }
  });
});

it('gives the application form the country by its full name', () => {
  const address = new URL(applyAddress({ country: home.country }), 'https://site.example');
  expect(address.pathname).toBe('/apply');
  expect(address.searchParams.get('country')).toBe(home.country);
});

it('gives the application form the reference of a job that has one', () => {
  expect(applyAddress({ country: branch.country, reference: 'J-0004' })).toBe('/apply?job=J-0004');
});
