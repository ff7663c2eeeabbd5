import { applicationDefault } from 'firebase-admin/app';
import { projectID } from 'firebase-functions/params';
import { collections } from '../contract/collections.ts';
import type { ScheduleName } from '../contract/schedules.ts';
import { auth, bucket, firestore } from '../firebase.ts';
import { pdfBucket } from '../parameters.ts';
import { copyAccounts } from './account-copies.ts';
import { backUp } from './back-up.ts';
import { backupBucketName, folderName } from './backup-bucket.ts';
import { checkExport, startExport } from './database-export.ts';
import { copyPdfs } from './pdf-copies.ts';

/** Backs this project up, if a bucket is named for it; gives how much of what was copied. */
export async function backUpInto(bucketParameter: string, now: Date): Promise<Record<string, number>> {
  const name = backupBucketName(bucketParameter);
  if (name === '') return {};
  const accessToken = async () => (await applicationDefault().getAccessToken()).access_token;
  const exporting = { projectId: projectID.value(), accessToken, origin: 'https://firestore.googleapis.com' };
  const backup = await bucket(name);
  return backUp({
    ...(await exportMemory()),
    checkExport: (operation) => checkExport(exporting, operation),
    startExport: () => startExport(exporting, name, now),
    copyPdfs: async () => copyPdfs(await bucket(pdfBucket.value()), backup),
    copyAccounts: async () => {
      const accounts = await copyAccounts(auth());
      await backup.file(`accounts/${folderName(now)}.json`).save(JSON.stringify(accounts), { resumable: false });
      return accounts.length;
    },
  });
}

/** The export that was started last stands beside the record of the run that started it. */
async function exportMemory() {
  const name: ScheduleName = 'backUp';
  const record = (await firestore()).collection(collections.scheduledRuns).doc(name);
  return {
    lastExport: async () => ((await record.get()).get('operation') as string | null | undefined) ?? undefined,
    setLastExport: async (operation: string | null) => {
      await record.set({ operation }, { merge: true });
    },
  };
}
