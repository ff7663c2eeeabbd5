import { submissionFileFolder } from '@site/contract/desk/submission-files';
import { pdfFolder } from '@site/contract/jobs/pdf';
import { maxRunSeconds } from '@site/contract/nightly/schedules';
import { applicationDefault } from 'firebase-admin/app';
import * as logger from 'firebase-functions/logger';
import { projectID } from 'firebase-functions/params';
import { RunError } from '../shared/error-outline.ts';
import { auth, type Bucket, bucket } from '../shared/firebase.ts';
import { copyObjects } from '../shared/objects.ts';
import { runParts } from '../shared/run-parts.ts';
import { copyAccounts } from './account-copies.ts';
import { backupBucketName } from './nightly-settings.ts';

// Google copies the database, and this work checks that. It copies PDFs, the files of submissions and the accounts into a new
// folder each night. The function can add objects to that bucket, and can neither change nor delete any.

/** Backs up this project if BACKUP_BUCKET names a bucket; gives the count of each kind. */
export async function backUp(now: Date): Promise<Record<string, number>> {
  const name = backupBucketName(process.env.BACKUP_BUCKET ?? '');
  if (name === '') return {};
  const [backup, folder] = [await bucket(name), folderName(now)];
  return runParts(
    {
      databaseBackups: () => checkDatabaseBackups(now),
      pdfs: () => copyObjects(pdfFolder, backup, folder),
      files: () => copyObjects(submissionFileFolder, backup, folder),
      accounts: () => backUpAccounts(backup, folder),
    },
    maxRunSeconds / 2,
  );
}

export const folderName = (now: Date): string => now.toISOString().replaceAll(':', '-');

async function backUpAccounts(backup: Bucket, folder: string): Promise<number> {
  const accounts = await copyAccounts(auth());
  await backup.file(`${folder}/accounts.json`).save(JSON.stringify(accounts), { resumable: false });
  return accounts.length;
}

/**
 * A copy of a database as Google lists it:
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.locations.backups
 */
interface DatabaseBackup {
  database: string;
  snapshotTime: string;
  state: 'CREATING' | 'READY' | 'NOT_AVAILABLE';
}

/** The list of a project's database backups, and the access to it. */
interface BackupList {
  origin: string;
  projectId: string;
  /** An OAuth token of the account that the function runs as. */
  accessToken: () => Promise<string>;
}

const timeoutMilliseconds = 30_000;
// Google copies once a day, at an hour that it chooses.
const maxAgeMilliseconds = 48 * 60 * 60 * 1000;

const ofGoogle = (): BackupList => ({
  origin: 'https://firestore.googleapis.com',
  projectId: projectID.value(),
  accessToken: async () => (await applicationDefault().getAccessToken()).access_token,
});

/**
 * Checks the copies that Google makes of the database every day, and gives their number.
 * @throws {RunError} if there is no copy, if the newest is older than two days, or if they cannot be listed
 */
export async function checkDatabaseBackups(now: Date, list = ofGoogle()): Promise<number> {
  const { origin, projectId, accessToken } = list;
  const response = await fetch(`${origin}/v1/projects/${projectId}/locations/-/backups`, {
    headers: { Authorization: `Bearer ${await accessToken()}` },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) {
    // A role can be missing, for example. The answer is about the project only, and has no stored data.
    logger.error('Backups not listed', { status: response.status, answer: await response.text() });
    throw new RunError(`Firestore answered with status ${response.status} when asked for its backups.`);
  }
  const { backups = [] } = (await response.json()) as { backups?: DatabaseBackup[] };
  const ready = backups.filter(
    ({ database, state }) => database === `projects/${projectId}/databases/(default)` && state === 'READY',
  );
  const newest = Math.max(...ready.map(({ snapshotTime }) => Date.parse(snapshotTime)));
  if (ready.length === 0) throw new RunError('Google has no backup of the database.');
  if (now.getTime() - newest > maxAgeMilliseconds)
    throw new RunError(`The newest backup of the database is of ${new Date(newest).toISOString()}.`);
  return ready.length;
}
