import { createHmac, timingSafeEqual } from 'node:crypto';
import { ConfigurationError, type Environment, isOnEmulators, requiredParameters } from './configuration-error.ts';

const minLength = 32;

/** The key that stands in the file of the local stack, for all to read. */
export const localHashSecret = 'known-to-everybody-on-the-local-stack';

/** The key of all hashes. Without it nobody can guess whom a rate limit is about, or make a form token. */
export function hashSecret(environment: Environment): string {
  const { HASH_SECRET } = requiredParameters(environment, 'HASH_SECRET');
  if (HASH_SECRET.length < minLength) {
    throw new ConfigurationError([`HASH_SECRET must have at least ${minLength} characters.`]);
  }
  if (HASH_SECRET === localHashSecret && !isOnEmulators(environment)) {
    throw new ConfigurationError(["HASH_SECRET must not be the local stack's, which everybody knows."]);
  }
  return HASH_SECRET;
}

/** What hashes are made for. */
type Purpose = 'rate-limit' | 'form-token' | 'erasure-code' | 'recovery-code' | 'alert-link' | 'invitation-link';

/** A digest of `parts` that only the holder of `secret` can make; one made for another purpose is never the same. */
export function keyedHash(secret: string, purpose: Purpose, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}

/** Compares in a time that does not tell where two texts differ. */
export function isSame(one: string, another: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(another)];
  return first.length === second.length && timingSafeEqual(first, second);
}
