import { testedProduct } from './tested-product.ts';

type Claims = Record<string, unknown>;

/** The claims in a token. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
}

/** The same token with other claims, as if the product's own accounts had issued it. */
export function withClaims(token: string, changes: Claims): string {
  return testedProduct.token({ ...claimsOf(token), ...changes });
}
