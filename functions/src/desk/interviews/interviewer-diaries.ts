import { interviewEnd, overlaps, type Span } from '@site/contract/desk/interviews';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { collection } from '../../shared/documents.ts';

/**
 * A document of `interviewerDiaries`, under the uid of an admin: the times of their interviews, by the ids of the applications.
 * A transaction that takes a time reads and writes the diary, so no time is taken twice. Each change removes times that are
 * over.
 */
interface InterviewerDiary {
  taken: Record<string, Span>;
}

export function diaryOf(uid: string): DocumentReference {
  return collection('interviewerDiaries').doc(uid);
}

export function diaryIn(snapshot: DocumentSnapshot): InterviewerDiary {
  return (snapshot.data() as InterviewerDiary | undefined) ?? { taken: {} };
}

/** Tells whether the interviewer is free at a time; a time of the same application does not count. */
export function isFree({ taken }: InterviewerDiary, application: string, time: Span): boolean {
  return Object.entries(taken).every(([id, other]) => id === application || !overlaps(other, time));
}

/** Gives the diary with a new time of an application, or without a time of it. */
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
