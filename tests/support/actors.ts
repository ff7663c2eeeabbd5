import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import type { Role } from '@site/contract/team/roles';
import { demoAdmin } from '../../scripts/seed/accounts.ts';

const now = Math.floor(Date.now() / 1000);
const hour = 3600;

/** The earliest valid sign-in of the admin, in seconds since 1970. */
export const validSince = now - hour;

const signedOut = 'admin who has signed out since';
const formerAdmin = 'former admin whose token still says "admin"';
const keptToken = 'admin who signed in with a token that was made before their sessions ended';
const givenToken = 'admin who signed in with a token of the API';
const withoutRoles = 'admin whose record names no roles';
const longSignedIn = 'admin who signed in more than twelve hours ago';

/**
 * Every kind of caller of the rules, by the claims of its token; `undefined` is a caller without a token.
 * Each impostor differs from the admin in one thing.
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
  [keptToken]: { admin: true },
  [withoutRoles]: { admin: true },
  [longSignedIn]: { admin: true },
  'admin who has still to prove a second factor': { admin: true },
  'admin whose claim of a second factor is the text "true"': { admin: true, secondFactor: 'true' },
  'admin whose claim of a second factor is false': { admin: true, secondFactor: false },
  'admin who has proved a second factor': { admin: true, secondFactor: true },
  'admin who signed in almost twelve hours ago': { admin: true },
  admin: { admin: true },
  [givenToken]: { admin: true },
  'admin for jobs': { admin: true },
  'admin for hiring': { admin: true },
  interviewer: { admin: true },
  'admin for the team': { admin: true },
  'admin without a role': { admin: true },
} as const satisfies Record<string, TokenOptions | undefined>;

export type Actor = keyof typeof actors;

export const everybody = Object.keys(actors) as Actor[];

/**
 * The actors with the permissions of an admin with all roles. One of them has a token of the API, one has proved a second
 * factor, and one signed in long ago.
 */
export const everyAdmin: readonly Actor[] = [
  'admin',
  givenToken,
  'admin who has proved a second factor',
  'admin who signed in almost twelve hours ago',
];

/** The uid of every actor that has a token but not its own record. A record of this admin, with all roles, must exist. */
export const recordedUid = demoAdmin.uid;

/** The differences of an admin's record from the usual one. */
export interface RecordedAdmin {
  uid: string;
  /** The roles; by default all of them. `undefined` if the record names no roles. */
  roles?: readonly Role[] | undefined;
  /**
   * The word about the second factor; by default the word that waives it. `null` means no word, so that a second factor is
   * needed.
   */
  secondFactor?: string | null;
  /** Every sign-in counts, even an old one. */
  isLong?: true;
}

const proving: RecordedAdmin = { uid: 'proving', secondFactor: null };
const long: RecordedAdmin = { uid: 'long', isLong: true };

/** The actors with their own record. */
const ownRecords: Partial<Record<Actor, RecordedAdmin>> = {
  [givenToken]: { uid: 'given' },
  [withoutRoles]: { uid: 'no-roles', roles: undefined },
  'admin for jobs': { uid: 'jobs', roles: ['jobs'] },
  'admin for hiring': { uid: 'hiring', roles: ['hiring'] },
  interviewer: { uid: 'interviewer', roles: ['interviewer'] },
  'admin for the team': { uid: 'team', roles: ['team'] },
  'admin without a role': { uid: 'none', roles: [] },
  [longSignedIn]: long,
  'admin who signed in almost twelve hours ago': long,
  'admin who has still to prove a second factor': proving,
  'admin whose claim of a second factor is the text "true"': proving,
  'admin whose claim of a second factor is false': proving,
  'admin who has proved a second factor': proving,
};

/** The records of these actors, without repetitions. */
export const recordedAdmins: readonly RecordedAdmin[] = [...new Set(Object.values(ownRecords))];

/** Words that resemble "waived". Each one would pass one kind of careless comparison. */
export const almostWaived = ['waIved', 'waived-not', 'not-waived'];

/**
 * Gives the uid of an actor. The former admin, whose record is gone, has a uid without a record.
 * @param prefix separates the records of suites that share a database
 */
export function uidOf(actor: Actor, prefix = ''): string {
  if (actor === formerAdmin) return 'former-admin';
  const own = ownRecords[actor];
  return own ? prefix + own.uid : recordedUid;
}

/** The sender of a request. */
export interface Identity {
  uid: string;
  token: TokenOptions;
}

/**
 * Gives the uid and the token of this actor, with a fresh session; `undefined` for an actor without a token.
 * @param since the earliest valid sign-in in the admin's record
 */
export function identityOf(
  actor: Actor,
  { since = validSince, prefix = '' }: { since?: number; prefix?: string } = {},
): Identity | undefined {
  const token = actors[actor];
  if (token === undefined) return undefined;
  const authTimes: Partial<Record<Actor, number>> = {
    [signedOut]: since - 1,
    // The issue time of the token counts. The session may have signed in within the same second as the event that ended the
    // others.
    [givenToken]: since - 1,
    [longSignedIn]: now - 12 * hour - 1,
    'admin who signed in almost twelve hours ago': now - 12 * hour + 10 * 60,
  };
  const minted: Partial<Record<Actor, number>> = {
    [keptToken]: since - 1,
    [givenToken]: since,
  };
  const times = {
    ...(minted[actor] !== undefined && { mintedAt: minted[actor] }),
    auth_time: authTimes[actor] ?? since,
  };
  return { uid: uidOf(actor, prefix), token: { ...token, ...times } };
}

/** Gives the client of this actor. */
export function contextOf(
  environment: RulesTestEnvironment,
  ...whose: Parameters<typeof identityOf>
): RulesTestContext {
  const identity = identityOf(...whose);
  return identity
    ? environment.authenticatedContext(identity.uid, identity.token)
    : environment.unauthenticatedContext();
}
