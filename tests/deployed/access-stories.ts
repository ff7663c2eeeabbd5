import { messages } from '@site/contract/shared/messages';
import { loginRoute } from '@site/contract/team/login';
import { currentUserRoute } from '@site/contract/team/user';
import { afterEach, describe, expect, it } from 'vitest';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import { createAdmin, forgetAccount, logIn, logInAsAdmin } from '../support/accounts.ts';
import { auth } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark } from '../support/factories.ts';
import { makeKeyPair, signToken } from '../support/rehearsal/certificates.ts';
import type { Rehearsal } from '../support/rehearsal/rehearsal.ts';
import {
  choosePasswordByApi,
  inviteAdmin,
  passwordLinkTo,
  readInvitation,
  readTeam,
  removeAdmin,
} from '../support/team-calls.ts';
import { claimsOf } from '../support/tokens.ts';

const whoAmI = (token: string) => callApi(currentUserRoute.method, currentUserRoute.path, { token });
const ended = { status: 401, body: { status: 'error', message: messages.sessionEnded } };

/** Tests which tokens the API accepts: the rehearsal signs its tokens, which the emulator does not. */
export function describeAccess(rehearsal: Rehearsal): void {
  describe('a token', () => {
    it('without a signature, with a wrong key or from tomorrow is refused', async () => {
      const admin = await createAdmin();
      const token = await logIn(admin);
      expect((await whoAmI(token)).status).toBe(200);
      const claims = claimsOf(token);

      const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
      expect(await whoAmI(`${unsigned}.${token.split('.')[1]}.`)).toMatchObject(ended);
      expect(await whoAmI(signToken(claims, await makeKeyPair()))).toMatchObject(ended);
      expect(await whoAmI(signToken(claims, rehearsal.google.tokens, 'another-key'))).toMatchObject(ended);
      const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
      const later = { ...claims, iat: tomorrow, auth_time: tomorrow, exp: tomorrow + 3600 };
      expect(await whoAmI(signToken(later, rehearsal.google.tokens))).toMatchObject(ended);
      await admin.remove();
    });

    it('ends with the sessions of its owner', async () => {
      const admin = await createAdmin();
      const token = await logIn(admin);
      await eventually(
        'the next second',
        async () => Date.now() / 1000 > Number(claimsOf(token).auth_time) + 1 || undefined,
      );
      await auth.revokeRefreshTokens(admin.uid);
      expect(await whoAmI(token)).toMatchObject(ended);
      await admin.remove();
    });
  });

  it('the link of an invitation leads to a new password and to the admin area', async () => {
    const [email, password] = [`${uniqueMark()}@example.org`, `${uniqueMark()}-new`];
    await inviteAdmin(await logInAsAdmin(), { name: 'Grace Hopper', email, roles: ['team'] });
    const link = await passwordLinkTo(email);
    expect((await readInvitation(link)).body.data).toEqual({ email });
    expect((await choosePasswordByApi(link, password)).body.data).toEqual({ email });
    expect((await readTeam(await logIn({ email, password }))).status).toBe(200);
    const { uid } = await auth.getUserByEmail(email);
    await removeAdmin(await logInAsAdmin(), uid);
    await forgetAccount(uid, email);
  });

  describe('while Google fails', () => {
    afterEach(() => rehearsal.google.faults.clear());

    it.each([403, 429, 500])('with a page and status %i, no one signs in, and the answer is JSON', async (status) => {
      const page = { status, headers: { 'content-type': 'text/html' }, body: '<h1>Sorry</h1>' };
      rehearsal.google.faults.set('identitytoolkit', { answer: page });
      const { status: answered, body } = await callApi(loginRoute.method, loginRoute.path, { json: demoAdmin });
      expect(answered).toBeGreaterThanOrEqual(429);
      expect(body).toEqual({ status: 'error', message: expect.any(String) });
    });

    it('the session continues, and no data is shown, if Google cannot confirm the token', async () => {
      const token = await logInAsAdmin();
      rehearsal.google.faults.set('identitytoolkit', { answer: { status: 500, body: '' } });
      const { status, body } = await whoAmI(token);
      expect({ status, message: body.message }).toEqual({ status: 500, message: messages.unexpected });
    });
  });

  describe('a broken address', () => {
    it.each(['/api/jobs/%', '/api/%ff', '/api/jobs/%E0%A4%A'])('gets an answer in JSON: %s', async (path) => {
      expect(await callApi('GET', path)).toMatchObject({ status: 404, body: { status: 'error' } });
    });
  });
}
