import type { Country } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { FirebaseError } from 'firebase/app';
import { getCount, getDoc, getDocs, type Query } from 'firebase/firestore/lite';
import { publicFirestore } from '../../../shared/public-firestore.ts';
import {
  countedJobsQuery,
  jobDocument,
  jobsPerPage,
  mostJobs,
  newestJobsQuery,
  nextJobsQuery,
  numberedJobQuery,
} from './firestore-queries.ts';

// Firestore and all code that needs it. Import this file only when a visitor is about to look at jobs.

/** A list of jobs, the newest first. `areAll` tells whether there are no more jobs after them. */
export interface JobsAnswer {
  jobs: readonly Job[];
  areAll: boolean;
}

export async function readNewestJobs(): Promise<JobsAnswer> {
  return read(newestJobsQuery(await publicFirestore()), mostJobs);
}

/** Gives the open jobs of a country after `last`; without `last`, the newest. */
export async function readNextJobs(country: Country, last: Job | undefined): Promise<JobsAnswer> {
  return read(nextJobsQuery(await publicFirestore(), country, last), jobsPerPage);
}

/** Gives the number of open jobs of a country; `Infinity` if there are more than are counted. */
export async function countJobs(country: Country): Promise<number> {
  const count = (await getCount(countedJobsQuery(await publicFirestore(), country))).data().count;
  return count < mostJobs ? count : Number.POSITIVE_INFINITY;
}

export async function readNumberedJob(number: number): Promise<Job | undefined> {
  return (await read(numberedJobQuery(await publicFirestore(), number), 1)).jobs[0];
}

/** Gives one open job; `null` if the id is unknown or the job has closed, because the rules refuse both alike. */
export async function readJob(id: string): Promise<Job | null> {
  // No document has such an id, and Firestore would take it for a path.
  if (id.includes('/')) return null;
  try {
    const snapshot = await getDoc(jobDocument(await publicFirestore(), id));
    const document = snapshot.data();
    return document ? jobFromDocument(snapshot.id, document) : null;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}

async function read(jobs: Query, max: number): Promise<JobsAnswer> {
  const { docs } = await getDocs(jobs);
  return { jobs: docs.map((snapshot) => jobFromDocument(snapshot.id, snapshot.data())), areAll: docs.length < max };
}
