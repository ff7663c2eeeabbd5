import * as logger from 'firebase-functions/logger';
import { firestore } from '../firebase.ts';
import { removeExpired } from './remove-expired.ts';
import { retentionCutoff } from './retention-settings.ts';

/** Deletes what this installation has kept for as long as it may; the log tells how much, and nothing else. */
export async function applyRetention(now: Date): Promise<void> {
  const cutoff = retentionCutoff(process.env, now);
  logger.info('Expired submissions removed', { ...(await removeExpired(await firestore(), cutoff)) });
}
