import { collections } from '@ohmbridge/functions/contract/collections';
import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { jobFromDocument } from '@ohmbridge/functions/contract/job-document';
import { doc, getCount, getDoc, getDocs, type Query } from 'firebase/firestore/lite';
import { publicFirestore } from '../../lib/public-firestore.ts';
import type { JobsAnswer } from './jobs-by-country.ts';
import { countedJobsQuery, jobsPerQuestion, maxCounted, nextJobsQuery, openJobsQuery } from './open-jobs-query.ts';

// Asks Firestore for the open jobs. Import this module only when they are needed: it brings Firestore along.

/** The newest open jobs, of all countries. */
export function loadNewestJobs(): Promise<JobsAnswer> {
  return load(openJobsQuery(publicFirestore()));
}

/** The jobs of a country that come after `last`, or the newest. */
export function loadNextJobs(country: Country, last: Job | undefined): Promise<JobsAnswer> {
  return load(nextJobsQuery(publicFirestore(), country, last));
}

/** How many jobs are open in a country; `Infinity` where they are more than are counted. */
export async function countJobs(country: Country): Promise<number> {
  const { count } = (await getCount(countedJobsQuery(publicFirestore(), country))).data();
  return count < maxCounted ? count : Number.POSITIVE_INFINITY;
}

/** One open job; `undefined` if there is none of that id, or none any more. */
export async function loadJob(id: string): Promise<Job | undefined> {
  try {
    const document = await getDoc(doc(publicFirestore(), collections.jobs, id));
    return document.exists() ? jobFromDocument(id, document.data()) : undefined;
  } catch {
    // The rules refuse a job that is not open.
    return undefined;
  }
}

async function load(query: Query): Promise<JobsAnswer> {
  const { docs } = await getDocs(query);
  const jobs = docs.map((document) => jobFromDocument(document.id, document.data()));
  return { jobs, areAll: jobs.length < jobsPerQuestion };
}
