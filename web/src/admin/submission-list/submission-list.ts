import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { limit, query } from 'firebase/firestore';
import { useDeferredValue } from 'react';
import { useFirestore } from 'reactfire';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { useLive } from '../components/use-live.ts';
import { listQuery, passes } from './list-query.ts';
import { type SubmissionFilters, submissionFilters } from './submission-filters.ts';

/** The submissions that a list follows at first, and the submissions that each “Show more” adds. */
export const submissionsPerPage = 25;

/** At most `max` submissions of a list, live, and whether there are more. For use inside a `DataBoundary`. */
export function useSubmissions<Kind extends SubmissionKind>(kind: Kind, filters: SubmissionFilters, max: number) {
  const now = useNow(queryMilliseconds);
  // Typing is never blocked by incoming data.
  const asked = useDeferredValue(filters);
  const found = listQuery(useFirestore(), kind, asked, now);
  // One more than is shown tells whether there are more.
  const snapshot = useLive(query(found, limit(max + 1)));
  if (!snapshot) return { status: 'loading' } as const;
  // Firestore cannot be reached, and nothing was read before.
  if (snapshot.empty && snapshot.metadata.fromCache) return { status: 'offline' } as const;
  const submissions = snapshot.docs.map((document) => document.data());
  return {
    status: 'success',
    /** The query that was asked: another list is another question. */
    question: `${submissionFilters[kind].write(asked)}#${max}`,
    source: snapshot,
    submissions: submissions.slice(0, max).filter((submission) => passes(submission, asked)),
    hasMore: submissions.length > max,
  } as const;
}
