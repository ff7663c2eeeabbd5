import { countries } from '@site/contract/firm/countries';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { applyAddress, jobAnchor, jobsAddress } from './job-address.ts';
import { jobFilters } from './open-jobs/job-filters.ts';

describe('the country in the address of the careers page', () => {
  testRows(countries)('every country comes back from its own address', (country) => {
    expect(jobFilters.read(jobsAddress(country).search).country).toBe(country);
  });

  it('reads as a person would write it', () => {
    expect(jobsAddress('United Kingdom')).toEqual({ search: '?country=united-kingdom', hash: '#openings' });
    expect(jobsAddress('India', jobAnchor('a1'))).toEqual({ search: '?country=india', hash: '#job-a1' });
    expect(jobFilters.read('?utm_source=board&country=India').country).toBe('India');
  });

  it('is none for the picker, and for a country without an office', () => {
    expect(jobsAddress(undefined)).toEqual({ search: '', hash: '#openings' });
    for (const search of ['', '?country=', '?country=france', '?land=india']) {
      expect(jobFilters.read(search).country).toBeUndefined();
    }
  });
});

it('gives the application form the country by its full name', () => {
  const address = new URL(applyAddress({ country: 'United Kingdom' }), 'https://site.example');
  expect(address.pathname).toBe('/apply');
  expect(address.searchParams.get('country')).toBe('United Kingdom');
});

it('gives the application form the reference of a job that has one', () => {
  expect(applyAddress({ country: 'India', reference: 'J-0004' })).toBe('/apply?job=J-0004');
});
