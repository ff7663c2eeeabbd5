import { createHmac } from 'node:crypto';
import { ConfigurationError, type Environment, requiredParameters } from './configuration-error.ts';

const minLength = 16;

/** The key of all hashes. Without it nobody can guess whom a rate limit is about, or make a form token. */
export function hashSecret(environment: Environment): string {
  const { HASH_SECRET } = requiredParameters(environment, 'HASH_SECRET');
  if (HASH_SECRET.length < minLength) {
    throw new ConfigurationError([`HASH_SECRET must have at least ${minLength} characters.`]);
  }
  return HASH_SECRET;
}

/** A digest of `parts` that only the holder of `secret` can make; one made for another purpose is never the same. */
export function keyedHash(secret: string, purpose: 'rate-limit' | 'form-token', ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}
