import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { type SubmissionRecord, submissionRecord } from '@site/contract/desk/submission-record';
import type { FirestoreDataConverter } from 'firebase/firestore';

// The code that the first screen needs for submissions, in its own file, so that it loads no more.

/** A submission of a list, with the words that it is found by. */
export type ListedSubmission<Kind extends SubmissionKind = SubmissionKind> = SubmissionRecord<Kind> & {
  words: readonly string[];
};

/** Tells whether a row can be chosen for an action: the row is in the list, and no message on its way decides it already. */
export const isSelectable = ({ row, hasLeft }: { row: ListedSubmission; hasLeft: boolean }): boolean =>
  !hasLeft && !row.waitingMove;

// One for all: two queries are the same only where their converter is.
const converter: FirestoreDataConverter<ListedSubmission> = {
  fromFirestore: (snapshot) => {
    const data = snapshot.data();
    return { ...submissionRecord(snapshot.id, data), words: data.words ?? [] };
  },
  toFirestore: () => {
    throw new Error('Submissions are written by the API only.');
  },
};

export function submissionConverter<Kind extends SubmissionKind>(): FirestoreDataConverter<ListedSubmission<Kind>> {
  // The kinds differ in the sent fields, which are read as they are.
  return converter as unknown as FirestoreDataConverter<ListedSubmission<Kind>>;
}

/** The subject of a submission: the job, the position, the subject of an enquiry, or its first words. */
export function aboutOf(submission: SubmissionRecord): string {
  if ('cvLink' in submission) {
    const { job, position } = submission;
    return job ? `${job.title ?? position}, ${job.reference}` : position;
  }
  return submission.subject ?? beginningOf(submission.message);
}

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= lineLength) return line;
  const cut = line.slice(0, lineLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), lineLength / 2))} …`;
}

const lineLength = 60;
