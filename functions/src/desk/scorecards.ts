import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import type { ScorecardCriteria, ScorecardInput } from '@ohmbridge/contract/desk/scorecard-routes';
import {
  type Scorecard,
  scorecardFrom,
  scorecardMessages,
  scorecardsCollection,
} from '@ohmbridge/contract/desk/scorecards';
import type { ApplicationRecord, DeskAuthor } from '@ohmbridge/contract/desk/submission-record';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpError } from '../shared/http-error.ts';
import type { Outcome, SubmissionInTransaction } from './submission.ts';

/** A scorecard as it comes in. */
export interface NewScorecard {
  /** The same card sent again has the same. */
  id: string | undefined;
  card: ScorecardInput;
  by: DeskAuthor;
  /** Whether they look after all applications. Others judge what is assigned to them. */
  isHiring: boolean;
  /** What the applicants of a job are judged by now. */
  criteriaOf: (record: Pick<ApplicationRecord, 'job'>) => Promise<readonly string[]>;
}

/** A document of `scorecards`: with what tells the same card, sent again, from a second one. */
interface StoredScorecard extends Scorecard<Date> {
  sentAs: string | null;
}

/** Whether an application is somebody's to judge. */
export function mayJudge({ assignedTo = [] }: Pick<ApplicationRecord, 'assignedTo'>, uid: string, isHiring: boolean) {
  return isHiring || assignedTo.includes(uid);
}

/** Stores a scorecard, once for each person. */
export async function addScorecard(
  current: SubmissionInTransaction,
  { id, card, by, isHiring, criteriaOf }: NewScorecard,
): Promise<Outcome<Scorecard>> {
  const { reference, at, transaction } = current;
  const record = current.record as ApplicationRecord;
  if (!mayJudge(record, by.uid, isHiring)) throw new HttpError(404, scorecardMessages.gone);
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
  // In the order of the job, so that cards can be laid beside each other.
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

/** Only applications are judged. */
export const notThere = () => new HttpError(404, deskMessages.notFound);
