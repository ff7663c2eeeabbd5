import { readReferencedJobRoute } from '@site/contract/desk/submission-routes';
import { jobReferencePattern, type ReferencedJob } from '@site/contract/jobs/job-reference';
import type { Question } from '@site/contract/jobs/question';
import { useEffect, useState } from 'react';
import { useAddress } from '../../shared/address.ts';
import { ApiError, callApi } from '../../shared/api.ts';

/** The job to which the applicant applies, as far as it is known. */
export type AppliedJob =
  /** The server has not answered, or cannot be reached. It will look the job up when the application arrives. */
  | { state: 'named'; reference: string }
  | { state: 'open'; reference: string; job: ReferencedJob }
  /** The job takes no applications any more. Its title is known if the job was ever advertised. */
  | { state: 'closed'; title: string | undefined };

/**
 * Gives the job that the address names (`/apply?job=J-0042`), or `undefined` if it names none. The function beside it replaces
 * the job with the server's latest version.
 */
export function useAppliedJob(): { job: AppliedJob | undefined; setJob: (job: ReferencedJob) => void } {
  const { search } = useAddress();
  const reference = new URLSearchParams(search).get('job') || undefined;
  const [answer, setAnswer] = useState<{ reference: string; job: AppliedJob }>();

  useEffect(() => {
    if (!reference || !jobReferencePattern.test(reference)) return;
    let isWanted = true;
    const answerWith = (job: AppliedJob) => isWanted && setAnswer({ reference, job });
    callApi(readReferencedJobRoute, { parameters: { reference } }).then(
      ({ data: { job } }) => answerWith(appliedJob(job)),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) answerWith({ state: 'closed', title: undefined });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [reference]);

  return {
    job: reference === undefined ? undefined : answer?.reference === reference ? answer.job : named(reference),
    setJob: (job) => setAnswer({ reference: job.reference, job: appliedJob(job) }),
  };
}

function appliedJob(job: ReferencedJob): AppliedJob {
  const { reference, title, isOpen } = job;
  return isOpen ? { state: 'open', reference, job } : { state: 'closed', title };
}

function named(reference: string): AppliedJob {
  return jobReferencePattern.test(reference) ? { state: 'named', reference } : { state: 'closed', title: undefined };
}

/** Gives the reference for the application; `undefined` if the job closed before the applicant began to type. */
export function referenceToSend(job: AppliedJob | undefined): string | undefined {
  return job && job.state !== 'closed' ? job.reference : undefined;
}

export function questionsOf(job: AppliedJob | undefined): readonly Question[] | undefined {
  return job?.state === 'open' ? job.job.questions : undefined;
}
