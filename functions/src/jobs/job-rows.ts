import { jobFromDocument } from '@ohmbridge/contract/jobs/job-document';
import { type JobRow, openRows, rowOf } from '@ohmbridge/contract/jobs/job-listing';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';
import { jobListVersion } from './job-numbers.ts';

/** The rows of all jobs, those in the bin included, as they are at the time of the call. */
export interface JobRows {
  all: () => Promise<readonly JobRow[]>;
  /** Those of the jobs that are live, the newest first. */
  open: () => Promise<readonly JobRow[]>;
}

/** What rows are made of. The texts of a job are left where they are. */
const fields = [
  'title',
  'type',
  'country',
  'place',
  'employmentType',
  'workMode',
  'isActive',
  'reference',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'closesAt',
  'deletedAt',
];

/** Whoever changes a job past this code, in the console for instance, is noticed after so long. */
const maxAgeMilliseconds = 10 * 60 * 1000;

interface Loaded {
  version: string;
  at: number;
  rows: Promise<readonly JobRow[]>;
}

/**
 * Keeps the rows in the memory of this instance. A call reads one document, the version of the list, and all jobs only
 * where that is another than the one that is kept: so what any instance has saved shows here with the next call. While the
 * rows cannot be read each call fails, because an old list, or an empty one, would be a wrong one.
 */
export function createJobRows(firestore: () => Promise<Firestore>, now: () => Date): JobRows {
  let kept: Loaded | undefined;
  const rows: JobRows = {
    async all() {
      const database = await firestore();
      const snapshot = await jobListVersion(database).get();
      // With the time of its writing: a restored copy brings an earlier version back.
      const version = `${String(snapshot.get('version'))} ${snapshot.updateTime?.valueOf() ?? ''}`;
      const at = now().getTime();
      if (kept?.version === version && at - kept.at < maxAgeMilliseconds) return kept.rows;
      // After the version: a job that is saved in between is among the rows, and they are read once more for nothing.
      const loading: Loaded = { version, at, rows: readRows(database) };
      kept = loading;
      loading.rows.catch(() => {
        if (kept === loading) kept = undefined;
      });
      return loading.rows;
    },
    open: async () => openRows(await rows.all(), now()),
  };
  return rows;
}

/** The rows of this project's jobs, in the memory of this instance. */
export const jobRows = createJobRows(
  async () => db(),
  () => new Date(),
);

async function readRows(database: Firestore): Promise<readonly JobRow[]> {
  const found = await Promise.all(
    [collections.jobs, collections.jobBin].map((name) =>
      database
        .collection(name)
        .select(...fields)
        .get(),
    ),
  );
  return found.flatMap(({ docs }) => docs.map((snapshot) => rowOf(jobFromDocument(snapshot.id, snapshot.data()))));
}
