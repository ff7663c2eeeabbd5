import { createHash, randomBytes } from 'node:crypto';
import type { Job } from '@site/contract/jobs/job';
import type { PreviewLink } from '@site/contract/jobs/job-routes';
import { daysLater, previewLinkDays } from '@site/contract/nightly/retention';
import { previewPath, previewTokenPattern } from '@site/contract/pages/job-page';
import type { Author } from '@site/contract/shared/author';
import type { StoredTime } from '@site/contract/shared/collections';
import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { addHistoryLine, existingDocument } from './change-job.ts';
import { checkedId, existingJob, jobCollections, readJob } from './job.ts';

// A preview link shows a job to everyone who has the link, in any state of the job. The link ends after seven days, or when an
// admin revokes it or deletes the job.

export const previewJobHandlers = {
  async createPreviewLink({ parameters, signedIn }) {
    return { data: await createPreview(checkedId(parameters.id), authorOf(await signedIn())) };
  },
  async revokePreviewLinks({ parameters, signedIn }) {
    const { _id } = await existingJob(parameters.id);
    return { data: { revoked: await revokePreviews(_id, authorOf(await signedIn())) } };
  },
} satisfies Partial<ApiHandlers>;

/** A document of `jobPreviews`; its id is the hash of the token. */
interface PreviewDocument<Time = StoredTime> {
  jobId: string;
  createdAt: Time;
  expiresAt: Time;
}

const previews = () => collection('jobPreviews') as CollectionReference<PreviewDocument>;

/** A token has 256 random bits, so the token of a hash cannot be found, and the hash needs no key. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a link to a job. The token is in the answer and nowhere else. */
export async function createPreview(jobId: string, by: Author): Promise<PreviewLink> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = Timestamp.now();
  const expiresAt = Timestamp.fromDate(daysLater(createdAt.toDate(), previewLinkDays));
  await db().runTransaction(async (transaction) => {
    existingDocument(await transaction.get(jobCollections().jobs.doc(jobId)));
    transaction.create(previews().doc(hashOf(token)), { jobId, createdAt, expiresAt });
    addHistoryLine(transaction, { jobId, kind: 'preview-linked', by, at: createdAt });
  });
  return { path: previewPath(token), expiresAt: expiresAt.toDate().toISOString() };
}

/** Ends all links to a job; gives how many there were. */
export function revokePreviews(jobId: string, by: Author): Promise<number> {
  return db().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(previews().where('jobId', '==', jobId));
    for (const { ref } of docs) transaction.delete(ref);
    if (docs.length > 0) addHistoryLine(transaction, { jobId, kind: 'previews-revoked', by, at: Timestamp.now() });
    return docs.length;
  });
}

/** Gives the job that a token shows; `undefined` if the token is not valid, or the job was deleted. */
export async function previewedJob(token: string): Promise<Job | undefined> {
  if (!previewTokenPattern.test(token)) return undefined;
  const preview = (await previews().doc(hashOf(token)).get()).data();
  if (!preview || preview.expiresAt.toDate() <= new Date()) return undefined;
  return readJob(preview.jobId);
}
