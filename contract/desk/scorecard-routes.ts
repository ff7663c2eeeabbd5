import * as z from 'zod/mini';
import { criterionLimits } from '../jobs/job-assessment.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { oneOf, requiredLine, requiredText } from '../shared/text-fields.ts';
import { grades, type Scorecard, scorecardLimits, scorecardMessages } from './scorecards.ts';

const judgement = z.object({
  criterion: requiredLine('Criterion', criterionLimits.criterion),
  grade: oneOf('Grade', grades),
  reason: requiredText('Reason', scorecardLimits.reason),
});

/** A scorecard: a grade and a reason for each criterion of the job. */
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

/** The criteria of an application; also the `data` of the answer to changed criteria (409). */
export interface ScorecardCriteria {
  criteria: readonly string[];
}

/** Reads the criteria of an application's job. Interviewers can read them only for their applications. */
export const readScorecardCriteriaRoute = defineRoute<{ data: ScorecardCriteria }>()('GET', path, { access });

/** Sends a scorecard, once for each admin and application. Answers 409 to a second one, or if the criteria have changed. */
export const sendScorecardRoute = defineRoute<{ data: { scorecard: Scorecard } }>()('POST', path, {
  access,
  idempotent: true,
  body: scorecardSchema,
  success: 201,
});
