import { type Scorecard, scorecardFrom, scorecardsCollection } from '@ohmbridge/contract/desk/scorecards';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, doc, orderBy, query } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';

// Every hook here throws in rendering when a query is refused or fails: use them inside a `DataBoundary`.

/** The card that somebody has sent themselves, as it is now; `null` where they have sent none. */
export function useOwnScorecard(application: string, uid: string): Scorecard | null | 'loading' {
  const own = doc(useFirestore(), collections.applications, application, scorecardsCollection, uid);
  const { data: snapshot, status } = useFirestoreDoc(own);
  if (status === 'loading') return 'loading';
  const stored = snapshot.data();
  return stored ? scorecardFrom(stored) : null;
}

/** All cards of an application, the first first; for who may see them. */
export function useScorecards(application: string): readonly Scorecard[] | undefined {
  const all = collection(useFirestore(), collections.applications, application, scorecardsCollection);
  const { data: snapshot, status } = useFirestoreCollection(query(all, orderBy('at')));
  return status === 'loading' ? undefined : snapshot.docs.map((stored) => scorecardFrom(stored.data()));
}
