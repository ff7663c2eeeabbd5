import type { Grade } from '@ohmbridge/contract/desk/scorecards';
import { grades } from '@ohmbridge/contract/desk/scorecards';
import * as z from 'zod/mini';
import { attempt } from '../../shared/attempt.ts';

/** What is typed into a scorecard. */
export interface ScorecardValues {
  judgements: { criterion: string; grade: Grade | ''; reason: string }[];
  recommendation: Grade | '';
  summary: string;
}

const grade = z.enum(['', ...grades]);
const keptSchema = z.object({
  judgements: z.array(z.object({ criterion: z.string(), grade, reason: z.string() })),
  recommendation: grade,
  summary: z.string(),
  key: z.string(),
});

/** A card as far as it is written, with the idempotency key under which it will be sent. */
export interface ScorecardDraft {
  values: ScorecardValues;
  key: string;
}

/** The draft that was kept, for the criteria that the job has now: what was written of those that it still has stays. */
export function draftFrom(kept: string, criteria: readonly string[]): ScorecardDraft {
  const { data } = keptSchema.safeParse(attempt<unknown>(() => JSON.parse(kept)));
  return {
    values: {
      judgements: criteria.map(
        (criterion) =>
          data?.judgements.find((one) => one.criterion === criterion) ?? { criterion, grade: '', reason: '' },
      ),
      recommendation: data?.recommendation ?? '',
      summary: data?.summary ?? '',
    },
    key: data?.key ?? crypto.randomUUID(),
  };
}

/** The draft as it is kept; empty as long as nothing is written. */
export function keptDraft({ values, key }: ScorecardDraft): string {
  const { judgements, recommendation, summary } = values;
  const isEmpty =
    recommendation === '' && summary === '' && judgements.every((one) => one.grade === '' && one.reason === '');
  return isEmpty ? '' : JSON.stringify({ ...values, key });
}
