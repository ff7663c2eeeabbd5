import { submissionFileFolder } from '@ohmbridge/contract/desk/submission-files';
import { pdfFolder } from '@ohmbridge/contract/jobs/pdf';
import { applicationDefault } from 'firebase-admin/app';
import { projectID } from 'firebase-functions/params';
import { copyAccounts } from '../nightly/backup/account-copies.ts';
import { backUp } from '../nightly/backup/back-up.ts';
import { backupBucketName, folderName } from '../nightly/backup/backup-bucket.ts';
import { checkDatabaseBackups } from '../nightly/backup/database-backups.ts';
import { auth, bucket } from '../shared/firebase.ts';
import { copyObjects } from '../shared/objects.ts';

/** Backs this project up, if a bucket is named for it, into a folder of the night; gives how much of what was copied. */
export async function backUpInto(bucketParameter: string, now: Date): Promise<Record<string, number>> {
  const name = backupBucketName(bucketParameter);
  if (name === '') return {};
  const accessToken = async () => (await applicationDefault().getAccessToken()).access_token;
  const asking = { projectId: projectID.value(), accessToken, origin: 'https://firestore.googleapis.com' };
  const backup = await bucket(name);
  const folder = folderName(now);
  return backUp({
    checkDatabaseBackups: () => checkDatabaseBackups(asking, now),
    copyPdfs: () => copyObjects(pdfFolder, backup, folder),
    copyFiles: () => copyObjects(submissionFileFolder, backup, folder),
    copyAccounts: async () => {
      const accounts = await copyAccounts(auth());
      await backup.file(`${folder}/accounts.json`).save(JSON.stringify(accounts), { resumable: false });
      return accounts.length;
    },
  });
}
