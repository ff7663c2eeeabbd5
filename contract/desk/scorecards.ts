import type { StoredTime } from '../shared/collections.ts';
import type { DeskAuthor } from './submission-record.ts';

// What those who interview an applicant think of them. People judge here, and no machine does: nothing of a card is counted,
// added up or sorted by. No schemas here: screens read this.

/** How well something is shown; each is a word first, whatever colour it may have. */
export const grades = ['strong-no', 'no', 'yes', 'strong-yes'] as const;
export type Grade = (typeof grades)[number];

export const gradeWords: Record<Grade, string> = {
  'strong-no': 'Strong no',
  no: 'No',
  yes: 'Yes',
  'strong-yes': 'Strong yes',
};

/** Lengths are in characters. */
export const scorecardLimits = { reason: 1000, summary: 4000 } as const;

/** What somebody found of one criterion, in the words that it had then. */
export interface Judgement {
  criterion: string;
  grade: Grade;
  reason: string;
}

/** A document of `scorecards`, below an application, under the uid of whoever judges. It is sent once, and stays as it is. */
export interface Scorecard<Time = string> {
  by: DeskAuthor;
  at: Time;
  judgements: Judgement[];
  recommendation: Grade;
  summary: string;
}

/** The collection below an application. */
export const scorecardsCollection = 'scorecards';

/** The card of a document. */
export function scorecardFrom(stored: object): Scorecard {
  const { by, at, judgements, recommendation, summary } = stored as Scorecard<StoredTime>;
  return { by, at: at.toDate().toISOString(), judgements, recommendation, summary };
}

/** What the API says about scorecards. */
export const scorecardMessages = {
  sentAlready:
    'You have sent a scorecard for this application already. It stands as it is; what has come since belongs into a note.',
  /** One sentence for both: whoever it is not assigned to learns nothing of it. */
  gone: 'This application is not there any more, or not assigned to you any more. Your scorecard was not stored.',
  criteriaChanged:
    'What the applicants of this job are judged by has changed meanwhile. Nothing was sent; what you have written is still here.',
  withdrawn: 'The applicant has withdrawn. There is nothing to judge any more, and nothing was stored.',
  criteria: 'Judge each criterion once',
} as const;

/**
 * Whether somebody sees what others wrote: whoever interviews an applicant, and whoever is of no role but that, not before
 * they have sent their own card; who looks after applications otherwise, at once. The rules say the same.
 */
export function seesOthers(
  uid: string,
  { judgedBy = [], interviewers = [] }: { judgedBy?: readonly string[]; interviewers?: readonly string[] },
  isHiring: boolean,
): boolean {
  return judgedBy.includes(uid) || (isHiring && !interviewers.includes(uid));
}
