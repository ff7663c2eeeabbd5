// The record of an admin names their roles. The table of routes, both rules files and the screens check them.

/**
 * *jobs*: the job listings. *hiring*: applications, enquiries, messages, reports. *interviewer*: reading and judging the
 * applications that are assigned to them. *team*: people, their roles, the audit list, health.
 */
export const roles = ['jobs', 'hiring', 'interviewer', 'team'] as const;

export type Role = (typeof roles)[number];

/** Gives the roles of a record; none for a record without roles, as in both rules files. */
export function rolesOf({ roles: given = [] }: { roles?: readonly Role[] }): readonly Role[] {
  return given;
}

export function hasRole(held: readonly Role[], ...wanted: readonly Role[]): boolean {
  return wanted.some((role) => held.includes(role));
}

export const roleNames: Record<Role, string> = {
  jobs: 'Jobs',
  hiring: 'Hiring',
  interviewer: 'Interviewer',
  team: 'Team',
};

export const rolesLine = (held: readonly Role[]): string => held.map((role) => roleNames[role]).join(', ');
