import { jobReferencePattern, numberOfReference, type ReferencedJob } from '@ohmbridge/contract/jobs/job-reference';
import { jobState } from '@ohmbridge/contract/jobs/job-state';
import type { JobQueries } from './job-queries.ts';

/** Finds jobs by what they are called in their advertisement. */
export interface ReferencedJobs {
  /** The job of a reference that visitors see, or have seen. */
  find: (reference: string) => Promise<ReferencedJob | undefined>;
}

export function createReferencedJobs(
  { publishedJob }: Pick<JobQueries, 'publishedJob'>,
  now: () => Date,
): ReferencedJobs {
  return {
    async find(reference) {
      const number = jobReferencePattern.test(reference) ? numberOfReference(reference) : undefined;
      const job = number === undefined ? undefined : await publishedJob(number);
      if (!job) return undefined;
      const { title, place, country, questions } = job;
      const isOpen = jobState(job, now()) === 'live';
      return { reference, title, place, country, isOpen, ...(questions && { questions }) };
    },
  };
}
