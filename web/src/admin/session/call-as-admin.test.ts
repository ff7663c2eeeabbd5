import { messages } from '@site/contract/shared/messages';
import { refusalReasons } from '@site/contract/team/sign-in';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { callAsAdmin } from './call-as-admin.ts';
import { NotConfirmed } from './session-keeper.ts';

const keeperFor = () => ({
  token: vi.fn(async () => 'a token'),
  refused: vi.fn(async (_error: unknown) => undefined),
  confirmed: vi.fn(async () => undefined),
  checkAgain: vi.fn(),
});

it('calls with the token of the session and returns the answer', async () => {
  const keeper = keeperFor();
  expect(await callAsAdmin(keeper, async (token) => `answer to ${token}`)).toBe('answer to a token');
  expect(keeper.refused).not.toHaveBeenCalled();
});

it('reports a refusal to the session and to the caller', async () => {
  const keeper = keeperFor();
  const refusal = new ApiError(messages.sessionEnded, 401);
  await expect(callAsAdmin(keeper, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(keeper.refused).toHaveBeenCalledExactlyOnceWith(refusal);
});

const refusal = (reason: string) => new ApiError('Not yet', 403, {}, { reason });

it('asks the person to confirm their identity if the API needs it, and then repeats the call', async () => {
  const keeper = keeperFor();
  const call = vi.fn(async (token: string) => `answer to ${token}`);
  call.mockRejectedValueOnce(refusal(refusalReasons.recent));
  keeper.confirmed.mockImplementation(async () => {
    keeper.token.mockResolvedValue('a newer token');
  });
  expect(await callAsAdmin(keeper, call)).toBe('answer to a newer token');
  expect(keeper.confirmed).toHaveBeenCalledOnce();
  expect(keeper.refused).not.toHaveBeenCalled();
});

it('asks once, and reports a second refusal', async () => {
  const keeper = keeperFor();
  const again = refusal(refusalReasons.recent);
  await expect(callAsAdmin(keeper, () => Promise.reject(again))).rejects.toBe(again);
  expect(keeper.confirmed).toHaveBeenCalledOnce();
});

it('does not repeat the call if the person does not confirm', async () => {
  const keeper = keeperFor();
  keeper.confirmed.mockRejectedValue(new NotConfirmed());
  const call = vi.fn(() => Promise.reject(refusal(refusalReasons.recent)));
  await expect(callAsAdmin(keeper, call)).rejects.toThrow(NotConfirmed);
  expect(call).toHaveBeenCalledOnce();
});

it('checks the session again if a second factor is missing, and repeats the call if one was just proved', async () => {
  const keeper = keeperFor();
  const missing = refusal(refusalReasons.secondFactor);
  await expect(callAsAdmin(keeper, () => Promise.reject(missing))).rejects.toBe(missing);
  expect(keeper.checkAgain).toHaveBeenCalledOnce();
  keeper.refused.mockClear();
  const call = vi.fn(async (token: string) => token);
  call.mockImplementationOnce(async () => {
    keeper.token.mockResolvedValue('proved');
    throw missing;
  });
  expect(await callAsAdmin(keeper, call)).toBe('proved');
  expect(keeper.refused).not.toHaveBeenCalled();
});
