import { createHmac, timingSafeEqual } from 'node:crypto';
import { ConfigurationError, type Environment, isOnEmulators, requiredParameters } from './configuration.ts';

const minLength = 32;

/** The public key of the local stack. */
export const localHashSecret = 'known-to-everybody-on-the-local-stack';

/** Reads the key of all hashes. Without the key, no one can guess a rate limit's client or make a form token. */
export function hashSecret(environment: Environment): string {
  const { HASH_SECRET } = requiredParameters(environment, 'HASH_SECRET');
  if (HASH_SECRET.length < minLength) {
    throw new ConfigurationError([`HASH_SECRET must have at least ${minLength} characters.`]);
  }
  if (HASH_SECRET === localHashSecret && !isOnEmulators(environment)) {
    throw new ConfigurationError(["HASH_SECRET must not be the local stack's, which is public."]);
  }
  return HASH_SECRET;
}

type Purpose = 'rate-limit' | 'form-token' | 'erasure-code' | 'recovery-code' | 'alert-link' | 'invitation-link';

/** Computes a digest of `parts` that only the holder of `secret` can make. A digest for another purpose is never the same. */
export function keyedHash(secret: string, purpose: Purpose, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}

/** Compares two texts in constant time. */
export function isSame(one: string, another: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(another)];
  return first.length === second.length && timingSafeEqual(first, second);
}
