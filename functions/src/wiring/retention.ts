import { maxRunSeconds } from '@ohmbridge/contract/nightly/schedules';
import { removeEndedAlerts } from '../alerts/job-alert.ts';
import { readCounter, recount } from '../desk/desk-counts.ts';
import { recountWeeks } from '../desk/recount-weeks.ts';
import { emptyJobBin } from '../jobs/delete-job.ts';
import { emptyMailBin } from '../nightly/retention/empty-mail-bin.ts';
import { removeExpired } from '../nightly/retention/remove-expired.ts';
import { removeOldChanges } from '../nightly/retention/remove-old-documents.ts';
import { retentionCutoffs } from '../nightly/retention/retention-settings.ts';
import { runParts } from '../shared/run-parts.ts';
import { requireSecondFactors } from '../team/admin-access.ts';
import { fileStore } from './desk.ts';
import { firestore } from './firebase.ts';

/** Deletes what this installation has kept for as long as it may, one kind after the other; gives how much of each. */
export async function applyRetention(now: Date): Promise<Record<string, number>> {
  const database = await firestore();
  const cutoffs = () => retentionCutoffs(process.env, now);
  const parts = {
    recounted: () => recountDesk(),
    secondFactorsRequired: requireSecondFactors,
    alerts: () => removeEndedAlerts(now),
    jobs: () => emptyJobBin(now),
    discardedMails: () => emptyMailBin(database, now),
    histories: async () => removeOldChanges(cutoffs().jobChanges),
    submissions: async () => {
      const removed = await removeExpired({ database, files: fileStore }, cutoffs().submissions, now);
      return { ...removed };
    },
  };
  return runParts(parts, maxRunSeconds / 2);
}

/** Recounts the numbers that screens and reports read; gives how many were wrong. */
async function recountDesk(): Promise<number> {
  const kinds = await recount();
  const { statuses = {} } = await readCounter('applications');
  return kinds + (await recountWeeks(statuses));
}
