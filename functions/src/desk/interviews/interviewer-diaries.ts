import { interviewEnd, overlaps } from '@ohmbridge/contract/desk/interviews';
import type { Interview } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../shared/firebase.ts';

type Span = Pick<Interview, 'at' | 'minutes'>;

/**
 * A document of `interviewerDiaries`, under the uid of an admin: when they talk to somebody, by the ids of the applications.
 * Whoever takes a time reads and writes it in one transaction, so two never take the same. What is over goes with the next
 * change.
 */
interface InterviewerDiary {
  taken: Record<string, Span>;
}

export function diaryOf(uid: string): DocumentReference {
  return db().collection(collections.interviewerDiaries).doc(uid);
}

export function diaryIn(snapshot: DocumentSnapshot): InterviewerDiary {
  return (snapshot.data() as InterviewerDiary | undefined) ?? { taken: {} };
}

/** Whether nobody but this application has the interviewer at that time. */
export function isFree({ taken }: InterviewerDiary, application: string, time: Span): boolean {
  return Object.entries(taken).every(([id, other]) => id === application || !overlaps(other, time));
}

/** The diary with one application's time, or without any of it. */
export function withTime(
  { taken }: InterviewerDiary,
  application: string,
  time: Span | undefined,
  now: Date,
): InterviewerDiary {
  const others = Object.entries(taken).filter(
    ([id, other]) => id !== application && interviewEnd(other) > now.getTime(),
  );
  const { at, minutes } = time ?? {};
  return {
    taken: Object.fromEntries(
      at === undefined || minutes === undefined ? others : [...others, [application, { at, minutes }]],
    ),
  };
}
