import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { forgottenPasswordHash, newPasswordPath, passwordLinkIn } from './password-link.ts';

const linkIn = (address: string) => passwordLinkIn(new URL(address, 'https://ohmbridge.example'));

test('a link has its token in its fragment, which browsers send to no server, and the token is read from there', () => {
  const secret = 'a-Code_with/all+kinds=of&signs#in it';
  for (const link of [{ code: secret }, { invitation: secret }]) {
    const { pathname, search } = new URL(newPasswordPath(link), 'https://ohmbridge.example');
    expect({ pathname, search }).toEqual({ pathname: '/login', search: '' });
    expect(linkIn(newPasswordPath(link))).toEqual(link);
  }
});

test('a link of Firebase has the code in its query', () => {
  expect(linkIn('/login?mode=resetPassword&oobCode=abc&apiKey=key&lang=en')).toEqual({ code: 'abc' });
});

testRows([
  '/login',
  `/login${forgottenPasswordHash}`,
  '/login#oobCode=',
  '/login?next=%2Fdashboard',
  '/login?oobCode=',
  '/login#invitation=',
  // A server has written it down.
  '/login?invitation=abc',
])('an address without a code or token, or with a wrong one, gives none', (address) => {
  expect(linkIn(address)).toBeUndefined();
});
