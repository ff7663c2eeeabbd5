import { deskMessages } from '@site/contract/desk/desk-schemas';
import type { ScorecardCriteria, ScorecardInput } from '@site/contract/desk/scorecard-routes';
import { type Scorecard, scorecardFrom, scorecardMessages, scorecardsCollection } from '@site/contract/desk/scorecards';
import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { defaultCriteria } from '@site/contract/jobs/job-assessment';
import { hasRole } from '@site/contract/team/roles';
import { FieldValue } from 'firebase-admin/firestore';
import { authorOf, type Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { assessmentOf } from '../jobs/job-assessment.ts';
import { collection, idempotentId } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';
import { submissionIdOf } from './desk-requests.ts';
import { changeSubmission, type DecidedChange, type SubmissionInTransaction } from './submission.ts';

/** The scorecards of interviewers on an applicant. Browsers read them in Firestore, as far as the rules allow. */
export const judgeApplicantHandlers = {
  async readScorecardCriteria({ parameters, signedIn }) {
    const caller = await signedIn();
    const stored = await collection('applications').doc(submissionIdOf(parameters)).get();
    const application = stored.data() as ApplicationRecord | undefined;
    if (application?.reference === undefined || !canJudge(application, caller))
      throw new HttpError(404, deskMessages.notFound);
    return { data: { criteria: await criteriaOf(application) } };
  },
  async sendScorecard({ parameters, body, idempotencyKey, signedIn }) {
    const caller = await signedIn();
    const application = submissionIdOf(parameters);
    const id = idempotencyKey && idempotentId(idempotencyKey, [caller.uid, application, body]);
    const scorecard = await changeSubmission(
      'applications',
      application,
      authorOf(caller),
      (current) => addScorecard(current, caller, body, id),
      scorecardMessages.gone,
    );
    return { data: { scorecard } };
  },
} satisfies Partial<ApiHandlers>;

async function criteriaOf({ job }: Pick<ApplicationRecord, 'job'>): Promise<readonly string[]> {
  return (job && (await assessmentOf(job.reference)).criteria) ?? defaultCriteria;
}

/** Tells whether an admin can judge an application: the role *hiring* can judge all, others what is assigned to them. */
function canJudge({ assignedTo = [] }: Pick<ApplicationRecord, 'assignedTo'>, { uid, roles }: Caller): boolean {
  return hasRole(roles, 'hiring') || assignedTo.includes(uid);
}

/** A document of `scorecards`; `sentAs` tells a card that is sent again from a second one. */
interface StoredScorecard extends Scorecard<Date> {
  sentAs: string | null;
}

/**
 * Stores a scorecard, one for each admin.
 * @param id a card that is sent again has the same id
 */
async function addScorecard(
  { record: ofAny, reference, at, transaction }: SubmissionInTransaction,
  caller: Caller,
  card: ScorecardInput,
  id: string | undefined,
): Promise<DecidedChange<Scorecard>> {
  const by = authorOf(caller);
  const record = ofAny as ApplicationRecord;
  if (!canJudge(record, caller)) throw new HttpError(404, scorecardMessages.gone);
  const target = reference.collection(scorecardsCollection).doc(by.uid);
  const before = (await transaction.get(target)).data();
  if (before) {
    if (id !== undefined && before.sentAs === id) return { result: scorecardFrom(before) };
    throw new HttpError(409, scorecardMessages.sentAlready);
  }
  if (record.status === 'withdrawn') throw new HttpError(409, scorecardMessages.withdrawn);
  const criteria = await criteriaOf(record);
  const judged = new Map(card.judgements.map((judgement) => [judgement.criterion, judgement]));
  if (judged.size !== criteria.length || criteria.some((criterion) => !judged.has(criterion))) {
    const data: ScorecardCriteria = { criteria };
    throw new HttpError(409, scorecardMessages.criteriaChanged, { data });
  }
  // All cards have the order of the job, so that admins can compare them.
  const judgements = criteria.flatMap((criterion) => judged.get(criterion) ?? []);
  const { recommendation, summary } = card;
  const stored: StoredScorecard = { by, at, judgements, recommendation, summary, sentAs: id ?? null };
  transaction.create(target, stored);
  return {
    fields: { judgedBy: FieldValue.arrayUnion(by.uid) },
    line: { kind: 'judged' },
    result: { by, at: at.toISOString(), judgements, recommendation, summary },
  };
}
