type Claims = Record<string, unknown>;

/** The claims in a token. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
}

/** The same token with other claims. Tokens of the Auth emulator are not signed, so this one is as good. */
export function withClaims(token: string, changes: Claims): string {
  const [header] = token.split('.');
  return `${header}.${Buffer.from(JSON.stringify({ ...claimsOf(token), ...changes })).toString('base64url')}.`;
}
