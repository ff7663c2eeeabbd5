import Link from '@mui/material/Link';
import { fullName } from '@ohmbridge/contract/desk/hidden-names';
import type { InterviewRecord } from '@ohmbridge/contract/desk/interviews';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { todayCopy } from '../../content/admin-today.ts';
import { useLive } from '../components/use-live.ts';
import { queryMilliseconds, useNow } from '../components/use-now.ts';
import { useWhose } from '../interviews/interviews.ts';
import { mostOfPart, Part, Row, Rows, Soft, weekMilliseconds } from './TodayParts.tsx';

/** The interviews that are next, and the way to all of them. With few words: the first screen is to be light. */
export function NextInterviews() {
  const now = useNow(queryMilliseconds).getTime();
  const whose = useWhose();
  const snapshot = useLive(
    query(
      collection(useFirestore(), collections.interviews),
      ...whose,
      where('at', '>', new Date(now)),
      where('at', '<', new Date(now + weekMilliseconds)),
      orderBy('at'),
      limit(mostOfPart),
    ),
  );
  if (!snapshot) return null;
  return (
    <Part title={todayCopy.interviews}>
      <Rows>
        {snapshot.docs.map((stored) => {
          const { applicant, at } = stored.data() as InterviewRecord<StoredTime>;
          return (
            <Row key={stored.id} to={`/dashboard/applications/${stored.id}`} about={applicant.about}>
              {at && todayCopy.interviewAt(at.toDate())} <bdi>{fullName(applicant)}</bdi>
            </Row>
          );
        })}
        {snapshot.empty && (
          <li>
            <Soft>{todayCopy.noInterviews}</Soft>
          </li>
        )}
        <li>
          <Link href="/dashboard/interviews">{todayCopy.allInterviews}</Link>
        </li>
      </Rows>
    </Part>
  );
}
