import * as logger from 'firebase-functions/logger';

export interface BackupServices {
  projectId: string;
  /** An OAuth token of the account that the function runs as. */
  accessToken: () => Promise<string>;
  /** Where Firestore's own API is. */
  origin: string;
}

const timeoutMilliseconds = 30_000;

/** Has Firestore copy every document into a folder of the bucket, named after the moment; Firestore goes on by itself. */
export async function startBackup(services: BackupServices, bucket: string, now: Date): Promise<string> {
  const { projectId, accessToken, origin } = services;
  const outputUriPrefix = `gs://${bucket}/firestore/${now.toISOString().replaceAll(':', '-')}`;
  const response = await fetch(`${origin}/v1/projects/${projectId}/databases/(default):exportDocuments`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ outputUriPrefix }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) {
    // Such as a missing role, or a bucket in another region. It speaks of the project only, never of what is stored.
    logger.error('Backup not started', { status: response.status, answer: await response.text() });
    throw new Error(`Firestore refused the export with status ${response.status}`);
  }
  logger.info('Backup started', { to: outputUriPrefix });
  return outputUriPrefix;
}
