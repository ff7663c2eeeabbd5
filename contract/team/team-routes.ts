import { defineRoute } from '../shared/route.ts';
import type { Role } from './roles.ts';
import { invitationSchema, removalSchema, rolesSchema, type Team } from './team.ts';

const teamPath = '/api/team';

export const readTeamRoute = defineRoute<{ data: Team }>()({
  method: 'GET',
  path: teamPath,
  access: ['team'],
  success: 200,
});

/**
 * Makes somebody an admin, with an account if they have none, and sends them a link under which they choose a password.
 * Whoever is one already stays as they are, and gets no mail: `isNew` says which.
 */
export const inviteAdminRoute = defineRoute<{ data: { email: string; isNew: boolean } }>()({
  method: 'POST',
  path: teamPath,
  access: ['team'],
  recent: true,
  success: 200,
  body: invitationSchema,
});

/** Sends the mail again to somebody who has never signed in; `isSent` is false where one has just been sent. */
export const inviteAgainRoute = defineRoute<{ data: { isSent: boolean } }>()({
  method: 'POST',
  path: `${teamPath}/:id/invitation`,
  access: ['team'],
  recent: true,
  success: 200,
});

/**
 * Says what somebody may do from the next request on. Nobody can take the role *team* from themselves, so that somebody
 * always has it. Set again, nothing happens.
 */
export const setRolesRoute = defineRoute<{ data: { roles: readonly Role[] } }>()({
  method: 'PUT',
  path: `${teamPath}/:id/roles`,
  access: ['team'],
  recent: true,
  success: 200,
  body: rolesSchema,
});

/**
 * Takes somebody out of the team, at once and in all their sessions, and gives what was assigned to them to whom the query
 * names, or to nobody. Nobody can remove themselves, so one always stays.
 */
export const removeAdminRoute = defineRoute<Record<never, never>>()({
  method: 'DELETE',
  path: `${teamPath}/:id`,
  access: ['team'],
  recent: true,
  success: 200,
  query: removalSchema,
});

/**
 * Removes all second factors of a colleague who has lost them, replaces their password and ends their sessions. A mail to the
 * address of their record lets them choose a password and set up new factors. All admins are told.
 */
export const resetSecondFactorRoute = defineRoute<Record<never, never>>()({
  method: 'DELETE',
  path: `${teamPath}/:id/second-factor`,
  access: ['team'],
  recent: true,
  success: 200,
});
