import type { Job } from '@site/contract/jobs/job';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { daysBefore, jobBinDays } from '@site/contract/nightly/retention';
import { type Author, scheduleAuthor } from '@site/contract/shared/author';
import { Timestamp } from 'firebase-admin/firestore';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { discardObject } from '../shared/objects.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';
import { documentAfter, existingDocument, inJobTransaction, recordJobChange } from './change-job.ts';
import { checkedId, jobCollections } from './job.ts';
import { assessmentReference } from './job-assessment.ts';

// A deleted job moves to the bin. An admin can restore it for 30 days, as an inactive job. Then the nightly work removes it.

export const deleteJobHandlers = {
  async deleteJob({ parameters, signedIn }) {
    await deleteJob(checkedId(parameters.id), authorOf(await signedIn()));
    return {};
  },
  async restoreJob({ parameters, signedIn }) {
    return { data: { job: await restoreJob(checkedId(parameters.id), authorOf(await signedIn())) } };
  },
} satisfies Partial<ApiHandlers>;

/** Moves a job to the bin. */
export function deleteJob(id: string, by: Author): Promise<Job> {
  return inJobTransaction(async (transaction) => {
    const { jobs, bin } = jobCollections();
    const before = existingDocument(await transaction.get(jobs.doc(id)));
    const document = await documentAfter(transaction, before, { ...before, isActive: false }, new Date());
    const deleted = { ...document, deletedAt: document.updatedAt };
    transaction.delete(jobs.doc(id));
    transaction.set(bin.doc(id), deleted);
    recordJobChange(transaction, { jobId: id, kind: 'deleted', by, at: document.updatedAt });
    return jobFromDocument(id, deleted);
  });
}

/** Moves a job out of the bin. A job that is not in the bin stays as it is. */
export function restoreJob(id: string, by: Author): Promise<Job> {
  return inJobTransaction(async (transaction) => {
    const { jobs, bin } = jobCollections();
    const present = (await transaction.get(jobs.doc(id))).data();
    if (present) return jobFromDocument(id, present);
    const before = existingDocument(await transaction.get(bin.doc(id)));
    const document = await documentAfter(transaction, before, before, new Date());
    transaction.delete(bin.doc(id));
    transaction.create(jobs.doc(id), document);
    recordJobChange(transaction, { jobId: id, kind: 'restored', by, at: document.updatedAt });
    return jobFromDocument(id, document);
  });
}

/** Removes the jobs that have been in the bin for 30 days, each with its PDF; gives how many. */
export function emptyJobBin(now: Date): Promise<number> {
  const cutoff = daysBefore(now, jobBinDays);
  const old = referencesOf(jobCollections().bin.where('deletedAt', '<', cutoff), 'deletedAt', 100);
  return forEachDocument('job-bin', old, async ({ id }) => {
    const job = await removeJob(id, cutoff);
    // The PDF goes after the job: if the run is killed in between, nothing claims the PDF, and the nightly work deletes it.
    if (job?.pdfPath) await discardObject(job.pdfPath);
    return job !== undefined;
  });
}

/** Removes a job that has been in the bin since before `cutoff`, and gives it. */
export function removeJob(id: string, cutoff: Date): Promise<Job | undefined> {
  return inJobTransaction(async (transaction) => {
    const target = jobCollections().bin.doc(id);
    const document = (await transaction.get(target)).data();
    if (!document?.deletedAt || document.deletedAt.toDate() >= cutoff) return undefined;
    transaction.delete(target);
    transaction.delete(assessmentReference(id));
    recordJobChange(transaction, { jobId: id, kind: 'removed', by: scheduleAuthor, at: Timestamp.now() });
    return jobFromDocument(id, document);
  });
}
