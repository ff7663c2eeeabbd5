import { choosePasswordRoute, readInvitationRoute, requestPasswordMailRoute } from '@site/contract/team/password';
import { passwordLinkIn } from '@site/contract/team/password-link';
import { inviteAdminRoute, readTeamRoute, removeAdminRoute, setRolesRoute, type Team } from '@site/contract/team/team';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { callApi } from './api-client.ts';
import { eventually } from './eventually.ts';
import { mailsTo } from './mailbox.ts';

export const readTeam = (token: string) => callApi<{ data: Team }>(readTeamRoute.method, readTeamRoute.path, { token });

export const inviteAdmin = (token: string, json: unknown) =>
  callApi<{ data: { email: string; isNew: boolean } }>(inviteAdminRoute.method, inviteAdminRoute.path, { token, json });

export const setRoles = (token: string, uid: string, json: unknown) =>
  callApi(setRolesRoute.method, setRolesRoute.path.replace(':id', uid), { token, json });

export const removeAdmin = (token: string, uid: string) =>
  callApi(removeAdminRoute.method, removeAdminRoute.path.replace(':id', uid), { token });

export const requestPasswordMail = (json: unknown) =>
  callApi(requestPasswordMailRoute.method, requestPasswordMailRoute.path, { json });

/** Gives the links to choose a password in the emails to this address. Other emails, about the team, have no such link. */
export async function passwordLinksTo(address: string): Promise<string[]> {
  const mails = await mailsTo(address);
  return mails.flatMap(({ text }) => /Choose a password: (\S+)/.exec(text)?.[1] ?? []);
}

/** Waits until this number of emails with a link has come to this address. Gives the link of the last one. */
export function passwordLinkTo(address: string, count = 1): Promise<string> {
  return eventually(`a link for ${address}`, async () => {
    const links = await passwordLinksTo(address);
    return links.length < count ? undefined : links.at(-1);
  });
}

/** Asks for the email address to which an invitation belongs. */
export const readInvitation = (link: string) =>
  callApi<{ data: { email: string } }>(readInvitationRoute.method, readInvitationRoute.path, {
    json: passwordLinkIn(new URL(link)),
  });

/** Chooses a password with the link of an email, as the login page does. */
export const choosePasswordByApi = (link: string, password: string) =>
  callApi<{ data: { email: string } }>(choosePasswordRoute.method, choosePasswordRoute.path, {
    json: { ...passwordLinkIn(new URL(link)), password },
  });

/** Chooses a password with the code of a link directly at Firebase Authentication, without our API. Gives its answer. */
export async function choosePassword(link: string, newPassword: string): Promise<{ email?: string; error?: object }> {
  const host = emulatorEnvironment.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-api-key`;
  const found = passwordLinkIn(new URL(link));
  const body = JSON.stringify({ oobCode: found && 'code' in found && found.code, newPassword });
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await response.json()) as { email?: string; error?: object };
}
