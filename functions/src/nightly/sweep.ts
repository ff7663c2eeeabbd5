import { submissionFileFolder } from '@site/contract/desk/submission-files';
import { pdfFolder } from '@site/contract/jobs/pdf';
import { maxRunSeconds } from '@site/contract/nightly/schedules';
import { claimedFiles } from '../desk/files/submission-files.ts';
import { takeInSubmissions } from '../desk/intake.ts';
import { remindOfScorecards } from '../desk/interviews/scorecard-reminders.ts';
import { sendNotifications } from '../desk/send-notifications.ts';
import { claimedPdfs } from '../jobs/job-pdf.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { removeUnclaimed } from '../shared/objects.ts';
import { runParts } from '../shared/run-parts.ts';

// These runs find what other work has left behind: lost tasks, due reminders, unclaimed objects.

/**
 * Takes in submissions and queues emails whose task got lost, and sends reminders and notifications; gives the count of each.
 */
export function sweep(now: Date): Promise<Record<string, number>> {
  return runParts(
    {
      submissions: takeInSubmissions,
      emails: async () => (await sweepOutbox(now)).length,
      reminders: () => remindOfScorecards(now),
      notifications: () => sendNotifications(now),
    },
    180,
  );
}

/** Deletes the PDFs that no job claims, and the files that no submission claims; gives the count of each. */
export function removeUnclaimedObjects(now: Date): Promise<Record<string, number>> {
  return runParts(
    {
      files: () => removeUnclaimed(submissionFileFolder, claimedFiles, now),
      pdfs: () => removeUnclaimed(pdfFolder, claimedPdfs, now),
    },
    maxRunSeconds / 2,
  );
}
