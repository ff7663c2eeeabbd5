import { messages } from '@ohmbridge/contract/shared/messages';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { callAsAdmin } from './call-as-admin.ts';

const keeperFor = () => ({ token: vi.fn(async () => 'a token'), refused: vi.fn(async () => undefined) });

it('calls with the token of the session and gives the answer back', async () => {
  const keeper = keeperFor();
  expect(await callAsAdmin(keeper, async (token) => `answer to ${token}`)).toBe('answer to a token');
  expect(keeper.refused).not.toHaveBeenCalled();
});

it('tells the session of a refusal, and the caller hears of it', async () => {
  const keeper = keeperFor();
  const refusal = new ApiError(messages.sessionEnded, 401);
  await expect(callAsAdmin(keeper, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(keeper.refused).toHaveBeenCalledExactlyOnceWith(refusal);
});
