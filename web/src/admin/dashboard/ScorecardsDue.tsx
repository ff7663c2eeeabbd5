import { nameOf } from '@site/contract/desk/hidden-names';
import { interviewEnd, interviewRecord } from '@site/contract/desk/interviews';
import { openStatuses } from '@site/contract/desk/submission-kinds';
import { type ApplicationRecord, submissionRecord } from '@site/contract/desk/submission-record';
import { collections } from '@site/contract/shared/collections';
import { dayMilliseconds } from '@site/contract/shared/time';
import { useQuery } from '@tanstack/react-query';
import { collection, doc, type Firestore, getDoc, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { dueScorecardsCopy as copy } from '../../content/product/admin-today.ts';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { useLive } from '../components/use-live.ts';
import { useSessionKeeper } from '../session/session.ts';
import { Part, Row, Rows } from './TodayParts.tsx';

/** The time after an interview during which the list names a missing scorecard. */
const fortnight = 14 * dayMilliseconds;
const mostShown = 10;

interface Held {
  id: string;
  at: Date;
}

/** The admin's past interviews without a scorecard; renders nothing if there are none. */
export function ScorecardsDue() {
  const uid = useSessionKeeper().uid();
  return uid === undefined ? null : <DueScorecards uid={uid} />;
}

function DueScorecards({ uid }: { uid: string }) {
  const firestore = useFirestore();
  const held = useHeld(uid);
  const { data: due = [] } = useQuery({
    queryKey: ['scorecards-due', uid, held],
    queryFn: async () => (await Promise.all(held.map((one) => missing(firestore, uid, one)))).flat(),
    enabled: held.length > 0,
  });
  if (due.length === 0) return null;
  return (
    <Part title={copy.title}>
      <Rows>
        {due.map(({ application, at }) => (
          <Row
            key={application.id}
            to={`/dashboard/applications/${encodeURIComponent(application.id)}`}
            about={copy.since(at)}
          >
            <bdi>{nameOf(application)}</bdi>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

/** Gives the past interviews of the admin, live. A cancelled interview no longer has a time. */
function useHeld(uid: string): Held[] {
  const now = useNow(queryMilliseconds).getTime();
  const snapshot = useLive(
    query(
      collection(useFirestore(), collections.interviews),
      where('interviewers', 'array-contains', uid),
      where('at', '>', new Date(now - fortnight)),
      where('at', '<', new Date(now)),
      orderBy('at'),
      limit(mostShown),
    ),
  );
  if (!snapshot) return [];
  return snapshot.docs.flatMap((stored) => {
    const { time } = interviewRecord(stored.data() ?? {});
    return time?.interviewer?.uid === uid && interviewEnd(time) < now ? [{ id: stored.id, at: new Date(time.at) }] : [];
  });
}

/**
 * Gives the application of an interview, if it is open and the scorecard is missing. An application that the admin may no
 * longer see does not count.
 */
async function missing(
  firestore: Firestore,
  uid: string,
  { id, at }: Held,
): Promise<{ application: ApplicationRecord; at: Date }[]> {
  const stored = await getDoc(doc(firestore, collections.applications, id)).catch(() => undefined);
  if (!stored?.exists()) return [];
  const application = submissionRecord<'applications'>(stored.id, stored.data());
  const isMissing = openStatuses.applications.includes(application.status) && !application.judgedBy?.includes(uid);
  return isMissing ? [{ application, at }] : [];
}
