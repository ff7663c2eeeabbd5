import type { Job } from '@site/contract/jobs/job';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../shared/use-now.ts';
import { useDebounced } from '../components/SearchField.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { findJobsByApi } from './find-jobs.ts';
import { answeredJobs, type JobAnswer } from './job-actions.ts';
import { countOfMatching, jobFigures } from './job-figures.ts';
import { isSearch, type JobFilters, jobFilters, matchingJobs } from './job-filters.ts';
import { type JobList, jobsPerPage, type NoJobListYet, useAskAgain, useCountedFigures, useJobs } from './job-lists.ts';

interface ListedJobs {
  status: 'success';
  jobs: readonly Job[];
  /** The number of jobs of which the list is a part; `undefined` while they are counted. */
  outOf: number | undefined;
  hasMore: boolean;
}

/**
 * Gives the rows of the list. As long as all jobs are loaded, the browser filters them. If there are more, Firestore filters
 * them, or the API if the admin searches for words. The list then grows on demand.
 * @param max the largest number of rows for now
 * @param answers the answers of the API on this screen
 */
export function useListedJobs(
  filters: JobFilters,
  max: number,
  answers: readonly JobAnswer[],
): ListedJobs | NoJobListYet {
  const now = useNow();
  const newest = useJobs();
  const areAll = newest.status !== 'success' || newest.areAll;
  const isAsked = !areAll && isSearch(filters);
  const page = useJobs(areAll || isAsked ? jobFilters.none : filters, areAll || isAsked ? jobsPerPage : max);
  // The cache may have rows of other queries, so it cannot tell whether there are more.
  const answer = page.status === 'success' && (areAll || !page.isFromMemory || !page.areAll) ? page : undefined;
  const [latest, setLatest] = useState<JobList>();
  if (answer && answer.version !== latest?.version) setLatest(answer);
  // The matching rows stay until the next answer arrives.
  const shown = answer ?? latest;
  const figures = useCountedFigures(areAll || isAsked ? undefined : shown?.version);
  const found = useFoundJobs(filters, max, isAsked ? shown?.version : undefined, answers.length);

  if (newest.status !== 'success') return newest;
  if (!shown) return { status: 'loading' };
  if (isAsked && found) {
    // The API has sorted the jobs already, and a change by the admin shows at once.
    const jobs = matchingJobs(answeredJobs(found.jobs, answers), { ...filters, order: 'newest' }, now);
    return { status: 'success', jobs, outOf: found.count, hasMore: found.hasMore };
  }
  const known = answeredJobs(shown.jobs, answers);
  const jobs = matchingJobs(known, filters, now);
  // Until the API answers, the list shows the matching jobs among the newest.
  if (isAsked) return { status: 'success', jobs, outOf: undefined, hasMore: false };
  if (areAll) return { status: 'success', jobs, outOf: jobFigures(known).total, hasMore: false };
  return { status: 'success', jobs, outOf: figures && countOfMatching(figures, filters), hasMore: !shown.areAll };
}

/**
 * Asks the API for the matching jobs, if not all jobs are loaded. The found jobs stay until the next answer.
 * @param version the version of the list: the API is asked again when it changes, and not at all without one
 * @param answered the number of actions on this screen: the API is asked again after each of them
 */
function useFoundJobs(filters: JobFilters, max: number, version: object | undefined, answered: number) {
  const call = useCall();
  const query = useDebounced(jobFilters.write(filters).toString());
  const { data } = useQuery({
    queryKey: [foundKey, query, max],
    queryFn: () => findJobsByApi(call, query, max),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
    throwOnError: true,
  });

  useAskAgain(foundKey, version, answered);
  return data;
}

const foundKey = 'found-jobs';
