import { setTimeout as delay } from 'node:timers/promises';
import { testedProduct } from './tested-product.ts';

type Claims = Record<string, unknown>;

/** Gives the claims in a token. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
}

/** Gives the same token with other claims, as if the product's own accounts had issued it. */
export function withClaims(token: string, changes: Claims): string {
  return testedProduct.token({ ...claimsOf(token), ...changes });
}

/**
 * Waits until a second is over. Firebase counts whole seconds, so an event in the second of a login does not count as later.
 */
export async function afterSecond(second: number): Promise<void> {
  while (Date.now() < (second + 1) * 1000) await delay((second + 1) * 1000 - Date.now());
}

/** Waits until the second is over in which the session of the token began. */
export const afterSecondOf = (token: string) => afterSecond(Number(claimsOf(token).auth_time));
