import { type Job, type JobDocument, jobFromDocument } from '@ohmbridge/functions/contract/job';
import { getDocs } from 'firebase/firestore/lite';
import { publicFirestore } from '../../lib/public-firestore.ts';
import { openJobsQuery } from './open-jobs-query.ts';

/** Asks Firestore for the open jobs. Import this module only when they are needed: it brings Firestore along. */
export async function loadOpenJobs(): Promise<Job[]> {
  const { docs } = await getDocs(openJobsQuery(publicFirestore()));
  // Only the API writes jobs, and it writes them by the contract's schema.
  return docs.map((document) => jobFromDocument(document.id, document.data() as JobDocument));
}
