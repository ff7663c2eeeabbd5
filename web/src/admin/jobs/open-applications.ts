import { nameOf } from '@site/contract/desk/hidden-names';
import { closableStatuses, openStatuses } from '@site/contract/desk/submission-kinds';
import { type ApplicationRecord, submissionRecord } from '@site/contract/desk/submission-record';
import { collections } from '@site/contract/shared/collections';
import { collection, type Firestore, getCountFromServer, getDocsFromServer, query, where } from 'firebase/firestore';

/** Gives the query for the open applications of a job, by its reference. */
const openOf = (firestore: Firestore, reference: string) =>
  query(
    collection(firestore, collections.applications),
    where('job.reference', '==', reference),
    where('status', 'in', openStatuses.applications),
  );

export async function countOpenApplications(firestore: Firestore, references: readonly string[]): Promise<number> {
  const counts = await Promise.all(references.map((reference) => getCountFromServer(openOf(firestore, reference))));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** An applicant without a final status at the time when a job is closed. */
export interface OpenApplicant {
  id: string;
  name: string;
}

/**
 * The open applicants of the jobs that are closed. Applicants with an offer are never turned down; those with an interview are
 * turned down only if the admin says so.
 */
export interface OpenApplicants {
  waiting: readonly OpenApplicant[];
  interviewed: readonly OpenApplicant[];
  offered: readonly OpenApplicant[];
}

export const noApplicants: OpenApplicants = { waiting: [], interviewed: [], offered: [] };

/** Sorts open applicants into groups, without those who already have a waiting message. */
export function openApplicants(applications: readonly ApplicationRecord[]): OpenApplicants {
  const untold = applications.filter(({ waitingMove }) => !waitingMove);
  const groups = Object.groupBy(untold, ({ status, interview }) => {
    if (status === 'offer') return 'offered';
    return status === 'interview' || interview ? 'interviewed' : 'waiting';
  });
  const named = (group: readonly ApplicationRecord[] = []) => group.map((one) => ({ id: one.id, name: nameOf(one) }));
  return { waiting: named(groups.waiting), interviewed: named(groups.interviewed), offered: named(groups.offered) };
}

/** Reads the open applicants of these jobs from the server. */
export async function readOpenApplicants(firestore: Firestore, references: readonly string[]): Promise<OpenApplicants> {
  const found = await Promise.all(references.map((reference) => getDocsFromServer(openOf(firestore, reference))));
  return openApplicants(
    found.flatMap(({ docs }) => docs.map((one) => submissionRecord<'applications'>(one.id, one.data()))),
  );
}

/**
 * Gives the statuses from which the applicants of the question are turned down. Applicants who have another status by then are
 * not.
 */
export function statusesAskedAbout(withInterviewed: boolean) {
  return closableStatuses.filter((status) => withInterviewed || status !== 'interview');
}
