import { addAppRoute, newAppRoute, type ProvedAnswer } from '@site/contract/team/second-factor';
import type { Pending } from '@site/contract/team/sign-in';
import { currentUserRoute, type User } from '@site/contract/team/user';
import { codeAt } from '../../functions/src/team/second-factor/app-codes.ts';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { callApi } from './api-client.ts';

interface Proved {
  data: ProvedAnswer;
}

/** Signs in with a custom token of the API, as a browser does. Gives the ID token. */
export async function signInByToken(token: string): Promise<string> {
  const host = emulatorEnvironment.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo-api-key`;
  const body = JSON.stringify({ token, returnSecureToken: true });
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { idToken } = (await response.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`The token was not taken: ${response.status}`);
  return idToken;
}

export const readCurrentUser = (token: string) =>
  callApi<{ data: { user: User; pending?: Pending } }>(currentUserRoute.method, currentUserRoute.path, { token });

/** Calls a route that proves something, and gives its answer. */
export const prove = (route: { method: string; path: string }, token: string, json?: unknown) =>
  callApi<Proved>(route.method, route.path, { token, json });

/** Gives a valid code. If the code of the present time step was used, a test needs the code of the next step. */
export const nextCode = (secret: string, stepsAhead = 0) => codeAt(secret, new Date(Date.now() + stepsAhead * 30_000));

/**
 * Sets up an authenticator app in the session of this token. Gives its secret, the recovery codes, and a token with the proof.
 */
export async function setUpApp(token: string): Promise<{ secret: string; recoveryCodes: string[]; proved: string }> {
  const begun = await callApi<{ data: { secret: string } }>(newAppRoute.method, newAppRoute.path, { token });
  const { secret } = begun.body.data;
  const { status, body } = await prove(addAppRoute, token, { code: await nextCode(secret) });
  if (status !== 200) throw new Error(`No app could be set up: ${status} ${body.message}`);
  return { secret, recoveryCodes: body.data.recoveryCodes ?? [], proved: await signInByToken(body.data.token) };
}
