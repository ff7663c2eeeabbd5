import { messages } from '@ohmbridge/contract/shared/messages';
import { refusalReasons } from '@ohmbridge/contract/team/sign-in';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { callAsAdmin } from './call-as-admin.ts';
import { NotConfirmed } from './session-keeper.ts';

const keeperFor = () => ({
  token: vi.fn(async () => 'a token'),
  end: vi.fn(async (_message: string) => undefined),
  confirmed: vi.fn(async () => undefined),
  checkAgain: vi.fn(),
});

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

const refusal = (reason: string) => new ApiError('Not yet', 403, {}, { reason });

it('has the person confirm that it is them, where the API asks for it, and then does what was asked', async () => {
  const keeper = keeperFor();
  const call = vi.fn(async (token: string) => `answer to ${token}`);
  call.mockRejectedValueOnce(refusal(refusalReasons.recent));
  keeper.confirmed.mockImplementation(async () => {
    keeper.token.mockResolvedValue('a newer token');
  });
  expect(await callAsAdmin(keeper, call)).toBe('answer to a newer token');
  expect(keeper.confirmed).toHaveBeenCalledOnce();
  expect(keeper.end).not.toHaveBeenCalled();
});

it('asks once: a second refusal is told', async () => {
  const keeper = keeperFor();
  const again = refusal(refusalReasons.recent);
  await expect(callAsAdmin(keeper, () => Promise.reject(again))).rejects.toBe(again);
  expect(keeper.confirmed).toHaveBeenCalledOnce();
  expect(keeper.end).not.toHaveBeenCalled();
});

it('does nothing where the person does not confirm it', async () => {
  const keeper = keeperFor();
  keeper.confirmed.mockRejectedValue(new NotConfirmed());
  const call = vi.fn(() => Promise.reject(refusal(refusalReasons.recent)));
  await expect(callAsAdmin(keeper, call)).rejects.toThrow(NotConfirmed);
  expect(call).toHaveBeenCalledOnce();
});

it('looks again at who it is where a second factor is to be proved, and calls again where it just was', async () => {
  const keeper = keeperFor();
  const missing = refusal(refusalReasons.secondFactor);
  await expect(callAsAdmin(keeper, () => Promise.reject(missing))).rejects.toBe(missing);
  expect(keeper.checkAgain).toHaveBeenCalledOnce();
  const call = vi.fn(async (token: string) => token);
  call.mockImplementationOnce(async () => {
    keeper.token.mockResolvedValue('proved');
    throw missing;
  });
  expect(await callAsAdmin(keeper, call)).toBe('proved');
  expect(keeper.end).not.toHaveBeenCalled();
});
