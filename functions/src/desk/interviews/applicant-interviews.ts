import {
  type InterviewRecord,
  interviewLimits,
  isAhead,
  ownInterviewMessages,
} from '@ohmbridge/contract/desk/interviews';
import { endedStatuses } from '@ohmbridge/contract/desk/own-page';
import { collections } from '@ohmbridge/contract/shared/collections';
import { db } from '../../shared/firebase.ts';
import { HttpError } from '../../shared/http-error.ts';
import { assigneeTold, notify } from '../notifications.ts';
import { type Reply, receiveMessage } from '../received-messages.ts';
import type { Outcome, SubmissionInTransaction } from '../submission.ts';
import { addresseeOf, arrangedTime, readInterview, rearranged, talksToApplicants } from './arrange-interview.ts';
import { cancellationMail, confirmationMail } from './interview-mails.ts';

// What applicants do about their interviews on the page of their own.

/** Takes one of the offered times, also in place of the one before. Taken again, it is taken once. */
export async function takeTime(current: SubmissionInTransaction, at: string): Promise<Outcome<void>> {
  const { transaction } = current;
  const before = await openInterview(current);
  const former = arrangedTime(before);
  const start = Date.parse(at);
  if (former && Date.parse(former.at) === start) return { result: undefined };
  const time = before.offered.find((one) => Date.parse(one.at) === start);
  if (!time || before.state === 'cancelled') throw new HttpError(409, ownInterviewMessages.timeGone);
  if (!isAhead(time, current.at)) throw new HttpError(409, ownInterviewMessages.timeOver);
  if (former && !isAhead(former, current.at)) throw new HttpError(409, ownInterviewMessages.nothingToCancel);
  if (before.taken >= interviewLimits.taken) throw new HttpError(409, ownInterviewMessages.tooManyChanges);
  const interviewer = db()
    .collection(collections.admins)
    .doc(time.interviewer?.uid ?? '-');
  if (!talksToApplicants(await transaction.get(interviewer))) throw new HttpError(409, ownInterviewMessages.timeGone);

  const after: InterviewRecord = {
    ...before,
    ...{ state: 'arranged', by: 'applicant', time, at: time.at, taken: before.taken + 1 },
  };
  const event = former ? 'interviewMoved' : 'interviewTaken';
  const mail = confirmationMail(addresseeOf(current, after), time, current.at);
  const change = await rearranged(current, before, after, { by: null, event, onlyIfFree: true, letter: { mail } });
  await notify(transaction, [...assigneeTold(current, event), ...change.told]);
  change.write();
  return { fields: { ...change.fields, unread: true }, line: { kind: event, time: time.at }, result: undefined };
}

/** Says that none of the times fits, and why; a time that was taken is free again. Said again, it is said once. */
export async function declineTimes(current: SubmissionInTransaction, reply: Reply): Promise<Outcome<void>> {
  const before = await openInterview(current);
  refuseOver(current, before);
  if (before.state === 'cancelled') throw new HttpError(409, ownInterviewMessages.nothingOffered);
  const after: InterviewRecord = { ...before, state: 'declined', by: 'applicant', time: null, at: null };
  const event = 'interviewDeclined';
  const change = await rearranged(current, before, after, { by: null, event });
  const received = await receiveMessage(current, reply, [...assigneeTold(current, event), ...change.told]);
  // It came before.
  if (!received.fields) return received;
  change.write();
  return { ...received, fields: { ...received.fields, ...change.fields }, line: { kind: event } };
}

/** Cancels the interview. Cancelled again, it is cancelled once. */
export async function cancelByApplicant(current: SubmissionInTransaction): Promise<Outcome<void>> {
  const before = await openInterview(current);
  if (before.state === 'cancelled') return { result: undefined };
  const time = arrangedTime(before);
  if (!time) throw new HttpError(409, ownInterviewMessages.nothingToCancel);
  refuseOver(current, before);
  const after: InterviewRecord = { ...before, state: 'cancelled', by: 'applicant', at: null };
  const event = 'interviewCancelled';
  const mail = cancellationMail(addresseeOf(current, after), time, current.at);
  const change = await rearranged(current, before, after, { by: null, event, letter: { mail } });
  await notify(current.transaction, [...assigneeTold(current, event), ...change.told]);
  change.write();
  return {
    fields: { ...change.fields, unread: true, heardAt: current.at },
    line: { kind: event, time: time.at },
    result: undefined,
  };
}

/** The interview, as far as its applicant is shown it. */
async function openInterview(current: SubmissionInTransaction): Promise<InterviewRecord> {
  const interview = await readInterview(current);
  const ended: readonly string[] = endedStatuses;
  const isShown = interview && Date.parse(interview.shownFrom) <= current.at.getTime();
  if (!isShown || ended.includes(current.record.status)) throw new HttpError(409, ownInterviewMessages.nothingOffered);
  return interview;
}

/** What has begun is neither moved nor cancelled. */
function refuseOver({ at }: SubmissionInTransaction, interview: InterviewRecord): void {
  const time = arrangedTime(interview);
  if (time && Date.parse(time.at) <= at.getTime()) throw new HttpError(409, ownInterviewMessages.nothingToCancel);
}
