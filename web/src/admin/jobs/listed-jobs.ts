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
  /** How many jobs the list is a part of; `undefined` while they are being counted. */
  outOf: number | undefined;
  hasMore: boolean;
}

/**
 * The rows of the list. As long as all jobs have been loaded, they are sifted here; beyond that Firestore sifts them, or the
 * API where words are looked for, and the list grows on demand.
 * @param max how many rows the list may have by now
 * @param answers what the API has answered on this screen
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
  // The cache has rows of other queries, so it cannot tell whether there are more.
  const answer = page.status === 'success' && (areAll || !page.isFromMemory || !page.areAll) ? page : undefined;
  const [latest, setLatest] = useState<JobList>();
  if (answer && answer.version !== latest?.version) setLatest(answer);
  // The loaded rows that match stay until the next answer arrives.
  const shown = answer ?? latest;
  const figures = useCountedFigures(areAll || isAsked ? undefined : shown?.version);
  const found = useFoundJobs(filters, max, isAsked ? shown?.version : undefined, answers.length);

  if (newest.status !== 'success') return newest;
  if (!shown) return { status: 'loading' };
  if (isAsked && found) {
    // Found jobs are sorted already, and a changed answer shows at once.
    const jobs = matchingJobs(answeredJobs(found.jobs, answers), { ...filters, order: 'newest' }, now);
    return { status: 'success', jobs, outOf: found.count, hasMore: found.hasMore };
  }
  const known = answeredJobs(shown.jobs, answers);
  const jobs = matchingJobs(known, filters, now);
  // Until the API answers, the matching jobs among the newest.
  if (isAsked) return { status: 'success', jobs, outOf: undefined, hasMore: false };
  if (areAll) return { status: 'success', jobs, outOf: jobFigures(known).total, hasMore: false };
  return { status: 'success', jobs, outOf: figures && countOfMatching(figures, filters), hasMore: !shown.areAll };
}

/**
 * Asks the API for what the filters leave of more jobs than are at hand. What has been found stays until the next answer.
 * @param version of the list, whose change is a reason to ask again; nothing is asked without one
 * @param answered how often something was done on this screen, which is another
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
