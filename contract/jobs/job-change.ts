import type { JobFieldName } from './job.ts';

/**
 * What can happen to a job. Switching it on or off is a kind of its own when nothing else was changed. `deleted` puts it into
 * the bin, from which it is `restored` or, after 30 days, `removed`; it is `closed` by its closing date.
 */
export type JobChangeKind =
  | 'created'
  | 'duplicated'
  | 'changed'
  | 'activated'
  | 'deactivated'
  | 'renewed'
  | 'closed'
  | 'deleted'
  | 'restored'
  | 'removed'
  | 'preview-linked'
  | 'previews-revoked';

/** A field as the job form names it: the PDF is one, however it is stored. */
export type ChangedField = JobFieldName | 'pdf';

/** Who changed a job. The address is kept as it was then: the account may be gone when somebody asks. */
export interface JobAuthor {
  uid: string;
  email: string;
}

/** One line of a job's history. */
export interface JobChange {
  jobId: string;
  kind: JobChangeKind;
  /** What was changed, in the order of the form; empty where the kind says it all. An old line may name a field that jobs had then. */
  fields: readonly ChangedField[];
  by: JobAuthor;
  /** ISO 8601. */
  at: string;
}

/** A document of the `jobChanges` collection. It is written once and never again. */
export type JobChangeDocument = Omit<JobChange, 'at'> & { at: { toDate(): Date } };

/** Turns the document that Firestore has given into the line of a history. Only the API writes these documents. */
export function jobChangeFromDocument(stored: object): JobChange {
  const document = stored as JobChangeDocument;
  return { ...document, at: document.at.toDate().toISOString() };
}

/** What stands in a history for somebody whose data was erased. */
export const erasedAuthor: JobAuthor = { uid: 'erased', email: 'a former administrator' };

/** The author of an entry in a history where the operator ran a command. */
export const operatorAuthor: JobAuthor = { uid: 'operator', email: 'the operator of the website' };

/** What stands in a history where nobody changed the job, but a schedule did. */
export const scheduleAuthor: JobAuthor = { uid: 'schedule', email: 'the website itself' };
