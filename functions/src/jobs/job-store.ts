import type {
  CollectionReference,
  Firestore,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { HttpError } from '../api/http-error.ts';
import { collections } from '../contract/collections.ts';
import type { Country } from '../contract/countries.ts';
import type { Job } from '../contract/job.ts';
import type { JobAuthor, JobChangeDocument } from '../contract/job-change.ts';
import { type JobDocument, jobFromDocument, readJobDocument, type StoredJobFields } from '../contract/job-document.ts';
import type { JobCursor } from '../contract/job-query.ts';
import { messages } from '../contract/messages.ts';
import { momentAfter, refuseConflict, stateChange, whatChanged } from './job-changes.ts';

export interface SavedJob {
  job: Job;
  /** The Storage object that the job no longer points at. */
  releasedPdfPath: string | undefined;
}

/** How a job is replaced: by whom, and, where it is known, which version of it that person was shown. */
export interface Replacing {
  by: JobAuthor;
  unchangedSince?: string | undefined;
}

/** Which jobs are listed. */
export interface JobFilter {
  isActive?: boolean | undefined;
  country?: Country | undefined;
}

/** Which part of the list. */
export interface JobPage {
  limit: number;
  after?: JobCursor | undefined;
}

/** The jobs in Firestore. Whatever changes one also writes, in the same transaction, a line of its history. */
export interface JobStore {
  /** Newest first, and by id where two are of the same moment. */
  list: (filter: JobFilter, page: JobPage) => Promise<Job[]>;
  read: (id: string) => Promise<Job | undefined>;
  /** Stores a new job. Under an `id` it is stored once: after that, what is there is returned and stays as it is. */
  create: (fields: StoredJobFields, by: JobAuthor, id?: string) => Promise<SavedJob>;
  /** Replaces a job by what `change` makes of it, in one transaction. */
  replace: (id: string, change: (current: StoredJobFields) => StoredJobFields, how: Replacing) => Promise<SavedJob>;
  /** Switches a job on or off and leaves the rest of it alone; one that is so already stays as it is. */
  setState: (id: string, isActive: boolean, by: JobAuthor) => Promise<Job>;
  /** Deletes a job and returns what it was. */
  remove: (id: string, by: JobAuthor) => Promise<Job>;
  /** Whether any job, apart from the one with the id `except`, points at a Storage object. */
  claims: (pdfPath: string, except?: string) => Promise<boolean>;
  claimedPdfPaths: () => Promise<Set<string>>;
}

const converter: FirestoreDataConverter<JobDocument, object> = {
  fromFirestore: (snapshot) => readJobDocument(snapshot.data()),
  toFirestore: (job) => job,
};

export function createJobStore(firestore: () => Promise<Firestore>, now: () => Date): JobStore {
  const jobs = async () => {
    const database = await firestore();
    return {
      database,
      collection: database.collection(collections.jobs).withConverter(converter),
      /** Adds a line to the history of a job. */
      record: (transaction: Transaction, change: JobChangeDocument) =>
        transaction.create(database.collection(collections.jobChanges).doc(), change),
    };
  };
  const nextMoment = (current: JobDocument) => timestampOf(momentAfter(current.updatedAt.toDate(), now()));
  return {
    async list({ isActive, country }, { limit, after }) {
      const { collection } = await jobs();
      const { FieldPath } = await import('firebase-admin/firestore');
      let query = collection.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit);
      if (isActive !== undefined) query = query.where('isActive', '==', isActive);
      if (country !== undefined) query = query.where('country', '==', country);
      if (after) query = query.startAfter(await timestampOf(after.createdAt), after.id);
      return (await query.get()).docs.map(jobOf);
    },
    async read(id) {
      const { collection } = await jobs();
      const document = (await collection.doc(id).get()).data();
      return document && jobFromDocument(id, document);
    },
    async create(fields, by, id) {
      const { database, collection, record } = await jobs();
      const reference = id ? collection.doc(id) : collection.doc();
      return database.runTransaction(async (transaction) => {
        const saved = id && (await transaction.get(reference)).data();
        if (saved) {
          const unused = fields.pdfPath === saved.pdfPath ? undefined : fields.pdfPath;
          return { job: jobFromDocument(id, saved), releasedPdfPath: unused };
        }
        await refuseForeignPdf(transaction, collection, fields.pdfPath, reference.id);
        const at = await timestampOf(now());
        const document = { ...fields, createdAt: at, updatedAt: at };
        transaction.create(reference, document);
        record(transaction, { jobId: reference.id, kind: 'created', fields: [], by, at });
        return { job: jobFromDocument(reference.id, document), releasedPdfPath: undefined };
      });
    },
    async replace(id, change, { by, unchangedSince }) {
      const { database, collection, record } = await jobs();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction) => {
        const current = existing((await transaction.get(reference)).data());
        refuseConflict(jobFromDocument(id, current), unchangedSince);
        const fields = change(current);
        await refuseForeignPdf(transaction, collection, fields.pdfPath, id);
        const at = await nextMoment(current);
        const document = { ...fields, createdAt: current.createdAt, updatedAt: at };
        transaction.set(reference, document);
        record(transaction, { jobId: id, ...whatChanged(current, fields), by, at });
        const released = current.pdfPath === fields.pdfPath ? undefined : current.pdfPath;
        return { job: jobFromDocument(id, document), releasedPdfPath: released };
      });
    },
    async setState(id, isActive, by) {
      const { database, collection, record } = await jobs();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction) => {
        const current = existing((await transaction.get(reference)).data());
        if (current.isActive === isActive) return jobFromDocument(id, current);
        const at = await nextMoment(current);
        transaction.update(reference, { isActive, updatedAt: at });
        record(transaction, { jobId: id, kind: stateChange(isActive), fields: [], by, at });
        return jobFromDocument(id, { ...current, isActive, updatedAt: at });
      });
    },
    async remove(id, by) {
      const { database, collection, record } = await jobs();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction) => {
        const current = existing((await transaction.get(reference)).data());
        transaction.delete(reference);
        record(transaction, { jobId: id, kind: 'deleted', fields: [], by, at: await nextMoment(current) });
        return jobFromDocument(id, current);
      });
    },
    async claims(pdfPath, except) {
      const { collection } = await jobs();
      const { docs } = await collection.where('pdfPath', '==', pdfPath).limit(2).get();
      return docs.some(({ id }) => id !== except);
    },
    async claimedPdfPaths() {
      const { collection } = await jobs();
      const { docs } = await collection.where('pdfPath', '>', '').select('pdfPath').get();
      return new Set(docs.map((snapshot) => String(snapshot.get('pdfPath'))));
    },
  };
}

function existing(document: JobDocument | undefined): JobDocument {
  if (!document) throw new HttpError(404, messages.jobNotFound);
  return document;
}

const jobOf = (snapshot: QueryDocumentSnapshot<JobDocument>) => jobFromDocument(snapshot.id, snapshot.data());

/** Two jobs with one object would lose it together, when the first of them is deleted. */
async function refuseForeignPdf(
  transaction: Transaction,
  collection: CollectionReference<JobDocument>,
  pdfPath: string | undefined,
  id: string,
): Promise<void> {
  if (pdfPath === undefined) return;
  const { docs } = await transaction.get(collection.where('pdfPath', '==', pdfPath).limit(2));
  if (docs.some((snapshot) => snapshot.id !== id)) throw pdfTaken();
}

/** The answer to claiming an object that belongs to another job. */
export function pdfTaken(): HttpError {
  return new HttpError(409, messages.pdfMissing, { errors: { pdfPath: messages.pdfMissing } });
}

async function timestampOf(date: Date): Promise<Timestamp> {
  const { Timestamp } = await import('firebase-admin/firestore');
  return Timestamp.fromDate(date);
}
