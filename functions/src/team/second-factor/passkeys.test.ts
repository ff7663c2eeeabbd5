import { expect, test } from 'vitest';
import { relyingParty } from './passkeys.ts';

test('a passkey belongs to the host of the site, and on the local stack to localhost', () => {
  expect(relyingParty('https://www.ohmbridge.example')).toEqual({
    rpID: 'www.ohmbridge.example',
    origins: ['https://www.ohmbridge.example'],
  });
  expect(relyingParty('http://127.0.0.1:5000')).toEqual({ rpID: 'localhost', origins: ['http://localhost:5000'] });
});
