import { formTokenAge, humanCheckFields } from '@site/contract/desk/human-check';
import type { FormToken } from '@site/contract/desk/submission-routes';
import type { QuarantineReason } from '@site/contract/mail/mail';
import { type Environment, readChoice } from '../shared/configuration.ts';
import { hashSecret, isSame, keyedHash } from '../shared/keyed-hash.ts';

// The check distinguishes the submissions of people from those of programs. A suspicious submission goes into quarantine; none
// is refused.
//
// A program fills in the honeypot, which people do not see, sends no form token, or sends the form too soon. A form token says
// when a visitor began to fill in a form, and is signed here. The token names no person and is not stored.

/** Reads what puts a submission into quarantine: nothing, the filled-in honeypot alone, or also a missing or wrong token. */
export const readStrictness = (environment: Environment) =>
  readChoice(environment, 'HUMAN_CHECK', ['off', 'field', 'token']);

export interface HumanCheckInput {
  honeypotIsFilled: boolean;
  token: string | undefined;
}

/** Reads the input from the fields of a body. The sender can have put anything there. */
export function humanCheckInput(fields: Readonly<Record<string, unknown>>): HumanCheckInput {
  const honeypot = fields[humanCheckFields.honeypot];
  const token = fields[humanCheckFields.token];
  return {
    honeypotIsFilled: honeypot !== undefined && honeypot !== null && honeypot !== '',
    token: typeof token === 'string' && token !== '' ? token : undefined,
  };
}

/** Makes the token for a visitor who begins to fill in a form. */
export function issueFormToken(): FormToken {
  return {
    token: signed(Date.now()),
    // The form waits this long before it sends, so that a quick visitor, or one whose browser fills in everything, is not
    // quarantined.
    waitSeconds: readStrictness(process.env) === 'token' ? formTokenAge.minimumSeconds : 0,
  };
}

/** Gives the reason why a submission is quarantined, if there is one. */
export function quarantineReason(input: HumanCheckInput | undefined): QuarantineReason | undefined {
  const strictness = readStrictness(process.env);
  if (strictness === 'off') return undefined;
  if (input?.honeypotIsFilled) return 'trap';
  if (strictness === 'field') return undefined;
  return input?.token === undefined ? 'no-token' : faultOf(input.token);
}

/** Gives the reason why a form token does not count, if there is one. */
function faultOf(token: string): QuarantineReason | undefined {
  // `parseInt` stops at the dot.
  const time = Number.parseInt(token, 36);
  if (!isSame(token, signed(time))) return 'foreign-token';
  const ageSeconds = (Date.now() - time) / 1000;
  if (ageSeconds < formTokenAge.minimumSeconds) return 'too-soon';
  return ageSeconds > formTokenAge.maximumSeconds ? 'too-late' : undefined;
}

function signed(milliseconds: number): string {
  const time = milliseconds.toString(36);
  return `${time}.${keyedHash(hashSecret(process.env), 'form-token', time)}`;
}
