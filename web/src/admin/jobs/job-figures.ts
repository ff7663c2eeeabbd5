import { type Country, countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import type { JobFilters } from './job-filters.ts';

interface CountryCount {
  country: Country;
  total: number;
  active: number;
}

export interface JobFigures {
  total: number;
  active: number;
  /** The percentage of active jobs, as a whole number; 0 without jobs. */
  rate: number;
  byCountry: readonly CountryCount[];
}

/** Computes the figures from the jobs, if all of them are loaded. */
export function jobFigures(jobs: readonly Pick<Job, 'isActive' | 'country'>[]): JobFigures {
  return figuresOfCounts(
    countries.map((country) => {
      const there = jobs.filter((job) => job.country === country);
      return { country, total: there.length, active: there.filter(({ isActive }) => isActive).length };
    }),
  );
}

/** Adds the figures of jobs that were counted by country. Every job is in one of the countries. */
export function figuresOfCounts(byCountry: readonly CountryCount[]): JobFigures {
  const sum = (figure: 'total' | 'active') => byCountry.reduce((all, country) => all + country[figure], 0);
  const total = sum('total');
  const active = sum('active');
  return { total, active, rate: total === 0 ? 0 : Math.round((active / total) * 100), byCountry };
}

export function countOfMatching(figures: JobFigures, { country, activeOnly }: JobFilters): number {
  const counted = country === undefined ? figures : figures.byCountry.find((entry) => entry.country === country);
  return (activeOnly ? counted?.active : counted?.total) ?? 0;
}
