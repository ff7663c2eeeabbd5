import { maxRunSeconds } from '@site/contract/nightly/schedules';
import { collections } from '@site/contract/shared/collections';
import { removeEndedAlerts } from '../alerts/job-alert.ts';
import { readCounter, recount } from '../desk/desk-counts.ts';
import { recountWeeks } from '../desk/recount-weeks.ts';
import { emptyJobBin } from '../jobs/delete-job.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { runParts } from '../shared/run-parts.ts';
import { forEachPage } from '../shared/set-aside.ts';
import { requireSecondFactors } from '../team/admin-access.ts';
import { emptyMailBin } from './empty-mail-bin.ts';
import { retentionCutoffs } from './nightly-settings.ts';
import { removeExpiredSubmissions } from './remove-expired-submissions.ts';

// The nightly work deletes documents that belong together with other documents or objects, and documents whose time the
// installation sets. Firestore itself deletes documents that have an `expiresAt`, by the TTL policies in
// firestore.indexes.json.

/** Deletes data whose retention time has passed, one kind after the other; gives the count of each. */
export function applyRetention(now: Date): Promise<Record<string, number>> {
  const cutoffs = () => retentionCutoffs(process.env, now);
  return runParts(
    {
      recounted: recountDesk,
      secondFactorsRequired: requireSecondFactors,
      alerts: () => removeEndedAlerts(now),
      jobs: () => emptyJobBin(now),
      discardedEmails: () => emptyMailBin(now),
      histories: async () => removeOldChanges(cutoffs().jobChanges),
      submissions: async () => removeExpiredSubmissions(cutoffs().submissions, now),
    },
    maxRunSeconds / 2,
  );
}

/** Recounts the numbers that screens and reports read; gives how many were wrong. */
async function recountDesk(): Promise<number> {
  const kinds = await recount();
  const { statuses = {} } = await readCounter('applications');
  return kinds + (await recountWeeks(statuses));
}

/** Deletes the lines of the histories of jobs and team that were written before `cutoff`; gives how many of each. */
export async function removeOldChanges(
  cutoff: Date,
  pageSize = 100,
): Promise<Record<'jobChanges' | 'adminChanges', number>> {
  const removed = { jobChanges: 0, adminChanges: 0 };
  for (const name of ['jobChanges', 'adminChanges'] as const) {
    const old = collection(name).where('at', '<', cutoff);
    await forEachPage(`old-${collections[name]}`, referencesOf(old, 'at', pageSize), async (page) => {
      const batch = db().batch();
      for (const document of page) batch.delete(document);
      await batch.commit();
      removed[name] += page.length;
    });
  }
  return removed;
}
