import {
  type JobOrder,
  type JobRow,
  type ListedRows,
  type ListQuery,
  listJobs,
  type OrderedJob,
} from '@ohmbridge/contract/jobs/job-listing';
import type { JobCursor } from '@ohmbridge/contract/jobs/job-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { HttpError } from '../shared/http-error.ts';

/** What the API is asked for: a page goes on behind a cursor. */
export interface RowsQuery extends Omit<ListQuery, 'after'> {
  after?: JobCursor | undefined;
}

/** The rows that an answer of the API has. */
export function listRows(
  all: readonly JobRow[],
  { after, ...query }: RowsQuery,
  isAdmin: boolean,
  now: Date,
): ListedRows<JobRow> {
  return listJobs(all, { ...query, after: after && rowAt(after, query.sort, all) }, isAdmin, now);
}

/** Where a page begins. For the newest first, the cursor says all; else it names a row, which may be gone for good. */
function rowAt({ createdAt, id }: JobCursor, sort: JobOrder = 'newest', all: readonly JobRow[]): OrderedJob {
  if (sort === 'newest') return { _id: id, createdAt: createdAt.toISOString(), sortTitle: '' };
  const row = all.find(({ _id }) => _id === id);
  if (row) return row;
  const message = messages.unknownCursor('after');
  throw new HttpError(400, message, { errors: { after: message } });
}
