// What somebody who works here may do. The record of an admin names their roles; the table of routes, both rules files and the
// screens ask for them.

/**
 * *jobs*: the job listings. *hiring*: applications, enquiries, messages, reports. *interviewer*: the applications that are
 * assigned to them, to look at and to judge. *team*: people, their roles, the audit list, health.
 */
export const roles = ['jobs', 'hiring', 'interviewer', 'team'] as const;

export type Role = (typeof roles)[number];

/** The roles of a record. A record without roles gives none, as in both rules files. */
export function rolesOf({ roles: given = [] }: { roles?: readonly Role[] }): readonly Role[] {
  return given;
}

/** Whether one of the wanted roles is held. */
export function hasRole(held: readonly Role[], ...wanted: readonly Role[]): boolean {
  return wanted.some((role) => held.includes(role));
}

/** What the roles are called, on the screens and in the mails to the team. */
export const roleNames: Record<Role, string> = {
  jobs: 'Jobs',
  hiring: 'Hiring',
  interviewer: 'Interviewer',
  team: 'Team',
};

/** Several of them in one line. */
export const rolesLine = (held: readonly Role[]): string => held.map((role) => roleNames[role]).join(', ');
