import { expect, it, onTestFinished, vi } from 'vitest';
import { adminCopy } from '../../content/admin.ts';
import { passwordCopy } from '../../content/password.ts';
import { choosePassword, passwordFailure, readPasswordCode } from './new-password.ts';

vi.mock('../../shared/environment.ts', () => ({ emulators: undefined, firebaseOptions: { apiKey: 'the-key' } }));

/** Has Firebase Authentication give one answer, and tells what it was asked. */
function answering(answer: () => Promise<Response>) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  onTestFinished(() => asked.mockRestore());
  return asked;
}

it('a link and a password go to Google only, encrypted, and neither stands in the address', async () => {
  const asked = answering(async () => Response.json({ email: 'ada@example.org' }));
  expect(await readPasswordCode('a code')).toBe('ada@example.org');
  expect(await choosePassword('a code', 'a new password')).toBe('ada@example.org');
  for (const [address] of asked.mock.calls)
    expect(address).toBe('https://identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=the-key');
  expect(asked.mock.calls.map(([, request]) => JSON.parse(request?.body as string))).toEqual([
    { oobCode: 'a code' },
    { oobCode: 'a code', newPassword: 'a new password' },
  ]);
});

it.each(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE', 'USER_DISABLED'])('%s means that only another link helps', (said) => {
  expect(passwordFailure(said)).toMatchObject({ message: passwordCopy.spent, isSpent: true });
});

it.each([
  ['WEAK_PASSWORD : Password should be at least 6 characters', passwordCopy.tooWeak],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
    passwordCopy.requirements('Password must contain a numeric character'),
  ],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', passwordCopy.tooWeak],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', adminCopy.tooManyAttempts],
  ['INTERNAL', adminCopy.offline],
  ['', adminCopy.offline],
])('%j is told in words, and the link still holds', (said, message) => {
  expect(passwordFailure(said)).toMatchObject({ message, isSpent: false });
});

it('without a connection the person is told so', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readPasswordCode('a code')).rejects.toMatchObject({ message: adminCopy.offline, isSpent: false });
});
