import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { hasWords, searchOf } from '@site/contract/desk/submission-search';
import { collections } from '@site/contract/shared/collections';
import { dayMilliseconds } from '@site/contract/shared/time';
import { collection, type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';
import { type ListedSubmission, submissionConverter } from './listed-submissions.ts';
import { type SubmissionFilters, unassigned } from './submission-filters.ts';

/**
 * Gives the Firestore query for the submissions that match the filters, in their order. A query has equalities, one word and
 * one order, and each pair of them has an index. `passes` checks the other words in the results.
 * @param now the time from which days are counted back
 */
export function listQuery<Kind extends SubmissionKind>(
  firestore: Firestore,
  kind: Kind,
  filters: SubmissionFilters,
  now: Date,
): Query<ListedSubmission<Kind>> {
  const { status, country, job, assignee, days, order } = filters;
  const [word] = wordsOf(filters);
  const isByDate = order !== 'waiting';
  return query(
    collection(firestore, collections[kind]).withConverter(submissionConverter<Kind>()),
    ...(status ? [where('status', '==', status)] : []),
    ...(country ? [where('country', '==', country)] : []),
    ...(job ? [where('job.reference', '==', job)] : []),
    ...(assignee === unassigned ? [where('assignee', '==', null)] : []),
    ...(assignee && assignee !== unassigned ? [where('assignee.uid', '==', assignee)] : []),
    ...(word === undefined ? [] : [where('words', 'array-contains', word)]),
    // A query is bounded by the field of its order: by date, to the last days; by waiting time, to all submissions that wait.
    ...(isByDate ? [] : [where('waitsSince', '>', new Date(0))]),
    ...(days && isByDate ? [where('receivedAt', '>=', new Date(now.getTime() - Number(days) * dayMilliseconds))] : []),
    orderBy(isByDate ? 'receivedAt' : 'waitsSince', order === 'newest' ? 'desc' : 'asc'),
  );
}

/** Gives the words that a submission must contain. The query has the first of them. An answer counts as one word. */
function wordsOf({ search, answer }: SubmissionFilters): string[] {
  const { token, others = [] } = searchOf(search) ?? {};
  return [answer, token, ...others].filter((word) => word !== undefined);
}

/** Tells whether a submission contains the words that are not part of the query. */
export function passes({ words }: Pick<ListedSubmission, 'words'>, filters: SubmissionFilters): boolean {
  return hasWords(words, wordsOf(filters).slice(1));
}
