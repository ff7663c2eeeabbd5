import { apiRoutes } from '@ohmbridge/contract/api';
import type { ApiRoute, FileAnswer } from '@ohmbridge/contract/shared/route';
import { roles } from '@ohmbridge/contract/team/roles';
import type { Caller, SignIn } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
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

const callers: Record<string, Caller> = {
  'admin-token': { uid: 'admin', user, roles, signIn: freshSignIn() },
  'roleless-token': { uid: 'roleless', user, roles: [], signIn: freshSignIn() },
  'visitor-token': {
    uid: 'visitor',
    user: { ...user, email: 'visitor@example.com', admin: false },
    roles: [],
    signIn: freshSignIn(),
  },
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
