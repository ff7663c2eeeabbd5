import { randomInt } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeLength } from '@ohmbridge/contract/team/second-factor';
import { isSame, keyedHash } from '../../shared/keyed-hash.ts';

// Without those that are read for others. 24 of 31 are 118 bits: so many cannot be tried, also by whoever has the hashes and their key.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXY';

/** New recovery codes, as they are read: in groups of four. */
export function newRecoveryCodes(): string[] {
  const one = () => Array.from({ length: recoveryCodeLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => one().replace(/.{4}(?=.)/g, '$&-'));
}

/** What is kept of a recovery code. */
export function recoveryCodeHash(secret: string, uid: string, code: string): string {
  return keyedHash(secret, 'recovery-code', uid, code.replaceAll('-', ''));
}

/** The hashes that are left once a code is used; `undefined` where it is none of them. Each is looked at, whichever it is. */
export function withoutRecoveryCode(hashes: readonly string[], hash: string): string[] | undefined {
  const left = hashes.filter((one) => !isSame(one, hash));
  return left.length < hashes.length ? left : undefined;
}
