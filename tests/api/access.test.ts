import { apiRoutes } from '@ohmbridge/contract/api';
import { messages } from '@ohmbridge/contract/shared/messages';
import { type Role, roles } from '@ohmbridge/contract/team/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccount,
  createAdmin,
  logIn,
  logInAsAdmin,
  logInAsVisitor,
  type OwnAccount,
} from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { validJob } from '../support/factories.ts';
import { expectNothingStored } from '../support/stored-things.ts';
import { claimsOf, withClaims } from '../support/tokens.ts';

const routes = Object.values(apiRoutes);
const closedRoutes = routes.filter((route) => route.access !== 'anyone');
const adminRoutes = closedRoutes.filter((route) => route.access !== 'signed-in');
const roleRoutes = adminRoutes.filter((route) => Array.isArray(route.access));

/** Calls a route with a body that it would take, so that nothing but the token can be wrong. */
function call(route: (typeof routes)[number], token?: string) {
  const json = route.body === undefined ? undefined : validJob();
  const path = route.path.replace(':id', 'some-job');
  return callApi(route.method, path, { ...(json && { json }), ...(token !== undefined && { token }) });
}

let visitor: string;
/** Somebody of each role, and one who has none left. */
const held: [name: string, roles: Role[]][] = [...roles.map((role): [string, Role[]] => [role, [role]]), ['none', []]];
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

describe.each(closedRoutes)('$method $path', (route) => {
  it('asks those without a token to sign in', async () => {
    expect(await call(route)).toMatchObject({
      status: 401,
      body: { status: 'error', message: messages.signInRequired },
    });
  });

  const refusesToken = async (token: string) => {
    expect(await call(route, token)).toMatchObject({
      status: 401,
      body: { status: 'error', message: messages.sessionEnded },
    });
  };
  it('does not take rubbish for a token', () => refusesToken('rubbish'));
  it.each(['a.b.c', '%00', 'null'])('does not take %s for a token', { tags: ['weekly'] }, refusesToken);
});

describe.each(adminRoutes)('$method $path', (route) => {
  it('is refused to a visitor who has signed in', async () => {
    expect(await call(route, visitor)).toMatchObject({
      status: 403,
      body: { status: 'error', message: messages.notAnAdmin },
    });
  });

  const refusesClaim = async (admin: unknown) => {
    const token = withClaims(visitor, { admin });
    expect(await call(route, token)).toMatchObject({
      status: 403,
      body: { status: 'error', message: messages.notAnAdmin },
    });
  };
  it('is refused to an account whose claim is a text', () => refusesClaim('true'));
  const claims = [1, 'admin', { valueOf: true }];
  it.each(claims)('is refused to an account whose claim is %o', { tags: ['weekly'] }, refusesClaim);
});

const admits = (route: (typeof routes)[number], role: string) => (route.access as readonly string[]).includes(role);

// What a role opens is told by the stories of each screen; that it opens nothing else, here.
describe.each(held.map(([name]) => name))('the role %s', (name) => {
  it.each(roleRoutes.filter((route) => !admits(route, name)))('is refused $method $path', async (route) => {
    expect(await call(route, tokens.get(name))).toMatchObject({
      status: 403,
      body: { status: 'error', message: messages.notYourRole },
    });
  });
});

it('every route of the admin area is in the table of roles', () => {
  const table = Object.fromEntries(
    roleRoutes.map(({ method, path, access }) => [`${method} ${path}`, (access as readonly string[]).join(' ')]),
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
  expect(adminRoutes.filter((route) => !roleRoutes.includes(route)).map(({ path }) => path)).toEqual([
    '/api/notification-settings',
    '/api/notification-settings',
    // How one signs in oneself.
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
  const ended = { status: 401, body: { status: 'error', message: messages.sessionEnded } };
  let token: string;

  beforeAll(async () => {
    token = await logInAsAdmin();
  });

  it('is good as it is', async () => {
    expect((await call(currentUser, withClaims(token, {}))).status).toBe(200);
  });

  it('is refused once it has expired', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await call(currentUser, withClaims(token, { iat: now - 7200, exp: now - 3600 }))).toMatchObject(ended);
  });

  it('is refused when it is meant for another project', async () => {
    const { aud, iss } = claimsOf(token);
    expect(await call(currentUser, withClaims(token, { aud: `${aud}-other` }))).toMatchObject(ended);
    expect(await call(currentUser, withClaims(token, { iss: `${iss}-other` }))).toMatchObject(ended);
  });

  it('is refused once its account is gone', async () => {
    const account = await createAccount();
    const orphaned = await logIn(account);
    expect((await call(currentUser, orphaned)).status).toBe(200);
    await account.remove();
    expect(await call(currentUser, orphaned)).toMatchObject(ended);
  });
});
