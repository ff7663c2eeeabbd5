import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { lateBefore, lateWords } from '@ohmbridge/contract/desk/working-days';
import { collections } from '@ohmbridge/contract/shared/collections';
import { useQuery } from '@tanstack/react-query';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { todayCopy } from '../../content/admin-today.ts';
import { Row } from './TodayParts.tsx';

/** The number of submissions of a kind that have waited too long for an answer; renders nothing if there are none. */
export function UnansweredSubmissions({ kind }: { kind: SubmissionKind }) {
  const submissions = collection(useFirestore(), collections[kind]);
  const { data: count = 0 } = useQuery({
    queryKey: ['unanswered', kind],
    queryFn: async () => {
      const late = query(submissions, where('waitsSince', '<', lateBefore(kind, new Date())));
      return (await getCountFromServer(late)).data().count;
    },
    // An admin who comes back from answering sees the new number.
    staleTime: 0,
  });
  if (count === 0) return null;
  return (
    <Row to={`/dashboard/${kind}?sort=waiting`} about={lateWords(kind)}>
      {todayCopy.unanswered[kind](count)}
    </Row>
  );
}
