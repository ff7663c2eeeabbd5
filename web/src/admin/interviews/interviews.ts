import { type InterviewRecord, interviewRecord } from '@site/contract/desk/interviews';
import { collections } from '@site/contract/shared/collections';
import { collection, doc, limit, orderBy, type QueryFieldFilterConstraint, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useLive } from '../components/use-live.ts';
import { useHasRole } from '../session/roles.ts';
import { useSessionKeeper } from '../session/session.ts';

// Every hook here throws in rendering when a query is refused or fails: use them inside a `DataBoundary`.

export type ArrangedInterview = InterviewRecord & { id: string; time: NonNullable<InterviewRecord['time']> };

/** The limit of the list: a week has fewer interviews than that. */
const mostShown = 500;

/**
 * Gives the interviews of a period, the earliest first, live; `undefined` while they load.
 * @param interviewer the uid of one interviewer, whose interviews an admin with the role *hiring* may see
 */
export function useInterviews(from: Date, to: Date, interviewer?: string): readonly ArrangedInterview[] | undefined {
  const interviews = collection(useFirestore(), collections.interviews);
  const visible = useWhose();
  const whose = interviewer === undefined ? visible : [withInterviewer(interviewer)];
  const snapshot = useLive(
    query(interviews, ...whose, where('at', '>=', from), where('at', '<', to), orderBy('at'), limit(mostShown)),
  );
  if (!snapshot) return undefined;
  return snapshot.docs.flatMap((stored) => {
    const interview = interviewRecord(stored.data() ?? {});
    return interview.time ? [{ ...interview, time: interview.time, id: stored.id }] : [];
  });
}

/** Gives the interview of one application, live; `undefined` while it loads, or if the application has none. */
export function useInterview(application: string): InterviewRecord | undefined {
  const snapshot = useLive(doc(useFirestore(), collections.interviews, application));
  if (!snapshot?.exists()) return undefined;
  return interviewRecord(snapshot.data() ?? {});
}

/** Limits the interviews to those of the admin, if the admin may see no others. */
export function useWhose(): QueryFieldFilterConstraint[] {
  const seesAll = useHasRole('hiring');
  const uid = useSessionKeeper().uid() ?? '';
  return seesAll ? [] : [withInterviewer(uid)];
}

const withInterviewer = (uid: string) => where('interviewers', 'array-contains', uid);
