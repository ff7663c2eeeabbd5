import type { Country } from '@ohmbridge/contract/shared/countries';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { jobFigures } from './job-figures.ts';

const jobs = (active: number, inactive: number, country: Country = 'India') => [
  ...Array.from({ length: active }, () => ({ isActive: true, country })),
  ...Array.from({ length: inactive }, () => ({ isActive: false, country })),
];

describe('the Job Listings Rate', () => {
  testRows([
    [0, 0, 0],
    [0, 4, 0],
    [6, 1, 86],
    [1, 2, 33],
    [2, 1, 67],
    [1, 7, 13],
    [5, 0, 100],
  ])('is the share of the active jobs', (active, inactive, rate) => {
    expect(jobFigures(jobs(active, inactive)).rate).toBe(rate);
  });
});

it('counts by country, in the order of the countries, those without jobs too', () => {
  const figures = jobFigures([...jobs(1, 1, 'Uzbekistan'), ...jobs(2, 0, 'United Kingdom')]);
  expect(figures).toMatchObject({ total: 4, active: 3 });
  expect(figures.byCountry).toEqual([
    { country: 'United Kingdom', total: 2, active: 2 },
    { country: 'India', total: 0, active: 0 },
    { country: 'Uzbekistan', total: 2, active: 1 },
  ]);
});
