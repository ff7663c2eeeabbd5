import { hasRole, type Role } from '../team/roles.ts';
import type { InterviewRecord } from './interviews.ts';
import type { SubmissionKind } from './submission-kinds.ts';
import type { DeskAuthor } from './submission-record.ts';

/** Who talks to the applicant at a time that is arranged, or can still be taken; by their uids. */
export function interviewersOf(interview: Pick<InterviewRecord, 'state' | 'offered' | 'time'> | null): string[] {
  if (!interview || interview.state === 'cancelled') return [];
  const { state, offered, time } = interview;
  const times = state === 'arranged' ? [time] : offered;
  return [...new Set(times.flatMap((one) => one?.interviewer?.uid ?? []))];
}

/** To whom an application is assigned, by their uids: who looks after it, and who is to talk to its applicant. */
export function assignedTo(
  assignee: DeskAuthor | null,
  interview: Pick<InterviewRecord, 'state' | 'offered' | 'time'> | null,
): string[] {
  return [...new Set([...(assignee ? [assignee.uid] : []), ...interviewersOf(interview)])];
}

/** Whether submissions of a kind can be given to somebody of these roles: of an enquiry, an interviewer sees nothing. */
export function canBeGiven(kind: SubmissionKind, held: readonly Role[]): boolean {
  return hasRole(held, 'hiring') || (kind === 'applications' && hasRole(held, 'interviewer'));
}
