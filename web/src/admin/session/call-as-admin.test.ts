import { messages } from '@ohmbridge/contract/shared/messages';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { callAsAdmin } from './call-as-admin.ts';

const keeperFor = () => ({ token: vi.fn(async () => 'a token'), end: vi.fn(async () => undefined) });

it('calls with the token of the session and gives the answer back', async () => {
  const keeper = keeperFor();
  expect(await callAsAdmin(keeper, async (token) => `answer to ${token}`)).toBe('answer to a token');
  expect(keeper.end).not.toHaveBeenCalled();
});

it.each([
  [new ApiError(messages.sessionEnded, 401), messages.sessionEnded],
  [new ApiError(messages.notAnAdmin, 403), messages.notAnAdmin],
  [Object.assign(new Error('Missing permissions'), { code: 'permission-denied' }), messages.sessionEnded],
  [Object.assign(new Error('Expired'), { code: 'auth/user-token-expired' }), messages.sessionEnded],
])('%s ends the session, and the caller hears of it', async (refusal, reason) => {
  const keeper = keeperFor();
  await expect(callAsAdmin(keeper, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(keeper.end).toHaveBeenCalledExactlyOnceWith(reason);
});

it.each([new ApiError('API error: 500', 500), new ApiError('Title is required', 400), new Error('offline')])(
  '%s leaves the session as it is',
  async (failure) => {
    const keeper = keeperFor();
    await expect(callAsAdmin(keeper, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(keeper.end).not.toHaveBeenCalled();
  },
);
