import type { User } from '@ohmbridge/contract/team/user';

/** The claims of an ID token that make a user. */
export interface TokenClaims {
  email?: string | undefined;
  name?: unknown;
  admin?: unknown;
}

/** The user behind a verified ID token. Of claims, only `admin: true` itself makes an admin. */
export function userFromToken(claims: TokenClaims): User {
  const email = claims.email ?? '';
  const username = email.replace(/@.*/s, '');
  const name = typeof claims.name === 'string' && claims.name !== '' ? claims.name : username;
  return { name, username, email, admin: claims.admin === true };
}
