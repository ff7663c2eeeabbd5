import { isDeepStrictEqual } from 'node:util';
import { type Job, jobFieldNames } from '@site/contract/jobs/job';
import { assessmentFieldNames } from '@site/contract/jobs/job-assessment';
import type { ChangedField, JobChange, JobChangeDocument } from '@site/contract/jobs/job-change';
import { endOfDay, isOver } from '@site/contract/jobs/job-closing';
import { type JobDocument, jobFromDocument, type StoredJobFields } from '@site/contract/jobs/job-document';
import { referenceOf } from '@site/contract/jobs/job-reference';
import type { Author } from '@site/contract/shared/author';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import { dayWords } from '@site/contract/shared/time';
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection, momentAfter } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { freeNumbers } from '../shared/free-numbers.ts';
import { HttpError, unavailable } from '../shared/http-error.ts';
import { createMutex } from '../shared/mutex.ts';
import { jobCollections, jobNotFound } from './job.ts';
import { assessmentFields, assessmentReference, withAssessment, writeAssessment } from './job-assessment.ts';
import { bumpJobListVersion } from './list-jobs.ts';

// Every change of a job is one transaction. The transaction writes the job, a line of its history, and a new version of the
// list of jobs.

/** The longest time that a change waits for the changes before it: shorter than the time that a request has. */
const longestTurnMilliseconds = 20_000;

const inTurn = createMutex();

/**
 * Runs a transaction that changes jobs. The changes of an instance wait for each other: they all write the version of the list,
 * so simultaneous transactions would make each other start again. Few changes run on other instances.
 */
export function inJobTransaction<Result>(act: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const askedAt = performance.now();
  const database = db();
  // A database each: a transaction that never ends must not hold up the changes of another database.
  return inTurn(database, async () => {
    // The caller has already timed out and may have retried.
    if (performance.now() - askedAt > longestTurnMilliseconds) throw unavailable();
    return database.runTransaction(act);
  });
}

type Line = Pick<JobChange, 'kind'> & Partial<Pick<JobChange, 'fields'>>;

/** Changes a job in a transaction. Without a result of `decide` the job stays as it is. */
export function changeJob(
  id: string,
  by: Author,
  decide: (
    current: JobDocument,
    now: Date,
    transaction: Transaction,
  ) => Promise<{ fields: StoredJobFields; line: Line } | undefined>,
): Promise<{ before: JobDocument; job: Job; isChanged: boolean }> {
  return inJobTransaction(async (transaction) => {
    const now = new Date();
    const target = jobCollections().jobs.doc(id);
    const [stored, assessment] = await transaction.getAll(target, assessmentReference(id));
    const before = withAssessment(existingDocument(stored), assessment);
    const decided = await decide(before, now, transaction);
    if (!decided) return { before, job: jobFromDocument(id, before), isChanged: false };
    const document = await documentAfter(transaction, before, decided.fields, now);
    transaction.set(target, document);
    const after = { ...document, ...assessmentFields(decided.fields) };
    writeAssessment(transaction, id, before, after);
    recordJobChange(transaction, { jobId: id, ...decided.line, by, at: document.updatedAt });
    return { before, job: jobFromDocument(id, after), isChanged: true };
  });
}

export function existingDocument(stored: DocumentSnapshot | undefined): JobDocument {
  if (!stored?.exists) throw jobNotFound();
  return stored.data() as JobDocument;
}

/** Writes a line of the history of a job that was changed, and bumps the version of the list. */
export function recordJobChange(transaction: Transaction, change: Parameters<typeof addHistoryLine>[1]): void {
  addHistoryLine(transaction, change);
  bumpJobListVersion(transaction);
}

export function addHistoryLine(
  transaction: Transaction,
  { fields = [], ...line }: Line & Omit<JobChangeDocument, 'kind' | 'fields'>,
): void {
  transaction.create(collection('jobChanges').doc(), { ...line, fields });
}

/** Gives the document of a job after a change. The function reads the number of a new job, as the last read of the transaction. */
export async function documentAfter(
  transaction: Transaction,
  before: JobDocument | undefined,
  fields: StoredJobFields,
  now: Date,
): Promise<JobDocument> {
  const at = before ? momentAfter(before.updatedAt.toDate(), now) : now;
  const updatedAt = Timestamp.fromDate(at);
  const moments = Object.entries(momentsAfter(before, fields, at)).flatMap(([name, moment]) =>
    moment ? [[name, Timestamp.fromDate(moment)] as const] : [],
  );
  return {
    ...contentOf(fields),
    reference: before?.reference ?? (await nextReference(transaction)),
    createdAt: before?.createdAt ?? updatedAt,
    updatedAt,
    ...Object.fromEntries(moments),
  };
}

/** The document with the last number that a job was given, in `last`. */
export const jobCounterPath = `${collections.counters}/jobs`;

/**
 * Reserves a reference that no job has had. The call must be the last read of its transaction, because it writes. If a copy of
 * the database has set the counter back, the function skips the references in use.
 */
async function nextReference(transaction: Transaction): Promise<string> {
  const counter = db().doc(jobCounterPath);
  const before = Number((await transaction.get(counter)).get('last') ?? 0);
  const references = { collections: ['jobs', 'jobBin'], referenceOf, newestBy: 'createdAt' } as const;
  const [last = before] = await freeNumbers(transaction, before, 1, references);
  transaction.set(counter, { last });
  return referenceOf(last);
}

/** The fields of a document that no admin decides, or that are stored beside the job. */
const notContent = new Set<string>([
  ...assessmentFieldNames,
  'reference',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'closesAt',
  'closedAt',
  'deletedAt',
] satisfies (keyof JobDocument)[]);

function contentOf(fields: StoredJobFields): StoredJobFields {
  // The cast is safe: no other fields are removed.
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !notContent.has(name)),
  ) as unknown as StoredJobFields;
}

/** Gives the moments in the life of a job after `after` is saved over `before`; `undefined` for what has not happened. */
export function momentsAfter(before: JobDocument | undefined, after: StoredJobFields, at: Date) {
  return {
    publishedAt: before?.publishedAt?.toDate() ?? (after.isActive ? at : undefined),
    closesAt: after.closesOn === undefined ? undefined : endOfDay(after.closesOn, after.country),
    closedAt: closedAt(before, after, at),
  };
}

/** The closing date closes a job also while the job is still active. */
function closedAt(before: JobDocument | undefined, after: StoredJobFields, at: Date): Date | undefined {
  if (after.isActive) return undefined;
  if (!before?.isActive) return before?.closedAt?.toDate();
  const closesAt = before.closesAt?.toDate();
  return closesAt && closesAt < at ? closesAt : at;
}

/** Tells what a save changes in a job; `undefined` if it changes nothing. */
export function historyLine(before: StoredJobFields, after: StoredJobFields): Line | undefined {
  const fields: ChangedField[] = jobFieldNames.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (before.pdfUrl !== after.pdfUrl || before.pdfPath !== after.pdfPath) fields.push('pdf');
  if (fields.length === 0) return undefined;
  if (fields.length === 1 && fields[0] === 'isActive') return stateLine(after.isActive);
  return { kind: 'changed', fields };
}

/** Gives the line of a change that only activates or deactivates a job. */
export function stateLine(isActive: boolean): Line {
  return { kind: isActive ? 'activated' : 'deactivated', fields: [] };
}

/** Refuses to show a job whose closing date has passed: the job would be closed immediately. */
export function refuseOver({ isActive, country, closesOn }: StoredJobFields, now: Date): void {
  if (!isActive || closesOn === undefined || !isOver({ country, closesOn }, now)) return;
  const message = messages.closingDayOver(dayWords(closesOn), country);
  throw new HttpError(400, message, { errors: { closesOn: message } });
}
