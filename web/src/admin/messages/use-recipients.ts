import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import { useQuery } from '@tanstack/react-query';
import { doc, getDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { submissionConverter } from '../submissions/live-submissions.ts';

/**
 * Those whom a message is for, in the order in which they were chosen; `undefined` while they load. Who is no more is left
 * out. They stay as they were read: whoever writes is not to have somebody change under their hands.
 */
export function useRecipients(kind: SubmissionKind, ids: readonly string[]): readonly SubmissionRecord[] | undefined {
  const firestore = useFirestore();
  const { data } = useQuery({
    queryKey: ['recipients', kind, ids],
    queryFn: async () => {
      const places = ids.map((id) => doc(firestore, collections[kind], id).withConverter(submissionConverter()));
      const found = await Promise.all(places.map((place) => getDoc(place)));
      return found.flatMap((snapshot) =>
        snapshot.exists() && snapshot.get('reference') !== undefined ? [snapshot.data()] : [],
      );
    },
    gcTime: 0,
    throwOnError: true,
  });
  return data;
}
