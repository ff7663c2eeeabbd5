import { openStatuses } from '@ohmbridge/contract/desk/submission-kinds';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, type Firestore, getCountFromServer, getDocs, query, where } from 'firebase/firestore';

/** The applications for a job, by its reference, that have not ended. */
const openOf = (firestore: Firestore, reference: string) =>
  query(
    collection(firestore, collections.applications),
    where('job.reference', '==', reference),
    where('status', 'in', openStatuses.applications),
  );

/** How many have applied for jobs and are still open. */
export async function countOpenApplications(firestore: Firestore, references: readonly string[]): Promise<number> {
  const counts = await Promise.all(references.map((reference) => getCountFromServer(openOf(firestore, reference))));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** The ids of these applications. */
export async function openApplicationIds(firestore: Firestore, references: readonly string[]): Promise<string[]> {
  const found = await Promise.all(references.map((reference) => getDocs(openOf(firestore, reference))));
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}
