import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { type SubmissionRecord, submissionRecord } from '@site/contract/desk/submission-record';
import type { FirestoreDataConverter } from 'firebase/firestore';

// The code for submissions that the first screen needs. The file is separate, so that the first screen loads no more.

/** A submission in a list, with the words by which a search finds it. */
export type ListedSubmission<Kind extends SubmissionKind = SubmissionKind> = SubmissionRecord<Kind> & {
  words: readonly string[];
};

/** Tells whether a row can be selected for an action: the row is in the list, and no waiting message will move it. */
export const isSelectable = ({ row, hasLeft }: { row: ListedSubmission; hasLeft: boolean }): boolean =>
  !hasLeft && !row.waitingMove;

// One converter serves all queries: two queries are equal only if they have the same converter.
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
  // The kinds differ only in the sent fields, which the converter does not change.
  return converter as unknown as FirestoreDataConverter<ListedSubmission<Kind>>;
}

/** Gives the subject of a submission: the job, the position, the subject of an enquiry, or its first words. */
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
