import { countries } from './countries.ts';
import type { Job } from './job.ts';

// Public pages read jobs too, and this is all that they need for it: no schemas, which would bring zod along.

/** A Firestore timestamp, of either SDK. */
interface TimestampLike {
  toDate(): Date;
}

/** A job as it is stored, apart from its dates. */
export type StoredJobFields = Omit<Job, '_id' | 'createdAt' | 'updatedAt'>;

/** A document of the `jobs` collection. */
export interface JobDocument extends StoredJobFields {
  createdAt: TimestampLike;
  updatedAt: TimestampLike;
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
  const { createdAt, updatedAt, ...fields } = readJobDocument(stored);
  return {
    ...fields,
    _id: id,
    createdAt: createdAt.toDate().toISOString(),
    updatedAt: updatedAt.toDate().toISOString(),
  };
}

/** The lines of `responsibilities`, without blank ones. */
export function responsibilityLines(job: Pick<Job, 'responsibilities'>): string[] {
  return job.responsibilities
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
