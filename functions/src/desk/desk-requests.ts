import type { DeskOutcome, DeskOutcomes } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { messages } from '@ohmbridge/contract/shared/messages';
import * as logger from 'firebase-functions/logger';
import { isDocumentId } from '../shared/document-id.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';

// The common parts of requests about submissions.

/** Gives the kind of submissions in an address. */
export function kindOf({ kind }: { kind: string }): SubmissionKind {
  const known = submissionKinds.find((one) => one === kind);
  if (!known) throw new HttpError(404, messages.notFound);
  return known;
}

/** Gives the id in an address, if a submission can have this id. */
export function submissionIdOf({ id }: { id: string }): string {
  if (!isDocumentId(id)) throw new HttpError(404, deskMessages.notFound);
  return id;
}

/** Tells whether a submission was erased in the meantime, from the error of its change. */
export const isNotFound = (error: unknown) => error instanceof HttpError && error.status === 404;

/** Acts on submissions one after the other: each change writes the counts, so changes at once would wait for each other. */
export async function each<Item extends { id: string }, Result>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<DeskOutcomes<Result>> {
  const outcomes: DeskOutcome<Result>[] = [];
  for (const item of items) outcomes.push(await outcomeOf(item.id, () => act(item)));
  return { done: outcomes.filter(({ done }) => done).length, outcomes };
}

/** Gives the outcome for one of many submissions; an error does not stop the next. */
async function outcomeOf<Result>(id: string, act: () => Promise<Result>): Promise<DeskOutcome<Result>> {
  try {
    return { id, done: true, ...(await act()) };
  } catch (error) {
    if (error instanceof HttpError) return { id, done: false, message: error.message };
    logger.error('Submission not changed', { id, ...errorOutline(error) });
    return { id, done: false, message: messages.unexpected };
  }
}
