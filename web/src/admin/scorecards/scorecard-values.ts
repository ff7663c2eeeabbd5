import type { Grade } from '@site/contract/desk/scorecards';
import { grades } from '@site/contract/desk/scorecards';
import * as z from 'zod/mini';

export interface ScorecardValues {
  judgements: { criterion: string; grade: Grade | ''; reason: string }[];
  recommendation: Grade | '';
  summary: string;
}

const grade = z.enum(['', ...grades]);
const storedCard = z.object({
  values: z.object({
    judgements: z.array(z.object({ criterion: z.string(), grade, reason: z.string() })),
    recommendation: grade,
    summary: z.string(),
  }),
  key: z.string(),
});

export const emptyCard = (criteria: readonly string[]): ScorecardValues => ({
  judgements: criteria.map((criterion) => ({ criterion, grade: '', reason: '' })),
  recommendation: '',
  summary: '',
});

/** Reads the draft from its stored form, for the current criteria of the job. Text stays if its criterion still exists. */
export function cardFrom(
  stored: unknown,
  criteria: readonly string[],
): { values: ScorecardValues; key: string } | undefined {
  const { data } = z.safeParse(storedCard, stored);
  if (!data) return undefined;
  const judgements = emptyCard(criteria).judgements.map(
    (empty) => data.values.judgements.find(({ criterion }) => criterion === empty.criterion) ?? empty,
  );
  return { ...data, values: { ...data.values, judgements } };
}
