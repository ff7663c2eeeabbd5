import { apiRoutes } from '@site/contract/api';
import { messages } from '@site/contract/shared/messages';
import { type Role, roles } from '@site/contract/team/roles';
import { closedRoutes } from '@site/contract/test-support/route-requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccount,
  createAdmin,
  logIn,
  logInAsAdmin,
  logInAsVisitor,
  type OwnAccount,
} from '../support/accounts.ts';
import { forEachOf, oneByOne } from '../support/all-at-once.ts';
import { callApi } from '../support/api-client.ts';
import { expectNothingStored } from '../support/stored-things.ts';
import { claimsOf, withClaims } from '../support/tokens.ts';

type ClosedRoute = (typeof closedRoutes)[number];
const adminRoutes = closedRoutes.filter(({ route }) => route.access !== 'signed-in');
const roleRoutes = adminRoutes.filter(({ route }) => Array.isArray(route.access));
/**
 * One route for each kind of access, to test real tokens and records. One function decides about the access to every route. The
 * tests of that function try all routes (functions/src/http/app.test.ts, mount-routes.test.ts).
 */
const some = closedRoutes.filter(
  ({ route }) => route === closedRoutes.find((other) => String(other.route.access) === String(route.access))?.route,
);
const someOfAdmins = some.filter((route) => adminRoutes.includes(route));

/** Calls a route with a valid path and body, so that only the token can be wrong. */
async function call({ route, path, body }: ClosedRoute, token?: string) {
  const request = { ...(body && { json: body }), ...(token !== undefined && { token }) };
  const answer = await callApi(route.method, path, request);
  return { status: answer.status, message: answer.body.message };
}

/** Gives the answer of each route to a token. */
async function answersOf(routes: readonly ClosedRoute[], token?: string) {
  return Object.fromEntries(await forEachOf(routes, async (route) => [route.what, await call(route, token)], oneByOne));
}

/** Gives the same expected answer for all routes. */
const fromEach = (routes: readonly ClosedRoute[], status: number, message: string) =>
  Object.fromEntries(routes.map(({ what }) => [what, { status, message }]));

let visitor: string;
/** The accounts: an admin for each role, an admin without roles, and an admin with all roles. */
const held = new Map<string, readonly Role[]>([
  ...roles.map((role) => [role, [role]] as const),
  ['none', []],
  ['all', roles],
]);
const tokens = new Map<string, string>();
const own: OwnAccount[] = [];

beforeAll(async () => {
  visitor = await logInAsVisitor();
  for (const [name, theirs] of held) {
    const account = await createAdmin(theirs);
    own.push(account);
    tokens.set(name, await logIn(account));
  }
});
afterAll(async () => {
  for (const account of own) await account.remove();
});

expectNothingStored();

describe('every route that needs a sign-in', () => {
  it('refuses a malformed token', async () => {
    for (const token of ['rubbish', 'a.b.c', '%00', 'null'])
      expect(await answersOf(some, token), token).toEqual(fromEach(some, 401, messages.sessionEnded));
  });
});

describe('every route of the admin area', () => {
  it('refuses a signed-in visitor', async () => {
    expect(await answersOf(someOfAdmins, visitor)).toEqual(fromEach(someOfAdmins, 403, messages.notAnAdmin));
  });

  it('refuses an account whose claim is not exactly true', async () => {
    for (const admin of ['true', 1, 'admin', { valueOf: true }]) {
      const answers = await answersOf(someOfAdmins, withClaims(visitor, { admin }));
      expect(answers).toEqual(fromEach(someOfAdmins, 403, messages.notAnAdmin));
    }
  });

  // The stories of each screen show the rights of a role; this test shows that the role has no other rights.
  it.each([...held.keys()])('refuses the role %s, if the route is for other roles', async (name) => {
    const others = some.filter(
      ({ route: { access } }) => Array.isArray(access) && !(held.get(name) ?? []).some((role) => access.includes(role)),
    );
    expect(await answersOf(others, tokens.get(name))).toEqual(fromEach(others, 403, messages.notYourRole));
  });

  it('accepts the path and the body of these tests from an admin with all roles', async () => {
    // These routes would change data, or end the session.
    const changing = ['checkHealth', 'createJob', 'inviteAdmin', 'saveTemplate', 'setDailyMail', 'setNotification'];
    const signingIn = /password|confirm|session|factor|^\/api\/auth\/log/;
    const harmless = adminRoutes.filter(({ name, path }) => !changing.includes(name) && !signingIn.test(path));
    const answers = Object.entries(await answersOf(harmless, tokens.get('all')));
    expect(answers.length).toBeGreaterThan(30);
    expect(answers.filter(([, { status }]) => ![200, 201, 404, 409].includes(status))).toEqual([]);
  });
});

it('every route of the admin area is in the table of roles', () => {
  const table = Object.fromEntries(
    roleRoutes.map(({ what, route }) => [what, (route.access as readonly string[]).join(' ')]),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "DELETE /api/jobs/:id": "jobs",
      "DELETE /api/jobs/:id/preview-links": "jobs",
      "DELETE /api/mails/:id": "hiring team",
      "DELETE /api/submissions/:kind/:id": "hiring",
      "DELETE /api/team/:id": "team",
      "DELETE /api/team/:id/second-factor": "team",
      "GET /api/desk-settings": "hiring",
      "GET /api/health": "team",
      "GET /api/health/browsers": "team",
      "GET /api/interviews/:id/scorecard": "hiring interviewer",
      "GET /api/submissions/:kind/:id/files/:file": "hiring interviewer",
      "GET /api/team": "team",
      "POST /api/desk/exports": "hiring",
      "POST /api/health/check": "team",
      "POST /api/interviews/:id/cancel": "hiring",
      "POST /api/interviews/:id/move": "hiring",
      "POST /api/interviews/:id/scorecard": "hiring interviewer",
      "POST /api/jobs": "jobs",
      "POST /api/jobs/:id/duplicate": "jobs",
      "POST /api/jobs/:id/preview-links": "jobs",
      "POST /api/jobs/:id/renew": "jobs",
      "POST /api/jobs/:id/restore": "jobs",
      "POST /api/jobs/bulk": "jobs",
      "POST /api/mails/:id/retry": "hiring team",
      "POST /api/mails/bulk": "hiring team",
      "POST /api/people/erase": "hiring",
      "POST /api/people/export": "hiring",
      "POST /api/submission-messages/:kind": "hiring",
      "POST /api/submission-messages/:kind/unsend": "hiring",
      "POST /api/submission-moves/:kind": "hiring",
      "POST /api/submissions/:kind/:id/notes": "hiring",
      "POST /api/submissions/:kind/:id/openings": "hiring interviewer",
      "POST /api/submissions/applications/:id/names": "hiring",
      "POST /api/team": "team",
      "POST /api/team/:id/invitation": "team",
      "PUT /api/health/daily-mail": "team",
      "PUT /api/jobs/:id": "jobs",
      "PUT /api/jobs/:id/state": "jobs",
      "PUT /api/message-templates/:name": "hiring",
      "PUT /api/submissions/:kind/:id/assignee": "hiring",
      "PUT /api/submissions/:kind/:id/status": "hiring",
      "PUT /api/submissions/:kind/:id/unread": "hiring",
      "PUT /api/team/:id/roles": "team",
    }
  `);
  expect(adminRoutes.filter((route) => !roleRoutes.includes(route)).map(({ route }) => route.path)).toEqual([
    '/api/notification-settings',
    '/api/notification-settings',
    // The route signs the caller in.
    '/api/auth/password',
    '/api/auth/second-factor/passkeys/:id',
    '/api/auth/second-factor/app',
    '/api/auth/second-factor/recovery-codes',
    '/api/auth/confirm',
    '/api/auth/sessions',
    '/api/auth/sessions',
  ]);
});

describe('a token', () => {
  const { currentUser } = apiRoutes;
  const ask = async (token: string) => {
    const { status, body } = await callApi(currentUser.method, currentUser.path, { token });
    return { status, message: body.message };
  };
  const ended = { status: 401, message: messages.sessionEnded };
  let token: string;

  beforeAll(async () => {
    token = await logInAsAdmin();
  });

  it('is valid unchanged, and refused once it has expired or when it is for another project', async () => {
    expect((await ask(withClaims(token, {}))).status).toBe(200);
    const now = Math.floor(Date.now() / 1000);
    expect(await ask(withClaims(token, { iat: now - 7200, exp: now - 3600 }))).toEqual(ended);
    const { aud, iss } = claimsOf(token);
    expect(await ask(withClaims(token, { aud: `${aud}-other` }))).toEqual(ended);
    expect(await ask(withClaims(token, { iss: `${iss}-other` }))).toEqual(ended);
  });

  it('is refused once its account is deleted', async () => {
    const account = await createAccount();
    const orphaned = await logIn(account);
    expect((await ask(orphaned)).status).toBe(200);
    await account.remove();
    expect(await ask(orphaned)).toEqual(ended);
  });
});
