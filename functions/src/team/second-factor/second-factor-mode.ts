import { type SecondFactorMode, secondFactorModes } from '@ohmbridge/contract/team/sign-in';
import { ConfigurationError, type Environment, requiredParameters } from '../../shared/configuration-error.ts';

// In a file of its own, which the check before a deployment imports without Firebase.

/** Whether this installation offers a second factor, or requires one. */
export function readSecondFactorMode(environment: Environment): SecondFactorMode {
  const { SECOND_FACTOR } = requiredParameters(environment, 'SECOND_FACTOR');
  const mode = secondFactorModes.find((known) => known === SECOND_FACTOR);
  if (!mode) throw new ConfigurationError([`SECOND_FACTOR must be one of: ${secondFactorModes.join(', ')}.`]);
  return mode;
}
