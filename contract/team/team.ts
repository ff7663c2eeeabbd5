import * as z from 'zod/mini';
import type { Author } from '../shared/author.ts';
import type { StoredTime } from '../shared/collections.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { emailField, requiredLine } from '../shared/text-fields.ts';
import { type Role, roles } from './roles.ts';

const noRole = 'Choose at least one role';
const rolesField = z.array(z.enum(roles, messages.unknownOption('Role')), noRole).check(
  z.minLength(1, noRole),
  z.overwrite((chosen) => roles.filter((role) => chosen.includes(role))),
);

/** An invitation: the name for the greeting, the address for the email, and the roles. */
export const invitationSchema = z.object({
  name: requiredLine('Name', limits.name),
  email: emailField(),
  roles: rolesField,
});

/** All roles of an admin from now on. */
export const rolesSchema = z.object({ roles: rolesField });

/** The uid of the colleague who takes over the assigned submissions; without it they have no assignee. */
export const removalSchema = z.object({ successor: z.optional(z.string()) });

export type InvitationInput = z.infer<typeof invitationSchema>;

/**
 * An `invited` admin has never signed in. The account or the claim of an `incomplete` admin is gone: they cannot sign in
 * until they are invited again.
 */
export type TeamMemberState = 'active' | 'invited' | 'incomplete';

export interface TeamMember {
  uid: string;
  name: string;
  email: string;
  state: TeamMemberState;
  roles: readonly Role[];
  isYou: boolean;
  /** When they became an admin. ISO 8601, like the others. */
  since: string;
  /** The address of the colleague who invited them; `null` if a command did, or the colleague is no longer known. */
  invitedBy: string | null;
  lastSignInAt: string | null;
  /** When their browser last fetched a new token, about once an hour. */
  lastSeenAt: string | null;
  /** Whether a second factor is set up. A colleague can remove a lost one. */
  hasSecondFactor: boolean;
}

/** The events of the team's history. A person has `arrived` at their first sign-in after an invitation. */
export type AdminEvent =
  | { kind: 'invited' | 'arrived' | 'removed' | 'second-factor-reset' }
  | { kind: 'roles'; before: readonly Role[]; after: readonly Role[] };

/** A line of the team's history. Addresses stay as they were. `at` is ISO 8601. */
export type AdminChange<Time = string> = AdminEvent & { who: Author; by: Author; at: Time };

/** A document of the `adminChanges` collection. It never changes. */
export type AdminChangeDocument = AdminChange<StoredTime>;

export const teamChangesShown = 50;

export interface Team {
  members: TeamMember[];
  changes: AdminChange[];
}

/** Messages about the team: apart from `messages`, which every form loads. */
export const teamMessages = {
  notInTeam: 'This person is no longer in the team.',
  successorNotInTeam:
    'This colleague is no longer in the team, or does not have the role “Hiring”. Choose someone else.',
  notYourOwnTeamRole: 'You cannot take the role “Team” from yourself. A colleague with this role can do it for you.',
  notYourself: 'You cannot remove yourself. A colleague can do it for you.',
  accountDisabled: 'The account of this address is switched off. The operator of the website can switch it on again.',
  noSecondFactor: 'This person has no second step.',
  ownSecondFactor: 'Change your own second step on the page “Signing in”.',
  hasSignedIn: 'This person has already signed in. They can ask for a new password on the login page.',
} as const;

const teamPath = '/api/team';
const changesTeam = { access: ['team'], recent: true } as const;

export const readTeamRoute = defineRoute<{ data: Team }>()('GET', teamPath, { access: ['team'] });

/**
 * Makes a person an admin, with an account if they have none, and emails them a link to choose a password. For a person who is
 * already an admin nothing happens, and `isNew` is false.
 */
export const inviteAdminRoute = defineRoute<{ data: { email: string; isNew: boolean } }>()('POST', teamPath, {
  ...changesTeam,
  body: invitationSchema,
});

/** Sends the invitation again to a person who has never signed in; `isSent` is false if one was sent just now. */
export const inviteAgainRoute = defineRoute<{ data: { isSent: boolean } }>()('POST', `${teamPath}/:id/invitation`, {
  ...changesTeam,
});

/**
 * Sets the roles of an admin from the next request on. An admin cannot take *team* from themselves, so that someone always
 * has it.
 */
export const setRolesRoute = defineRoute<{ data: { roles: readonly Role[] } }>()('PUT', `${teamPath}/:id/roles`, {
  ...changesTeam,
  body: rolesSchema,
});

/**
 * Removes an admin from the team, at once and in all their sessions, and assigns their submissions to the successor of the
 * query, or to no one. An admin cannot remove themselves, so that one admin always stays.
 */
export const removeAdminRoute = defineRoute()('DELETE', `${teamPath}/:id`, {
  ...changesTeam,
  query: removalSchema,
});

/**
 * Removes all second factors of a colleague who has lost them, replaces their password and ends their sessions. An email to the
 * address of their record lets them choose a password and set up new factors. All admins get an email about it.
 */
export const resetSecondFactorRoute = defineRoute()('DELETE', `${teamPath}/:id/second-factor`, {
  ...changesTeam,
});
