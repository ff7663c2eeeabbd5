import { jobFromDocument } from '@ohmbridge/contract/jobs/job-document';
import { jobState } from '@ohmbridge/contract/jobs/job-state';
import { type JobTeaser, teaserFields } from '@ohmbridge/contract/pages/job-page';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { jobCollections } from '../jobs/job-store.ts';

/** What is read of a job for links to it, its slug and its state: its texts stay where they are. */
const fields = [...teaserFields, 'reference', 'isActive', 'closesAt'];

/** The newest live jobs that have a page, of one country or of all. */
export function createLiveJobsQuery(firestore: () => Promise<Firestore>) {
  return async (now: Date, max: number, country?: string): Promise<JobTeaser[]> => {
    const { jobs } = jobCollections(await firestore());
    const active: Query = jobs.where('isActive', '==', true);
    const { docs } = await (country === undefined ? active : active.where('country', '==', country))
      .orderBy('createdAt', 'desc')
      .limit(max)
      .select(...fields)
      .get();
    return docs
      .map((snapshot) => jobFromDocument(snapshot.id, snapshot.data()))
      .filter((job) => job.slug !== undefined && jobState(job, now) === 'live');
  };
}
