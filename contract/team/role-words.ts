import type { Role } from './roles.ts';

/** What the roles are called, on the screens and in the mails to the team. */
export const roleNames: Record<Role, string> = {
  jobs: 'Jobs',
  hiring: 'Hiring',
  interviewer: 'Interviewer',
  team: 'Team',
};

/** Several of them in one line. */
export const rolesLine = (held: readonly Role[]): string => held.map((role) => roleNames[role]).join(', ');
