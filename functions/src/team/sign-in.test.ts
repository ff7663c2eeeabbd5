import type { Auth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import * as auditList from '../shared/audit-list.ts';
import * as firebase from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { freshSignIn, requestOf, testAdmin } from '../test-support/handlers.ts';
import * as team from './admin.ts';
import * as identityToolkit from './identity-toolkit.ts';
import * as sessions from './sessions.ts';
import { signInHandlers } from './sign-in.ts';
import * as tokens from './verify-token.ts';

test('logging out revokes the refresh tokens of the caller, and ends their earlier sessions', async () => {
  const revokeRefreshTokens = vi.fn(async () => undefined);
  const getUser = () => Promise.reject(new Error('Not for visitors'));
  vi.spyOn(firebase, 'auth').mockReturnValue({ revokeRefreshTokens, getUser } as unknown as Auth);
  const endSessionsBefore = vi.spyOn(sessions, 'endSessionsBefore').mockResolvedValue(0);
  const now = new Date('2026-11-25T10:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  const user = tokens.userFromToken({ email: 'jo@example.com' });
  const caller = async () => ({ uid: 'someone', user, roles: [], signIn: freshSignIn() });
  vi.spyOn(identityToolkit, 'signInWithPassword').mockResolvedValue('token');
  vi.spyOn(tokens, 'verifyToken').mockImplementation(caller);
  const request = requestOf<'logout'>({ caller, signedIn: caller });
  await signInHandlers.logout(request);
  expect(revokeRefreshTokens).toHaveBeenCalledWith('someone');
  expect(endSessionsBefore).toHaveBeenCalledExactlyOnceWith('someone', new Date(now.getTime() + 1000));
  expect(await signInHandlers.currentUser(request)).toEqual({ data: { user, roles: [] } });
  expect(await signInHandlers.login({ ...request, body: { email: 'jo@example.com', password: 'x' } })).toEqual({
    token: 'token',
    data: { user },
  });
});

test('a refused login goes into the audit list, by the uid of an admin alone; other errors do not', async () => {
  const add = vi.spyOn(auditList, 'addAuditEntry').mockResolvedValue();
  vi.spyOn(team, 'adminOfAddress').mockImplementation(async (email) =>
    email === 'ada@example.org' ? { uid: 'ada', email, roles: [], grantedAt: new Date() } : undefined,
  );
  const logIn = (email: string, error: Error) => {
    vi.spyOn(identityToolkit, 'signInWithPassword').mockRejectedValue(error);
    return signInHandlers.login(requestOf<'login'>({ body: { email, password: 'x' } }));
  };
  const wrong = new HttpError(401, 'Wrong');
  await expect(logIn('ada@example.org', wrong)).rejects.toBe(wrong);
  await expect(logIn('eve@example.org', wrong)).rejects.toBe(wrong);
  for (const other of [new HttpError(429, 'Later'), new Error('No connection')])
    await expect(logIn('ada@example.org', other)).rejects.toBe(other);
  expect(add.mock.calls.map(([entry]) => entry)).toEqual([
    { kind: 'sign-in-refused', reason: 'wrong-credentials', who: expect.objectContaining({ uid: 'ada' }) },
    { kind: 'sign-in-refused', reason: 'wrong-credentials', who: null },
  ]);
});

test('an admin, also one who has still to prove a second factor, loses sessions older than their password', async () => {
  const setAt = 'Wed, 25 Nov 2026 10:00:00 GMT';
  const getUser = vi.fn(
    async (_uid: string): Promise<{ tokensValidAfterTime?: string }> => ({ tokensValidAfterTime: setAt }),
  );
  vi.spyOn(firebase, 'auth').mockReturnValue({ getUser } as unknown as Auth);
  const ended = vi.spyOn(sessions, 'endSessionsBefore').mockResolvedValue(0);
  const read = (caller = testAdmin()) => signInHandlers.currentUser(requestOf<'currentUser'>({}, caller));
  const admin = testAdmin();
  expect(await read(admin)).toEqual({ data: { user: admin.user, roles: admin.roles } });
  const pending = testAdmin({ user: { ...admin.user, admin: false }, roles: [], pending: 'prove' });
  expect(await read(pending)).toEqual({ data: { user: pending.user, roles: [], pending: 'prove' } });
  expect(ended.mock.calls).toEqual(Array(2).fill([admin.uid, new Date(setAt)]));
  getUser.mockResolvedValue({});
  await read();
  expect(ended).toHaveBeenCalledTimes(2);
});
