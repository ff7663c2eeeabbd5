import type { SubmissionFile } from '@ohmbridge/contract/desk/submission-files';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, documentId, limit, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { useSessionKeeper } from '../session/use-session.ts';
import { useLines } from '../submission/submission-data.ts';
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
  const { data: snapshot, status } = useFirestoreCollection(mine);
  return status === 'loading' ? undefined : snapshot.docs.map((application) => application.data());
}

/** The newest applications that are assigned to whoever looks, as they are now; `undefined` while they load. */
export function useAssignedApplications(max: number): readonly Application[] | undefined {
  return useMine(orderBy('receivedAt', 'desc'), limit(max));
}

/** One of them. By a list, not by its address: one that is given to somebody else is gone, and not an error. */
export function useAssignedApplication(id: string): Application | 'loading' | 'gone' {
  const found = useMine(where(documentId(), '==', id));
  return found ? (found[0] ?? 'gone') : 'loading';
}

/** What its applicant has added to it, the newest first; `undefined` while it loads. */
export function useAssignedFiles(id: string): readonly (SubmissionFile & { id: string })[] | undefined {
  return useLines('applications', id, 'files')?.flatMap((line) => (line.part === 'files' ? [line] : []));
}
