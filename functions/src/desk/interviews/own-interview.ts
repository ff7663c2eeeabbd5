import { type InterviewRecord, interviewRecord, isAhead, type OwnInterview } from '@ohmbridge/contract/desk/interviews';
import type { Interview, SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import { db } from '../../shared/firebase.ts';
import { isOfMessage, type StoredMessage } from '../sent-messages.ts';
import { arrangedTime, talksToApplicants } from './arrange-interview.ts';
import { diaryIn, diaryOf, isFree } from './interviewer-diaries.ts';

/** What an applicant is shown of their interview. None of ours is told by name. */
export interface ShownInterview {
  interview?: Interview;
  choice?: OwnInterview;
}

/**
 * The interview of an application as its applicant has heard of it, with the times that they can choose from now.
 * @param waiting the messages that have not left: what they brought is not told before
 */
export async function ownInterview(
  { id, hasInterview }: SubmissionRecord<'applications'>,
  waiting: readonly StoredMessage[],
  now: Date,
): Promise<ShownInterview> {
  if (!hasInterview) return {};
  const stored = await db().collection(collections.interviews).doc(id).get();
  const told = toldOf(stored.exists ? interviewRecord(stored.data() as InterviewRecord<StoredTime>) : null, waiting);
  if (!told) return {};
  const { state, by } = told;
  const time = arrangedTime(told);
  return {
    ...(time && { interview: withoutName(time) }),
    choice: { state, by, times: await freeTimes(id, told, now) },
  };
}

function toldOf(interview: InterviewRecord | null, waiting: readonly StoredMessage[]): InterviewRecord | null {
  return waiting.toReversed().reduce((told, { at, arrangement }) => {
    return told && arrangement && isOfMessage(told, at) ? arrangement.before : told;
  }, interview);
}

/** Those of the offered times that are still to be had. */
async function freeTimes(application: string, { state, offered }: InterviewRecord, now: Date): Promise<Interview[]> {
  const ahead = state === 'cancelled' ? [] : offered.filter((time) => isAhead(time, now));
  const uids = [...new Set(ahead.flatMap(({ interviewer }) => interviewer?.uid ?? []))];
  if (uids.length === 0) return [];
  const admins = await db().getAll(...uids.map((uid) => db().collection(collections.admins).doc(uid)), {
    fieldMask: ['roles'],
  });
  const diaries = await db().getAll(...uids.map((uid) => diaryOf(uid)));
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
