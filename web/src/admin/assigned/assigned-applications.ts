import { collections } from '@site/contract/shared/collections';
import {
  collection,
  documentId,
  endAt,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAt,
  where,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useLive } from '../components/use-live.ts';
import { useSessionKeeper } from '../session/session.ts';
import { type ListedSubmission, submissionConverter } from '../submission-list/listed-submissions.ts';

// The queries of an interviewer: the rules refuse every list that does not filter by its interviewer. An application that is
// assigned to someone else leaves the list at once. Every hook here throws in rendering when a query fails: use them inside a
// `DataBoundary`.

type Application = ListedSubmission<'applications'>;

function useMine(...constraints: readonly QueryConstraint[]): readonly Application[] | undefined {
  const applications = collection(useFirestore(), collections.applications).withConverter(
    submissionConverter<'applications'>(),
  );
  const uid = useSessionKeeper().uid() ?? '';
  const mine = query(applications, where('assignedTo', 'array-contains', uid), ...constraints);
  return useLive(mine)?.docs.map((application) => application.data());
}

/** The newest applications that are assigned to the admin, live; `undefined` while they load. */
export function useAssignedApplications(max: number): readonly Application[] | undefined {
  return useMine(orderBy('receivedAt', 'desc'), limit(max));
}

/**
 * Gives one assigned application. The query is a list that begins and ends at this application. The rules treat a read by
 * address, or a list by id, as one document. With such a read, an application that is assigned to someone else would be an
 * error instead of gone.
 */
export function useAssignedApplication(id: string): Application | 'loading' | 'gone' {
  const found = useMine(orderBy(documentId()), startAt(id), endAt(id));
  return found ? (found[0] ?? 'gone') : 'loading';
}
