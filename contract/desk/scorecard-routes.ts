import { defineRoute } from '../shared/route.ts';
import { scorecardSchema } from './scorecard-schema.ts';
import type { Scorecard } from './scorecards.ts';

const path = '/api/interviews/:id/scorecard';
const access = ['hiring', 'interviewer'] as const;

/** What a scorecard of an application is about; the answer to criteria that have changed (409) carries the same as `data`. */
export interface ScorecardCriteria {
  criteria: readonly string[];
}

/** What the applicants for the job are judged by now. Of an application that is not theirs, interviewers hear nothing. */
export const readScorecardCriteriaRoute = defineRoute<{ data: ScorecardCriteria }>()({
  method: 'GET',
  path,
  access,
  success: 200,
});

/**
 * Sends a scorecard: once for each person and application. Under its idempotency key the same card counts once; a second is
 * refused with 409, as is one by criteria that the job no longer has.
 */
export const sendScorecardRoute = defineRoute<{ data: { scorecard: Scorecard } }>()({
  method: 'POST',
  path,
  access,
  idempotent: true,
  success: 201,
  body: scorecardSchema,
});
