import { hasRole, type Role } from '@ohmbridge/contract/team/roles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from './use-session.ts';

const none: readonly Role[] = [];

/** The roles of the admin, live. */
export function useRoles(): readonly Role[] {
  const session = useSession();
  return session.status === 'signed-in' ? session.roles : none;
}

/** Whether the admin has one of these roles now: for parts beside a screen that read their own data. */
export function useHasRole(...wanted: readonly Role[]): boolean {
  return hasRole(useRoles(), ...wanted);
}

/**
 * Whether the admin has one of these roles, or had it when they opened the screen: a screen must not go away while the admin
 * types. Its later calls are refused.
 */
export function useHadRole(...wanted: readonly Role[]): boolean {
  const isHeld = useHasRole(...wanted);
  const { pathname } = useLocation();
  const [heldAt, setHeldAt] = useState<string>();
  if (isHeld && heldAt !== pathname) setHeldAt(pathname);
  return isHeld || heldAt === pathname;
}
