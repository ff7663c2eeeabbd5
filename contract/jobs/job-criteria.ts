import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { requiredLine } from '../shared/text-fields.ts';
import { criterionLimits } from './hiring.ts';

const { criteria: most, criterion: length } = criterionLimits;

const criteriaMessages = {
  list: 'Criteria must be a list, or text with one a line',
  line: `Each criterion must be one line of at most ${length} characters`,
  twice: 'Each criterion must be there once',
} as const;

const line = requiredLine('Criterion', length);

/** What the applicants of a job are judged by: as a list, or as it is typed, one a line. There may be none. */
export const optionalCriteria = z.optional(
  z.pipe(
    z.transform((sent: readonly string[] | string | undefined) => listed(sent) as string[] | undefined),
    z.optional(
      z.array(z.string(messages.mustBeText('Criterion')), criteriaMessages.list).check(
        z.maxLength(most, messages.tooMany('Criteria', most)),
        z.refine((given) => given.every((one) => line.safeParse(one).success), criteriaMessages.line),
        z.refine((given) => new Set(given).size === given.length, criteriaMessages.twice),
      ),
    ),
  ),
);

function listed(sent: unknown): unknown {
  const lines = typeof sent === 'string' ? sent.split(/\r?\n/) : sent;
  if (!Array.isArray(lines)) return lines;
  const given = lines.map((one) => (typeof one === 'string' ? one.trim() : one)).filter((one) => one !== '');
  return given.length === 0 ? undefined : given;
}
