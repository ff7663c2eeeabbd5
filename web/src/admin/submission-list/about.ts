import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';

/** The subject of a submission: the job, the position, the subject of an enquiry, or its first words. */
export function aboutOf(submission: SubmissionRecord): string {
  if ('cvLink' in submission) {
    const { job, position } = submission;
    return job ? `${job.title ?? position}, ${job.reference}` : position;
  }
  return submission.subject ?? beginningOf(submission.message);
}

/** As much of a text as a line has room for, in whole words. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= lineLength) return line;
  const cut = line.slice(0, lineLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), lineLength / 2))} …`;
}

const lineLength = 60;
