import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { hashSecret, keyedHash, localHashSecret } from './keyed-hash.ts';

const secret = 'a key of thirty-two letters or so';

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

test('a missing key, or one that could be guessed, is an error', () => {
  expect(hashSecret({ HASH_SECRET: ` ${secret} ` })).toBe(secret);
  expect(() => hashSecret({})).toThrow('Missing parameters: HASH_SECRET.');
  for (const short of ['short', 'x'.repeat(31)]) {
    expect(() => hashSecret({ HASH_SECRET: short })).toThrow('HASH_SECRET must have at least 32 characters.');
  }
  expect(hashSecret({ HASH_SECRET: 'x'.repeat(32) })).toHaveLength(32);
});

test('the public key is accepted on the local stack only', () => {
  const local = parseEnv(readFileSync(new URL('../../.env.demo-careers', import.meta.url), 'utf8'));
  expect(local.HASH_SECRET).toBe(localHashSecret);
  expect(hashSecret({ ...local, FUNCTIONS_EMULATOR: 'true' })).toBe(localHashSecret);
  expect(() => hashSecret(local)).toThrow("HASH_SECRET must not be the local stack's");
});
