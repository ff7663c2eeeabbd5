import { ConfigurationError, type Environment, requiredParameters } from '../shared/configuration.ts';

/** The share of the delay that each further recipient adds: messages are queued one by one; the first waits for the last. */
const shareOfEach = 1 / 20;

/** Gives when messages leave that are sent now to this number of recipients. */
export function leavesAt(now: Date, delaySeconds: number, recipients: number): Date {
  return new Date(now.getTime() + delaySeconds * 1000 * (1 + (recipients - 1) * shareOfEach));
}

/** Reads how many seconds a message to one person waits; with 0, no message can be taken back. */
export function readMessageDelay(environment: Environment): number {
  const { MESSAGE_DELAY_SECONDS: value } = requiredParameters(environment, 'MESSAGE_DELAY_SECONDS');
  if (!/^\d{1,2}$/.test(value))
    throw new ConfigurationError(['MESSAGE_DELAY_SECONDS must be a whole number below 100.']);
  return Number(value);
}
