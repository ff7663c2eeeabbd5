import { openStatuses, type SubmissionKind, type SubmissionStatus } from '@site/contract/desk/submission-kinds';
import type { StoredTime } from '@site/contract/shared/collections';
import { collection } from '../shared/documents.ts';

/** The fields that decide whether a sender waits for us: the status, their last action, and our last letter. */
export interface LastDone {
  status: SubmissionStatus;
  statusChangedAt: Date;
  heardAt: Date;
  /** `null` if we have never written. */
  wroteAt: Date | null;
}

/**
 * Gives since when a sender waits for us: from their last action until we write, or until the submission ends. An enquirer who
 * writes back about an answered enquiry waits again.
 */
export function waitsSince(kind: SubmissionKind, { status, statusChangedAt, heardAt, wroteAt }: LastDone): Date | null {
  const isAnswered = wroteAt !== null && wroteAt >= heardAt;
  const isOpen = openStatuses[kind].includes(status) || (status === 'answered' && heardAt > statusChangedAt);
  return isOpen && !isAnswered ? heardAt : null;
}

/** Counts the submissions of a kind that have waited since before `cutoff`; `since` is when the first began to wait. */
export async function countUnanswered(
  kind: SubmissionKind,
  cutoff: Date,
): Promise<{ count: number; since: Date | null }> {
  const unanswered = collection(kind).where('waitsSince', '<', cutoff).orderBy('waitsSince');
  const [counted, { docs }] = await Promise.all([
    unanswered.count().get(),
    unanswered.select('waitsSince').limit(1).get(),
  ]);
  const since = docs[0]?.get('waitsSince') as StoredTime | undefined;
  return { count: counted.data().count, since: since?.toDate() ?? null };
}
