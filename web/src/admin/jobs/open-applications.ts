import { nameOf } from '@site/contract/desk/hidden-names';
import { closableStatuses, openStatuses } from '@site/contract/desk/submission-kinds';
import { type ApplicationRecord, submissionRecord } from '@site/contract/desk/submission-record';
import { collections } from '@site/contract/shared/collections';
import { collection, type Firestore, getCountFromServer, getDocsFromServer, query, where } from 'firebase/firestore';

/** The applications for a job, by its reference, that have not ended. */
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

/** An applicant without a final status when a job is closed. */
export interface OpenApplicant {
  id: string;
  name: string;
}

/**
 * The open applicants when jobs are closed. Applicants with an offer are never turned down, those with an interview only on
 * request.
 */
export interface OpenApplicants {
  waiting: readonly OpenApplicant[];
  interviewed: readonly OpenApplicant[];
  offered: readonly OpenApplicant[];
}

export const noApplicants: OpenApplicants = { waiting: [], interviewed: [], offered: [] };

/** Gives the same without the applicants who have a waiting message already. */
export function openApplicants(applications: readonly ApplicationRecord[]): OpenApplicants {
  const untold = applications.filter(({ waitingMove }) => !waitingMove);
  const groups = Object.groupBy(untold, ({ status, interview }) => {
    if (status === 'offer') return 'offered';
    return status === 'interview' || interview ? 'interviewed' : 'waiting';
  });
  const named = (group: readonly ApplicationRecord[] = []) => group.map((one) => ({ id: one.id, name: nameOf(one) }));
  return { waiting: named(groups.waiting), interviewed: named(groups.interviewed), offered: named(groups.offered) };
}

/** Gives the applicants who are still open when these jobs are closed, as the server knows them now. */
export async function readOpenApplicants(firestore: Firestore, references: readonly string[]): Promise<OpenApplicants> {
  const found = await Promise.all(references.map((reference) => getDocsFromServer(openOf(firestore, reference))));
  return openApplicants(
    found.flatMap(({ docs }) => docs.map((one) => submissionRecord<'applications'>(one.id, one.data()))),
  );
}

/** The statuses from which the applicants of the question are turned down; applicants with another status by then are not. */
export function statusesAskedAbout(withInterviewed: boolean) {
  return closableStatuses.filter((status) => withInterviewed || status !== 'interview');
}
