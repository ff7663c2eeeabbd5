import { collections } from '@site/contract/shared/collections';
import { changePasswordRoute } from '@site/contract/team/password';
import {
  passkeyOptionsRoute,
  proveCodeRoute,
  proveRecoveryCodeRoute,
  readSecondFactorRoute,
  secondFactorMessages,
} from '@site/contract/team/second-factor';
import { type AdminSession, confirmRoute, endOtherSessionsRoute, readSessionsRoute } from '@site/contract/team/session';
import { refusalReasons, signInMessages } from '@site/contract/team/sign-in';
import { inviteAdminRoute, resetSecondFactorRoute } from '@site/contract/team/team';
import { logoutRoute } from '@site/contract/team/user';
import { describe, expect, it } from 'vitest';
import { logIn, logInAsAdmin } from '../support/accounts.ts';
import { auth } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { nextCode, prove, readCurrentUser, setUpApp, signInByToken } from '../support/second-factor-calls.ts';
import { choosePassword, passwordLinkTo, requestPasswordMail } from '../support/team-calls.ts';
import { testedProduct } from '../support/tested-product.ts';
import { claimsOf, withClaims } from '../support/tokens.ts';
import { ownAdmin } from './own-admin.ts';

/** Tells whether the rules let a caller read applications directly from Firestore. */
async function readsApplications(token: string): Promise<boolean> {
  const { host, port } = emulatorAddresses.firestore;
  const path = `v1/projects/${testedProduct.projectId}/databases/(default)/documents/${collections.applications}?pageSize=1`;
  const { status } = await fetch(`http://${host}:${port}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return status === 200;
}

const readState = (token: string) => callApi(readSecondFactorRoute.method, readSecondFactorRoute.path, { token });
const proofNeeded = { status: 403, body: { data: { reason: refusalReasons.secondFactor } } };

describe('an admin with a second factor', () => {
  it('gets nothing from the API or the database with the password alone, until the factor is proved', async () => {
    const account = await ownAdmin();
    const before = await logIn(account);
    expect(await readsApplications(before)).toBe(true);
    const { secret, recoveryCodes, proved } = await setUpApp(before);
    expect(recoveryCodes).toHaveLength(10);
    expect(await readsApplications(proved)).toBe(true);
    expect((await readState(proved)).body).toMatchObject({
      data: { mode: 'offered', passkeys: [], app: { lastUsedAt: null }, recoveryCodesLeft: 10 },
    });

    // The earlier session must prove the second factor like every other session.
    for (const token of [before, await logIn(account)]) {
      expect((await readCurrentUser(token)).body.data).toMatchObject({ user: { admin: false }, pending: 'prove' });
      expect(await readsApplications(token)).toBe(false);
      expect(await readState(token)).toMatchObject(proofNeeded);
      expect(await callApi(readSessionsRoute.method, readSessionsRoute.path, { token })).toMatchObject(proofNeeded);
    }
    const token = await logIn(account);
    const options = await callApi(passkeyOptionsRoute.method, passkeyOptionsRoute.path, { token });
    expect(options.body).toMatchObject({
      data: { choice: { passkey: false, app: true, recoveryCodes: true }, options: null },
    });
    const answer = await prove(proveCodeRoute, token, { code: await nextCode(secret, 1) });
    expect(answer.status).toBe(200);
    const inside = await signInByToken(answer.body.data.token);
    expect(claimsOf(inside)).toMatchObject({ admin: true, secondFactor: true });
    expect((await readCurrentUser(inside)).body.data).toMatchObject({ user: { admin: true } });
    expect(await readsApplications(inside)).toBe(true);
    // A claim that is text does not count.
    expect(await readsApplications(withClaims(inside, { secondFactor: 'true' }))).toBe(false);
    expect((await readState(withClaims(inside, { secondFactor: 'true' }))).status).toBe(403);
  });

  it('must still prove it after choosing a new password by a link', async () => {
    const account = await ownAdmin();
    await setUpApp(await logIn(account));
    await requestPasswordMail({ email: account.email });
    const password = `${uniqueMark()}-new`;
    expect((await choosePassword(await passwordLinkTo(account.email), password)).email).toBe(account.email);
    const token = await logIn({ ...account, password });
    expect((await readCurrentUser(token)).body.data).toMatchObject({ user: { admin: false }, pending: 'prove' });
    expect(await readsApplications(token)).toBe(false);
  });

  it('is safe from a thief who guesses codes: five tries from anywhere; a recovery code still signs in, once', async () => {
    const account = await ownAdmin();
    const { secret, recoveryCodes } = await setUpApp(await logIn(account));
    const thief = await logIn(account);
    const right = await nextCode(secret, 1);
    const wrong = right === '000000' ? '000001' : '000000';
    const answers = [];
    for (let guess = 0; guess < 7; guess++) answers.push(await prove(proveCodeRoute, thief, { code: wrong }));
    const refused = answers.filter(({ status }) => status === 429);
    // The set-up of the app was the first of the five tries.
    expect(answers.slice(0, 4).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body.message).toBe(signInMessages.tooManyTries);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(60);
    const owner = await logIn(account);
    for (const token of [thief, owner]) expect((await prove(proveCodeRoute, token, { code: right })).status).toBe(429);
    for (let guess = 0; guess < 8; guess++)
      expect((await prove(proveRecoveryCodeRoute, thief, { code: '2222-'.repeat(6).slice(0, -1) })).status).toBe(400);
    const json = { code: recoveryCodes[0]?.toLowerCase() };
    expect((await prove(proveRecoveryCodeRoute, owner, json)).status).toBe(200);
    expect(await prove(proveRecoveryCodeRoute, owner, json)).toMatchObject({
      status: 400,
      body: { message: secondFactorMessages.wrongRecoveryCode },
    });
  });

  it('gets an email about a changed address of the account, and comes back with a new password', async () => {
    const account = await ownAdmin();
    const moved = { ...account, email: `moved-${account.email}` };
    // A person who knows the password moves the account at Firebase Authentication.
    await auth.updateUser(account.uid, { email: moved.email });
    const token = await logIn(moved);
    expect((await readCurrentUser(token)).body.data.user.admin).toBe(false);
    await requestPasswordMail({ email: account.email });
    const password = `${uniqueMark()}-new`;
    await choosePassword(await passwordLinkTo(account.email), password);
    await eventually('the email about the other address', async () =>
      (await mailsTo(account.email)).find(({ text }) => text.includes(moved.email)),
    );
    expect((await readCurrentUser(await logIn({ ...account, password }))).body.data.user.admin).toBe(true);
  });

  it('can get help from a colleague after losing it', async () => {
    const account = await ownAdmin();
    const { proved } = await setUpApp(await logIn(account));
    // A person who knows the password waits for this moment.
    await auth.updateUser(account.uid, { email: `moved-${account.email}` });
    const thief = { ...account, email: `moved-${account.email}` };
    await logIn(thief);
    const reset = resetSecondFactorRoute.path.replace(':id', account.uid);
    expect((await callApi(resetSecondFactorRoute.method, reset, { token: await logInAsAdmin() })).status).toBe(200);
    // The answer is a 401. In the second of the sign-in, the answer has no admin, because Firebase counts whole seconds.
    expect((await readCurrentUser(proved)).body.data?.user.admin).not.toBe(true);
    expect(await readsApplications(proved)).toBe(false);
    for (const known of [account, thief]) await expect(logIn(known)).rejects.toThrow();
    const password = `${uniqueMark()}-new`;
    await choosePassword(await passwordLinkTo(account.email), password);
    // Sessions from the second of the colleague's help have ended, too, and a fast machine is still in that second.
    await eventually('an admin again', async () => {
      const { body } = await readCurrentUser(await logIn({ ...account, password }));
      return body.data?.user.admin || undefined;
    });
  });
});

describe('a session', () => {
  const long = (token: string, seconds: number) => {
    const then = Math.floor(Date.now() / 1000) - seconds;
    return withClaims(token, { auth_time: then, iat: then });
  };

  it('opens nothing after twelve hours', async () => {
    const token = await logInAsAdmin();
    const old = long(token, 12 * 3600 + 1);
    expect((await readCurrentUser(old)).status).toBe(401);
    expect(await readsApplications(old)).toBe(false);
  });

  it('must confirm after ten minutes before it can invite anyone', async () => {
    const account = await ownAdmin();
    const token = await logIn(account);
    const older = withClaims(token, { confirmedAt: Math.floor(Date.now() / 1000) - 601 });
    const invite = (by: string) => callApi(inviteAdminRoute.method, inviteAdminRoute.path, { token: by, json: {} });
    expect(await invite(older)).toMatchObject({ status: 403, body: { data: { reason: refusalReasons.recent } } });
    const confirm = (password: string) => prove(confirmRoute, older, { password });
    expect(await confirm('wrong')).toMatchObject({ status: 400, body: { message: signInMessages.wrongPassword } });
    const confirmed = await confirm(account.password);
    expect(confirmed.status).toBe(200);
    // The request is now allowed, but its fields are refused.
    expect((await invite(await signInByToken(confirmed.body.data.token))).status).toBe(400);
  });

  it('can see and end the other sessions', async () => {
    const account = await ownAdmin();
    const [first, second] = [await logIn(account), await logIn(account)];
    const other = withClaims(first, { session: 'other' });
    const sessions = async (token: string) => {
      const answer = await callApi<{ data: { sessions: AdminSession[] } }>(
        readSessionsRoute.method,
        readSessionsRoute.path,
        { token },
      );
      return answer.status === 200 ? answer.body.data.sessions : answer.status;
    };
    // Both sessions began with a login through the API.
    expect(await sessions(other)).toContainEqual(expect.objectContaining({ isThis: true }));
    expect(await sessions(second)).toContainEqual(expect.objectContaining({ isThis: false }));
    const ended = await prove(endOtherSessionsRoute, second);
    expect(ended.status).toBe(200);
    const token = await signInByToken(ended.body.data.token);
    expect(await sessions(token)).toEqual([expect.objectContaining({ isThis: true })]);
    expect(await readsApplications(token)).toBe(true);
    for (const old of [other, second]) {
      expect(await readsApplications(old)).toBe(false);
      expect([401, 403]).toContain(await sessions(old));
    }
  });

  it.each([
    { what: 'others were ended', end: (token: string) => prove(endOtherSessionsRoute, token) },
    { what: 'its owner logged out', end: (token: string) => callApi(logoutRoute.method, logoutRoute.path, { token }) },
    {
      what: 'its owner chose another password',
      end: (token: string, current: string) =>
        prove(changePasswordRoute, token, { current, next: `${uniqueMark()}-another` }),
    },
  ])('cannot be opened with a token from before $what', async ({ end }) => {
    const account = await ownAdmin();
    const { body } = await prove(confirmRoute, await logIn(account), { password: account.password });
    const kept = body.data.token;
    expect((await end(await logIn(account), account.password)).status).toBe(200);
    for (const _attempt of ['first', 'second']) {
      const token = await signInByToken(kept);
      expect((await readCurrentUser(token)).body.data?.user.admin).not.toBe(true);
      expect(await readsApplications(token)).toBe(false);
    }
  });

  it('from the second of a log-out ends as well', async () => {
    const account = await ownAdmin();
    const [mine, other] = [await logIn(account), await logIn(account)];
    // The test takes the time before the log-out. The log-out answers after its second, and later sessions are valid.
    const now = Math.floor(Date.now() / 1000);
    await callApi(logoutRoute.method, logoutRoute.path, { token: mine });
    for (const sameSecond of [other, withClaims(other, { auth_time: now })])
      expect(await readsApplications(sameSecond)).toBe(false);
  });

  it('with a second factor needs a fresh proof to change the password; the old password is not enough', async () => {
    const account = await ownAdmin();
    const { proved } = await setUpApp(await logIn(account));
    const older = withClaims(proved, { confirmedAt: Math.floor(Date.now() / 1000) - 601 });
    const json = { current: account.password, next: `${uniqueMark()}-another` };
    expect(await prove(changePasswordRoute, older, json)).toMatchObject({
      status: 403,
      body: { data: { reason: refusalReasons.recent } },
    });
    const confirmedAt = Math.floor(Date.now() / 1000) - 60;
    const answer = await prove(changePasswordRoute, withClaims(proved, { confirmedAt }), json);
    const token = await signInByToken(answer.body.data.token);
    // The new session keeps the confirmation time of the old one.
    expect(claimsOf(token)).toMatchObject({ secondFactor: true, confirmedAt });
    expect((await readCurrentUser(token)).body.data.user.admin).toBe(true);
    expect(await readsApplications(token)).toBe(true);
  });

  it('can try at most five old passwords for an account', async () => {
    const account = await ownAdmin();
    const token = await logIn(account);
    const json = { current: 'not the old one', next: `${uniqueMark()}-another` };
    const statuses = [];
    for (let guess = 0; guess < 7; guess++) statuses.push((await prove(changePasswordRoute, token, json)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});
