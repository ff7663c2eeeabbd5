import { type StoredTime, withIsoTimes } from '../shared/collections.ts';
import type { Job, JobFieldName } from './job.ts';
import { jobSlug } from './job-reference.ts';

// Public pages read jobs with this file: no schemas here, which would load zod.

/** The fields of the job form, and the PDF. */
export type StoredJobFields = Pick<Job, JobFieldName | 'pdfUrl' | 'pdfPath'>;

/** A document of the `jobs` collection, or of the bin. */
export interface JobDocument extends StoredJobFields {
  /** Missing if someone added the document by hand in Firebase's console: such a job has no page. */
  reference?: string;
  createdAt: StoredTime;
  updatedAt: StoredTime;
  publishedAt?: StoredTime;
  closesAt?: StoredTime;
  closedAt?: StoredTime;
  deletedAt?: StoredTime;
}

/** Reads a job, as the API and the screens use it, from its document. */
export function jobFromDocument(id: string, stored: object): Job {
  const { reference, ...fields } = withIsoTimes<Job>(stored);
  if (reference === undefined) return { ...fields, _id: id };
  return { ...fields, _id: id, reference, slug: jobSlug({ ...fields, reference }) };
}

export function responsibilityLines(job: Pick<Job, 'responsibilities'>): string[] {
  return job.responsibilities
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
