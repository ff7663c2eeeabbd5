import type { Author } from '../shared/author.ts';
import { type StoredTime, withIsoTimes } from '../shared/collections.ts';
import type { JobFieldName } from './job.ts';

/**
 * The events of a job's history. A change of `isActive` alone is `activated` or `deactivated`. `deleted` moves the job to the
 * bin; from there it is `restored`, or `removed` after 30 days. `closed` is the work of the closing date.
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

/** A field of the job form. The PDF is one field, whether it is a link or an upload. */
export type ChangedField = JobFieldName | 'pdf';

export interface JobChange {
  jobId: string;
  kind: JobChangeKind;
  /** The changed fields in the order of the form; empty for other kinds. An old line may name a field that no longer exists. */
  fields: readonly ChangedField[];
  by: Author;
  /** ISO 8601. */
  at: string;
}

/** A document of the `jobChanges` collection. It never changes. */
export type JobChangeDocument = Omit<JobChange, 'at'> & { at: StoredTime };

/** Reads a line of the history from its document. Only the API writes these documents. */
export const jobChangeFromDocument = (stored: object): JobChange => withIsoTimes<JobChange>(stored);
