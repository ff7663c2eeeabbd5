import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { signInFailure } from './session-errors.ts';

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

testRows(['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found', 'auth/user-disabled'])(
  'has the same message for every wrong address or password',
  (code) => {
    expect(signInFailure(refusal(code))).toBe(messages.wrongCredentials);
  },
);

testRows([
  [refusal('auth/too-many-requests'), 'Too many attempts. Please wait a few minutes and try again.'],
  [
    refusal('auth/network-request-failed'),
    'The service cannot be reached. Please check your connection and try again.',
  ],
  [new Error(messages.notAnAdmin), messages.notAnAdmin],
  [new Error(''), 'Failed to login'],
  ['nothing that is known', 'Failed to login'],
])('has a message for every other failure', (failure, sentence) => {
  expect(signInFailure(failure)).toBe(sentence);
});
