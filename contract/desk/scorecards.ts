import type { Author } from '../shared/author.ts';
import { isoOf, type StoredTime } from '../shared/collections.ts';
import type { ScorecardInput } from './scorecard-routes.ts';

// The interviewers' judgement of an applicant. People judge, not machines: the code never counts, adds up or sorts by a
// scorecard. No schemas here: screens load this file.

export const grades = ['strong-no', 'no', 'yes', 'strong-yes'] as const;
export type Grade = (typeof grades)[number];

export const gradeWords: Record<Grade, string> = {
  'strong-no': 'Strong no',
  no: 'No',
  yes: 'Yes',
  'strong-yes': 'Strong yes',
};

/** Lengths in characters. */
export const scorecardLimits = { reason: 1000, summary: 4000 } as const;

/** A document of `scorecards`, below an application, by the uid of the interviewer. It never changes. */
export interface Scorecard<Time = string> extends ScorecardInput {
  by: Author;
  at: Time;
}

export const scorecardsCollection = 'scorecards';

export function scorecardFrom(stored: object): Scorecard {
  const { by, at, judgements, recommendation, summary } = stored as Scorecard<StoredTime>;
  return { by, at: isoOf(at), judgements, recommendation, summary };
}

export const scorecardMessages = {
  sentAlready: 'You have already sent a scorecard for this application, and it cannot be changed. Add a note instead.',
  /** The same message for both cases, so that others learn nothing about the application. */
  gone: 'This application was deleted or is no longer assigned to you. Your scorecard was not stored.',
  criteriaChanged: 'The criteria of this job have changed. Nothing was sent, and your text is still here.',
  withdrawn: 'The applicant has withdrawn. Your scorecard was not stored.',
  criteria: 'Judge each criterion once',
} as const;

/**
 * Tells whether an admin sees the scorecards of others: with the role *hiring* at once, but an interviewer of the applicant only
 * after they have sent their own. The rules say the same.
 */
export function seesOthers(
  uid: string,
  { judgedBy = [], interviewers = [] }: { judgedBy?: readonly string[]; interviewers?: readonly string[] },
  isHiring: boolean,
): boolean {
  return judgedBy.includes(uid) || (isHiring && !interviewers.includes(uid));
}
