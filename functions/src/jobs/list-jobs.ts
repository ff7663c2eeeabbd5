import { randomUUID } from 'node:crypto';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import {
  type JobOrder,
  type JobRow,
  type ListedRows,
  type ListQuery,
  listJobs,
  type OrderedJob,
  openRows,
  rowOf,
} from '@site/contract/jobs/job-listing';
import type { JobCursor } from '@site/contract/jobs/job-routes';
import { jobState } from '@site/contract/jobs/job-state';
import { type JobTeaser, teaserFields } from '@site/contract/pages/job-page';
import { collections } from '@site/contract/shared/collections';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { hasRole } from '@site/contract/team/roles';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { checkedId, existingJob, jobCollections, jobNotFound, readJob } from './job.ts';

// Lists of jobs come from rows: as much of each job as lists need, without the texts. Every instance keeps the rows of all
// jobs in memory. A call reads the version of the list, and reads the jobs only after a change.

export const listJobHandlers = {
  async listJobs({ query, caller }) {
    const now = new Date();
    const seesAll = await maySeeAll(caller);
    const { limit = limits.jobsPerAnswer } = query;
    const { rows, ...page } = listRows(await jobRows.all(), { ...query, limit }, seesAll, now);
    const from = jobCollections()[query.state === 'in-bin' ? 'bin' : 'jobs'];
    const found =
      rows.length > 0 ? await db().getAll(...rows.map(({ _id }) => from.doc(_id) as DocumentReference)) : [];
    const jobs = found.flatMap((stored) => (stored.exists ? [jobFromDocument(stored.id, stored.data() ?? {})] : []));
    // A job can have changed since its row was read.
    const shown = seesAll ? jobs : jobs.filter((job) => jobState(job, new Date()) === 'live');
    return { data: { jobs: shown, ...page } };
  },
  async readJob({ parameters, caller }) {
    const seesAll = await maySeeAll(caller);
    const job = seesAll ? await existingJob(parameters.id) : await readJob(checkedId(parameters.id));
    if (!job || (!seesAll && jobState(job, new Date()) !== 'live')) throw jobNotFound();
    return { data: { job } };
  },
} satisfies Partial<ApiHandlers>;

/** Tells whether the caller sees jobs that are not on the site, as admins do who manage jobs or hire. */
async function maySeeAll(caller: () => Promise<Caller | undefined>): Promise<boolean> {
  return hasRole((await caller())?.roles ?? [], 'jobs', 'hiring');
}

/** The query of a request to the API: a page continues after a cursor. */
export interface RowsQuery extends Omit<ListQuery, 'after'> {
  after?: JobCursor | undefined;
}

/** Gives the rows of an answer of the API. */
export function listRows(
  all: readonly JobRow[],
  { after, ...query }: RowsQuery,
  isAdmin: boolean,
  now: Date,
): ListedRows<JobRow> {
  return listJobs(all, { ...query, after: after && rowAt(after, query.sort, all) }, isAdmin, now);
}

/** Gives the row after which a page begins. By date the cursor is enough; any other order needs the row, which can be gone. */
function rowAt({ createdAt, id }: JobCursor, sort: JobOrder = 'newest', all: readonly JobRow[]): OrderedJob {
  if (sort === 'newest') return { _id: id, createdAt: createdAt.toISOString(), sortTitle: '' };
  const row = all.find(({ _id }) => _id === id);
  if (row) return row;
  const message = messages.unknownCursor('after');
  throw new HttpError(400, message, { errors: { after: message } });
}

/** The document that changes with every job; lists that are kept elsewhere know by it whether they are still true. */
export const jobListVersionPath = `${collections.counters}/jobList`;

/** Tells all instances, in the transaction that writes a job, that their rows are old. */
export function bumpJobListVersion(transaction: Transaction): void {
  transaction.set(db().doc(jobListVersionPath), { version: randomUUID() });
}

/** A change that bypasses this code, for instance in the console, shows after this time. */
const maxAgeMilliseconds = 10 * 60 * 1000;

let kept: { version: string; at: number; rows: Promise<readonly JobRow[]> } | undefined;

/**
 * The rows of all jobs, those in the bin included. A saved change shows with the next call, on any instance. If the rows cannot
 * be read, the call fails: an old list, or an empty one, would be wrong.
 */
export const jobRows = {
  async all(): Promise<readonly JobRow[]> {
    const snapshot = await db().doc(jobListVersionPath).get();
    // The time of writing is needed because a restored copy brings an earlier version back.
    const version = `${String(snapshot.get('version'))} ${snapshot.updateTime?.valueOf() ?? ''}`;
    const at = Date.now();
    if (kept?.version === version && at - kept.at < maxAgeMilliseconds) return kept.rows;
    // The rows are read after the version: if a job is saved in between, they are only read once more than needed.
    const loading = { version, at, rows: readRows() };
    kept = loading;
    loading.rows.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading.rows;
  },
  /** The rows of the live jobs, the newest first. */
  open: async (): Promise<readonly JobRow[]> => openRows(await jobRows.all(), new Date()),
};

async function readRows(): Promise<readonly JobRow[]> {
  const { jobs, bin } = jobCollections();
  const found = await Promise.all([jobs, bin].map((of) => of.select(...teaserFields).get()));
  return found.flatMap(({ docs }) => docs.map((snapshot) => rowOf(jobFromDocument(snapshot.id, snapshot.data()))));
}

/** Reads the newest live jobs that have a page, of one country or of all, without their texts. */
export async function newestLiveJobs(now: Date, max: number, country?: string): Promise<JobTeaser[]> {
  const active: Query = jobCollections().jobs.where('isActive', '==', true);
  const { docs } = await (country === undefined ? active : active.where('country', '==', country))
    .orderBy('createdAt', 'desc')
    .limit(max)
    .select(...teaserFields)
    .get();
  return docs
    .map((snapshot) => jobFromDocument(snapshot.id, snapshot.data()))
    .filter((job) => job.slug !== undefined && jobState(job, now) === 'live');
}
