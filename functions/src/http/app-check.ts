import { messages } from '@ohmbridge/contract/shared/messages';
import { ConfigurationError, type Environment, missingParameters } from '../shared/configuration-error.ts';
import { HttpError } from '../shared/http-error.ts';

/** Refuses with a 401 what comes without a token of App Check, where this installation asks for one. */
export type VerifyApp = (token: string | undefined) => Promise<void>;

const rejectedTokenCodes = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** @param verifyToken as the Admin SDK's: throws what does not hold */
export function createAppCheck(isRequired: () => boolean, verifyToken: (token: string) => Promise<unknown>): VerifyApp {
  return async (token) => {
    if (!isRequired()) return;
    if (!token) throw notFromSite();
    try {
      await verifyToken(token);
    } catch (error) {
      throw isRejectedToken(error) ? notFromSite() : error;
    }
  };
}

/** Whether this installation asks for App Check. @throws {ConfigurationError} rather than guess */
export function appCheckIsRequired(environment: Environment): boolean {
  const value = environment.APP_CHECK?.trim();
  const errors = missingParameters(environment, ['APP_CHECK']);
  if (value && value !== 'off' && value !== 'require') errors.push('APP_CHECK must be off or require.');
  if (errors.length > 0) throw new ConfigurationError(errors);
  return value === 'require';
}

function notFromSite(): HttpError {
  return new HttpError(401, messages.notFromSite);
}

function isRejectedToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && rejectedTokenCodes.has(String(error.code));
}
