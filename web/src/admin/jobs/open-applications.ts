import { nameOf } from '@ohmbridge/contract/desk/hidden-names';
import { closableStatuses, openStatuses } from '@ohmbridge/contract/desk/submission-kinds';
import { type ApplicationRecord, submissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, type Firestore, getCountFromServer, getDocsFromServer, query, where } from 'firebase/firestore';

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

/** An applicant who is still open when a job is closed. */
export interface OpenApplicant {
  id: string;
  name: string;
}

/** Those who are still open when jobs are closed. Nobody with an offer is turned down, and only some with an interview may be. */
export interface OpenApplicants {
  waiting: readonly OpenApplicant[];
  interviewed: readonly OpenApplicant[];
  offered: readonly OpenApplicant[];
}

export const noApplicants: OpenApplicants = { waiting: [], interviewed: [], offered: [] };

/** The same of these applications, without those who are told already by a message that waits to leave. */
export function openApplicants(applications: readonly ApplicationRecord[]): OpenApplicants {
  const untold = applications.filter(({ waitingMove }) => !waitingMove);
  const groups = Object.groupBy(untold, ({ status, interview }) => {
    if (status === 'offer') return 'offered';
    return status === 'interview' || interview ? 'interviewed' : 'waiting';
  });
  const named = (group: readonly ApplicationRecord[] = []) => group.map((one) => ({ id: one.id, name: nameOf(one) }));
  return { waiting: named(groups.waiting), interviewed: named(groups.interviewed), offered: named(groups.offered) };
}

/** Those who are still open when these jobs are closed, as the server knows them now. */
export async function readOpenApplicants(firestore: Firestore, references: readonly string[]): Promise<OpenApplicants> {
  const found = await Promise.all(references.map((reference) => getDocsFromServer(openOf(firestore, reference))));
  return openApplicants(
    found.flatMap(({ docs }) => docs.map((one) => submissionRecord<'applications'>(one.id, one.data()))),
  );
}

/** From which statuses those are turned down that an admin was asked about; who stands elsewhere by then is not. */
export function statusesAskedAbout(withInterviewed: boolean) {
  return closableStatuses.filter((status) => withInterviewed || status !== 'interview');
}
