import type { CollectionReference, Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../api/http-error.ts';
import { collections } from '../contract/collections.ts';
import { type Job, type JobDocument, jobFromDocument } from '../contract/job.ts';
import { messages } from '../contract/messages.ts';

/** A job as it is saved, apart from the dates, which the store sets. */
export type JobFields = Omit<JobDocument, 'createdAt' | 'updatedAt'>;

export interface SavedJob {
  job: Job;
  /** The Storage object that the job no longer points at. */
  releasedPdfPath: string | undefined;
}

/** The jobs in Firestore. */
export interface JobStore {
  /** Newest first. */
  list: (filter: { isActive?: boolean }) => Promise<Job[]>;
  read: (id: string) => Promise<Job | undefined>;
  create: (fields: JobFields) => Promise<SavedJob>;
  /** Replaces a job by what `change` makes of it, in one transaction. */
  replace: (id: string, change: (current: JobFields) => JobFields) => Promise<SavedJob>;
  /** Deletes a job and returns what it was. */
  remove: (id: string) => Promise<Job>;
  /** Whether any job points at a Storage object. */
  claims: (pdfPath: string) => Promise<boolean>;
  claimedPdfPaths: () => Promise<Set<string>>;
}

export function createJobStore(firestore: () => Promise<Firestore>, now: () => Date): JobStore {
  const jobs = async () => {
    const database = await firestore();
    return { database, collection: database.collection(collections.jobs) as CollectionReference<JobDocument> };
  };
  return {
    async list({ isActive }) {
      const { collection } = await jobs();
      const filtered = isActive === undefined ? collection : collection.where('isActive', '==', isActive);
      const { docs } = await filtered.orderBy('createdAt', 'desc').get();
      return docs.map(jobOf);
    },
    async read(id) {
      const { collection } = await jobs();
      const document = (await collection.doc(id).get()).data();
      return document && jobFromDocument(id, document);
    },
    async create(fields) {
      const { database, collection } = await jobs();
      const reference = collection.doc();
      return database.runTransaction(async (transaction) => {
        await refuseForeignPdf(transaction, collection, fields.pdfPath, reference.id);
        const timestamp = await timestampOf(now());
        const document = { ...fields, createdAt: timestamp, updatedAt: timestamp };
        transaction.create(reference, document);
        return { job: jobFromDocument(reference.id, document), releasedPdfPath: undefined };
      });
    },
    async replace(id, change) {
      const { database, collection } = await jobs();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction) => {
        const current = (await transaction.get(reference)).data();
        if (!current) throw new HttpError(404, messages.jobNotFound);
        const fields = change(current);
        await refuseForeignPdf(transaction, collection, fields.pdfPath, id);
        const document = { ...fields, createdAt: current.createdAt, updatedAt: await timestampOf(now()) };
        transaction.set(reference, document);
        const released = current.pdfPath === fields.pdfPath ? undefined : current.pdfPath;
        return { job: jobFromDocument(id, document), releasedPdfPath: released };
      });
    },
    async remove(id) {
      const { database, collection } = await jobs();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction) => {
        const current = (await transaction.get(reference)).data();
        if (!current) throw new HttpError(404, messages.jobNotFound);
        transaction.delete(reference);
        return jobFromDocument(id, current);
      });
    },
    async claims(pdfPath) {
      const { collection } = await jobs();
      return !(await collection.where('pdfPath', '==', pdfPath).limit(1).get()).empty;
    },
    async claimedPdfPaths() {
      const { collection } = await jobs();
      const { docs } = await collection.where('pdfPath', '>', '').select('pdfPath').get();
      return new Set(docs.map((snapshot) => String(snapshot.get('pdfPath'))));
    },
  };
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
  return new HttpError(409, messages.pdfMissing, { pdfPath: messages.pdfMissing });
}

async function timestampOf(date: Date) {
  const { Timestamp } = await import('firebase-admin/firestore');
  return Timestamp.fromDate(date);
}
