import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { hasRole, type Role } from '@site/contract/team/roles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/product/admin.ts';
import { useSession } from './session.ts';

/** The roles that open the screens at an address and below it. Everyone in the team may open all other screens. */
const openedBy: Readonly<Record<string, readonly Role[]>> = {
  '/dashboard/jobs': ['jobs'],
  '/dashboard/applications': ['hiring', 'interviewer'],
  '/dashboard/interviews': ['hiring', 'interviewer'],
  '/dashboard/enquiries': ['hiring'],
  '/dashboard/reports': ['hiring'],
  '/dashboard/templates': ['hiring'],
  '/dashboard/team': ['team'],
  '/dashboard/audit': ['team'],
  '/dashboard/health': ['team'],
};

/** Gives the roles that open a screen; `undefined` if everyone in the team may see it. */
export function rolesFor(pathname: string): readonly Role[] | undefined {
  // The router ignores upper and lower case, too.
  const address = pathname.toLowerCase();
  const found = Object.entries(openedBy).find(([path]) => address === path || address.startsWith(`${path}/`));
  return found?.[1];
}

/** Tells whether an admin with these roles may open a screen. The Firestore rules guard its data in any case. */
export function mayOpen(held: readonly Role[], pathname: string): boolean {
  const wanted = rolesFor(pathname);
  return wanted === undefined || hasRole(held, ...wanted);
}

interface MenuScreen {
  name: string;
  /** The first of its addresses that the admin's roles open. */
  link: string;
  addresses: readonly string[];
  counts?: SubmissionKind;
}

/** Gives the screens of the menu for an admin with these roles. */
export function menuScreens(held: readonly Role[]): MenuScreen[] {
  return dashboardCopy.links.flatMap((screen) => {
    const addresses = 'leadsTo' in screen ? screen.leadsTo : [screen.link];
    const link = addresses.find((address) => mayOpen(held, address));
    return link === undefined ? [] : [{ ...screen, link, addresses }];
  });
}

const none: readonly Role[] = [];

export function useRoles(): readonly Role[] {
  const session = useSession();
  return session.status === 'signed-in' ? session.roles : none;
}

/** Tells whether the admin has one of these roles now. For parts beside a screen that read their own data. */
export function useHasRole(...wanted: readonly Role[]): boolean {
  return hasRole(useRoles(), ...wanted);
}

/**
 * Tells whether the admin has one of these roles, or had one when they opened the screen. The screen must not disappear while
 * the admin types; its later calls are refused.
 */
export function useHadRole(...wanted: readonly Role[]): boolean {
  const isHeld = useHasRole(...wanted);
  const { pathname } = useLocation();
  const [heldAt, setHeldAt] = useState<string>();
  if (isHeld && heldAt !== pathname) setHeldAt(pathname);
  return isHeld || heldAt === pathname;
}
