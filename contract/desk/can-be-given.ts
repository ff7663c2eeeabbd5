import { hasRole, type Role } from '../team/roles.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/** Whether submissions of a kind can be given to somebody of these roles: of an enquiry, an interviewer sees nothing. */
export function canBeGiven(kind: SubmissionKind, held: readonly Role[]): boolean {
  return hasRole(held, 'hiring') || (kind === 'applications' && hasRole(held, 'interviewer'));
}
