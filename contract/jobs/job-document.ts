import type { Job, JobFieldName } from './job.ts';
import { jobSlug } from './job-reference.ts';

// Public pages read jobs too, and this is all that they need for it: no schemas, which would bring zod along.

/** A Firestore timestamp, of either SDK. */
interface TimestampLike {
  toDate(): Date;
}

/** What an admin decides about a job: the fields of the form, and its PDF. */
export type StoredJobFields = Pick<Job, JobFieldName | 'pdfUrl' | 'pdfPath'>;

/** A document of the `jobs` collection, or of the bin. */
export interface JobDocument extends StoredJobFields {
  /** None where somebody has added the document by hand, in Firebase's console: such a job has no page of its own. */
  reference?: string;
  createdAt: TimestampLike;
  updatedAt: TimestampLike;
  publishedAt?: TimestampLike;
  closesAt?: TimestampLike;
  closedAt?: TimestampLike;
  deletedAt?: TimestampLike;
}

/** The job that the API and the screens use, from the document that Firestore has given. */
export function jobFromDocument(id: string, stored: object): Job {
  const { createdAt, updatedAt, publishedAt, closesAt, closedAt, deletedAt, ...fields } = stored as JobDocument;
  const { title, place, reference } = fields;
  return {
    ...fields,
    _id: id,
    ...(reference !== undefined && { slug: jobSlug({ title, place, reference }) }),
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(updatedAt),
    ...(publishedAt && { publishedAt: isoOf(publishedAt) }),
    ...(closesAt && { closesAt: isoOf(closesAt) }),
    ...(closedAt && { closedAt: isoOf(closedAt) }),
    ...(deletedAt && { deletedAt: isoOf(deletedAt) }),
  };
}

const isoOf = (moment: TimestampLike) => moment.toDate().toISOString();

/** The lines of `responsibilities`, without blank ones. */
export function responsibilityLines(job: Pick<Job, 'responsibilities'>): string[] {
  return job.responsibilities
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
