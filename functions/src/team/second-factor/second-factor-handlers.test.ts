import { secondFactorMessages } from '@ohmbridge/contract/team/second-factor';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, vi } from 'vitest';
import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../shared/http-error.ts';
import { freshSignIn } from '../../test-support/handlers.ts';
import { createSecondFactorHandlers, type SecondFactorServices } from './second-factor-handlers.ts';

const who = { uid: 'ada', email: 'ada@example.org' };
const ada: Caller = {
  uid: who.uid,
  user: { name: 'Ada Lovelace', username: 'ada', email: who.email, admin: false },
  roles: [],
  signIn: freshSignIn(),
  pending: 'prove',
};
const ways = ['provePasskey', 'proveCode', 'proveRecoveryCode'] as const;

/** What proving a second factor comes to, and what the audit list has of it. */
async function proving(way: (typeof ways)[number], outcome: () => Promise<void>) {
  const add = vi.fn(async () => {});
  const handlers = createSecondFactorHandlers({
    store: { [way]: outcome },
    makeToken: async () => 'a token',
    countProof: async () => {},
    audit: { add },
    now: () => new Date(),
  } as unknown as SecondFactorServices);
  const request: unknown = { body: { code: '123456', response: {} }, signedIn: async () => ada };
  const answer = await handlers[way](request as never).catch((error: unknown) => error);
  return { answer, told: add.mock.calls.flat() };
}

testRows(ways)('what is right is told by the session that begins', async (way) => {
  expect(await proving(way, async () => {})).toEqual({ answer: { data: { token: 'a token' } }, told: [] });
});

testRows(ways)('what is wrong stands in the audit list', async (way) => {
  const wrong = new HttpError(400, secondFactorMessages.wrongCode);
  expect(await proving(way, () => Promise.reject(wrong))).toEqual({
    answer: wrong,
    told: [{ kind: 'sign-in-refused', reason: 'wrong-code', who }],
  });
});

testRows(ways)('what came too late, or could not be looked at, is not a wrong proof', async (way) => {
  for (const failure of [new HttpError(409, secondFactorMessages.expired), new Error('No connection')])
    expect(await proving(way, () => Promise.reject(failure))).toEqual({ answer: failure, told: [] });
});
