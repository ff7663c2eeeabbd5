import { countries } from '../shared/countries.ts';
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
  reference?: string;
  createdAt: TimestampLike;
  updatedAt: TimestampLike;
  publishedAt?: TimestampLike;
  closesAt?: TimestampLike;
  closedAt?: TimestampLike;
  deletedAt?: TimestampLike;
}

/** What a document is read as that lacks a required field, because it was stored before there was such a field. */
const defaults: StoredJobFields = {
  title: '',
  country: countries[0],
  place: '',
  qualifications: '',
  experience: '',
  responsibilities: '',
  isActive: false,
};

/** The document that Firestore has given, whichever version of this code stored it. Only the API writes jobs, by the schema. */
export function readJobDocument(stored: object): JobDocument {
  return { ...defaults, ...(stored as JobDocument) };
}

/** The job that the API and the screens use, from the document that Firestore has given. */
export function jobFromDocument(id: string, stored: object): Job {
  const { createdAt, updatedAt, publishedAt, closesAt, closedAt, deletedAt, ...fields } = readJobDocument(stored);
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
