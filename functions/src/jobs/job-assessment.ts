import { isDeepStrictEqual } from 'node:util';
import type { Job } from '@site/contract/jobs/job';
import { type AssessmentFieldName, assessmentFieldNames } from '@site/contract/jobs/job-assessment';
import type { JobDocument } from '@site/contract/jobs/job-document';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../shared/documents.ts';

/** The assessment of a job's applicants. It is stored beside the job, because strangers can read the whole job. */
export type JobAssessment = Pick<Job, AssessmentFieldName>;

const assessments = () => collection('jobHiring');

export const assessmentReference = (jobId: string): DocumentReference => assessments().doc(jobId);

/** Picks the assessment from a document, or from the fields of a job. */
export function assessmentFields(of: object): JobAssessment {
  const given = Object.entries(of).filter(([name]) => (assessmentFieldNames as readonly string[]).includes(name));
  return Object.fromEntries(given) as JobAssessment;
}

export function withAssessment(document: JobDocument, assessment: DocumentSnapshot | undefined): JobDocument {
  return { ...document, ...assessmentFields(assessment?.data() ?? {}) };
}

/** Writes the assessment of a job if it has changed. The document also has the reference that applications know. */
export function writeAssessment(
  transaction: Transaction,
  jobId: string,
  before: JobAssessment,
  after: JobAssessment & { reference?: string | undefined },
): void {
  const fields = assessmentFields(after);
  if (isDeepStrictEqual(assessmentFields(before), fields)) return;
  const target = assessmentReference(jobId);
  if (Object.keys(fields).length === 0) transaction.delete(target);
  else transaction.set(target, { ...fields, ...(after.reference && { reference: after.reference }) });
}

/** Gives the assessment of the job that an application names; empty if the job has none, or does not exist. */
export async function assessmentOf(jobReference: string): Promise<JobAssessment> {
  const { docs } = await assessments().where('reference', '==', jobReference).limit(1).get();
  return assessmentFields(docs[0]?.data() ?? {});
}
