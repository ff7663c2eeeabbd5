import { formTokenAge } from '@ohmbridge/contract/desk/human-check';
import type { QuarantineReason } from '@ohmbridge/contract/mail/mail';
import { isSame, keyedHash } from '../shared/keyed-hash.ts';

/** Tokens that say, under our signature, when somebody began to fill in a form. They name nobody, and nothing is stored of them. */
export interface FormTokens {
  issue: () => string;
  /** Why a token does not count; `undefined` if it is ours and neither too young nor too old. */
  check: (token: string) => Extract<QuarantineReason, 'foreign-token' | 'too-soon' | 'too-late'> | undefined;
}

export function createFormTokens(secret: () => string, now: () => Date): FormTokens {
  const signed = (milliseconds: number) => {
    const time = milliseconds.toString(36);
    return `${time}.${keyedHash(secret(), 'form-token', time)}`;
  };
  return {
    issue: () => signed(now().getTime()),
    check(token) {
      // Reads as far as the dot.
      const time = Number.parseInt(token, 36);
      if (!isSame(token, signed(time))) return 'foreign-token';
      const ageSeconds = (now().getTime() - time) / 1000;
      if (ageSeconds < formTokenAge.minimumSeconds) return 'too-soon';
      return ageSeconds > formTokenAge.maximumSeconds ? 'too-late' : undefined;
    },
  };
}
