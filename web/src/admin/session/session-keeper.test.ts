import { messages } from '@site/contract/shared/messages';
import { roles } from '@site/contract/team/roles';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import type { SignedIn } from './session.ts';
import { SessionKeeper } from './session-keeper.ts';

const user = { name: 'Demo Admin', username: 'admin', email: 'admin@example.com', admin: true };
const admin: SignedIn = { user, roles };
const visitor: SignedIn = { user: { ...user, name: 'Demo Visitor', admin: false }, roles: [] };
const credentials = { email: 'admin@example.com', password: 'a password' };

/** Makes a session keeper with a fake Firebase and a fake API. */
function keeperFor({
  readUser = async () => admin,
  sendLogout = async () => ({}),
  readsEnded = async (): Promise<unknown> => undefined,
} = {}) {
  let changeUid: (uid: string | undefined) => void = () => undefined;
  const accounts = {
    watch: (listener: typeof changeUid) => {
      changeUid = listener;
      return () => undefined;
    },
    signIn: vi.fn(async () => changeUid('admin-uid')),
    signInByToken: vi.fn(async (_token: string) => undefined),
    signedInAt: async () => undefined,
    signOut: vi.fn(async () => changeUid(undefined)),
    token: vi.fn(async () => 'a token'),
  };
  const services = { accounts, readUser: vi.fn(readUser), sendLogout: vi.fn(sendLogout), readsEnded };
  const keeper = new SessionKeeper(services);
  return { keeper, ...services, changeUid: (uid: string | undefined) => changeUid(uid) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('on start', () => {
  it('waits for Firebase, then for the profile, before the admin is signed in', async () => {
    const { keeper, changeUid, readUser } = keeperFor();
    expect(keeper.current().status).toBe('loading');
    changeUid('admin-uid');
    expect(keeper.current().status).toBe('loading');
    await settled();
    expect(readUser).toHaveBeenCalledWith('a token');
    expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
  });

  testRows([
    [new ApiError(messages.sessionEnded, 401), messages.sessionEnded],
    [new ApiError(messages.notAnAdmin, 403), messages.notAnAdmin],
    [Object.assign(new Error('Disabled'), { code: 'auth/user-disabled' }), messages.sessionEnded],
  ])('signs out if the account is refused', async (refusal, notice) => {
    const { keeper, changeUid, accounts } = keeperFor({ readUser: () => Promise.reject(refusal) });
    changeUid('admin-uid');
    await settled();
    expect(accounts.signOut).toHaveBeenCalled();
    expect(keeper.current()).toEqual({ status: 'signed-out', notice });
  });

  // A restarting server, or a train in a tunnel, says nothing about the account. A sign-out would cost the person their
  // session, and the next sign-in would reach the same server.
  testRows([
    new ApiError(messages.unexpected, 503),
    new ApiError(messages.unreachable, 0),
    new ApiError(messages.tooManyRequests, 429),
    Object.assign(new Error('Offline'), { code: 'auth/network-request-failed' }),
  ])('keeps the account and asks again by itself', async (failure) => {
    vi.useFakeTimers();
    const { keeper, changeUid, accounts, readUser } = keeperFor();
    readUser.mockRejectedValueOnce(failure);
    changeUid('admin-uid');
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.current()).toEqual({ status: 'unchecked' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
    expect(accounts.signOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readUser).toHaveBeenCalledTimes(2);
  });

  it('asks again at once if the person wants to, and then does not ask a second time by itself', async () => {
    vi.useFakeTimers();
    const { keeper, changeUid, readUser } = keeperFor();
    readUser.mockRejectedValueOnce(new ApiError(messages.unexpected, 503));
    changeUid('admin-uid');
    await vi.advanceTimersByTimeAsync(0);
    keeper.checkAgain();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
    expect(readUser).toHaveBeenCalledTimes(2);
  });

  it('stops asking if the account signs out in the meantime', async () => {
    vi.useFakeTimers();
    const { keeper, changeUid, readUser } = keeperFor({
      readUser: () => Promise.reject(new ApiError(messages.unexpected, 503)),
    });
    changeUid('admin-uid');
    await vi.advanceTimersByTimeAsync(0);
    changeUid(undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.current()).toEqual({ status: 'signed-out' });
    expect(readUser).toHaveBeenCalledTimes(1);
  });

  it('ignores a profile that arrives after the person has signed out in another tab', async () => {
    const { keeper, changeUid } = keeperFor();
    changeUid('admin-uid');
    changeUid(undefined);
    await settled();
    expect(keeper.current()).toEqual({ status: 'signed-out' });
  });
});

describe('signing in', () => {
  it('asks for the profile once', async () => {
    const { keeper, readUser } = keeperFor();
    await keeper.signIn(credentials);
    expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
    expect(readUser).toHaveBeenCalledTimes(1);
  });

  it('refuses a person who is not an admin, and signs them out again', async () => {
    const { keeper, accounts } = keeperFor({ readUser: async () => visitor });
    await expect(keeper.signIn(credentials)).rejects.toThrow(messages.notAnAdmin);
    expect(accounts.signOut).toHaveBeenCalled();
    expect(keeper.current().status).toBe('signed-out');
  });

  it('reports a server that cannot be reached, and continues by itself when it can be reached', async () => {
    vi.useFakeTimers();
    const { keeper, readUser } = keeperFor();
    readUser.mockRejectedValueOnce(new ApiError(messages.unreachable, 0));
    await expect(keeper.signIn(credentials)).rejects.toThrow(messages.unreachable);
    expect(keeper.current().status).toBe('unchecked');
    await vi.advanceTimersByTimeAsync(5000);
    expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
  });

  it('waits for the earlier log-out, whose revocation would end the new session', async () => {
    const order: string[] = [];
    let answerLogout: (answer: object) => void = () => undefined;
    const { keeper, accounts } = keeperFor({
      sendLogout: () => new Promise<object>((resolve) => (answerLogout = resolve)).finally(() => order.push('revoked')),
    });
    await keeper.signIn(credentials);
    accounts.signIn.mockImplementation(async () => void order.push('signed in'));
    const leaving = keeper.logOut();
    const returning = keeper.signIn(credentials);
    await settled();
    answerLogout({});
    await Promise.all([leaving, returning]);
    expect(order).toEqual(['revoked', 'signed in']);
  });
});

describe('logging out', () => {
  it('tells the API with the token of the session', async () => {
    const { keeper, sendLogout } = keeperFor();
    await keeper.signIn(credentials);
    await keeper.logOut();
    expect(sendLogout).toHaveBeenCalledWith('a token');
    expect(keeper.current()).toEqual({ status: 'signed-out', left: true });
  });

  it('signs out in the browser even if the call fails', async () => {
    const { keeper, accounts } = keeperFor({
      sendLogout: async () => {
        throw new Error('API error: 0');
      },
    });
    await keeper.signIn(credentials);
    await keeper.logOut();
    expect(accounts.signOut).toHaveBeenCalledTimes(1);
    expect(keeper.current()).toEqual({ status: 'signed-out', left: true });
  });

  it('waits for running reads, which would be anonymous after the sign-out', async () => {
    vi.useFakeTimers();
    const reads = Promise.withResolvers<unknown>();
    const { keeper, accounts } = keeperFor({ readsEnded: () => reads.promise });
    await keeper.signIn(credentials);
    const leaving = keeper.logOut();
    await vi.advanceTimersByTimeAsync(999);
    expect(accounts.signOut).not.toHaveBeenCalled();
    reads.resolve(undefined);
    await leaving;
    expect(accounts.signOut).toHaveBeenCalledTimes(1);
  });

  it('does not wait long for running reads', async () => {
    vi.useFakeTimers();
    const { keeper, accounts } = keeperFor({ readsEnded: () => new Promise(() => undefined) });
    await keeper.signIn(credentials);
    const leaving = keeper.logOut();
    await vi.advanceTimersByTimeAsync(1000);
    await leaving;
    expect(accounts.signOut).toHaveBeenCalledTimes(1);
  });

  it('has ended when its last call has ended, even if the browser is offline', async () => {
    const logout = Promise.withResolvers<object>();
    const { keeper } = keeperFor({ sendLogout: () => logout.promise });
    await keeper.signIn(credentials);
    await expect(keeper.signedOut()).resolves.toBeUndefined();
    const left = vi.fn();
    const leaving = keeper.logOut();
    void keeper.signedOut().then(left);
    await settled();
    expect(left).not.toHaveBeenCalled();
    logout.reject(new Error('API error: 0'));
    await leaving;
    await settled();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('in another tab ends the session here', async () => {
    const { keeper, changeUid } = keeperFor();
    await keeper.signIn(credentials);
    changeUid(undefined);
    expect(keeper.current()).toEqual({ status: 'signed-out', notice: messages.sessionEnded });
  });
});

it('a refused call ends the session once, here and in Firebase, and the reason stays until the next sign-in', async () => {
  const { keeper, accounts } = keeperFor();
  const heard = vi.fn();
  keeper.subscribe(heard);
  await keeper.signIn(credentials);
  await keeper.end(messages.sessionEnded);
  expect(accounts.signOut).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(2);
  await keeper.end(messages.notAnAdmin);
  expect(keeper.current()).toEqual({ status: 'signed-out', notice: messages.sessionEnded });
  await keeper.signIn(credentials);
  expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
});

describe('a refusal', () => {
  const ofRole = new ApiError(messages.notYourRole, 403);
  const denied = Object.assign(new Error('Missing permissions'), { code: 'permission-denied' });

  testRows([
    [new ApiError(messages.sessionEnded, 401), messages.sessionEnded],
    [new ApiError(messages.notAnAdmin, 403), messages.notAnAdmin],
    [Object.assign(new Error('Expired'), { code: 'auth/user-token-expired' }), messages.sessionEnded],
  ])('that says that the session is over ends the session', async (refusal, notice) => {
    const { keeper, readUser } = keeperFor();
    await keeper.signIn(credentials);
    await keeper.refused(refusal);
    expect(keeper.current()).toEqual({ status: 'signed-out', notice });
    expect(readUser).toHaveBeenCalledTimes(1);
  });

  testRows([new ApiError('API error: 500', 500), new ApiError('Title is required', 400), new Error('offline')])(
    'of another kind leaves the session as it is',
    async (failure) => {
      const { keeper, readUser } = keeperFor();
      await keeper.signIn(credentials);
      await keeper.refused(failure);
      expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
      expect(readUser).toHaveBeenCalledTimes(1);
    },
  );

  testRows([ofRole, denied])(
    'because of a role makes the session read its current roles, once for all refusals',
    async (refusal) => {
      const { keeper, readUser } = keeperFor();
      await keeper.signIn(credentials);
      readUser.mockResolvedValue({ ...admin, roles: ['jobs'] });
      const heard = vi.fn();
      keeper.subscribe(heard);
      await Promise.all([keeper.refused(refusal), keeper.refused(refusal), keeper.refused(denied)]);
      expect(keeper.current()).toEqual({ status: 'signed-in', user, roles: ['jobs'] });
      expect(readUser).toHaveBeenCalledTimes(2);
      expect(heard).toHaveBeenCalledTimes(1);
      await keeper.refused(refusal);
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  testRows([
    [async () => visitor, messages.notAnAdmin],
    [() => Promise.reject(new ApiError(messages.sessionEnded, 401)), messages.sessionEnded],
  ])('by the Firestore rules ends the session of a former admin', async (answer, notice) => {
    const { keeper, readUser } = keeperFor();
    await keeper.signIn(credentials);
    readUser.mockImplementation(answer);
    await keeper.refused(denied);
    expect(keeper.current()).toEqual({ status: 'signed-out', notice });
  });

  it('leaves the session as it is if the API cannot be reached', async () => {
    const { keeper, readUser } = keeperFor();
    await keeper.signIn(credentials);
    readUser.mockRejectedValue(new ApiError(messages.unreachable, 0));
    await keeper.refused(denied);
    expect(keeper.current()).toEqual({ status: 'signed-in', ...admin });
  });
});

it('takes over the roles of the record if the admin is signed in', async () => {
  const { keeper } = keeperFor();
  keeper.learnRoles(['team']);
  expect(keeper.current().status).toBe('loading');
  await keeper.signIn(credentials);
  keeper.learnRoles(['team']);
  expect(keeper.current()).toEqual({ status: 'signed-in', user, roles: ['team'] });
});
