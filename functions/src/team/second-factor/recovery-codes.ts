import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@ohmbridge/contract/team/second-factor';
import { isSame, keyedHash } from '../../shared/keyed-hash.ts';

// Without those that are read for others. Ten of 31 are fifty bits.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXY';
const length = 10;

/** New recovery codes, as they are read: in two groups. */
export function newRecoveryCodes(): string[] {
  const one = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => one().replace(/^.{5}/, '$&-'));
}

/** What is kept of a recovery code. */
export function recoveryCodeHash(secret: string, uid: string, code: string): string {
  return keyedHash(secret, 'recovery-code', uid, code.replace('-', ''));
}

/** The hashes that are left once a code is used; `undefined` where it is none of them. Each is looked at, whichever it is. */
export function withoutRecoveryCode(hashes: readonly string[], hash: string): string[] | undefined {
  const left = hashes.filter((one) => !isSame(one, hash));
  return left.length < hashes.length ? left : undefined;
}
