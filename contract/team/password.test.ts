import { expect, test } from 'vitest';
import { limits } from '../shared/limits.ts';
import { testRows } from '../test-support/test-rows.ts';
import { newPasswordSchema, passwordMailSchema, passwordMessages, shortestPassword } from './password.ts';

const messageFor = (password: unknown) => newPasswordSchema.safeParse({ password }).error?.issues[0]?.message;

testRows([shortestPassword, limits.password])(
  'the shortest and the longest password are accepted unchanged',
  (length) => {
    const password = ` ${'ü'.repeat(length - 2)} `;
    expect(newPasswordSchema.parse({ password })).toEqual({ password });
  },
);

test('a password that is missing, too short or too long is refused in words', () => {
  expect(messageFor('x'.repeat(shortestPassword - 1))).toBe(passwordMessages.tooShort);
  expect(messageFor('x'.repeat(limits.password + 1))).toBe('Password must be at most 1024 characters');
  expect(messageFor(undefined)).toBe('Password is required');
});

test('one email address is accepted, and other fields are dropped', () => {
  expect(passwordMailSchema.parse({ email: ' ada@example.org ', admin: true })).toEqual({ email: 'ada@example.org' });
  expect(passwordMailSchema.safeParse({ email: 'ada@example.org,eve@example.org' }).success).toBe(false);
});
