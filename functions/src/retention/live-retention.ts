import * as logger from 'firebase-functions/logger';
import { firestore } from '../firebase.ts';
import { removeExpired } from './remove-expired.ts';
import { removeOldJobChanges } from './remove-old-job-changes.ts';
import { removeSpentLimits } from './remove-spent-limits.ts';
import { retentionCutoffs } from './retention-settings.ts';

/** Deletes what this installation has kept for as long as it may. The log says how much, and nothing else. */
export async function applyRetention(now: Date): Promise<void> {
  const cutoffs = retentionCutoffs(process.env, now);
  const database = await firestore();
  logger.info('Expired submissions removed', { ...(await removeExpired(database, cutoffs.submissions)) });
  logger.info('Old job history removed', { lines: await removeOldJobChanges(database, cutoffs.jobChanges) });
  logger.info('Spent limits removed', { counters: await removeSpentLimits(database, now) });
}
