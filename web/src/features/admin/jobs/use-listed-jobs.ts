import type { Job } from '@ohmbridge/functions/contract/job';
import { useState } from 'react';
import { jobFigures } from '../dashboard/job-figures.ts';
import { type Answers, answeredJobs } from './answered-jobs.ts';
import { useCountedFigures } from './counted-figures.ts';
import { countOfMatching, everyJob, type JobFilters, matchingJobs } from './job-filters.ts';
import { jobsPerPage, type LiveJobs, useLiveJobs } from './live-jobs.ts';

type Live = Extract<LiveJobs, { status: 'live' }>;

export type ListedJobs =
  | Exclude<LiveJobs, Live>
  | {
      status: 'live';
      /** The rows. */
      jobs: readonly Job[];
      /** How many jobs the list is a part of; `undefined` while they are being counted. */
      outOf: number | undefined;
      hasMore: boolean;
    };

/**
 * The rows of the list. As long as the newest jobs are all there are, they are sifted here; from then on Firestore does
 * it, and the list grows on demand.
 * @param most how many rows the list may have by now
 * @throws in rendering when a query is refused or fails: use it inside a `LiveDataBoundary`
 */
export function useListedJobs(filters: JobFilters, most: number, answers: Answers): ListedJobs {
  const newest = useLiveJobs();
  const areAll = newest.status !== 'live' || newest.areAll;
  const page = useLiveJobs(areAll ? everyJob : filters, areAll ? jobsPerPage : most);
  // Memory holds the rows of other questions: it cannot tell that there are no more.
  const answer = page.status === 'live' && (areAll || !page.isFromMemory || !page.areAll) ? page : undefined;
  const [kept, setKept] = useState<Live>();
  if (answer && answer.version !== kept?.version) setKept(answer);
  // While the next answer is on its way, the rows that are there and match stay.
  const live = answer ?? kept;
  const figures = useCountedFigures(areAll ? undefined : live?.version);

  if (newest.status !== 'live') return newest;
  if (!live) return { status: 'loading' };
  const known = answeredJobs(live.jobs, answers);
  const jobs = matchingJobs(known, filters);
  if (areAll) return { status: 'live', jobs, outOf: jobFigures(known).total, hasMore: false };
  return { status: 'live', jobs, outOf: figures && countOfMatching(figures, filters), hasMore: !live.areAll };
}
