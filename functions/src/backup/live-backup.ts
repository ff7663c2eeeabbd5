import { applicationDefault } from 'firebase-admin/app';
import { projectID } from 'firebase-functions/params';
import { startBackup } from './start-backup.ts';

/** Starts a backup of this project, if a bucket is named for it. */
export async function backUpInto(bucket: string, now: Date): Promise<void> {
  if (bucket === '') return;
  const accessToken = async () => (await applicationDefault().getAccessToken()).access_token;
  await startBackup(
    { projectId: projectID.value(), accessToken, origin: 'https://firestore.googleapis.com' },
    bucket,
    now,
  );
}
