import { assignedTo, interviewersOf } from '@site/contract/desk/assigned-to';
import { type InterviewRecord, type InterviewTime, interviewRecord } from '@site/contract/desk/interviews';
import type { StoredTime } from '@site/contract/shared/collections';
import { collection } from '../../shared/documents.ts';
import { fewAtATime } from '../../shared/many-items.ts';
import { isNotFound } from '../desk-requests.ts';
import { changeSubmission } from '../submission.ts';

/**
 * Removes an admin who leaves the team from all interviews; no one takes their place. Applicants cannot choose such a time, but
 * an arranged interview stays. A message that has not left drops the admin as it leaves.
 */
export async function leaveInterviews(uid: string): Promise<void> {
  const { docs } = await collection('interviews').select('offered', 'time').get();
  const theirs = docs.filter((one) => withoutInterviewer(one.data() as InterviewRecord<StoredTime>, uid));
  const outcomes = await fewAtATime(theirs, ({ id, ref }) =>
    changeSubmission('applications', id, null, async ({ record, transaction }) => {
      const stored = (await transaction.get(ref)).data() as InterviewRecord<StoredTime> | undefined;
      const times = stored && withoutInterviewer(stored, uid);
      if (!times) return { result: undefined };
      const after = interviewRecord({ ...stored, ...times });
      transaction.update(ref, { ...times, interviewers: interviewersOf(after) });
      return { fields: { assignedTo: assignedTo(record.assignee, after) }, result: undefined };
    }),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected' && !isNotFound(outcome.reason)) throw outcome.reason;
}

type Times<Time> = Pick<InterviewRecord<Time>, 'offered' | 'time'>;

/** Gives the times of an interview without an interviewer; `undefined` if the times do not name them. */
function withoutInterviewer<Time>({ offered, time }: Times<Time>, uid: string): Times<Time> | undefined {
  const isTheirs = (one: InterviewTime<Time> | null) => one?.interviewer?.uid === uid;
  if (!isTheirs(time) && !offered.some(isTheirs)) return undefined;
  const left = (one: InterviewTime<Time>) => (isTheirs(one) ? { ...one, interviewer: null } : one);
  return { offered: offered.map(left), time: time && left(time) };
}
