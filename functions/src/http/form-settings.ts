import { type Environment, readChoice } from '../shared/configuration-error.ts';

// The settings that guard the public forms. The deployment check reads them too, so nothing here loads Firebase.

/** Tells what puts a submission into quarantine: nothing, the honeypot alone, or a missing or wrong token too. */
export const readStrictness = (environment: Environment) =>
  readChoice(environment, 'HUMAN_CHECK', ['off', 'field', 'token']);

/** Tells whether this installation asks for App Check. */
export const appCheckIsRequired = (environment: Environment): boolean =>
  readChoice(environment, 'APP_CHECK', ['off', 'require']) === 'require';
