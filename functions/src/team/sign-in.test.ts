import type { Auth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import * as firebase from '../shared/firebase.ts';
import { freshSignIn, requestOf } from '../test-support/handlers.ts';
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
