import { messages } from '@ohmbridge/contract/shared/messages';
import { type Environment, readChoice } from '../shared/configuration-error.ts';
import { appCheck } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';

/** Tells whether this installation requires App Check. */
export const appCheckIsRequired = (environment: Environment): boolean =>
  readChoice(environment, 'APP_CHECK', ['off', 'require']) === 'require';

const rejectedTokenCodes = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** Refuses a request without a valid token of App Check, with a 401, if this installation requires one. */
export async function verifyApp(token: string | undefined): Promise<void> {
  if (!appCheckIsRequired(process.env)) return;
  if (!token) throw notFromSite();
  try {
    await appCheck().verifyToken(token);
  } catch (error) {
    throw isRejectedToken(error) ? notFromSite() : error;
  }
}

function notFromSite(): HttpError {
  return new HttpError(401, messages.notFromSite);
}

function isRejectedToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && rejectedTokenCodes.has(String(error.code));
}
