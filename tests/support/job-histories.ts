import { type JobChange, jobChangeFromDocument } from '@site/contract/jobs/job-change';
import { collections } from '@site/contract/shared/collections';
import { firestore } from './admin-sdk.ts';

/** Gives the records of a job, the oldest first. */
export async function historyOf(jobId: string): Promise<JobChange[]> {
  const { docs } = await firestore.collection(collections.jobChanges).where('jobId', '==', jobId).get();
  const changes = docs.map((document) => jobChangeFromDocument(document.data()));
  return changes.sort((one, other) => one.at.localeCompare(other.at));
}
