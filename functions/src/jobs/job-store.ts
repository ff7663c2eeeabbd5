import { hiringFieldNames } from '@ohmbridge/contract/jobs/hiring';
import type { Job } from '@ohmbridge/contract/jobs/job';
import {
  type JobAuthor,
  type JobChange,
  type JobChangeDocument,
  scheduleAuthor,
} from '@ohmbridge/contract/jobs/job-change';
import { renewedClosingDay } from '@ohmbridge/contract/jobs/job-closing';
import { type JobDocument, jobFromDocument, type StoredJobFields } from '@ohmbridge/contract/jobs/job-document';
import { jobState } from '@ohmbridge/contract/jobs/job-state';
import { collections } from '@ohmbridge/contract/shared/collections';
import { messages } from '@ohmbridge/contract/shared/messages';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { HttpError } from '../shared/http-error.ts';
import { createMutex } from '../shared/mutex.ts';
import { unavailable } from '../shared/timeout.ts';
import { momentAfter, refuseConflict, stateChange, whatChanged } from './job-changes.ts';
import { hiringFields, hiringOf, withHiring, writeHiring } from './job-hiring.ts';
import { momentsAfter, refuseOver } from './job-life.ts';
import { endJobLists, nextReference } from './job-numbers.ts';

export interface SavedJob {
  job: Job;
  /** The Storage object that the job no longer points at. */
  releasedPdfPath: string | undefined;
}

/** How a job comes to be: by whom, as what its history tells it, and under which id, where it has one already. */
export interface Creating {
  by: JobAuthor;
  kind?: 'created' | 'duplicated';
  id?: string | undefined;
}

/** How a job is replaced: by whom, and, where it is known, which version of it that person was shown. */
export interface Replacing {
  by: JobAuthor;
  unchangedSince?: string | undefined;
}

/**
 * The jobs in Firestore. Whatever changes one also writes, in the same transaction, a line of its history, and ends the
 * lists of jobs that are kept elsewhere. Deleted jobs are in a collection of their own, the bin, and found by what says so.
 */
export interface JobStore {
  /** A job as strangers may see it. */
  read: (id: string) => Promise<Job | undefined>;
  /** The same with what it says to those who judge its applicants. */
  readWhole: (id: string) => Promise<Job | undefined>;
  /** The jobs with these ids, in their order; those that are no more are left out. */
  readAll: (ids: readonly string[], from?: 'jobs' | 'bin') => Promise<Job[]>;
  /** Stores a new job. Under an `id` it is stored once: after that, what is there is returned and stays as it is. */
  create: (fields: StoredJobFields, how: Creating) => Promise<SavedJob>;
  /** Replaces a job by what `change` makes of it, in one transaction. */
  replace: (id: string, change: (current: StoredJobFields) => StoredJobFields, how: Replacing) => Promise<SavedJob>;
  /** Switches a job on or off and leaves the rest of it alone; one that is so already stays as it is. */
  setState: (id: string, isActive: boolean, by: JobAuthor) => Promise<Job>;
  /** Moves the closing date on. What is closed is live again; a draft stays one. */
  renew: (id: string, by: JobAuthor) => Promise<Job>;
  /** Closes a job whose closing date has passed; tells whether it was that by the time it was looked at. */
  close: (id: string) => Promise<boolean>;
  /** Moves a job to the bin. */
  remove: (id: string, by: JobAuthor) => Promise<Job>;
  /** Takes a job out of the bin, inactive; one that is not in it stays as it is. */
  restore: (id: string, by: JobAuthor) => Promise<Job>;
  /** Deletes a job for good that has been in the bin since before `cutoff`, and gives what it was. */
  purge: (id: string, cutoff: Date) => Promise<Job | undefined>;
  /** Whether any job, apart from the one with the id `except`, points at a Storage object. */
  claims: (pdfPath: string, except?: string) => Promise<boolean>;
  claimedPdfPaths: () => Promise<Set<string>>;
}

type Jobs = CollectionReference<JobDocument>;

/** The documents that jobs are in: those that are not deleted, and the bin. */
export function jobCollections(database: Firestore): Record<'jobs' | 'bin', Jobs> {
  return {
    jobs: database.collection(collections.jobs) as Jobs,
    bin: database.collection(collections.jobBin) as Jobs,
  };
}

/** What is to become of a job. */
interface Change {
  fields: StoredJobFields;
  told: Pick<JobChange, 'kind' | 'fields'>;
}

/** How long a change may wait for those before it: less than a request has for its handler. */
const longestTurnMilliseconds = 20_000;

export function createJobStore(firestore: () => Promise<Firestore>, now: () => Date): JobStore {
  const open = async () => {
    const database = await firestore();
    return { database, ...jobCollections(database) };
  };

  const inTurn = createMutex();
  // All of them write the version of the list, and many read the counter: at the same time they would make each other begin
  // anew, later each time. What other instances do at once is little.
  const transact = <Result>(act: (transaction: Transaction, of: Opened) => Promise<Result>) => {
    const asked = performance.now();
    return inTurn('jobs', async () => {
      // By now whoever asked has been told that it was not done, and may have asked again.
      if (performance.now() - asked > longestTurnMilliseconds) throw unavailable();
      const opened = await open();
      return opened.database.runTransaction((transaction) => act(transaction, opened));
    });
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  const record = (transaction: Transaction, database: Firestore, change: JobChangeDocument) =>
    transaction.create(database.collection(collections.jobChanges).doc(), change);

  /** The document of a job as it is after a change. It reads the last that the transaction may read. */
  async function documentAfter(
    transaction: Transaction,
    database: Firestore,
    before: JobDocument | undefined,
    fields: StoredJobFields,
  ): Promise<JobDocument> {
    const at = before ? momentAfter(before.updatedAt.toDate(), now()) : now();
    const updatedAt = await timestampOf(at);
    const moments: Partial<JobDocument> = {};
    for (const [name, moment] of Object.entries(momentsAfter(before, fields, at)))
      if (moment) moments[name as 'closesAt'] = await timestampOf(moment);
    const reference = before?.reference ?? (await nextReference(transaction, database));
    return { ...contentOf(fields), reference, createdAt: before?.createdAt ?? updatedAt, updatedAt, ...moments };
  }

  /** Changes a job in one transaction; where there is nothing to change, it stays as it is. */
  async function change(
    id: string,
    by: JobAuthor,
    decide: (current: JobDocument, transaction: Transaction, of: Opened) => Promise<Change | undefined>,
  ): Promise<{ before: JobDocument; job: Job; isChanged: boolean }> {
    return transact(async (transaction, opened) => {
      const { database, jobs } = opened;
      const [stored, hiring] = await transaction.getAll(jobs.doc(id), hiringOf(database, id));
      const before = withHiring(existing(stored?.data() as JobDocument | undefined), hiring as DocumentSnapshot);
      const decided = await decide(before, transaction, opened);
      if (!decided) return { before, job: jobFromDocument(id, before), isChanged: false };
      const document = await documentAfter(transaction, database, before, decided.fields);
      transaction.set(jobs.doc(id), document);
      const after = { ...document, ...hiringFields(decided.fields) };
      writeHiring(transaction, hiringOf(database, id), before, after);
      record(transaction, database, { jobId: id, ...decided.told, by, at: document.updatedAt });
      endJobLists(transaction, database);
      return { before, job: jobFromDocument(id, after), isChanged: true };
    });
  }

  return {
    async read(id) {
      const { jobs } = await open();
      const document = (await jobs.doc(id).get()).data();
      return document && jobFromDocument(id, document);
    },
    async readWhole(id) {
      const { database, jobs } = await open();
      const [stored, hiring] = await database.getAll(jobs.doc(id), hiringOf(database, id));
      const document = stored?.data() as JobDocument | undefined;
      return document && jobFromDocument(id, withHiring(document, hiring as DocumentSnapshot));
    },
    async readAll(ids, from = 'jobs') {
      if (ids.length === 0) return [];
      const opened = await open();
      const found = await opened.database.getAll(...ids.map((id) => opened[from].doc(id) as DocumentReference));
      return found.flatMap((snapshot) => {
        const document = snapshot.data();
        return document ? [jobFromDocument(snapshot.id, document)] : [];
      });
    },
    async create(fields, { by, kind = 'created', id }) {
      return transact(async (transaction, { database, jobs, bin }) => {
        const target = id ? jobs.doc(id) : jobs.doc();
        const saved =
          id && ((await transaction.get(target)).data() ?? (await transaction.get(bin.doc(target.id))).data());
        if (saved) {
          const unused = fields.pdfPath === saved.pdfPath ? undefined : fields.pdfPath;
          return { job: jobFromDocument(target.id, saved), releasedPdfPath: unused };
        }
        refuseOver(fields, now());
        await refuseForeignPdf(transaction, [jobs, bin], fields.pdfPath, target.id);
        const document = await documentAfter(transaction, database, undefined, fields);
        transaction.create(target, document);
        const whole = { ...document, ...hiringFields(fields) };
        writeHiring(transaction, hiringOf(database, target.id), {}, whole);
        record(transaction, database, { jobId: target.id, kind, fields: [], by, at: document.updatedAt });
        endJobLists(transaction, database);
        return { job: jobFromDocument(target.id, whole), releasedPdfPath: undefined };
      });
    },
    async replace(id, changeFields, { by, unchangedSince }) {
      const { before, job } = await change(id, by, async (current, transaction, { jobs, bin }) => {
        refuseConflict(jobFromDocument(id, current), unchangedSince);
        const fields = changeFields(current);
        refuseOver(fields, now());
        await refuseForeignPdf(transaction, [jobs, bin], fields.pdfPath, id);
        const told = whatChanged(current, fields);
        // What is saved as it was stays as it was, for the history and for a colleague who has it open.
        return told && { fields, told };
      });
      return { job, releasedPdfPath: before.pdfPath === job.pdfPath ? undefined : before.pdfPath };
    },
    async setState(id, isActive, by) {
      const { job } = await change(id, by, async (current) => {
        const fields = { ...current, isActive };
        // Also where it is active already: what its closing date has closed is not shown by saying so again.
        refuseOver(fields, now());
        if (current.isActive === isActive) return undefined;
        return { fields, told: { kind: stateChange(isActive), fields: [] } };
      });
      return job;
    },
    async renew(id, by) {
      const { job } = await change(id, by, async (current) => {
        const isActive = jobState(jobFromDocument(id, current), now()) !== 'draft';
        const fields = { ...current, isActive, closesOn: renewedClosingDay(current, now()) };
        return { fields, told: { kind: 'renewed', fields: [] } };
      });
      return job;
    },
    async close(id) {
      const { isChanged } = await change(id, scheduleAuthor, async (current) => {
        const closesAt = current.closesAt?.toDate();
        if (!current.isActive || !closesAt || closesAt > now()) return undefined;
        return { fields: { ...current, isActive: false }, told: { kind: 'closed', fields: [] } };
      });
      return isChanged;
    },
    async remove(id, by) {
      return transact(async (transaction, { database, jobs, bin }) => {
        const before = existing((await transaction.get(jobs.doc(id))).data());
        const document = await documentAfter(transaction, database, before, { ...before, isActive: false });
        const deleted = { ...document, deletedAt: document.updatedAt };
        transaction.delete(jobs.doc(id));
        transaction.set(bin.doc(id), deleted);
        record(transaction, database, { jobId: id, kind: 'deleted', fields: [], by, at: document.updatedAt });
        endJobLists(transaction, database);
        return jobFromDocument(id, deleted);
      });
    },
    async restore(id, by) {
      return transact(async (transaction, { database, jobs, bin }) => {
        const present = (await transaction.get(jobs.doc(id))).data();
        if (present) return jobFromDocument(id, present);
        const before = existing((await transaction.get(bin.doc(id))).data());
        const document = await documentAfter(transaction, database, before, before);
        transaction.delete(bin.doc(id));
        transaction.create(jobs.doc(id), document);
        record(transaction, database, { jobId: id, kind: 'restored', fields: [], by, at: document.updatedAt });
        endJobLists(transaction, database);
        return jobFromDocument(id, document);
      });
    },
    async purge(id, cutoff) {
      return transact(async (transaction, { database, bin }) => {
        const document = (await transaction.get(bin.doc(id))).data();
        if (!document?.deletedAt || document.deletedAt.toDate() >= cutoff) return undefined;
        transaction.delete(bin.doc(id));
        transaction.delete(hiringOf(database, id));
        const at = await timestampOf(now());
        record(transaction, database, { jobId: id, kind: 'removed', fields: [], by: scheduleAuthor, at });
        endJobLists(transaction, database);
        return jobFromDocument(id, document);
      });
    },
    async claims(pdfPath, except) {
      const { jobs, bin } = await open();
      const found = await Promise.all([jobs, bin].map((of) => of.where('pdfPath', '==', pdfPath).limit(2).get()));
      return found.flatMap(({ docs }) => docs).some(({ id }) => id !== except);
    },
    async claimedPdfPaths() {
      const { jobs, bin } = await open();
      const found = await Promise.all([jobs, bin].map((of) => of.where('pdfPath', '>', '').select('pdfPath').get()));
      return new Set(found.flatMap(({ docs }) => docs.map((snapshot) => String(snapshot.get('pdfPath')))));
    },
  };
}

function existing(document: JobDocument | undefined): JobDocument {
  if (!document) throw new HttpError(404, messages.jobNotFound);
  return document;
}

/** What of a job's document is no content of it: the server's, and what stands beside it. */
const notContent = new Set<string>([
  ...hiringFieldNames,
  'reference',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'closesAt',
  'closedAt',
  'deletedAt',
] satisfies (keyof JobDocument)[]);

/** What an admin decides about a job, without what the server adds to it. */
function contentOf(fields: StoredJobFields): StoredJobFields {
  // The cast is safe: nothing else is taken out.
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !notContent.has(name)),
  ) as unknown as StoredJobFields;
}

/** Two jobs with one object would lose it together, when the first of them is deleted. */
async function refuseForeignPdf(
  transaction: Transaction,
  among: Jobs[],
  pdfPath: string | undefined,
  id: string,
): Promise<void> {
  if (pdfPath === undefined) return;
  for (const each of among) {
    const { docs } = await transaction.get(each.where('pdfPath', '==', pdfPath).limit(2));
    if (docs.some((snapshot) => snapshot.id !== id)) throw pdfTaken();
  }
}

/** The answer to claiming an object that belongs to another job. */
export function pdfTaken(): HttpError {
  return new HttpError(409, messages.pdfMissing, { errors: { pdfPath: messages.pdfMissing } });
}

async function timestampOf(date: Date): Promise<Timestamp> {
  const { Timestamp } = await import('firebase-admin/firestore');
  return Timestamp.fromDate(date);
}
