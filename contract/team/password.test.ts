import { expect, test } from 'vitest';
import { limits } from '../shared/limits.ts';
import { testRows } from '../test-support/test-rows.ts';
import { newPasswordSchema, passwordMailSchema, passwordMessages, shortestPassword } from './password.ts';

const messageFor = (password: unknown) => newPasswordSchema.safeParse({ password }).error?.issues[0]?.message;

testRows([shortestPassword, limits.password])(
  'the shortest and the longest password are taken as they are',
  (length) => {
    const password = ` ${'ü'.repeat(length - 2)} `;
    expect(newPasswordSchema.parse({ password })).toEqual({ password });
  },
);

test('a password that is too short, too long or none is refused in words', () => {
  expect(messageFor('x'.repeat(shortestPassword - 1))).toBe(passwordMessages.tooShort);
  expect(messageFor('x'.repeat(limits.password + 1))).toBe('Password must be at most 1024 characters');
  expect(messageFor(undefined)).toBe('Password is required');
});

test('an address is asked for, and nothing else is kept', () => {
  expect(passwordMailSchema.parse({ email: ' ada@example.org ', admin: true })).toEqual({ email: 'ada@example.org' });
  expect(passwordMailSchema.safeParse({ email: 'ada@example.org,eve@example.org' }).success).toBe(false);
});
