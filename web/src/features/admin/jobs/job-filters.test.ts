import { describe, expect, it } from 'vitest';
import { countOfMatching, jobFigures } from './job-figures.ts';
import { addressOfFilters, filtersFromAddress, matchingJobs } from './job-filters.ts';

describe('the filters in the address', () => {
  it.each([
    ['', { country: undefined, activeOnly: false }],
    ['country=United+Kingdom', { country: 'United Kingdom', activeOnly: false }],
    ['country=India&active=true', { country: 'India', activeOnly: true }],
    ['active=true', { country: undefined, activeOnly: true }],
  ])('"%s" are read and written the same', (address, filters) => {
    const read = filtersFromAddress(new URLSearchParams(address));
    expect(read).toEqual(filters);
    expect(addressOfFilters(read).toString()).toBe(address);
  });

  it('leave out a country and a value that nobody knows', () => {
    const read = filtersFromAddress(new URLSearchParams('country=Atlantis&active=yes'));
    expect(read).toEqual({ country: undefined, activeOnly: false });
  });
});

it('show what passes all of them', () => {
  const jobs = [
    { country: 'India', isActive: true },
    { country: 'India', isActive: false },
    { country: 'Uzbekistan', isActive: true },
  ] as const;
  expect(matchingJobs(jobs, { country: undefined, activeOnly: false })).toEqual(jobs);
  expect(matchingJobs(jobs, { country: 'India', activeOnly: false })).toEqual([jobs[0], jobs[1]]);
  expect(matchingJobs(jobs, { country: undefined, activeOnly: true })).toEqual([jobs[0], jobs[2]]);
  expect(matchingJobs(jobs, { country: 'India', activeOnly: true })).toEqual([jobs[0]]);
  expect(matchingJobs(jobs, { country: 'United Kingdom', activeOnly: true })).toEqual([]);
});

it('count as many as they show', () => {
  const jobs = [
    { country: 'India', isActive: true },
    { country: 'India', isActive: false },
    { country: 'Uzbekistan', isActive: true },
  ] as const;
  for (const country of [undefined, 'India', 'Uzbekistan', 'United Kingdom'] as const) {
    for (const activeOnly of [true, false]) {
      const filters = { country, activeOnly };
      expect(countOfMatching(jobFigures(jobs), filters)).toBe(matchingJobs(jobs, filters).length);
    }
  }
});
