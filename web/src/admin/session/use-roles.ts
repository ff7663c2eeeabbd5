import { hasRole, type Role } from '@ohmbridge/contract/team/roles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from './use-session.ts';

const none: readonly Role[] = [];

/** What whoever is signed in may do, as it is now. */
export function useRoles(): readonly Role[] {
  const session = useSession();
  return session.status === 'signed-in' ? session.roles : none;
}

/** Whether they have one of these roles now: for what is shown beside a screen, and asks for data of its own. */
export function useHasRole(...wanted: readonly Role[]): boolean {
  return hasRole(useRoles(), ...wanted);
}

/**
 * Whether they have one of these roles, or had it when they came to where they are: a screen on which somebody types must not
 * go away under their hands. What it asks for from then on is refused.
 */
export function useHadRole(...wanted: readonly Role[]): boolean {
  const isHeld = useHasRole(...wanted);
  const { pathname } = useLocation();
  const [heldAt, setHeldAt] = useState<string>();
  if (isHeld && heldAt !== pathname) setHeldAt(pathname);
  return isHeld || heldAt === pathname;
}
