import { type Country, countries } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';

type CountedJob = Pick<Job, 'isActive' | 'country'>;

/** What the overview tells about the jobs. */
export interface JobFigures {
  total: number;
  active: number;
  /** Active jobs in whole percent of all; 0 without jobs. */
  rate: number;
  byCountry: readonly { country: Country; total: number; active: number }[];
}

/** Counts the jobs, all of them and by country. */
export function jobFigures(jobs: readonly CountedJob[]): JobFigures {
  const total = jobs.length;
  const active = countActive(jobs);
  return {
    total,
    active,
    rate: total === 0 ? 0 : Math.round((active / total) * 100),
    byCountry: countries.map((country) => {
      const there = jobs.filter((job) => job.country === country);
      return { country, total: there.length, active: countActive(there) };
    }),
  };
}

function countActive(jobs: readonly CountedJob[]): number {
  return jobs.filter(({ isActive }) => isActive).length;
}
