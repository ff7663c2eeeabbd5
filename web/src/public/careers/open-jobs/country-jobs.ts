import { type Country, countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { jobState } from '@site/contract/jobs/job-state';
import { careersCopy, openingsCount } from '../../../content/product/careers.ts';
import type { JobsAnswer } from './jobs-from-firestore.ts';

/** The number of jobs of each country; `Infinity` if there are more than are counted. */
export type Counts = Readonly<Record<Country, number>>;

/** The open jobs of one country: their number, and the newest of them, as far as they have been requested. */
export interface CountryJobs {
  count: number;
  jobs: readonly Job[];
}

export type MoreState = 'idle' | 'asked' | 'failed';

export interface ShownCountryJobs {
  isFailed: boolean;
  /** The numbers of jobs, which load later than the countries. */
  counts: Counts | undefined;
  chosen: CountryJobs | undefined;
}

interface Answers {
  newest: JobsAnswer | undefined;
  /** The numbers of jobs, which are requested only if the newest jobs are not all jobs. */
  counts: Counts | undefined;
  pages: readonly JobsAnswer[] | undefined;
}

export function byCountry(count: (country: Country) => number): Counts {
  return Object.fromEntries(countries.map((country) => [country, count(country)])) as Record<Country, number>;
}

/**
 * Tells whether a job is still open by this clock: Firestore gives a job until it has been switched off. A wrong clock hides a
 * job early or late, and does nothing else.
 */
export function isOpen(job: Job, now: Date): boolean {
  return jobState(job, now) === 'live';
}

export function countryJobs(
  { newest, counts, pages }: Answers,
  country: Country | undefined,
  now: Date,
): Pick<ShownCountryJobs, 'counts' | 'chosen'> {
  if (newest?.areAll) {
    const jobs = newest.jobs.filter((job) => isOpen(job, now));
    const of = (one: Country) => jobs.filter((job) => job.country === one);
    const chosen = country && of(country);
    return {
      counts: byCountry((one) => of(one).length),
      chosen: chosen && { jobs: chosen, count: chosen.length },
    };
  }
  if (!country || !counts || !pages) return { counts, chosen: undefined };
  const jobs = pages.flatMap((page) => page.jobs).filter((job) => isOpen(job, now));
  // The last page decides how many there are, whatever was counted; and new jobs may have come since the count.
  const count = pages.at(-1)?.areAll ? jobs.length : Math.max(counts[country], jobs.length);
  return { counts, chosen: { jobs, count } };
}

/** Gives the text of a polite live region about the countries, or about the jobs of one. A failure has its own alert. */
export function countryJobsAnnouncement(
  country: Country | undefined,
  { isFailed, counts, chosen }: ShownCountryJobs,
): string {
  if (isFailed) return '';
  if (country) return chosen ? careersCopy.openingsIn(chosen, country) : careersCopy.loading;
  if (!counts) return careersCopy.loading;
  return careersCopy.openingsByCountry(countries.map((one) => `${one} ${openingsCount(counts[one])}`));
}
