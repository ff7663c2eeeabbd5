import type { Role } from '@ohmbridge/contract/team/roles';
import {
  type InvitationInput,
  inviteAdminRoute,
  inviteAgainRoute,
  readTeamRoute,
  removeAdminRoute,
  resetSecondFactorRoute,
  setRolesRoute,
  type TeamMember,
} from '@ohmbridge/contract/team/team';
import { useQuery } from '@tanstack/react-query';
import { teamCopy } from '../../content/admin-team.ts';
import { callApi } from '../../shared/api.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

const refetchMilliseconds = 30_000;

/**
 * Reads the members of the team.
 * @param isFollowed whether the list is read again every half minute; names alone need no updates
 */
export function useTeam({ isFollowed = true } = {}) {
  const callAsAdmin = useCallAsAdmin();
  return useQuery({
    queryKey: ['team'],
    queryFn: () => callAsAdmin(async (token) => (await callApi(readTeamRoute, { token })).data),
    refetchInterval: isFollowed && refetchMilliseconds,
  });
}

/** Invites a colleague; gives a sentence about the outcome. */
export async function invite(token: string, body: InvitationInput): Promise<{ message: string }> {
  const { email, isNew } = (await callApi(inviteAdminRoute, { token, body })).data;
  return { message: isNew ? teamCopy.invited(email) : teamCopy.alreadyIn(email) };
}

/** Sends the email again to a colleague who has not signed in yet. */
export async function sendAgain(token: string, { uid, email }: TeamMember): Promise<{ message: string }> {
  const { isSent } = (await callApi(inviteAgainRoute, { token, parameters: { id: uid } })).data;
  return { message: isSent ? teamCopy.sentAgain(email) : teamCopy.sentJustNow(email) };
}

/** Sets the roles of a colleague. */
export async function setRoles(token: string, { uid, name }: TeamMember, roles: Role[]): Promise<{ message: string }> {
  await callApi(setRolesRoute, { token, parameters: { id: uid }, body: { roles } });
  return { message: teamCopy.rolesSaved(name) };
}

/** Removes a colleague from the team; their submissions go to `successor`, or to no one. */
export async function remove(
  token: string,
  { uid, name }: TeamMember,
  successor: string | undefined,
): Promise<{ message: string }> {
  await callApi(removeAdminRoute, { token, parameters: { id: uid }, query: { successor } });
  return { message: teamCopy.removed(name) };
}

/** Takes away what a colleague proves their second factor with, because they have lost it. */
export async function resetSecondFactor(token: string, { uid, name }: TeamMember): Promise<{ message: string }> {
  await callApi(resetSecondFactorRoute, { token, parameters: { id: uid } });
  return { message: teamCopy.resetDone(name) };
}
