import { ConfigurationError, type Environment, requiredParameters } from '../shared/configuration-error.ts';

/** Each further recipient gives them all a twentieth more: they are queued one after the other, and the first waits for the last. */
const shareOfEach = 1 / 20;

/** When messages leave that are sent now, to so many people. */
export function leavesAt(now: Date, delaySeconds: number, recipients: number): Date {
  return new Date(now.getTime() + delaySeconds * 1000 * (1 + (recipients - 1) * shareOfEach));
}

/** Reads how long a message to one person waits; 0 takes the way back. */
export function readMessageDelay(environment: Environment): number {
  const { MESSAGE_DELAY_SECONDS: value } = requiredParameters(environment, 'MESSAGE_DELAY_SECONDS');
  if (!/^\d{1,2}$/.test(value))
    throw new ConfigurationError(['MESSAGE_DELAY_SECONDS must be a whole number below 100.']);
  return Number(value);
}
