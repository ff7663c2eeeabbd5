import { apiRoutes } from '@ohmbridge/contract/api';
import { messages } from '@ohmbridge/contract/shared/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, logIn, logInAsAdmin, logInAsVisitor } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { validJob } from '../support/factories.ts';
import { expectNothingStored } from '../support/stored-things.ts';
import { claimsOf, withClaims } from '../support/tokens.ts';

const routes = Object.values(apiRoutes);
const closedRoutes = routes.filter((route) => route.access !== 'anyone');
const adminRoutes = routes.filter((route) => route.access === 'admin');

/** Calls a route with a body that it would take, so that nothing but the token can be wrong. */
function call(route: (typeof routes)[number], token?: string) {
  const json = route.body === undefined ? undefined : validJob();
  const path = route.path.replace(':id', 'some-job');
  return callApi(route.method, path, { ...(json && { json }), ...(token !== undefined && { token }) });
}

let visitor: string;

beforeAll(async () => {
  visitor = await logInAsVisitor();
});

expectNothingStored();

describe.each(closedRoutes)('$method $path', (route) => {
  it('asks those without a token to sign in', async () => {
    expect(await call(route)).toMatchObject({
      status: 401,
      body: { status: 'error', message: messages.signInRequired },
    });
  });

  it.each(['rubbish', 'a.b.c', '%00', 'null'])('does not take %s for a token', async (token) => {
    expect(await call(route, token)).toMatchObject({
      status: 401,
      body: { status: 'error', message: messages.sessionEnded },
    });
  });
});

describe.each(adminRoutes)('$method $path', (route) => {
  it('is refused to a visitor who has signed in', async () => {
    expect(await call(route, visitor)).toMatchObject({
      status: 403,
      body: { status: 'error', message: messages.notAnAdmin },
    });
  });

  it.each(['true', 1, 'admin', { valueOf: true }])('is refused to an account whose claim is %o', async (admin) => {
    const token = withClaims(visitor, { admin });
    expect(await call(route, token)).toMatchObject({
      status: 403,
      body: { status: 'error', message: messages.notAnAdmin },
    });
  });
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
