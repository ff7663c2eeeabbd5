import type { FormEvidence } from '../api/form-evidence.ts';
import { ConfigurationError, type Environment, missingParameters } from '../configuration-error.ts';
import { formTokenAge } from '../contract/form-evidence.ts';
import type { HoldReason } from '../contract/mail.ts';
import type { FormToken } from '../contract/submission-routes.ts';
import type { FormTokens } from './form-tokens.ts';

/** What a submission is held for: nothing, the hidden field alone, or a missing or wrong token too. */
const strictnesses = ['off', 'field', 'token'] as const;
export type Strictness = (typeof strictnesses)[number];

/** Tells what a program sent from what a person sent. It only ever has a submission held; none is refused or lost. */
export interface HumanCheck {
  token: () => FormToken;
  holdReason: (evidence: FormEvidence | undefined) => HoldReason | undefined;
}

export function createHumanCheck(strictness: () => Strictness, tokens: FormTokens): HumanCheck {
  return {
    token: () => ({
      token: tokens.issue(),
      // The form waits as long before it sends, so that who is quick, or lets the browser fill in everything, is not held.
      waitSeconds: strictness() === 'token' ? formTokenAge.minimumSeconds : 0,
    }),
    holdReason(evidence) {
      const level = strictness();
      if (level === 'off') return undefined;
      if (evidence?.isTrapped) return 'trap';
      if (level === 'field') return undefined;
      return evidence?.token === undefined ? 'no-token' : tokens.faultOf(evidence.token);
    },
  };
}

/** Reads the parameter. @throws {ConfigurationError} rather than guess */
export function readStrictness(environment: Environment): Strictness {
  const value = environment.HUMAN_CHECK?.trim() ?? '';
  const problems = missingParameters(environment, ['HUMAN_CHECK']);
  const known = strictnesses.find((strictness) => strictness === value);
  if (known) return known;
  if (value) problems.push(`HUMAN_CHECK must be ${strictnesses.join(', ')}.`);
  throw new ConfigurationError(problems);
}
