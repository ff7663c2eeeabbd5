import { timingSafeEqual } from 'node:crypto';
import { formTokenAge } from '../contract/form-evidence.ts';
import type { HoldReason } from '../contract/mail.ts';
import { keyedHash } from '../keyed-hash.ts';

/** Tokens that say, under our signature, when a form was begun. They name nobody, and nothing is stored of them. */
export interface FormTokens {
  issue: () => string;
  /** What is wrong with a token; nothing, if it is ours and neither too young nor too old. */
  faultOf: (token: string) => Extract<HoldReason, 'foreign-token' | 'too-soon' | 'too-late'> | undefined;
}

export function createFormTokens(secret: () => string, now: () => Date): FormTokens {
  const signed = (time: string) => `${time}.${keyedHash(secret(), 'form-token', time)}`;
  return {
    issue: () => signed(now().getTime().toString(36)),
    faultOf(token) {
      const [time = ''] = token.split('.', 1);
      if (!isSame(token, signed(time))) return 'foreign-token';
      const ageSeconds = (now().getTime() - Number.parseInt(time, 36)) / 1000;
      if (ageSeconds < formTokenAge.minimumSeconds) return 'too-soon';
      return ageSeconds > formTokenAge.maximumSeconds ? 'too-late' : undefined;
    },
  };
}

/** Compares in a time that does not tell where two texts differ. */
function isSame(one: string, another: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(another)];
  return first.length === second.length && timingSafeEqual(first, second);
}
