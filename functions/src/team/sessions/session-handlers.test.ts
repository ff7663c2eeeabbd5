import { signInMessages } from '@ohmbridge/contract/team/sign-in';
import { expect, test, vi } from 'vitest';
import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../shared/http-error.ts';
import { freshSignIn } from '../../test-support/handlers.ts';
import { createSessionHandlers, type SessionServices } from './session-handlers.ts';

const who = { uid: 'ada', email: 'ada@example.org' };
const ada: Caller = {
  uid: who.uid,
  user: { name: 'Ada Lovelace', username: 'ada', email: who.email, admin: true },
  roles: ['jobs'],
  signIn: freshSignIn(),
};

/** What confirming by a password comes to, and what the audit list has of it. */
async function confirming(signIn: () => Promise<string>) {
  const add = vi.fn(async () => {});
  const handlers = createSessionHandlers({
    signIn,
    countProof: async () => {},
    makeToken: async () => 'a new token',
    audit: { add },
    now: () => new Date(),
  } as unknown as SessionServices);
  const request = { body: { password: 'four words of nonsense' }, signedIn: async () => ada };
  const answer = await handlers
    .confirm(request as unknown as Parameters<typeof handlers.confirm>[0])
    .catch((error: unknown) => error);
  return { answer, told: add.mock.calls.flat() };
}

test('the right password confirms who it is, and there is nothing to tell', async () => {
  expect(await confirming(async () => 'a token')).toEqual({ answer: { data: { token: 'a new token' } }, told: [] });
});

test('a wrong password ends no session, and stands in the audit list', async () => {
  const { answer, told } = await confirming(() => Promise.reject(new HttpError(401, 'No')));
  expect(answer).toMatchObject({ status: 400, errors: { password: signInMessages.wrongPassword } });
  expect(told).toEqual([{ kind: 'sign-in-refused', reason: 'wrong-credentials', who }]);
});

test('a Google that cannot be asked is nobody’s wrong password', async () => {
  const failure = new HttpError(429, 'Wait');
  expect(await confirming(() => Promise.reject(failure))).toEqual({ answer: failure, told: [] });
});
