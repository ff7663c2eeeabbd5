import { formTokenAge, humanCheckFields } from '@ohmbridge/contract/desk/human-check';
import type { FormToken } from '@ohmbridge/contract/desk/submission-routes';
import type { QuarantineReason } from '@ohmbridge/contract/mail/mail';
import { ConfigurationError, type Environment, missingParameters } from '../shared/configuration-error.ts';
import { hashSecret } from '../shared/keyed-hash.ts';
import { createFormTokens, type FormTokens } from './form-tokens.ts';

/** What puts a submission into quarantine: nothing, the honeypot alone, or a missing or wrong token too. */
const strictnesses = ['off', 'field', 'token'] as const;
export type Strictness = (typeof strictnesses)[number];

/** What a form sent for the human check. */
export interface HumanCheckInput {
  honeypotIsFilled: boolean;
  token: string | undefined;
}

/** Reads it from the fields of a body, whose sender may have put anything there. */
export function humanCheckInput(fields: Readonly<Record<string, unknown>>): HumanCheckInput {
  const honeypot = fields[humanCheckFields.honeypot];
  const token = fields[humanCheckFields.token];
  return {
    honeypotIsFilled: honeypot !== undefined && honeypot !== null && honeypot !== '',
    token: typeof token === 'string' && token !== '' ? token : undefined,
  };
}

/** Tells what a program sent from what a person sent. It decides about quarantine only; nothing is refused or lost. */
export interface HumanCheck {
  token: () => FormToken;
  quarantineReason: (input: HumanCheckInput | undefined) => QuarantineReason | undefined;
}

export function createHumanCheck(strictness: () => Strictness, tokens: FormTokens): HumanCheck {
  return {
    token: () => ({
      token: tokens.issue(),
      // The form waits so long before it sends: who is quick, or lets the browser fill in everything, is not quarantined.
      waitSeconds: strictness() === 'token' ? formTokenAge.minimumSeconds : 0,
    }),
    quarantineReason(input) {
      const level = strictness();
      if (level === 'off') return undefined;
      if (input?.honeypotIsFilled) return 'trap';
      if (level === 'field') return undefined;
      return input?.token === undefined ? 'no-token' : tokens.check(input.token);
    },
  };
}

/** The human check with the settings of this installation. */
export const humanCheck = createHumanCheck(
  () => readStrictness(process.env),
  createFormTokens(
    () => hashSecret(process.env),
    () => new Date(),
  ),
);

/** Reads the parameter. @throws {ConfigurationError} rather than guess */
export function readStrictness(environment: Environment): Strictness {
  const value = environment.HUMAN_CHECK?.trim() ?? '';
  const errors = missingParameters(environment, ['HUMAN_CHECK']);
  const known = strictnesses.find((strictness) => strictness === value);
  if (known) return known;
  if (value) errors.push(`HUMAN_CHECK must be ${strictnesses.join(', ')}.`);
  throw new ConfigurationError(errors);
}
