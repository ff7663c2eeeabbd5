import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { forgottenPasswordHash, newPasswordPath, passwordCodeIn } from './password-link.ts';

const codeIn = (address: string) => passwordCodeIn(new URL(address, 'https://ohmbridge.example'));

test('the code of a link is in its fragment, which no server is sent, and is found there as it was', () => {
  const code = 'a-Code_with/all+kinds=of&signs#in it';
  const { pathname, search } = new URL(newPasswordPath(code), 'https://ohmbridge.example');
  expect({ pathname, search }).toEqual({ pathname: '/login', search: '' });
  expect(codeIn(newPasswordPath(code))).toBe(code);
});

test('a link of Firebase’s own brings the code in its query', () => {
  expect(codeIn('/login?mode=resetPassword&oobCode=abc&apiKey=key&lang=en')).toBe('abc');
});

testRows([
  '/login',
  `/login${forgottenPasswordHash}`,
  '/login#oobCode=',
  '/login?next=%2Fdashboard',
  '/login?oobCode=',
])('an address without a link, or with a wrong one, brings none', (address) => {
  expect(codeIn(address)).toBeUndefined();
});
