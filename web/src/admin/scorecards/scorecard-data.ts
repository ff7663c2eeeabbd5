import { type Scorecard, scorecardFrom, scorecardsCollection } from '@ohmbridge/contract/desk/scorecards';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, orderBy, query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useLive } from '../components/use-live.ts';

/**
 * All cards of an application, the first first, as they are now; for who may see them. It throws in rendering when the query is
 * refused or fails: use it inside a `DataBoundary`.
 */
export function useScorecards(application: string): readonly Scorecard[] | undefined {
  const all = collection(useFirestore(), collections.applications, application, scorecardsCollection);
  return useLive(query(all, orderBy('at')))?.docs.map((stored) => scorecardFrom(stored.data()));
}
