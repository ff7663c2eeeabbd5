import { jobState, jobStateWords } from '@site/contract/jobs/job-state';
import type { Question } from '@site/contract/jobs/question';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { factsInLine } from '../../content/product/admin-search.ts';
import { findJobsByApi } from '../jobs/find-jobs.ts';
import { type Call, useCall } from '../session/call-as-admin.ts';

/** A job that can be chosen as a filter. A job that is no longer listed has a reference alone. */
export interface JobOption {
  reference: string;
  title?: string;
  about?: string;
  questions?: readonly Question[];
}

/** The number of jobs that are offered; the admin must search for others. */
const mostOffered = 25;

/** Finds the newest jobs with these words; the API searches all jobs. */
export function useJobOptions(search: string, enabled: boolean) {
  const call = useCall();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['job-options', search],
    queryFn: () => jobOptions(call, search),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { jobs: data ?? [], isLoading: isFetching, hasFailed: isError };
}

/** Gives the job with a reference; `undefined` until it is known, or if it is not listed. */
export function useJobOption(reference: string | undefined): JobOption | undefined {
  const { jobs } = useJobOptions(reference ?? '', reference !== undefined);
  return jobs.find((job) => job.reference === reference);
}

async function jobOptions(call: Call, search: string): Promise<JobOption[]> {
  const { jobs } = await findJobsByApi(call, `${new URLSearchParams({ ...(search && { search }) })}`, mostOffered);
  const now = new Date();
  return jobs.flatMap((job) => {
    const { reference, title, place, questions } = job;
    const about = factsInLine(place, jobStateWords[jobState(job, now)]);
    return reference === undefined ? [] : [{ reference, title, about, ...(questions && { questions }) }];
  });
}
