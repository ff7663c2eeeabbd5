import { expect, test } from 'vitest';
import { hashSecret, keyedHash } from './keyed-hash.ts';

const secret = 'a key for the tests';

test('a hash depends on the key, the purpose and every part', () => {
  const hashes = [
    keyedHash(secret, 'rate-limit', 'login', 'email', 'ada@example.org'),
    keyedHash(`${secret}.`, 'rate-limit', 'login', 'email', 'ada@example.org'),
    keyedHash(secret, 'form-token', 'login', 'email', 'ada@example.org'),
    keyedHash(secret, 'rate-limit', 'login', 'email', 'ada@example.com'),
    keyedHash(secret, 'rate-limit', 'login', 'emailada@example.org'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/);
});

test('without a key, or with one that could be guessed, nothing is hashed', () => {
  expect(hashSecret({ HASH_SECRET: ` ${secret} ` })).toBe(secret);
  expect(() => hashSecret({})).toThrow('Missing parameters: HASH_SECRET.');
  for (const short of ['short', 'x'.repeat(15)]) {
    expect(() => hashSecret({ HASH_SECRET: short })).toThrow('HASH_SECRET must have at least 16 characters.');
  }
  expect(hashSecret({ HASH_SECRET: 'x'.repeat(16) })).toHaveLength(16);
});
