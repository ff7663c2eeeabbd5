import { interviewersOf } from '@ohmbridge/contract/desk/assigned-to';
import type { InterviewRecord, InterviewTime } from '@ohmbridge/contract/desk/interviews';
import { timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { db } from '../../shared/firebase.ts';

type Times<Time> = Pick<InterviewRecord<Time>, 'offered' | 'time'>;

/**
 * Gives the times of an interview after one of the interviewers has left the team: nobody takes their place. Applicants cannot
 * choose such a time, but an arranged interview stays. Gives `undefined` if the times do not name the interviewer.
 */
export function withoutInterviewer<Time>({ offered, time }: Times<Time>, uid: string): Times<Time> | undefined {
  const isTheirs = (one: InterviewTime<Time> | null) => one?.interviewer?.uid === uid;
  if (!isTheirs(time) && !offered.some(isTheirs)) return undefined;
  const left = (one: InterviewTime<Time>) => (isTheirs(one) ? { ...one, interviewer: null } : one);
  return { offered: offered.map(left), time: time && left(time) };
}

/** Removes an interviewer from the interviews that waiting messages keep to be restored. */
export async function leaveKeptInterviews(uid: string): Promise<void> {
  const { docs } = await db().collectionGroup(timelineCollections.messages).select('arrangement').get();
  for (const message of docs) {
    const before = message.get('arrangement.before') as InterviewRecord | null | undefined;
    const times = before && withoutInterviewer(before, uid);
    if (times)
      await message.ref.update({
        'arrangement.before.offered': times.offered,
        'arrangement.before.time': times.time,
        'arrangement.before.interviewers': interviewersOf({ ...before, ...times }),
      });
  }
}
