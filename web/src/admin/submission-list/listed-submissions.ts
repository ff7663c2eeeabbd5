import { type SubmissionCounter, shownCounter } from '@ohmbridge/contract/desk/hiring-statistics';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { type SubmissionRecord, submissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import { doc, type FirestoreDataConverter } from 'firebase/firestore';
import { useFirestore, useFirestoreDocData } from 'reactfire';

// What the first screen reads of submissions: by itself, so that it loads no more.

/** A submission of a list, with the words that it is found by. */
export type ListedSubmission<Kind extends SubmissionKind = SubmissionKind> = SubmissionRecord<Kind> & {
  words: readonly string[];
};

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

/** Reads submissions of a kind. */
export function submissionConverter<Kind extends SubmissionKind>(): FirestoreDataConverter<ListedSubmission<Kind>> {
  // What differs between the kinds is what was sent, which is read as it is.
  return converter as unknown as FirestoreDataConverter<ListedSubmission<Kind>>;
}

/** How many submissions of a kind stand where, and how many nobody has read, as it is now; `undefined` until it is known. */
export function useSubmissionCounter(kind: SubmissionKind): Partial<SubmissionCounter> | undefined {
  const counter = doc(useFirestore(), collections.counters, kind);
  const { data, status } = useFirestoreDocData<Partial<SubmissionCounter> | undefined>(counter);
  return status === 'loading' ? undefined : shownCounter(data);
}
