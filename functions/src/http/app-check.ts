import { messages } from '@site/contract/shared/messages';
import { type Environment, readChoice } from '../shared/configuration.ts';
import { hasCode } from '../shared/error-outline.ts';
import { appCheck } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';

export const appCheckIsRequired = (environment: Environment): boolean =>
  readChoice(environment, 'APP_CHECK', ['off', 'require']) === 'require';

/** Refuses a request without a valid token of App Check, with a 401, if this installation requires one. */
export async function verifyApp(token: string | undefined): Promise<void> {
  if (!appCheckIsRequired(process.env)) return;
  if (!token) throw notFromSite();
  try {
    await appCheck().verifyToken(token);
  } catch (error) {
    throw hasCode(error, 'app-check/invalid-argument', 'app-check/app-check-token-expired') ? notFromSite() : error;
  }
}

const notFromSite = () => new HttpError(401, messages.notFromSite);
