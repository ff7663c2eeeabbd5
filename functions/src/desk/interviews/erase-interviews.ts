import { interviewRecord, isAhead } from '@site/contract/desk/interviews';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../../shared/documents.ts';
import { arrangedTime } from './interview.ts';
import { diaryIn, diaryOf, withTime } from './interviewer-diaries.ts';

export interface ErasedInterview {
  reference: DocumentReference;
  mails: readonly string[];
  /** The interviewer, if the interview has not begun. */
  interviewer: string | undefined;
}

/** Reads the interviews of applications; the keys are the ids of the applications. */
export async function readInterviews(
  transaction: Transaction,
  applications: readonly DocumentSnapshot[],
  now: Date,
): Promise<ReadonlyMap<string, ErasedInterview>> {
  const found = applications.filter((application) => application.get('hasInterview') === true);
  if (found.length === 0) return new Map();
  const stored = await transaction.getAll(...found.map(({ id }) => collection('interviews').doc(id)));
  return new Map(
    stored
      .filter(({ exists }) => exists)
      .map((snapshot) => {
        const interview = interviewRecord(snapshot.data() ?? {});
        const time = arrangedTime(interview);
        const interviewer = time && isAhead(time, now) ? time.interviewer?.uid : undefined;
        return [snapshot.id, { reference: snapshot.ref, mails: interview.mails, interviewer }] as const;
      }),
  );
}

/** Reads the diaries that contain these interviews; gives the function that removes the interviews from them. */
export async function freedDiaries(
  transaction: Transaction,
  interviews: ReadonlyMap<string, ErasedInterview>,
  now: Date,
): Promise<() => void> {
  const uids = [...new Set([...interviews.values()].flatMap(({ interviewer }) => interviewer ?? []))];
  const diaries = await Promise.all(uids.map((uid) => transaction.get(diaryOf(uid))));
  return () => {
    for (const diary of diaries) {
      const left = [...interviews.keys()].reduce((rest, id) => withTime(rest, id, undefined, now), diaryIn(diary));
      transaction.set(diary.ref, left);
    }
  };
}
