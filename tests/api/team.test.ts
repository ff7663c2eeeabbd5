import { messages } from '@site/contract/shared/messages';
import { choosePasswordRoute, passwordMessages } from '@site/contract/team/password';
import { teamMessages } from '@site/contract/team/team';
import { testRows } from '@site/contract/test-support/test-rows';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteOrigin } from '../../scripts/emulators/addresses.ts';
import { demoAdmin, demoVisitor } from '../../scripts/seed/accounts.ts';
import { forgetAccount, logIn, logInAsAdmin } from '../support/accounts.ts';
import { auth, firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { uniqueMark } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { mailInState } from '../support/outbox.ts';
import {
  choosePassword,
  choosePasswordByApi,
  inviteAdmin,
  passwordLinkTo,
  readInvitation,
  readTeam,
  removeAdmin,
  requestPasswordMail,
  setRoles,
} from '../support/team-calls.ts';
import { afterSecond, afterSecondOf } from '../support/tokens.ts';
import { ownAdmin } from './own-admin.ts';

describe('a forgotten password', () => {
  it('gives everyone the same answer, and only an admin gets an email', async () => {
    const [account, nobody] = [await ownAdmin(), `${uniqueMark()}@example.org`];
    const answers = [];
    for (const email of [account.email, demoVisitor.email, nobody]) answers.push(await requestPasswordMail({ email }));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: 'success', message: passwordMessages.mailSent },
      });
    await passwordLinkTo(account.email);
    expect(await mailsTo(nobody)).toEqual([]);
    expect((await mailsTo(demoVisitor.email)).filter(({ subject }) => /password/.test(subject))).toEqual([]);
  });

  it('is replaced through a link on this site, once, and the outbox does not contain the link', async () => {
    const account = await ownAdmin();
    const before = await logIn(account);
    await requestPasswordMail({ email: account.email.toUpperCase() });
    await requestPasswordMail({ email: account.email });
    const link = await passwordLinkTo(account.email);
    expect(link.startsWith(`${siteOrigin}/login#`)).toBe(true);
    const { id } = await mailInState('SUCCESS', account.email);
    expect(JSON.stringify(id)).not.toContain(new URL(link).hash);
    await afterSecondOf(before);

    const password = `${uniqueMark()}-new`;
    expect((await choosePassword(link, password)).email).toBe(account.email);
    expect((await choosePassword(link, password)).error).toBeDefined();
    await expect(logIn(account)).rejects.toThrow('401');
    expect((await readTeam(await logIn({ ...account, password }))).status).toBe(200);
    expect((await readTeam(before)).status).toBe(401);
    expect(await mailsTo(account.email)).toHaveLength(1);
  });

  it('asks for an email address', async () => {
    expect(await requestPasswordMail({ email: 'ada' })).toMatchObject({
      status: 400,
      body: { errors: { email: messages.invalidEmail } },
    });
  });
});

describe('the team', () => {
  let admin: string;
  beforeAll(async () => {
    admin = await logInAsAdmin();
  });

  it('admits a colleague whom an admin invites by email, and refuses one whom an admin has removed', async () => {
    const [email, password] = [`${uniqueMark()}@example.org`, `${uniqueMark()}-new`];
    const grace = { name: 'Grace Hopper', email, roles: ['team'] };
    expect((await inviteAdmin(admin, grace)).body.data).toEqual({ email, isNew: true });
    expect((await inviteAdmin(admin, { ...grace, name: 'Somebody else' })).body.data).toEqual({ email, isNew: false });
    const link = await passwordLinkTo(email);
    expect(await mailsTo(email)).toHaveLength(1);
    await choosePasswordByApi(link, password);
    const token = await logIn({ email, password });
    const { members, changes } = (await readTeam(token)).body.data;
    expect(changes.filter(({ who }) => who.email === email).map(({ kind }) => kind)).toEqual(['arrived', 'invited']);
    const { uid } = await auth.getUserByEmail(email);
    expect(members).toContainEqual(
      expect.objectContaining({
        ...{ uid, name: 'Grace Hopper', isYou: true, invitedBy: demoAdmin.email, roles: ['team'] },
      }),
    );
    // The account of a visitor is not part of the team.
    expect(members.map((member) => member.email)).not.toContain(demoVisitor.email);

    expect((await removeAdmin(admin, uid)).status).toBe(200);
    expect([401, 403]).toContain((await readTeam(token)).status);
    expect([401, 403]).toContain((await removeAdmin(token, demoAdmin.uid)).status);
    const again = await removeAdmin(admin, uid);
    expect(again).toMatchObject({ status: 404, body: { message: teamMessages.notInTeam } });
    await forgetAccount(uid, email);
  });

  it('lets a colleague open an invitation as often as they like, and choose one password with it', async () => {
    const [email, password] = [`${uniqueMark()}@example.org`, `${uniqueMark()}-new`];
    await inviteAdmin(admin, { name: 'Grace Hopper', email, roles: ['jobs'] });
    const link = await passwordLinkTo(email);
    const { id } = await mailInState('SUCCESS', email);
    expect(JSON.stringify((await firestore.doc(`mail/${id}`).get()).data())).not.toContain(new URL(link).hash.slice(1));

    // Neither a visit to the link nor a refused password uses the link up.
    for (const _ of [1, 2]) expect((await readInvitation(link)).body.data).toEqual({ email });
    expect(await choosePasswordByApi(link, 'password1234')).toMatchObject({
      status: 400,
      body: { errors: { password: passwordMessages.tooCommon } },
    });
    expect((await choosePasswordByApi(link, password)).body.data).toEqual({ email });
    expect(await logIn({ email, password })).toBeTruthy();

    // A used link gets the same answer as a link that never existed.
    const spent = { status: 410, body: { status: 'error', message: passwordMessages.invitationSpent } };
    for (const bad of [link, `${link}x`, new URL('/login#invitation=made-up', siteOrigin).href]) {
      expect(await readInvitation(bad)).toMatchObject(spent);
      expect(await choosePasswordByApi(bad, `${password}er`)).toMatchObject(spent);
    }
    const { uid } = await auth.getUserByEmail(email);
    await removeAdmin(admin, uid);
    await forgetAccount(uid, email);
  });

  it('ends the link of an invitation once the account has a password from any source', async () => {
    const email = `${uniqueMark()}@example.org`;
    await inviteAdmin(admin, { name: 'Grace Hopper', email, roles: ['jobs'] });
    const link = await passwordLinkTo(email);
    const { uid } = await auth.getUserByEmail(email);
    expect((await readInvitation(link)).status).toBe(200);
    await afterSecond(Math.floor(Date.now() / 1000));
    expect((await choosePassword(await auth.generatePasswordResetLink(email), `${uniqueMark()}-new`)).email).toBe(
      email,
    );
    expect((await readInvitation(link)).status).toBe(410);
    await removeAdmin(admin, uid);
    await forgetAccount(uid, email);
  });

  it('requires exactly one code for a link', async () => {
    const { method, path } = choosePasswordRoute;
    for (const link of [{}, { code: 'a', invitation: 'b' }, { code: '' }])
      expect((await callApi(method, path, { json: { ...link, password: 'four words without sense' } })).status).toBe(
        400,
      );
  });

  it('refuses to remove an admin who asks to remove themselves, and does not treat a visitor as a colleague', async () => {
    const account = await ownAdmin();
    const token = await logIn(account);
    expect(await removeAdmin(token, account.uid)).toMatchObject({
      status: 409,
      body: { message: teamMessages.notYourself },
    });
    for (const uid of [demoVisitor.uid, 'nobody', '%2E%2E', 'a%2Fb', '__id__'])
      expect((await removeAdmin(token, uid)).status, uid).toBe(404);
    expect((await readTeam(token)).status).toBe(200);
  });

  testRows([
    ['no name', { email: 'grace@example.org' }, 'name'],
    ['a name of two lines', { name: 'Grace\nBcc: x', email: 'grace@example.org' }, 'name'],
    ['no address', { name: 'Grace' }, 'email'],
    ['two addresses', { name: 'Grace', email: 'a@example.org, b@example.org' }, 'email'],
    ['no role', { name: 'Grace', email: 'grace@example.org', roles: [] }, 'roles'],
    ['an invented role', { name: 'Grace', email: 'a@example.org', roles: ['chief'] }, 'roles'],
  ])('does not invite with an invalid field', async (_what, json, field) => {
    const { status, body } = await inviteAdmin(admin, { roles: ['jobs'], ...json });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  });

  it('gives a role, and takes it away from the next request on', async () => {
    const account = await ownAdmin();
    const token = await logIn(account);
    expect((await readTeam(token)).status).toBe(200);
    for (const json of [{}, { roles: [] }, { roles: 'team' }, { roles: ['chief'] }])
      expect((await setRoles(admin, account.uid, json)).status).toBe(400);
    expect((await setRoles(admin, account.uid, { roles: ['hiring', 'jobs', 'hiring'] })).body).toMatchObject({
      data: { roles: ['jobs', 'hiring'] },
    });
    expect(await readTeam(token)).toMatchObject({ status: 403, body: { message: messages.notYourRole } });
    expect((await setRoles(token, account.uid, { roles: ['team'] })).status).toBe(403);
    await setRoles(admin, account.uid, { roles: ['team'] });
    expect((await readTeam(token)).status).toBe(200);
  });
});
