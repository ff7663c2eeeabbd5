import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';

/** What a submission is about: the job that was applied for, or the position, or the subject of an enquiry, or else its reference. */
export function aboutOf(submission: SubmissionRecord): string {
  if ('cvLink' in submission) {
    const { job, position } = submission;
    return job ? `${job.title ?? position}, ${job.reference}` : position;
  }
  return submission.subject ?? submission.reference;
}
