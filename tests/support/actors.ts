import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { demoAdmin } from '../../scripts/seed/accounts.ts';

/** Since when the admin has to have signed in, in seconds since 1970. */
export const validSince = 1_780_000_000;

const signedOut = 'admin who has signed out since';
const formerAdmin = 'former admin whose token still says "admin"';

/**
 * Everybody who may come to the rules, by what their token says; `undefined` is somebody without a token.
 * The impostors differ from the admin in one thing each.
 */
export const actors = {
  anonymous: undefined,
  'signed-in visitor': {},
  'visitor with the address of the admin, unverified': { email: 'admin@example.com', email_verified: false },
  'visitor whose claim is the text "true"': { admin: 'true' },
  'visitor whose claim is the number 1': { admin: 1 },
  'visitor whose claim is false': { admin: false },
  'visitor whose claim is null': { admin: null },
  'visitor with a claim of another name': { isAdmin: true, role: 'admin' },
  [formerAdmin]: { admin: true },
  [signedOut]: { admin: true },
  admin: { admin: true },
} as const satisfies Record<string, TokenOptions | undefined>;

export type Actor = keyof typeof actors;

export const everybody = Object.keys(actors) as Actor[];

/** The uid of everybody with a token but the former admin: there must be a record of this admin. */
export const recordedUid = demoAdmin.uid;

/**
 * The client of this actor, with a fresh session.
 * @param since since when the admin has to have signed in, as their record has it
 */
export function contextOf(environment: RulesTestEnvironment, actor: Actor, since = validSince): RulesTestContext {
  const token = actors[actor];
  if (token === undefined) return environment.unauthenticatedContext();
  const uid = actor === formerAdmin ? 'former-admin' : recordedUid;
  return environment.authenticatedContext(uid, { ...token, auth_time: actor === signedOut ? since - 1 : since });
}
