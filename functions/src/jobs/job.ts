import type { Job } from '@site/contract/jobs/job';
import { type JobDocument, jobFromDocument } from '@site/contract/jobs/job-document';
import {
  jobReferencePattern,
  numberOfReference,
  type ReferencedJob,
  referenceOf,
} from '@site/contract/jobs/job-reference';
import { jobState } from '@site/contract/jobs/job-state';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { isDocumentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { assessmentReference, withAssessment } from './job-assessment.ts';

// A job is an advertised position.
//
//   Draft        never active; admins see it, and visitors with a preview link
//   Live         active, and its closing date has not passed; everyone sees it
//   Closed       was live; an admin has deactivated it, or its closing date has passed
//   In the bin   deleted; an admin can restore it for 30 days, then it is removed
//
// job.ts              documents, and reading one job
// change-job.ts       the transaction of every change: document, history, reference (`J-0042`), version of the list
// save-job.ts         create, update, duplicate, renew, activate; bulk-jobs.ts: many at once
// delete-job.ts       bin, restore, empty the bin
// close-jobs.ts       closing dates: a task for each job, and a schedule for the rest
// list-jobs.ts        lists, from rows that stay in memory
// preview-job.ts      preview links
// job-pdf.ts          the PDF of a job in Storage
// job-assessment.ts   how applicants are assessed, stored beside the job

export function jobCollections() {
  const collectionOf = (name: string) => db().collection(name) as CollectionReference<JobDocument>;
  return { jobs: collectionOf(collections.jobs), bin: collectionOf(collections.jobBin) };
}

/** Reads a job as strangers can see it. */
export async function readJob(id: string): Promise<Job | undefined> {
  const document = (await jobCollections().jobs.doc(id).get()).data();
  return document && jobFromDocument(id, document);
}

export async function readWholeJob(id: string): Promise<Job | undefined> {
  const [stored, assessment] = await db().getAll(jobCollections().jobs.doc(id), assessmentReference(id));
  const document = stored?.data() as JobDocument | undefined;
  return document && jobFromDocument(id, withAssessment(document, assessment));
}

/** Reads the job of an id from an address, with its assessment; refuses an id that no job has. */
export async function existingJob(id: string): Promise<Job> {
  const job = await readWholeJob(checkedId(id));
  if (!job) throw jobNotFound();
  return job;
}

/** Gives an id from an address; refuses an id that no document can have. */
export function checkedId(id: string): string {
  if (!isDocumentId(id)) throw jobNotFound();
  return id;
}

export const jobNotFound = () => new HttpError(404, messages.jobNotFound);

export async function jobsIn(query: Query<JobDocument>): Promise<Job[]> {
  return (await query.get()).docs.map((snapshot) => jobFromDocument(snapshot.id, snapshot.data()));
}

/**
 * Finds the job with a number that is or was live, for its page; `jobState` tells its current state. A draft has no page, nor
 * does a job that was removed for good.
 */
export async function publishedJob(number: number): Promise<Job | undefined> {
  const { jobs, bin } = jobCollections();
  // Both at once: with the bin only for missing jobs, the duration would tell strangers which drafts exist.
  const found = await Promise.all(
    [jobs, bin].map((of) => jobsIn(of.where('reference', '==', referenceOf(number)).limit(1))),
  );
  const [job] = found.flat();
  return job?.publishedAt === undefined ? undefined : job;
}

/** Finds the job that an applicant names by its reference, if visitors can see it, or could once. */
export async function referencedJob(reference: string): Promise<ReferencedJob | undefined> {
  const number = jobReferencePattern.test(reference) ? numberOfReference(reference) : undefined;
  const job = number === undefined ? undefined : await publishedJob(number);
  if (!job) return undefined;
  const { title, place, country, questions } = job;
  const isOpen = jobState(job, new Date()) === 'live';
  return { reference, title, place, country, isOpen, ...(questions && { questions }) };
}
