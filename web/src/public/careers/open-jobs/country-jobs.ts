import { type Country, countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { jobState } from '@site/contract/jobs/job-state';
import { careersCopy, openingsCount } from '../../../content/product/careers.ts';
import type { JobsAnswer } from './jobs-from-firestore.ts';

/** The number of jobs of each country; `Infinity` for more than are counted. */
export type Counts = Readonly<Record<Country, number>>;

/** The open jobs of one country: how many there are, and the newest of them, as far as they have been asked for. */
export interface CountryJobs {
  count: number;
  jobs: readonly Job[];
}

export type MoreState = 'idle' | 'asked' | 'failed';

export interface ShownCountryJobs {
  isFailed: boolean;
  /** They come later than the countries. */
  counts: Counts | undefined;
  chosen: CountryJobs | undefined;
}

interface Answers {
  newest: JobsAnswer | undefined;
  /** Asked for where the newest are not all there are. */
  counts: Counts | undefined;
  pages: readonly JobsAnswer[] | undefined;
}

export function byCountry(count: (country: Country) => number): Counts {
  return Object.fromEntries(countries.map((country) => [country, count(country)])) as Record<Country, number>;
}

/**
 * Whether a job is still open by this clock: Firestore goes on giving it until it has been switched off. A clock that is
 * wrong hides it early or late, and no more.
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
  // The last answer says how many there are, whatever was counted; and jobs may have come since.
  const count = pages.at(-1)?.areAll ? jobs.length : Math.max(counts[country], jobs.length);
  return { counts, chosen: { jobs, count } };
}

/** The words of a polite live region about the countries, or the jobs of one. A failure has its own alert. */
export function countryJobsAnnouncement(
  country: Country | undefined,
  { isFailed, counts, chosen }: ShownCountryJobs,
): string {
  if (isFailed) return '';
  if (country) return chosen ? careersCopy.openingsIn(chosen, country) : careersCopy.loading;
  if (!counts) return careersCopy.loading;
  return careersCopy.openingsByCountry(countries.map((one) => `${one} ${openingsCount(counts[one])}`));
}
