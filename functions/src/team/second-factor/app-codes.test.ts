import { identity } from '@site/contract/firm/identity';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { appAddress, codeAt, newAppSecret, seal, stepOfCode, unseal } from './app-codes.ts';

const key = 'a key for the tests, long enough';
const secret = newAppSecret();
// The first second of a step.
const now = new Date(1_800_000_000_000);
const step = now.getTime() / 30_000;
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('codes are those of RFC 6238', async () => {
  // The secret of the RFC, "12345678901234567890", and the last six digits of its codes.
  const given = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(await codeAt(given, new Date(59_000))).toBe('287082');
  expect(await codeAt(given, new Date(1_111_111_109_000))).toBe('081804');
});

testRows([
  { seconds: -31, taken: false },
  { seconds: -30, taken: true },
  { seconds: 0, taken: true },
  { seconds: 29, taken: true },
  { seconds: 59, taken: true },
  { seconds: 60, taken: false },
])('a code counts during its step, one step before and one step after', async ({ seconds, taken }) => {
  const code = await codeAt(secret, now);
  expect(await stepOfCode(secret, code, after(seconds), 0)).toBe(taken ? step : undefined);
});

test('a code counts once, and earlier codes do not count after it', async () => {
  const [code, earlier, next] = [
    await codeAt(secret, now),
    await codeAt(secret, after(-30)),
    await codeAt(secret, after(30)),
  ];
  expect(await stepOfCode(secret, code, now, step)).toBeUndefined();
  expect(await stepOfCode(secret, earlier, now, step)).toBeUndefined();
  expect(await stepOfCode(secret, next, now, step)).toBe(step + 1);
});

test('a code of another app is refused', async () => {
  const other = await codeAt(newAppSecret(), now);
  // One in a million is the same.
  if (other !== (await codeAt(secret, now))) expect(await stepOfCode(secret, other, now, 0)).toBeUndefined();
});

test('a secret is new each time, has 160 bits, and is in the address with its owner', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAppSecret()).not.toBe(secret);
  const address = new URL(appAddress(secret, 'ada@example.org'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain(`${identity.shortName}:ada@example.org`);
  expect(address.searchParams.get('secret')).toBe(secret);
});

test('a sealed text reveals nothing, is different each time, and opens for its owner only', () => {
  const sealed = seal(key, 'app-secret:ada', secret);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(secret);
  expect(seal(key, 'app-secret:ada', secret)).not.toBe(sealed);
  expect(unseal(key, 'app-secret:ada', sealed)).toBe(secret);
  expect(() => unseal(key, 'app-secret:eve', sealed)).toThrow();
  expect(() => unseal(`${key}!`, 'app-secret:ada', sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  expect(() => unseal(key, 'app-secret:ada', changed.toString('base64url'))).toThrow();
});
