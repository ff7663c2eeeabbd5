import { createHash, randomBytes } from 'node:crypto';
import type { Job } from '@ohmbridge/contract/jobs/job';
import type { JobAuthor, JobChange } from '@ohmbridge/contract/jobs/job-change';
import { jobFromDocument } from '@ohmbridge/contract/jobs/job-document';
import type { PreviewLink } from '@ohmbridge/contract/jobs/job-routes';
import { previewLinkDays } from '@ohmbridge/contract/nightly/retention';
import { previewPath, previewTokenPattern } from '@ohmbridge/contract/pages/job-page';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpError } from '../shared/http-error.ts';
import { jobCollections } from './job-store.ts';

/** A document of `jobPreviews`; its id is the hash of the token. */
interface PreviewDocument<Time> {
  jobId: string;
  createdAt: Time;
  expiresAt: Time;
}

/** The links that show a job to whoever has them, whatever its state. */
export interface JobPreviews {
  /** Makes a link to a job. The token is in the answer and nowhere else. */
  create: (jobId: string, by: JobAuthor) => Promise<PreviewLink>;
  /** Ends all links to a job; gives how many there were. */
  revoke: (jobId: string, by: JobAuthor) => Promise<number>;
  /** The job that a token shows; `undefined` where it is none, has ended, or its job was deleted. */
  previewedJob: (token: string) => Promise<Job | undefined>;
}

/** The token has 256 random bits, so nobody can find one to a hash, and a key is not needed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const dayMilliseconds = 24 * 60 * 60 * 1000;

export function createJobPreviews(firestore: () => Promise<Firestore>, now: () => Date): JobPreviews {
  const open = async () => {
    const database = await firestore();
    const changes = database.collection(collections.jobChanges);
    const line = (jobId: string, kind: JobChange['kind'], by: JobAuthor) => ({
      jobId,
      kind,
      fields: [],
      by,
      at: now(),
    });
    return { database, previews: database.collection(collections.jobPreviews), changes, line };
  };
  return {
    async create(jobId, by) {
      const { database, previews, changes, line } = await open();
      const token = randomBytes(32).toString('base64url');
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + previewLinkDays * dayMilliseconds);
      await database.runTransaction(async (transaction) => {
        const job = await transaction.get(jobCollections(database).jobs.doc(jobId));
        if (!job.exists) throw new HttpError(404, messages.jobNotFound);
        const preview: PreviewDocument<Date> = { jobId, createdAt, expiresAt };
        transaction.create(previews.doc(hashOf(token)), preview);
        transaction.create(changes.doc(), line(jobId, 'preview-linked', by));
      });
      return { path: previewPath(token), expiresAt: expiresAt.toISOString() };
    },
    async revoke(jobId, by) {
      const { database, previews, changes, line } = await open();
      return database.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(previews.where('jobId', '==', jobId));
        for (const { ref } of docs) transaction.delete(ref);
        if (docs.length > 0) transaction.create(changes.doc(), line(jobId, 'previews-revoked', by));
        return docs.length;
      });
    },
    async previewedJob(token) {
      if (!previewTokenPattern.test(token)) return undefined;
      const { database, previews } = await open();
      const preview = (await previews.doc(hashOf(token)).get()).data() as PreviewDocument<StoredTime> | undefined;
      if (!preview || preview.expiresAt.toDate() <= now()) return undefined;
      const job = await jobCollections(database).jobs.doc(preview.jobId).get();
      const document = job.data();
      return document && jobFromDocument(job.id, document);
    },
  };
}
