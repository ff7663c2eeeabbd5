import { type QueryFieldFilterConstraint, where } from 'firebase/firestore';
import { useHasRole } from '../session/use-roles.ts';
import { useSessionKeeper } from '../session/use-session.ts';

/** Narrows interviews down to those of whoever looks, where they see no others. */
export function useWhose(): QueryFieldFilterConstraint[] {
  const seesAll = useHasRole('hiring');
  const uid = useSessionKeeper().uid() ?? '';
  return seesAll ? [] : [where('interviewers', 'array-contains', uid)];
}
