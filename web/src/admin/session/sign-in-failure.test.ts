import { messages } from '@ohmbridge/contract/shared/messages';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { signInFailure } from './sign-in-failure.ts';

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

testRows(['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found', 'auth/user-disabled'])(
  'says the same for every wrong address or password',
  (code) => {
    expect(signInFailure(refusal(code))).toBe(messages.wrongCredentials);
  },
);

it('has a sentence of its own for a closed network', () => {
  expect(signInFailure(refusal('auth/network-request-failed'))).not.toContain('Firebase');
});

it('says what any other error says', () => {
  expect(signInFailure(new Error(messages.notAnAdmin))).toBe(messages.notAnAdmin);
});
