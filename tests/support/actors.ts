import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { demoAdmin } from '../../scripts/seed/accounts.ts';

const now = Math.floor(Date.now() / 1000);
const hour = 3600;

/** Since when the admin has to have signed in, in seconds since 1970. */
export const validSince = now - hour;

const signedOut = 'admin who has signed out since';
const formerAdmin = 'former admin whose token still says "admin"';
const longSignedIn = 'admin who signed in more than twelve hours ago';

/** Admins with records of their own: of these a second factor is asked, or they signed in long ago. */
export const provingUid = 'proving-admin';
export const longUid = 'long-signed-in-admin';

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
  'visitor who has proved a second factor': { secondFactor: true },
  [formerAdmin]: { admin: true },
  [signedOut]: { admin: true },
  [longSignedIn]: { admin: true },
  'admin who has still to prove a second factor': { admin: true },
  'admin whose claim of a second factor is the text "true"': { admin: true, secondFactor: 'true' },
  'admin whose claim of a second factor is false': { admin: true, secondFactor: false },
  'admin who has proved a second factor': { admin: true, secondFactor: true },
  'admin who signed in almost twelve hours ago': { admin: true },
  admin: { admin: true },
} as const satisfies Record<string, TokenOptions | undefined>;

export type Actor = keyof typeof actors;

export const everybody = Object.keys(actors) as Actor[];

/** Who may what admins may. */
export const everyAdmin: readonly Actor[] = [
  'admin',
  'admin who has proved a second factor',
  'admin who signed in almost twelve hours ago',
];

/** The uid of everybody with a token who is not named above: there must be a record of this admin. */
export const recordedUid = demoAdmin.uid;

const uids: Partial<Record<Actor, string>> = {
  [formerAdmin]: 'former-admin',
  [longSignedIn]: longUid,
  'admin who signed in almost twelve hours ago': longUid,
  'admin who has still to prove a second factor': provingUid,
  'admin whose claim of a second factor is the text "true"': provingUid,
  'admin whose claim of a second factor is false': provingUid,
  'admin who has proved a second factor': provingUid,
};

/**
 * The client of this actor, with a fresh session.
 * @param since since when the admin has to have signed in, as their record has it
 */
export function contextOf(environment: RulesTestEnvironment, actor: Actor, since = validSince): RulesTestContext {
  const token = actors[actor];
  if (token === undefined) return environment.unauthenticatedContext();
  const authTimes: Partial<Record<Actor, number>> = {
    [signedOut]: since - 1,
    [longSignedIn]: now - 12 * hour - 1,
    'admin who signed in almost twelve hours ago': now - 12 * hour + 10 * 60,
  };
  return environment.authenticatedContext(uids[actor] ?? recordedUid, {
    ...token,
    auth_time: authTimes[actor] ?? since,
  });
}
