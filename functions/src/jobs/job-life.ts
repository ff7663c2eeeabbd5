import { endOfDay, isOver } from '@ohmbridge/contract/jobs/job-closing';
import type { JobDocument, StoredJobFields } from '@ohmbridge/contract/jobs/job-document';
import { dayWords } from '@ohmbridge/contract/jobs/job-options';
import { messages } from '@ohmbridge/contract/shared/messages';
import { HttpError } from '../shared/http-error.ts';

/** The moments of a job's life that follow from what is saved; each is missing where the job has not come to it. */
export interface JobMoments {
  publishedAt: Date | undefined;
  closesAt: Date | undefined;
  closedAt: Date | undefined;
}

/** What saving `after` over `before` (nothing, for a new job) at a moment makes of them. */
export function momentsAfter(before: JobDocument | undefined, after: StoredJobFields, at: Date): JobMoments {
  return {
    publishedAt: before?.publishedAt?.toDate() ?? (after.isActive ? at : undefined),
    closesAt: after.closesOn === undefined ? undefined : endOfDay(after.closesOn, after.country),
    closedAt: closedAt(before, after, at),
  };
}

/** A job that nobody has switched off yet was closed by its closing date all the same. */
function closedAt(before: JobDocument | undefined, after: StoredJobFields, at: Date): Date | undefined {
  if (after.isActive) return undefined;
  if (!before?.isActive) return before?.closedAt?.toDate();
  const closesAt = before.closesAt?.toDate();
  return closesAt && closesAt < at ? closesAt : at;
}

/** Refuses to show a job whose closing date has passed: it would be closed at once. */
export function refuseOver({ isActive, country, closesOn }: StoredJobFields, now: Date): void {
  if (!isActive || closesOn === undefined || !isOver({ country, closesOn }, now)) return;
  const message = messages.closingDayOver(dayWords(closesOn), country);
  throw new HttpError(400, message, { errors: { closesOn: message } });
}
