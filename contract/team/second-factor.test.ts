import { expect, test } from 'vitest';
import { codeSchema } from './second-factor.ts';

test('a code has six digits, and can be typed in two groups', () => {
  expect(codeSchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  for (const code of ['12345', '1234567', '12345a', '', undefined])
    expect(codeSchema.safeParse({ code }).success).toBe(false);
});
