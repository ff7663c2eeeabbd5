import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { hasWords, searchOf } from '@site/contract/desk/submission-search';
import { collections } from '@site/contract/shared/collections';
import { dayMilliseconds } from '@site/contract/shared/time';
import { collection, type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';
import { type ListedSubmission, submissionConverter } from './listed-submissions.ts';
import { type SubmissionFilters, unassigned } from './submission-filters.ts';

/**
 * The submissions that pass the filters, in their order, as Firestore is asked: equalities, one word and one order, each
 * pair of which has an index. What else was typed is looked for in what comes: `passes`.
 * @param now from when the days are counted
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
    // A query can be bounded by its order: a list by waiting time needs no upper bound.
    ...(isByDate ? [] : [where('waitsSince', '>', new Date(0))]),
    ...(days && isByDate ? [where('receivedAt', '>=', new Date(now.getTime() - Number(days) * dayMilliseconds))] : []),
    orderBy(isByDate ? 'receivedAt' : 'waitsSince', order === 'newest' ? 'desc' : 'asc'),
  );
}

/** The words that a submission must have: Firestore is asked for the first. An answer counts as a whole. */
function wordsOf({ search, answer }: SubmissionFilters): string[] {
  const { token, others = [] } = searchOf(search) ?? {};
  return [answer, token, ...others].filter((word) => word !== undefined);
}

/** Whether a submission has all the words that Firestore was not asked for. */
export function passes({ words }: Pick<ListedSubmission, 'words'>, filters: SubmissionFilters): boolean {
  return hasWords(words, wordsOf(filters).slice(1));
}
