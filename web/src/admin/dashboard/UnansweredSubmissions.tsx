import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { workingDaysBefore } from '@ohmbridge/contract/desk/working-days';
import { collections } from '@ohmbridge/contract/shared/collections';
import { useQuery } from '@tanstack/react-query';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { todayCopy } from '../../content/admin-today.ts';
import { useDeskSettings } from '../submission-list/use-desk-settings.ts';
import { Row } from './TodayParts.tsx';

/** The number of submissions of a kind that have waited too long for an answer; renders nothing if there are none. */
export function UnansweredSubmissions({ kind }: { kind: SubmissionKind }) {
  const submissions = collection(useFirestore(), collections[kind]);
  const workingDays = useDeskSettings()?.answerWithinWorkingDays;
  const { data: count = 0 } = useQuery({
    queryKey: ['unanswered', kind, workingDays],
    queryFn: async () => {
      const cutoff = workingDaysBefore(new Date(), workingDays ?? 0);
      return (await getCountFromServer(query(submissions, where('waitsSince', '<', cutoff)))).data().count;
    },
    enabled: workingDays !== undefined,
    // An admin who comes back from answering sees the new number.
    staleTime: 0,
  });
  if (count === 0 || workingDays === undefined) return null;
  return (
    <Row to={`/dashboard/${kind}?sort=waiting`} about={todayCopy.tooLong(workingDays)}>
      {todayCopy.unanswered[kind](count)}
    </Row>
  );
}
