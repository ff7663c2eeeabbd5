import { existsSync, mkdirSync } from 'node:fs';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createJobStore } from '../../functions/src/jobs/job-store.ts';
import { createPdfStore } from '../../functions/src/jobs/pdf-store.ts';
import { pauseSchedules } from '../../functions/src/nightly/schedules/run-records.ts';
import type { Bucket } from '../../functions/src/shared/firebase.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { hasAccounts, type RestoredAccount, restoreAccounts, saveAccounts } from './account-copy.ts';
import { copyFile, restoreDatabase, saveDatabase } from './database-copy.ts';
import type { FirestoreRest } from './firestore-rest.ts';
import { hasObjects, restoreObjects, saveObjects } from './object-copy.ts';

/** What a project holds that cannot be built again from its code. */
export interface ProjectData {
  firestore: Firestore;
  /** The same database, as copies hold it. */
  documents: FirestoreRest;
  bucket: Bucket;
  auth: Auth;
}

/** Long enough to look at what came back; a pause that nobody ends must not keep data for longer than was promised. */
const pauseMilliseconds = 3 * 24 * 3_600_000;

/** Saves PDFs, the files of submissions, accounts and database into a folder that holds no copy yet. The database last: where it is, all is. */
export async function saveProject({ documents, bucket, auth }: ProjectData, folder: string) {
  if (existsSync(copyFile(folder))) {
    throw new ExpectedError(`${copyFile(folder)} is there already. Name another folder.`);
  }
  mkdirSync(folder, { recursive: true });
  return {
    pdfs: await saveObjects(bucket, folder, 'pdfs'),
    files: await saveObjects(bucket, folder, 'files'),
    accounts: await saveAccounts(auth, folder),
    documents: await saveDatabase(documents, folder),
  };
}

/** What came back, and what is missing still. */
export interface Restored {
  pdfs: number;
  files: number;
  accounts: RestoredAccount[];
  documents: number;
  /** PDFs that jobs point at and that are not there. */
  missingPdfs: string[];
}

/** Puts back what a folder holds of a project. Before anything else it pauses the scheduled functions, and leaves them so. */
export async function restoreProject(project: ProjectData, folder: string): Promise<Restored> {
  const { firestore, documents, bucket, auth } = project;
  const hasDocuments = existsSync(copyFile(folder));
  if (!hasDocuments && !hasObjects(folder, 'pdfs') && !hasObjects(folder, 'files') && !hasAccounts(folder)) {
    throw new ExpectedError(`There is no copy in ${folder}.`);
  }
  await pauseForRestoring(firestore);
  return {
    // Before the jobs and submissions that point at them.
    pdfs: await restoreObjects(bucket, folder, 'pdfs'),
    files: await restoreObjects(bucket, folder, 'files'),
    accounts: hasAccounts(folder) ? await restoreAccounts(auth, folder) : [],
    documents: hasDocuments ? await restoreDatabase(documents, folder) : 0,
    missingPdfs: await missingPdfs(project),
  };
}

/** Pauses the scheduled functions for as long as restoring may take; gives until when. */
export async function pauseForRestoring(firestore: Firestore): Promise<Date> {
  const pausedUntil = new Date(Date.now() + pauseMilliseconds);
  await pauseSchedules(firestore, { pausedUntil, reason: 'A copy is being restored.' });
  return pausedUntil;
}

/** The PDFs that jobs point at and that are not there. */
export async function missingPdfs({ firestore, bucket }: ProjectData): Promise<string[]> {
  const claimed = await createJobStore(
    async () => firestore,
    () => new Date(),
  ).claimedPdfPaths();
  for (const { path } of await createPdfStore(async () => bucket).list()) claimed.delete(path);
  return [...claimed].sort();
}
