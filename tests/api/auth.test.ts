import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { loginRoute } from '@site/contract/team/login';
import { roles } from '@site/contract/team/roles';
import { currentUserRoute, logoutRoute } from '@site/contract/team/user';
import { testRows } from '@site/contract/test-support/test-rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAdmin, demoVisitor } from '../../scripts/seed/accounts.ts';
import { type Credentials, createAccount, logIn, logInAsAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { claimsOf } from '../support/tokens.ts';

const currentUser = (token?: string) =>
  callApi(currentUserRoute.method, currentUserRoute.path, token === undefined ? {} : { token });
const logOut = (token: string) => callApi(logoutRoute.method, logoutRoute.path, { token });

describe('signing in', () => {
  const post = (json: unknown) => callApi(loginRoute.method, loginRoute.path, { json });

  it.each([
    { who: 'an admin', account: demoAdmin, username: 'admin', admin: true },
    { who: 'a visitor with an account', account: demoVisitor, username: 'visitor', admin: false },
  ])('gives $who a token and their user', async ({ account, username, admin }) => {
    const { name, email, password } = account;
    const { status, body } = await post({ email, password });

    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'success', token: expect.any(String), data: { user: { name, username, email, admin } } },
    });
  });

  it('gives the same answer for a wrong password and for an unknown address', async () => {
    const { email, password } = demoAdmin;
    const wrongPassword = await post({ email, password: `${password}!` });
    const wrongAddress = await post({ email: 'nobody@example.com', password });

    const refusal = { status: 401, body: { status: 'error', message: messages.wrongCredentials } };
    expect(wrongPassword).toMatchObject(refusal);
    expect(wrongAddress.body).toEqual(wrongPassword.body);
    expect(wrongAddress.status).toBe(wrongPassword.status);
  });

  const email = 'a@example.org';
  testRows([
    [{ password: 'x' }, { email: messages.required('Email') }],
    [{ email }, { password: messages.required('Password') }],
    [{}, { email: messages.required('Email'), password: messages.required('Password') }],
    [{ email: 'admin', password: 'x' }, { email: messages.invalidEmail }],
    [{ email: `${email},b@example.org`, password: 'x' }, { email: messages.oneEmail('Email') }],
    [{ email, password: { length: 8 } }, { password: messages.required('Password') }],
    [{ email, password: 'x'.repeat(limits.password + 1) }, { password: messages.tooLong('Password', limits.password) }],
  ])('asks again for missing or wrong fields', async (json, errors) => {
    const { status, body } = await post(json);
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 'error', message: messages.invalidFields, errors },
    });
  });
});

describe('a session', () => {
  let account: Credentials & { remove: () => Promise<void> };

  beforeEach(async () => {
    account = await createAccount();
  });

  afterEach(() => account.remove());

  it('knows its user', async () => {
    const { status, body } = await currentUser(await logInAsAdmin());
    const { name, email } = demoAdmin;
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'success', data: { user: { name, username: 'admin', email, admin: true }, roles: [...roles] } },
    });
  });

  it('ends everywhere when its owner signs out', async () => {
    const [one, another] = [await logIn(account), await logIn(account)];
    expect((await currentUser(one)).status).toBe(200);
    // Firebase stores the end of sessions in whole seconds. A session that began in that second still counts.
    await eventually('the next second', async () => Math.floor(Date.now() / 1000) > signedInAt(another) || undefined);

    const { status, body } = await logOut(one);
    expect({ status, body }).toEqual({ status: 200, body: { status: 'success' } });

    for (const token of [one, another]) {
      const answer = await currentUser(token);
      expect(answer).toMatchObject({ status: 401, body: { status: 'error', message: messages.sessionEnded } });
    }
    expect((await currentUser(await logIn(account))).status).toBe(200);
  });
});

function signedInAt(token: string): number {
  return Number(claimsOf(token).auth_time);
}
