import { type SubmissionCounter, shownCounter } from '@ohmbridge/contract/desk/hiring-statistics';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { collections } from '@ohmbridge/contract/shared/collections';
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useLive } from '../components/use-live.ts';

/** How many submissions of a kind stand where, and how many nobody has read, as it is now; `undefined` until it is known. */
export function useSubmissionCounter(kind: SubmissionKind): Partial<SubmissionCounter> | undefined {
  const counter = doc(useFirestore(), collections.counters, kind);
  const snapshot = useLive(counter);
  return snapshot && shownCounter(snapshot.data());
}
