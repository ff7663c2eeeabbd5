import { removeEndedAlerts } from '../alerts/erase-alerts.ts';
import { recount } from '../desk/desk-counts.ts';
import { removeOldReports } from '../http/browser-reports/report-store.ts';
import { emptyJobBin } from '../nightly/retention/empty-job-bin.ts';
import { emptyMailBin } from '../nightly/retention/empty-mail-bin.ts';
import { removeExpired } from '../nightly/retention/remove-expired.ts';
import {
  removeEndedSessions,
  removeExpiredAuditEntries,
  removeExpiredPreviews,
  removeOldAdminChanges,
  removeOldApplicantLinks,
  removeOldJobChanges,
} from '../nightly/retention/remove-old-documents.ts';
import { removeSpentLimits } from '../nightly/retention/remove-spent-limits.ts';
import { retentionCutoffs } from '../nightly/retention/retention-settings.ts';
import { requireSecondFactors } from '../team/admit-admin.ts';
import { fileStore } from './desk.ts';
import { firestore } from './firebase.ts';
import { jobServices } from './jobs.ts';
import { secondFactorMode } from './team.ts';

/** Deletes what this installation has kept for as long as it may, one kind after the other; gives how much of each. */
export async function applyRetention(now: Date): Promise<Record<string, number>> {
  const cutoffs = retentionCutoffs(process.env, now);
  const database = await firestore();
  return {
    // Counters first: they are the quickest, and a large backlog of the others may take more than one night.
    counters: await removeSpentLimits(database, now),
    recounted: await recount(database),
    browserReports: await removeOldReports(database, now),
    auditEntries: await removeExpiredAuditEntries(database, now),
    secondFactorsRequired: await requireSecondFactors(database, secondFactorMode()),
    sessions: await removeEndedSessions(database, now),
    previewLinks: await removeExpiredPreviews(database, now),
    alerts: await removeEndedAlerts(database, now),
    applicantLinks: await removeOldApplicantLinks(database, now),
    jobs: await emptyJobBin(database, jobServices(), now),
    discardedMails: await emptyMailBin(database, now),
    jobChanges: await removeOldJobChanges(database, cutoffs.jobChanges),
    adminChanges: await removeOldAdminChanges(database, cutoffs.jobChanges),
    ...(await removeExpired({ database, files: fileStore }, cutoffs.submissions, now)),
  };
}
