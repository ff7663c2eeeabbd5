import { randomInt } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeLength, secondFactorMessages } from '@site/contract/team/second-factor';
import type { ApiHandlers } from '../../http/handler.ts';
import { HttpError } from '../../shared/http-error.ts';
import { hashSecret, isSame, keyedHash } from '../../shared/keyed-hash.ts';
import {
  callerWhoProves,
  changeSecondFactor,
  isEnrolled,
  provedAnswer,
  recordFactor,
  recordingWrongProof,
  type SecondFactorDocument,
  wrongCode,
} from './second-factor.ts';

// Recovery codes: ten come with the first second factor, for the day on which it is lost. Each proves a sign-in once.

// Without letters that look like others. 24 of 31 are 118 bits: no attacker can try so many, even with the hashes and their key.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXY';

export const recoveryCodeHandlers = {
  async proveRecoveryCode({ body, signedIn }) {
    // Recovery codes are not counted by account: no one can guess 118 bits, and a person with only the password must not keep
    // the owner out. The table of routes counts by the sender's address.
    const caller = await callerWhoProves(signedIn);
    await recordingWrongProof(caller, proveRecoveryCode(caller.uid, body.code));
    return provedAnswer(caller);
  },
  async renewRecoveryCodes({ signedIn }) {
    const caller = await signedIn();
    const recoveryCodes = await renewRecoveryCodes(caller.uid);
    await recordFactor(caller, 'second-factor-added', 'recovery-codes');
    return { data: { recoveryCodes } };
  },
} satisfies Partial<ApiHandlers>;

export function proveRecoveryCode(uid: string, code: string): Promise<void> {
  return changeSecondFactor(uid, async (document) => {
    const hash = recoveryCodeHash(hashSecret(process.env), uid, code);
    const left = withoutRecoveryCode(document.recoveryCodes, hash);
    if (!left) throw wrongCode(secondFactorMessages.wrongRecoveryCode);
    return { next: { ...document, recoveryCodes: left }, answer: undefined };
  });
}

export function renewRecoveryCodes(uid: string): Promise<string[]> {
  return changeSecondFactor(uid, async (document) => {
    if (!isEnrolled(document)) throw new HttpError(409, secondFactorMessages.notEnrolled);
    const { codes, recoveryCodes } = freshCodes(uid);
    return { next: { ...document, recoveryCodes }, answer: codes };
  });
}

/** Adds recovery codes to the first second factor, and gives them to its owner. */
export function codesWithFirstFactor(uid: string, before: SecondFactorDocument, next: SecondFactorDocument) {
  if (isEnrolled(before)) return { next, answer: undefined };
  const { codes, recoveryCodes } = freshCodes(uid);
  return { next: { ...next, recoveryCodes }, answer: codes };
}

/** Makes codes, and the hashes that are stored of them. */
function freshCodes(uid: string): { codes: string[]; recoveryCodes: string[] } {
  const codes = newRecoveryCodes();
  return { codes, recoveryCodes: codes.map((code) => recoveryCodeHash(hashSecret(process.env), uid, code)) };
}

/** Makes new recovery codes, as their owner reads them: in groups of four. */
export function newRecoveryCodes(): string[] {
  const one = () => Array.from({ length: recoveryCodeLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => one().replace(/.{4}(?=.)/g, '$&-'));
}

/** Gives the hash of a recovery code, which is all that is stored of it. */
export function recoveryCodeHash(secret: string, uid: string, code: string): string {
  return keyedHash(secret, 'recovery-code', uid, code.replaceAll('-', ''));
}

/** Gives the hashes that are left once a code is used; `undefined` for a wrong code. All hashes are compared, in any case. */
export function withoutRecoveryCode(hashes: readonly string[], hash: string): string[] | undefined {
  const left = hashes.filter((one) => !isSame(one, hash));
  return left.length < hashes.length ? left : undefined;
}
