import { exportListRoute } from '@site/contract/desk/desk-routes';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import type { AuditDocument, AuditKind } from '@site/contract/team/audit';
import { loginRoute } from '@site/contract/team/login';
import { changePasswordRoute, choosePasswordRoute, passwordMessages } from '@site/contract/team/password';
import { readTeamRoute } from '@site/contract/team/team';
import { currentUserRoute, logoutRoute } from '@site/contract/team/user';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, logIn, logInAsVisitor, type OwnAccount } from '../support/accounts.ts';
import { auth, firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { afterSecondOf, claimsOf } from '../support/tokens.ts';

let account: OwnAccount;

beforeEach(async () => {
  account = await createAdmin();
});

afterEach(() => account.remove());

const toldOf = (uid: string) => firestore.collection(collections.auditEntries).where('who.uid', '==', uid);
/** Gives the entries about the admin of this test. */
const told = async (kind?: AuditKind): Promise<AuditDocument[]> =>
  (await toldOf(account.uid).get()).docs
    .map((document) => document.data() as AuditDocument)
    .filter((entry) => kind === undefined || entry.kind === kind);
/** Waits for the entries: an answer waits at most two seconds for its entry, so the entry may come later. */
const expectTold = (kind: AuditKind, entries: object[]) =>
  expect.poll(() => told(kind), { timeout: 20_000 }).toMatchObject(entries);
const call = (route: { method: string; path: string }, token?: string, json?: unknown) =>
  callApi(route.method, route.path, { ...(token !== undefined && { token }), ...(json !== undefined && { json }) });
describe('the audit list has', () => {
  it('each session once, for a login at the API or at Firebase', async () => {
    const token = await logIn(account);
    for (const _ of [1, 2]) await call(currentUserRoute, token);
    await expectTold('signed-in', [{ session: claimsOf(token).auth_time, hasSecondFactor: false }]);
  });

  it('wrong passwords for an admin’s account, by the hour, without the typed text', async () => {
    const guess = (email: string) => call(loginRoute, undefined, { email, password: 'not the one' });
    for (const _ of [1, 2]) expect((await guess(account.email.toUpperCase())).status).toBe(401);
    await expectTold('sign-in-refused', [{ reason: 'wrong-credentials', count: 2 }]);
    const stranger = `${uniqueMark()}@example.org`;
    expect((await guess(stranger)).status).toBe(401);
    const { docs } = await firestore.collection(collections.auditEntries).get();
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain(stranger);
  });

  it('a request of an admin that their roles do not allow', async () => {
    await firestore
      .collection(collections.admins)
      .doc(account.uid)
      .update({ roles: ['jobs'] });
    const token = await logIn(account);
    expect(await call(readTeamRoute, token)).toMatchObject({ status: 403, body: { message: messages.notYourRole } });
    await expectTold('role-refused', [{ reason: 'not-your-role', route: 'readTeam', count: 1 }]);
  });

  it('a former admin who comes back, and a session that was ended', async () => {
    const token = await logIn(account);
    await firestore.collection(collections.admins).doc(account.uid).delete();
    expect((await call(readTeamRoute, token)).status).toBe(403);
    expect(await told('role-refused')).toEqual([]);
    await afterSecondOf(token);
    await call(logoutRoute, token);
    expect((await call(currentUserRoute, token)).status).toBe(401);
    const reasons = (await told('sign-in-refused')).map((entry) => entry.kind === 'sign-in-refused' && entry.reason);
    expect(new Set(reasons)).toEqual(new Set(['not-in-team', 'session-ended']));
  });

  it('a visitor’s request without the visitor', async () => {
    const visitor = await logInAsVisitor();
    expect((await call(readTeamRoute, visitor)).status).toBe(403);
    const { docs } = await firestore.collection(collections.auditEntries).where('reason', '==', 'not-an-admin').get();
    expect(docs.length).toBeGreaterThan(0);
    for (const document of docs) expect(document.get('who')).toBeNull();
  });

  it('an exported list without the searched words', async () => {
    const token = await logIn(account);
    const body = { kind: 'applications', count: 12, filters: ['search', 'status:new', 'job:J-0042', 'days:30'] };
    expect((await call(exportListRoute, token, body)).status).toBe(200);
    const named = { ...body, filters: ['search:Ada Lovelace'] };
    expect(await call(exportListRoute, token, named)).toMatchObject({
      status: 400,
      body: { errors: expect.anything() },
    });
    await expectTold('exported', [{ what: 'list', list: 'applications', count: 12 }]);
  });
});

describe('a password', () => {
  const next = 'four words without sense';
  const change = (token: string, body: object) => call(changePasswordRoute, token, body);
  const codeFor = async (email: string) =>
    new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode') ?? '';
  const choose = (code: string, password: string) => call(choosePasswordRoute, undefined, { code, password });
  const mailed = () =>
    eventually('the email about the password', async () =>
      (await mailsTo(account.email)).find(({ text }) => text.includes('was changed')),
    );

  it('can be changed by an admin who knows the old one: all sessions end, and its owner gets an email', async () => {
    const token = await logIn(account);
    await afterSecondOf(token);
    const { status, body } = await change(token, { current: account.password, next });
    expect({ status, body }).toMatchObject({ status: 200, body: { message: passwordMessages.changed } });
    expect((await call(currentUserRoute, token)).status).toBe(401);
    const record = await firestore.collection(collections.admins).doc(account.uid).get();
    expect(record.get('validSince')).toBeGreaterThan(Number(claimsOf(token).auth_time));
    expect((await call(loginRoute, undefined, { email: account.email, password: account.password })).status).toBe(401);
    expect((await call(currentUserRoute, await logIn({ ...account, password: next }))).status).toBe(200);
    await expectTold('password-changed', [{ by: 'old-password' }]);
    expect((await mailed()).text).toContain('Forgot password?');
  });

  it.each([
    { what: 'the old one is wrong', current: 'not the one', next, errors: { current: passwordMessages.notTheOld } },
    { what: 'it is too short', next: 'short', errors: { next: passwordMessages.tooShort } },
    { what: 'it is a common one', next: 'Password1234', errors: { next: passwordMessages.tooCommon } },
    { what: 'it is the old one', next: undefined, errors: { next: passwordMessages.sameAsBefore } },
  ])('does not change if $what, and the admin stays signed in', async ({ current, next, errors }) => {
    await auth.updateUser(account.uid, { password: `${account.password}-long-enough` });
    const password = `${account.password}-long-enough`;
    const token = await logIn({ ...account, password });
    const answer = await change(token, { current: current ?? password, next: next ?? password });
    expect(answer).toMatchObject({ status: 400, body: { errors } });
    expect((await call(currentUserRoute, token)).status).toBe(200);
    expect(await told('password-changed')).toEqual([]);
    expect(await told('sign-in-refused')).toHaveLength(current ? 1 : 0);
  });

  it('with the address of the admin in it is refused', async () => {
    const token = await logIn(account);
    const [name = ''] = account.email.split('@');
    expect(await change(token, { current: account.password, next: `${name}2026` })).toMatchObject({
      status: 400,
      body: { errors: { next: passwordMessages.tooCommon } },
    });
  });

  it('can be chosen by a link once; a common password is refused, and the link stays valid', async () => {
    const token = await logIn(account);
    await afterSecondOf(token);
    const code = await codeFor(account.email);
    expect(await choose(code, 'qwerty123456')).toMatchObject({
      status: 400,
      body: { errors: { password: passwordMessages.tooCommon } },
    });
    expect(await choose(code, 'too short')).toMatchObject({ status: 400 });
    expect((await choose(code, next)).body).toMatchObject({ data: { email: account.email } });
    expect(await choose(code, `${next} again`)).toMatchObject({
      status: 410,
      body: { message: passwordMessages.linkSpent },
    });
    expect((await call(currentUserRoute, token)).status).toBe(401);
    await logIn({ ...account, password: next });
    await expectTold('password-changed', [{ by: 'link' }]);
    await mailed();
  });

  it.each(['made-up', 'x'.repeat(2000)])('cannot be chosen with a code that is %s', async (code) => {
    expect(await choose(code, next)).toMatchObject({ status: 410, body: { message: passwordMessages.linkSpent } });
  });
});
