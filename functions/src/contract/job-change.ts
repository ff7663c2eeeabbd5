import type { JobInput } from './job.ts';

/** What can happen to a job. Switching it on or off is a kind of its own when nothing else was changed. */
export type JobChangeKind = 'created' | 'changed' | 'activated' | 'deactivated' | 'deleted';

/** The fields of a job but its PDF, in the order of the form. */
export const jobFieldNames = [
  'title',
  'type',
  'country',
  'place',
  'qualifications',
  'experience',
  'responsibilities',
  'isActive',
] as const satisfies readonly (keyof JobInput)[];

/** A field as the job form names it: the PDF is one, however it is stored. */
export type ChangedField = (typeof jobFieldNames)[number] | 'pdf';

/** Who changed a job. The address is kept as it was then: the account may be gone when somebody asks. */
export interface JobAuthor {
  uid: string;
  email: string;
}

/** One line of a job's history. */
export interface JobChange {
  jobId: string;
  kind: JobChangeKind;
  /** What was changed, in the order of the form; empty where the kind says it all. */
  fields: readonly ChangedField[];
  by: JobAuthor;
  /** ISO 8601. */
  at: string;
}

/** A document of the `jobChanges` collection. It is written once and never again. */
export type JobChangeDocument = Omit<JobChange, 'at'> & { at: { toDate(): Date } };

/** Turns a stored document into the line of a history. */
export function jobChangeFromDocument(document: JobChangeDocument): JobChange {
  return { ...document, at: document.at.toDate().toISOString() };
}

/** What stands in a history for somebody whose data was erased. */
export const erasedAuthor: JobAuthor = { uid: 'erased', email: 'a former administrator' };
