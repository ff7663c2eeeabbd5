import { collections } from '@ohmbridge/contract/shared/collections';
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
import { useSessionKeeper } from '../session/use-session.ts';
import { type ListedSubmission, submissionConverter } from '../submission-list/listed-submissions.ts';

// What an interviewer may ask for: the rules refuse every list that does not say whose it is. What is given to somebody else
// leaves these as it happens. Every hook here throws in rendering when a query fails: use them inside a `DataBoundary`.

type Application = ListedSubmission<'applications'>;

function useMine(...constraints: readonly QueryConstraint[]): readonly Application[] | undefined {
  const applications = collection(useFirestore(), collections.applications).withConverter(
    submissionConverter<'applications'>(),
  );
  const uid = useSessionKeeper().uid() ?? '';
  const mine = query(applications, where('assignedTo', 'array-contains', uid), ...constraints);
  return useLive(mine)?.docs.map((application) => application.data());
}

/** The newest applications that are assigned to whoever looks, as they are now; `undefined` while they load. */
export function useAssignedApplications(max: number): readonly Application[] | undefined {
  return useMine(orderBy('receivedAt', 'desc'), limit(max));
}

/**
 * One of them. By a list from it to it, not by its address, nor by a list of what has its id: to the rules these are the same,
 * and one that is given to somebody else would be an error, not gone.
 */
export function useAssignedApplication(id: string): Application | 'loading' | 'gone' {
  const found = useMine(orderBy(documentId()), startAt(id), endAt(id));
  return found ? (found[0] ?? 'gone') : 'loading';
}
