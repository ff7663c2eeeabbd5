import { deskMessages } from '@site/contract/desk/desk-schemas';
import { type InterviewRecord, isAhead } from '@site/contract/desk/interviews';
import { authorOf } from '../../http/caller.ts';
import type { ApiHandlers } from '../../http/handler.ts';
import { HttpError } from '../../shared/http-error.ts';
import { submissionIdOf } from '../desk-requests.ts';
import { notify } from '../notifications.ts';
import { changeSubmission, type DecidedChange, type SubmissionInTransaction } from '../submission.ts';
import { addresseeOf, arrangedTime, planInterviewChange, readInterview } from './interview.ts';
import { cancellationMail, withdrawalMail } from './interview-mails.ts';

export const cancelInterviewHandlers = {
  async cancelInterview({ parameters, body: { unchangedSince }, signedIn }) {
    const by = authorOf(await signedIn());
    await changeSubmission('applications', submissionIdOf(parameters), by, (current) =>
      cancel(current, by, unchangedSince),
    );
    return {};
  },
} satisfies Partial<ApiHandlers>;

/** Cancels an interview, or takes the offered times back; the applicant gets an email. A repeated call changes nothing. */
async function cancel(
  current: SubmissionInTransaction,
  by: ReturnType<typeof authorOf>,
  unchangedSince: string,
): Promise<DecidedChange<void>> {
  const before = await readInterview(current);
  if (!before) throw new HttpError(404, deskMessages.notFound);
  if (before.state === 'cancelled') return { result: undefined };
  if (Date.parse(before.changedAt) !== Date.parse(unchangedSince))
    throw new HttpError(409, deskMessages.interviewChanged);
  const time = arrangedTime(before);
  if (time && !isAhead(time, current.at)) throw new HttpError(409, deskMessages.nothingToCancel);
  const after: InterviewRecord = { ...before, state: 'cancelled', by: 'admin', at: null };
  const to = addresseeOf(current, after);
  const mail = time ? cancellationMail(to, time, current.at) : withdrawalMail(to);
  const event = 'interviewCancelled';
  const writes = await planInterviewChange(current, before, after, { by, event, letter: { mail } });
  await notify(current.transaction, writes.notices);
  writes.write();
  return { fields: writes.fields, line: { kind: event, time: time?.at ?? null }, result: undefined };
}
