import * as z from 'zod/mini';
import { criterionLimits } from '../jobs/hiring.ts';
import { messages } from '../shared/messages.ts';
import { oneOf, requiredLine, requiredText } from '../shared/text-fields.ts';
import { grades, scorecardLimits, scorecardMessages } from './scorecards.ts';

const judgement = z.object({
  criterion: requiredLine('Criterion', criterionLimits.criterion),
  grade: oneOf('Grade', grades),
  reason: requiredText('Reason', scorecardLimits.reason),
});

/** A scorecard as it is sent: for each criterion of the job a grade and a reason. */
export const scorecardSchema = z.object({
  judgements: z.array(judgement, scorecardMessages.criteria).check(
    z.minLength(1, scorecardMessages.criteria),
    z.maxLength(criterionLimits.criteria, messages.tooMany('Criteria', criterionLimits.criteria)),
    z.refine(
      (given) => new Set(given.map(({ criterion }) => criterion)).size === given.length,
      scorecardMessages.criteria,
    ),
  ),
  recommendation: oneOf('Recommendation', grades),
  summary: requiredText('Summary', scorecardLimits.summary),
});

export type ScorecardInput = z.output<typeof scorecardSchema>;
