import { createHmac } from 'node:crypto';
import { ConfigurationError, type Environment, requiredParameters } from './configuration-error.ts';

const shortest = 16;

/** The key of everything that is hashed here. Whoever lacks it can neither guess a name nor make a token. */
export function hashSecret(environment: Environment): string {
  const { HASH_SECRET } = requiredParameters(environment, 'HASH_SECRET');
  if (HASH_SECRET.length < shortest) {
    throw new ConfigurationError([`HASH_SECRET must have at least ${shortest} characters.`]);
  }
  return HASH_SECRET;
}

/** A digest of `parts` that only the holder of `secret` can make; one made for another purpose is never the same. */
export function keyedHash(secret: string, purpose: 'bucket' | 'form-token', ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}
