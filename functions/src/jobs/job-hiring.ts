import { isDeepStrictEqual } from 'node:util';
import { type HiringFieldName, hiringFieldNames } from '@ohmbridge/contract/jobs/hiring';
import type { Job } from '@ohmbridge/contract/jobs/job';
import type { JobDocument } from '@ohmbridge/contract/jobs/job-document';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/** What a job says to those who judge its applicants. */
export type HiringFields = Pick<Job, HiringFieldName>;

/** A document of `jobHiring`. It has the reference of its job, which is what an application knows of it. */
interface HiringDocument extends HiringFields {
  reference?: string;
}

export function hiringOf(database: Firestore, id: string): DocumentReference {
  return database.collection(collections.jobHiring).doc(id);
}

/** The fields of a document, or of a job, that stand beside the job. */
export function hiringFields(of: object): HiringFields {
  const given = Object.entries(of).filter(([name]) => (hiringFieldNames as readonly string[]).includes(name));
  return Object.fromEntries(given) as HiringFields;
}

/** A job with what stands beside it. */
export function withHiring(document: JobDocument, hiring: DocumentSnapshot): JobDocument {
  return { ...document, ...hiringFields(hiring.data() ?? {}) };
}

/** Writes what stands beside a job, as far as it has changed; a job that says nothing has no document. */
export function writeHiring(
  transaction: Transaction,
  target: DocumentReference,
  before: HiringFields,
  after: HiringFields & { reference?: string | undefined },
): void {
  const fields = hiringFields(after);
  if (isDeepStrictEqual(hiringFields(before), fields)) return;
  if (Object.keys(fields).length === 0) transaction.delete(target);
  else transaction.set(target, { ...fields, ...(after.reference && { reference: after.reference }) });
}

/** What jobs say to those who judge their applicants. */
export interface JobHiring {
  /** Of the job that an application has named; empty where the job says nothing, or there is none. */
  of: (reference: string) => Promise<HiringFields>;
}

export function createJobHiring(firestore: () => Promise<Firestore>): JobHiring {
  return {
    async of(reference) {
      const beside = (await firestore()).collection(collections.jobHiring);
      const { docs } = await beside.where('reference', '==', reference).limit(1).get();
      return hiringFields((docs[0]?.data() as HiringDocument | undefined) ?? {});
    },
  };
}
