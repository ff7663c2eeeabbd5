import { type InterviewRecord, interviewRecord, isAhead, type OwnInterview } from '@site/contract/desk/interviews';
import type { Interview, SubmissionRecord } from '@site/contract/desk/submission-record';
import { collection } from '../../shared/documents.ts';
import { db } from '../../shared/firebase.ts';
import { arrangedTime, talksToApplicants } from './interview.ts';
import { diaryIn, diaryOf, isFree } from './interviewer-diaries.ts';

/** An interview on the applicant's own page. The page never names an admin. */
export interface ShownInterview {
  interview?: Interview;
  choice?: OwnInterview;
}

/** Reads the interview of an application for its applicant, with the times that they can choose from now. */
export async function shownInterview(
  { id, hasInterview }: SubmissionRecord<'applications'>,
  now: Date,
): Promise<ShownInterview> {
  if (!hasInterview) return {};
  const stored = await collection('interviews').doc(id).get();
  if (!stored.exists) return {};
  const interview = interviewRecord(stored.data() ?? {});
  const { state, by } = interview;
  const time = arrangedTime(interview);
  return {
    ...(time && { interview: withoutName(time) }),
    choice: { state, by, times: await freeTimes(id, interview, now) },
  };
}

async function freeTimes(application: string, { state, offered }: InterviewRecord, now: Date): Promise<Interview[]> {
  const ahead = state === 'cancelled' ? [] : offered.filter((time) => isAhead(time, now));
  const uids = [...new Set(ahead.flatMap(({ interviewer }) => interviewer?.uid ?? []))];
  if (uids.length === 0) return [];
  const admins = await db().getAll(...uids.map((uid) => collection('admins').doc(uid)), {
    fieldMask: ['roles'],
  });
  const diaries = await db().getAll(...uids.map(diaryOf));
  return ahead
    .filter(({ interviewer, ...time }) => {
      const at = uids.indexOf(interviewer?.uid ?? '');
      const [admin, diary] = [admins[at], diaries[at]];
      return admin && talksToApplicants(admin) && diary && isFree(diaryIn(diary), application, time);
    })
    .map(withoutName);
}

const withoutName = ({ at, minutes, where, round }: Interview): Interview => ({
  ...{ at, minutes, where },
  ...(round !== undefined && { round }),
});
