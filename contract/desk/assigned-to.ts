import type { Author } from '../shared/author.ts';
import { hasRole, type Role } from '../team/roles.ts';
import type { InterviewRecord } from './interviews.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/** Gives the uids of the interviewers of the arranged time, or of the offered times. */
export function interviewersOf(interview: Pick<InterviewRecord, 'state' | 'offered' | 'time'> | null): string[] {
  if (!interview || interview.state === 'cancelled') return [];
  const { state, offered, time } = interview;
  const times = state === 'arranged' ? [time] : offered;
  return [...new Set(times.flatMap((one) => one?.interviewer?.uid ?? []))];
}

/** Gives the uids of an application's assignee and of its interviewers. */
export function assignedTo(
  assignee: Author | null,
  interview: Pick<InterviewRecord, 'state' | 'offered' | 'time'> | null,
): string[] {
  return [...new Set([...(assignee ? [assignee.uid] : []), ...interviewersOf(interview)])];
}

/** Tells whether submissions of a kind can be assigned to these roles: interviewers cannot see enquiries. */
export function canBeGiven(kind: SubmissionKind, held: readonly Role[]): boolean {
  return hasRole(held, 'hiring') || (kind === 'applications' && hasRole(held, 'interviewer'));
}
