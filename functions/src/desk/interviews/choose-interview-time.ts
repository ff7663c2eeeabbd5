import { type InterviewRecord, interviewLimits, isAhead, ownInterviewMessages } from '@site/contract/desk/interviews';
import { endedStatuses } from '@site/contract/desk/sender-page';
import { collection } from '../../shared/documents.ts';
import { HttpError } from '../../shared/http-error.ts';
import { noticeToAssignee, notify } from '../notifications.ts';
import { type Reply, receiveMessage } from '../receive-message.ts';
import type { DecidedChange, SubmissionInTransaction } from '../submission.ts';
import { addresseeOf, arrangedTime, planInterviewChange, readInterview, talksToApplicants } from './interview.ts';
import { cancellationMail, interviewConfirmationMail } from './interview-mails.ts';

// The actions of applicants on their interviews, on their own page.

/** Takes one of the offered times, also in place of an earlier one. A repeated call changes nothing. */
export async function takeTime(current: SubmissionInTransaction, at: string): Promise<DecidedChange<void>> {
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
  const interviewer = collection('admins').doc(time.interviewer?.uid ?? '-');
  if (!talksToApplicants(await transaction.get(interviewer))) throw new HttpError(409, ownInterviewMessages.timeGone);

  const after: InterviewRecord = {
    ...before,
    ...{ state: 'arranged', by: 'applicant', time, at: time.at, taken: before.taken + 1 },
  };
  const event = former ? 'interviewMoved' : 'interviewTaken';
  const letter = { mail: interviewConfirmationMail(addresseeOf(current, after), time, current.at) };
  const writes = await planInterviewChange(current, before, after, { by: null, event, onlyIfFree: true, letter });
  await notify(transaction, [...noticeToAssignee(current, event), ...writes.notices]);
  writes.write();
  return { fields: { ...writes.fields, unread: true }, line: { kind: event, time: time.at }, result: undefined };
}

/** Declines all times with a reason; a taken time is free again. A repeated call changes nothing. */
export async function declineTimes(current: SubmissionInTransaction, reply: Reply): Promise<DecidedChange<void>> {
  const before = await openInterview(current);
  refuseBegun(current, before);
  if (before.state === 'cancelled') throw new HttpError(409, ownInterviewMessages.nothingOffered);
  const after: InterviewRecord = { ...before, state: 'declined', by: 'applicant', time: null, at: null };
  const event = 'interviewDeclined';
  const writes = await planInterviewChange(current, before, after, { by: null, event });
  const received = await receiveMessage(current, reply, [...noticeToAssignee(current, event), ...writes.notices]);
  // The reply was stored before.
  if (!received.fields) return received;
  writes.write();
  return { ...received, fields: { ...received.fields, ...writes.fields }, line: { kind: event } };
}

/** Cancels the interview for the applicant. A repeated call changes nothing. */
export async function cancelTime(current: SubmissionInTransaction): Promise<DecidedChange<void>> {
  const before = await openInterview(current);
  if (before.state === 'cancelled') return { result: undefined };
  const time = arrangedTime(before);
  if (!time) throw new HttpError(409, ownInterviewMessages.nothingToCancel);
  refuseBegun(current, before);
  const after: InterviewRecord = { ...before, state: 'cancelled', by: 'applicant', at: null };
  const event = 'interviewCancelled';
  const letter = { mail: cancellationMail(addresseeOf(current, after), time, current.at) };
  const writes = await planInterviewChange(current, before, after, { by: null, event, letter });
  await notify(current.transaction, [...noticeToAssignee(current, event), ...writes.notices]);
  writes.write();
  return {
    fields: { ...writes.fields, unread: true, heardAt: current.at },
    line: { kind: event, time: time.at },
    result: undefined,
  };
}

async function openInterview(current: SubmissionInTransaction): Promise<InterviewRecord> {
  const interview = await readInterview(current);
  const ended: readonly string[] = endedStatuses;
  if (!interview || ended.includes(current.record.status))
    throw new HttpError(409, ownInterviewMessages.nothingOffered);
  return interview;
}

function refuseBegun({ at }: SubmissionInTransaction, interview: InterviewRecord): void {
  const time = arrangedTime(interview);
  if (time && Date.parse(time.at) <= at.getTime()) throw new HttpError(409, ownInterviewMessages.nothingToCancel);
}
