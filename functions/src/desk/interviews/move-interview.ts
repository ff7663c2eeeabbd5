import { deskMessages, type MoveInterviewInput } from '@site/contract/desk/desk-schemas';
import { type InterviewRecord, isAhead } from '@site/contract/desk/interviews';
import type { Author } from '@site/contract/shared/author';
import { authorOf } from '../../http/caller.ts';
import type { ApiHandlers } from '../../http/handler.ts';
import { HttpError, invalidField } from '../../shared/http-error.ts';
import { submissionIdOf } from '../desk-requests.ts';
import { notify } from '../notifications.ts';
import { changeSubmission, type DecidedChange, type SubmissionInTransaction } from '../submission.ts';
import { addresseeOf, arrangedTime, planInterviewChange, readInterview } from './interview.ts';
import { moveMail } from './interview-mails.ts';

export const moveInterviewHandlers = {
  async moveInterview({ parameters, body, signedIn }) {
    const by = authorOf(await signedIn());
    await changeSubmission('applications', submissionIdOf(parameters), by, (current) => move(current, by, body));
    return {};
  },
} satisfies Partial<ApiHandlers>;

/**
 * Moves an arranged interview to another start; length, place and interviewer stay. The applicant gets an email, and can still
 * take one of the other times that were offered. A repeated call changes nothing.
 */
async function move(
  current: SubmissionInTransaction,
  by: Author,
  { at, unchangedSince }: MoveInterviewInput,
): Promise<DecidedChange<void>> {
  const before = await readInterview(current);
  if (!before) throw new HttpError(404, deskMessages.notFound);
  const former = arrangedTime(before);
  if (former && Date.parse(former.at) === Date.parse(at)) return { result: undefined };
  if (Date.parse(before.changedAt) !== Date.parse(unchangedSince))
    throw new HttpError(409, deskMessages.interviewChanged);
  if (!former || !isAhead(former, current.at)) throw new HttpError(409, deskMessages.nothingToMove);
  const time = { ...former, at: new Date(at).toISOString() };
  if (!isAhead(time, current.at)) throw invalidField('at', deskMessages.timeOver);

  // The firm gave the earlier time up, so the applicant cannot take it again.
  const offered = before.offered.filter((one) => Date.parse(one.at) !== Date.parse(former.at));
  const after: InterviewRecord = { ...before, by: 'admin', offered, time, at: time.at };
  const event = 'interviewMoved';
  const letter = { mail: moveMail(addresseeOf(current, after), time, current.at) };
  const writes = await planInterviewChange(current, before, after, { by, event, letter });
  await notify(current.transaction, writes.notices);
  writes.write();
  return { fields: writes.fields, line: { kind: event, time: time.at }, result: undefined };
}
