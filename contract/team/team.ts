import * as z from 'zod/mini';
import type { JobAuthor } from '../jobs/job-change.ts';
import type { StoredTime } from '../shared/collections.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { emailField, requiredLine } from '../shared/text-fields.ts';
import { type Role, roles } from './roles.ts';

/** What somebody may do; at least one thing. */
const noRole = 'Choose at least one role';
const rolesField = z.array(z.enum(roles, messages.unknownOption('Role')), noRole).check(
  z.minLength(1, noRole),
  z.overwrite((chosen) => roles.filter((role) => chosen.includes(role))),
);

/** Whom an admin invites, for which roles: the name by which the admin area greets them, and the address to which the mail goes. */
export const invitationSchema = z.object({
  name: requiredLine('Name', limits.name),
  email: emailField(),
  roles: rolesField,
});

/** What somebody may do from now on; all of it, not what is added. */
export const rolesSchema = z.object({ roles: rolesField });

/** Who takes over what is assigned to a colleague that is removed, by uid; nobody where it is left out. */
export const removalSchema = z.object({ successor: z.optional(z.string()) });

export type InvitationInput = z.infer<typeof invitationSchema>;

/**
 * How an admin stands: `invited` has never signed in; of one who is `incomplete` the account or its claim is gone, so that
 * they cannot come in until they are invited again.
 */
export type TeamMemberState = 'active' | 'invited' | 'incomplete';

/** Somebody who may use the admin area. */
export interface TeamMember {
  uid: string;
  name: string;
  email: string;
  state: TeamMemberState;
  roles: readonly Role[];
  /** Whether it is the caller. */
  isYou: boolean;
  /** Since when they are an admin. ISO 8601, like the others. */
  since: string;
  /** The address of the colleague who invited them; `null` where a command did, or that colleague is not known any more. */
  invitedBy: string | null;
  lastSignInAt: string | null;
  /** When their browser last asked for a new token, which it does about once an hour. */
  lastSeenAt: string | null;
  /** Whether a second factor is set up, which a colleague can take away where it was lost. */
  hasSecondFactor: boolean;
}

/** What can happen in the team. Somebody has `arrived` when they first sign in after an invitation. */
export type AdminEvent =
  | { kind: 'invited' | 'arrived' | 'removed' | 'second-factor-reset' }
  | { kind: 'roles'; before: readonly Role[]; after: readonly Role[] };

/** A line of the team's history. Addresses are kept as they were then. `at` is ISO 8601. */
export type AdminChange<Time = string> = AdminEvent & { who: JobAuthor; by: JobAuthor; at: Time };

/** A document of the `adminChanges` collection. It is written once and never again. */
export type AdminChangeDocument = AdminChange<StoredTime>;

/** As many lines of the history as a person reads. */
export const teamChangesShown = 50;

/** The admins, and the newest lines of their history. */
export interface Team {
  members: TeamMember[];
  changes: AdminChange[];
}

/** What the API says about the team. Only its screen hears it, so it is not among the `messages` that every form loads. */
export const teamMessages = {
  notInTeam: 'This person is not in the team any more.',
  successorNotInTeam:
    'Whoever is to take over is not in the team any more, or does not have the role “Hiring”. Choose somebody else.',
  notYourOwnTeamRole: 'Nobody can take the role “Team” from themselves. A colleague who has it can do it for you.',
  notYourself: 'Nobody can remove themselves. A colleague can do it for you.',
  accountDisabled: 'The account of this address is switched off. Whoever runs the website can switch it on again.',
  noSecondFactor: 'This person has no second factor.',
  ownSecondFactor: 'Your own second factor is changed on the page “Signing in”.',
  hasSignedIn: 'This person has signed in already. They can ask for a new password on the login page.',
} as const;

const teamPath = '/api/team';

export const readTeamRoute = defineRoute<{ data: Team }>()('GET', teamPath, { access: ['team'] });

/**
 * Makes somebody an admin, with an account if they have none, and sends them a link under which they choose a password.
 * Whoever is one already stays as they are, and gets no mail: `isNew` says which.
 */
export const inviteAdminRoute = defineRoute<{ data: { email: string; isNew: boolean } }>()('POST', teamPath, {
  access: ['team'],
  recent: true,
  body: invitationSchema,
});

/** Sends the mail again to somebody who has never signed in; `isSent` is false where one has just been sent. */
export const inviteAgainRoute = defineRoute<{ data: { isSent: boolean } }>()('POST', `${teamPath}/:id/invitation`, {
  access: ['team'],
  recent: true,
});

/**
 * Says what somebody may do from the next request on. Nobody can take the role *team* from themselves, so that somebody
 * always has it. Set again, nothing happens.
 */
export const setRolesRoute = defineRoute<{ data: { roles: readonly Role[] } }>()('PUT', `${teamPath}/:id/roles`, {
  access: ['team'],
  recent: true,
  body: rolesSchema,
});

/**
 * Takes somebody out of the team, at once and in all their sessions, and gives what was assigned to them to whom the query
 * names, or to nobody. Nobody can remove themselves, so one always stays.
 */
export const removeAdminRoute = defineRoute()('DELETE', `${teamPath}/:id`, {
  access: ['team'],
  recent: true,
  query: removalSchema,
});

/**
 * Removes all second factors of a colleague who has lost them, replaces their password and ends their sessions. A mail to the
 * address of their record lets them choose a password and set up new factors. All admins are told.
 */
export const resetSecondFactorRoute = defineRoute()('DELETE', `${teamPath}/:id/second-factor`, {
  access: ['team'],
  recent: true,
});
