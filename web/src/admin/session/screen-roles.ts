import { hasRole, type Role } from '@ohmbridge/contract/team/roles';

/** Which roles open what is at an address and below it. What is not named is for everybody in the team. */
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

/** The roles that open a screen; `undefined` where anybody in the team may see it. */
export function rolesFor(pathname: string): readonly Role[] | undefined {
  // As the router compares them.
  const address = pathname.toLowerCase();
  const found = Object.entries(openedBy).find(([path]) => address === path || address.startsWith(`${path}/`));
  return found?.[1];
}

/** Whether somebody of these roles may open a screen. What it shows is asked for under the rules in any case. */
export function mayOpen(held: readonly Role[], pathname: string): boolean {
  const wanted = rolesFor(pathname);
  return wanted === undefined || hasRole(held, ...wanted);
}
