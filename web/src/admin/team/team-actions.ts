import type { Role } from '@site/contract/team/roles';
import {
  type InvitationInput,
  inviteAdminRoute,
  inviteAgainRoute,
  removeAdminRoute,
  resetSecondFactorRoute,
  setRolesRoute,
  type TeamMember,
} from '@site/contract/team/team';
import { teamCopy } from '../../content/product/admin-team.ts';
import type { Call } from '../session/call-as-admin.ts';

export async function invite(call: Call, body: InvitationInput): Promise<{ message: string }> {
  const { email, isNew } = (await call(inviteAdminRoute, { body })).data;
  return { message: isNew ? teamCopy.invited(email) : teamCopy.alreadyIn(email) };
}

/** Sends the email again to a colleague who has not signed in yet. */
export async function sendAgain(call: Call, { uid, email }: TeamMember): Promise<{ message: string }> {
  const { isSent } = (await call(inviteAgainRoute, { parameters: { id: uid } })).data;
  return { message: isSent ? teamCopy.sentAgain(email) : teamCopy.sentJustNow(email) };
}

export async function setRoles(call: Call, { uid, name }: TeamMember, roles: Role[]): Promise<{ message: string }> {
  await call(setRolesRoute, { parameters: { id: uid }, body: { roles } });
  return { message: teamCopy.rolesSaved(name) };
}

/** Removes a colleague from the team. Their submissions are assigned to `successor`, or to no one. */
export async function remove(
  call: Call,
  { uid, name }: TeamMember,
  successor: string | undefined,
): Promise<{ message: string }> {
  await call(removeAdminRoute, { parameters: { id: uid }, query: { successor } });
  return { message: teamCopy.removed(name) };
}

/** Resets the second factor of a colleague who has lost it. */
export async function resetSecondFactor(call: Call, { uid, name }: TeamMember): Promise<{ message: string }> {
  await call(resetSecondFactorRoute, { parameters: { id: uid } });
  return { message: teamCopy.resetDone(name) };
}
