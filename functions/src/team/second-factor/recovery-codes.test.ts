import { recoveryCodeSchema } from '@site/contract/team/second-factor';
import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash, withoutRecoveryCode } from './recovery-codes.ts';

const key = 'a key for the tests, long enough';

test('ten recovery codes are made, no two the same, and each is used up', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Y]{4}(-[2-9A-HJ-NP-Y]{4}){5}$/);
  const hashes = codes.map((code) => recoveryCodeHash(key, 'ada', code));
  expect(hashes.join()).not.toContain(codes[0]);
  const typed = recoveryCodeSchema.parse({ code: ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')}` });
  const left = withoutRecoveryCode(hashes, recoveryCodeHash(key, 'ada', typed.code));
  expect(left).toEqual(hashes.toSpliced(3, 1));
  expect(withoutRecoveryCode(left ?? [], recoveryCodeHash(key, 'ada', typed.code))).toBeUndefined();
  expect(withoutRecoveryCode(hashes, recoveryCodeHash(key, 'eve', typed.code))).toBeUndefined();
});
