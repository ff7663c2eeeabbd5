import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { limit, query } from 'firebase/firestore';
import { useDeferredValue } from 'react';
import { useFirestore } from 'reactfire';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { useLive } from '../components/use-live.ts';
import { listQuery, passes } from './list-query.ts';
import { type SubmissionFilters, submissionFilters } from './submission-filters.ts';

/** The number of submissions that a list follows at first, and that each “Show more” adds. */
export const submissionsPerPage = 25;

/** Gives at most `max` submissions of a list, live, and tells whether there are more. For use inside a `DataBoundary`. */
export function useSubmissions<Kind extends SubmissionKind>(kind: Kind, filters: SubmissionFilters, max: number) {
  const now = useNow(queryMilliseconds);
  // The deferred value keeps incoming data from blocking the typing.
  const asked = useDeferredValue(filters);
  const found = listQuery(useFirestore(), kind, asked, now);
  // One submission more than the list shows tells whether there are more.
  const snapshot = useLive(query(found, limit(max + 1)));
  if (!snapshot) return { status: 'loading' } as const;
  // Firestore is out of reach, and the cache is empty.
  if (snapshot.empty && snapshot.metadata.fromCache) return { status: 'offline' } as const;
  const submissions = snapshot.docs.map((document) => document.data());
  return {
    status: 'success',
    /** The identity of the list: a list with other filters or another length has another one. */
    question: `${submissionFilters[kind].write(asked)}#${max}`,
    source: snapshot,
    submissions: submissions.slice(0, max).filter((submission) => passes(submission, asked)),
    hasMore: submissions.length > max,
  } as const;
}
