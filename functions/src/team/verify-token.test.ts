import { messages } from '@site/contract/shared/messages';
import type { Role } from '@site/contract/team/roles';
import {
  confirmedClaim,
  mintedClaim,
  secondFactorClaim,
  sessionClaim,
  sessionHours,
} from '@site/contract/team/sign-in';
import { testRows } from '@site/contract/test-support/test-rows';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import { bearerToken, type SignIn } from '../http/caller.ts';
import * as auditList from '../shared/audit-list.ts';
import * as firebase from '../shared/firebase.ts';
import { noAudit } from '../test-support/handlers.ts';
import * as adminAccess from './admin-access.ts';
import { type TokenClaims, userFromToken, verifyToken } from './verify-token.ts';

const authTime = Math.floor(Date.now() / 1000) - 7;
const token = (claims: TokenClaims) =>
  ({ uid: 'someone', auth_time: authTime, ...claims }) as unknown as DecodedIdToken;
const codeError = (code: string) => Object.assign(new Error(code), { code });
/** Every admin has a record with the address of the invitation. */
const recorded = async (
  _uid: string,
  _signIn: SignIn,
): Promise<{ email: string; roles: Role[]; hasOtherAddress?: true; pending?: 'prove' } | undefined> => ({
  email: 'jo.bloggs@example.com',
  roles: ['jobs'],
});
function verifierOf(verifyIdToken: () => Promise<DecodedIdToken>, signedInAdmin = recorded, audit = noAudit) {
  vi.spyOn(firebase, 'auth').mockReturnValue({ verifyIdToken } as unknown as Auth);
  vi.spyOn(adminAccess, 'signedInAdmin').mockImplementation(signedInAdmin);
  vi.spyOn(auditList, 'addAuditEntry').mockImplementation(audit);
  return verifyToken;
}

testRows<[TokenClaims, object]>([
  [
    { email: 'jo@example.com', name: 'Jo Bloggs' },
    { name: 'Jo Bloggs', username: 'jo', admin: false },
  ],
  [{ email: 'jo@example.com' }, { name: 'jo', username: 'jo' }],
  [{ email: 'jo@example.com', name: '' }, { name: 'jo' }],
  [{ email: 'jo@example.com', admin: true }, { admin: true }],
  [{ email: 'jo@example.com', admin: 'true' }, { admin: false }],
  [{ email: 'jo@example.com', admin: 1 }, { admin: false }],
  [{ email: 'jo@home@example.com' }, { username: 'jo' }],
  [{}, { name: '', username: '', email: '', admin: false }],
])('the claims make the user', (claims, user) => {
  expect(userFromToken(claims)).toMatchObject(user);
});

testRows([
  ['Bearer abc.def.', 'abc.def.'],
  ['bearer abc', 'abc'],
  ['Bearer   abc', 'abc'],
  ['Basic abc', undefined],
  ['Basic Bearer abc', undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  [undefined, undefined],
])('the token is read from a valid header only', (header, expected) => {
  expect(bearerToken(header)).toBe(expected);
});

test('a token is also checked for revocation', async () => {
  const verifyIdToken = vi.fn(async () => token({ email: 'jo@example.com' }));
  const caller = await verifierOf(verifyIdToken)('abc');
  expect(caller).toMatchObject({ uid: 'someone', user: { username: 'jo' } });
  expect(verifyIdToken).toHaveBeenCalledWith('abc', true);
});

testRows([
  { seconds: sessionHours * 3600 - 60, ends: false },
  { seconds: sessionHours * 3600 + 60, ends: true },
])('a session that is too old ends, although its token is still valid', async ({ seconds, ends }) => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { email: 'jo.bloggs@example.com', admin: true, iat: now, auth_time: now - seconds };
  const caller = verifierOf(async () => token(claims))('abc');
  if (ends) await expect(caller).rejects.toMatchObject({ status: 401, message: messages.sessionEnded });
  else expect(await caller).toMatchObject({ user: { admin: true } });
});

testRows([undefined, Number.NaN])(
  'a token that does not say when its admin signed in ends the session',
  async (time) => {
    const claims = { ...token({ email: 'jo.bloggs@example.com', admin: true }), auth_time: time };
    const caller = verifierOf(async () => claims as unknown as DecodedIdToken)('abc');
    await expect(caller).rejects.toMatchObject({ status: 401, message: messages.sessionEnded });
  },
);

testRows([
  { seconds: 60, ends: false },
  { seconds: 600, ends: true },
])('a token from the future ends the session, unless the clocks only differ a little', async ({ seconds, ends }) => {
  const claims = { ...token({ email: 'jo@example.com' }), iat: Date.now() / 1000 + seconds };
  const answer = verifierOf(async () => claims)('abc').then(() => 200);
  expect(await answer.catch(({ status }: { status: number }) => status)).toBe(ends ? 401 : 200);
});

testRows([
  [{}, { mintedAt: authTime, confirmedAt: authTime, hasSecondFactor: false, session: `${authTime}` }],
  [
    { [mintedClaim]: 3, [confirmedClaim]: 5, [secondFactorClaim]: true, [sessionClaim]: 'a' },
    { mintedAt: 3, confirmedAt: 5, hasSecondFactor: true, session: 'a' },
  ],
  [
    { [mintedClaim]: '3', [confirmedClaim]: '5', [secondFactorClaim]: 'true', [sessionClaim]: 1 },
    { mintedAt: authTime, confirmedAt: authTime, hasSecondFactor: false, session: `${authTime}` },
  ],
])('the claims tell the session and its proofs; a claim of another type does not count', async (claims, signIn) => {
  const verify = verifierOf(async () => token({ email: 'Jo@example.com', ...claims }));
  expect((await verify('abc', 'a browser')).signIn).toEqual({
    ...signIn,
    authTime,
    address: 'jo@example.com',
    userAgent: 'a browser',
  });
  expect((await verify('abc')).signIn.userAgent).toBe('');
});

test('an admin who has still to prove a second factor is none yet, and a former admin is marked', async () => {
  const claims = token({ email: 'jo.bloggs@example.com', admin: true });
  const callerFor = async (record: Awaited<ReturnType<typeof recorded>>) => {
    const { user, roles, pending, isFormerAdmin } = await verifierOf(
      async () => claims,
      async () => record,
    )('abc');
    return { admin: user.admin, roles, pending, isFormerAdmin };
  };
  const record = { email: 'jo.bloggs@example.com', roles: ['jobs' as const] };
  const none = { admin: false, roles: [], pending: undefined, isFormerAdmin: undefined };
  expect(await callerFor(record)).toEqual({ ...none, admin: true, roles: ['jobs'] });
  expect(await callerFor({ ...record, pending: 'prove' })).toEqual({ ...none, pending: 'prove' });
  expect(await callerFor(undefined)).toEqual({ ...none, isFormerAdmin: true });
});

testRows([
  { claim: true, isRecorded: true, admin: true },
  // The token of a removed admin keeps the claim for an hour.
  { claim: true, isRecorded: false, admin: false },
  { claim: 'true', isRecorded: true, admin: false },
  { claim: undefined, isRecorded: true, admin: false },
])('a claim and a record together make an admin; one of them is not enough', async ({ claim, isRecorded, admin }) => {
  const verify = verifierOf(
    async () => ({ ...token({ email: 'jo@example.com', admin: claim }), auth_time: authTime }),
    async (uid, signIn) =>
      uid === 'someone' && signIn.authTime === authTime && isRecorded ? recorded(uid, signIn) : undefined,
  );
  expect((await verify('abc')).user.admin).toBe(admin);
});

test('an account with another address than its record is refused, and the audit list names it', async () => {
  const add = vi.fn(async () => {});
  const verify = verifierOf(
    async () => token({ email: 'Moved@example.com', admin: true }),
    async (uid, signIn) => {
      expect(signIn.address).toBe('moved@example.com');
      const record = await recorded(uid, signIn);
      return record && { ...record, hasOtherAddress: true };
    },
    add,
  );
  expect(await verify('abc')).toMatchObject({ user: { admin: false }, roles: [] });
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'sign-in-refused', reason: 'other-address' }),
  );
});

test('an admin acts under the address of the record, even if the token has another', async () => {
  const verify = verifierOf(async () => token({ email: 'the.boss@example.com', admin: true }));
  expect((await verify('abc')).user.email).toBe('jo.bloggs@example.com');
});

testRows([
  { what: 'was removed', claim: true, isRevoked: false, told: 'not-in-team' },
  { what: 'had their session ended', claim: true, isRevoked: true, told: 'session-ended' },
  { what: 'is an admin', claim: true, isRevoked: false, told: undefined },
  { what: 'never was one', claim: undefined, isRevoked: false, told: undefined },
  { what: 'never was one, and had their session ended', claim: undefined, isRevoked: true, told: undefined },
])('the audit list gets one entry about a refused former admin', async ({ claim, isRevoked, told }) => {
  const add = vi.fn(async () => {});
  const claims = { ...token({ email: 'jo@example.com', admin: claim }), auth_time: authTime };
  const verify = verifierOf(
    () => (isRevoked ? Promise.reject(codeError('auth/id-token-revoked')) : Promise.resolve(claims)),
    async (uid, authTime) => (told ? undefined : recorded(uid, authTime)),
    add,
  );
  const payload = Buffer.from(JSON.stringify({ ...claims, sub: claims.uid })).toString('base64url');
  await verify(`header.${payload}.signature`).catch(() => undefined);
  const who = { uid: 'someone', email: 'jo@example.com' };
  expect(add.mock.calls).toEqual(told ? [[{ kind: 'sign-in-refused', reason: told, who }]] : []);
});

test('a caller whose record cannot be read does not get in, and keeps their session', async () => {
  const failure = codeError('auth/argument-error');
  const verify = verifierOf(
    async () => token({ admin: true }),
    () => Promise.reject(failure),
  );
  await expect(verify('abc')).rejects.toBe(failure);
});

testRows(['argument-error', 'id-token-expired', 'id-token-revoked', 'user-disabled', 'user-not-found'])(
  'a token that fails for good ends the session',
  async (code) => {
    const verify = verifierOf(() => Promise.reject(codeError(`auth/${code}`)));
    await expect(verify('abc')).rejects.toMatchObject({ status: 401, message: messages.sessionEnded });
  },
);

testRows([codeError('auth/internal-error'), new Error('No connection'), undefined])(
  'a failure to check a token does not end the session',
  async (failure) => {
    await expect(verifierOf(() => Promise.reject(failure))('abc')).rejects.toBe(failure);
  },
);
