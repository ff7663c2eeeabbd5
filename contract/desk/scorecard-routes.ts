import * as z from 'zod/mini';
import { criterionLimits } from '../jobs/hiring.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { oneOf, requiredLine, requiredText } from '../shared/text-fields.ts';
import { grades, type Scorecard, scorecardLimits, scorecardMessages } from './scorecards.ts';

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

const path = '/api/interviews/:id/scorecard';
const access = ['hiring', 'interviewer'] as const;

/** What a scorecard of an application is about; the answer to criteria that have changed (409) carries the same as `data`. */
export interface ScorecardCriteria {
  criteria: readonly string[];
}

/** What the applicants for the job are judged by now. Of an application that is not theirs, interviewers hear nothing. */
export const readScorecardCriteriaRoute = defineRoute<{ data: ScorecardCriteria }>()('GET', path, { access });

/**
 * Sends a scorecard: once for each person and application. Under its idempotency key the same card counts once; a second is
 * refused with 409, as is one by criteria that the job no longer has.
 */
export const sendScorecardRoute = defineRoute<{ data: { scorecard: Scorecard } }>()('POST', path, {
  access,
  idempotent: true,
  body: scorecardSchema,
  success: 201,
});
