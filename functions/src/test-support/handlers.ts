import { apiRoutes } from '@site/contract/api';
import type { ApiRoute, FileAnswer } from '@site/contract/shared/route';
import { roles } from '@site/contract/team/roles';
import type { Caller, SignIn } from '../http/caller.ts';
import type { ApiHandlers, ApiRequest, RouteName } from '../http/handler.ts';
import type { RequestChecks } from '../http/mount-routes.ts';
import type { AddAuditEntry } from '../shared/audit-list.ts';

/** A file that reads like any other answer. */
const file: FileAnswer = {
  name: 'file.json',
  mediaType: 'application/json; charset=utf-8',
  size: 2,
  async *bytes() {
    yield Buffer.from('{}');
  },
};

/** Handlers that only answer, for all routes; a test replaces those that it checks. */
export const plainHandlers = Object.fromEntries(
  Object.entries<ApiRoute>(apiRoutes).map(([name, { sendsFile, redirects }]) => [
    name,
    async () => (sendsFile ? file : redirects ? { location: '/elsewhere' } : {}),
  ]),
) as unknown as ApiHandlers;

const user = { name: 'Demo Admin', username: 'admin', email: 'admin@example.com', admin: true };

/** An admin of all roles, who has just signed in. */
export const testAdmin = (changes: Partial<Caller> = {}): Caller => ({
  uid: 'admin',
  user,
  roles,
  signIn: freshSignIn(),
  ...changes,
});

/** A request as a handler gets it after all checks of the API, for tests that call the handler directly. */
export function requestOf<Name extends RouteName>(
  parts: Partial<ApiRequest<Name>> = {},
  admin = testAdmin(),
): ApiRequest<Name> {
  const nothing = { body: undefined, query: undefined, parameters: {}, file: undefined, idempotencyKey: undefined };
  const caller = async () => admin;
  // The cast is safe as long as a test passes the parts that its route reads.
  return { ...nothing, caller, signedIn: caller, ...parts } as unknown as ApiRequest<Name>;
}

const callers: Record<string, Caller> = {
  'admin-token': testAdmin(),
  'roleless-token': testAdmin({ uid: 'roleless', roles: [] }),
  'visitor-token': testAdmin({
    uid: 'visitor',
    user: { ...user, email: 'visitor@example.com', admin: false },
    roles: [],
  }),
};

/** An audit list that is not read. */
export const noAudit: AddAuditEntry = async () => {};

/** Checks that let everything through, and know the tokens of one admin, one admin without roles, and one visitor. */
export const plainChecks: RequestChecks = {
  countRequest: async () => {},
  verifyApp: async () => {},
  audit: noAudit,
  verifyToken: async (token) => {
    const caller = callers[token];
    if (!caller) throw new Error('Unknown token');
    return caller;
  },
};

/** Makes a sign-in of this moment, with a password. */
export function freshSignIn(changes: Partial<SignIn> = {}): SignIn {
  const now = Math.floor(Date.now() / 1000);
  const { authTime = now } = changes;
  return {
    authTime,
    mintedAt: authTime,
    confirmedAt: now,
    hasSecondFactor: false,
    session: `${now}`,
    address: undefined,
    userAgent: '',
    ...changes,
  };
}
