import { expect } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { loginSchema } from './login.ts';

testRows([
  ['email', undefined, 'Email is required'],
  ['email', 'admin', 'Invalid email address'],
  ['password', undefined, 'Password is required'],
  ['password', '', 'Password is required'],
  ['password', 'x'.repeat(1025), 'Password must be at most 1024 characters'],
])('a log-in is refused for each wrong field', (field, value, message) => {
  const result = loginSchema.safeParse({ email: 'admin@example.com', password: 'secret', [field]: value });
  expect(result.error?.issues.map((issue) => issue.message)).toContain(message);
});
