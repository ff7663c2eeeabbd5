import { submissionFileFolder } from '@ohmbridge/contract/desk/submission-files';
import { pdfFolder } from '@ohmbridge/contract/jobs/pdf';
import { maxRunSeconds } from '@ohmbridge/contract/nightly/schedules';
import { claimedFiles } from '../desk/files/submission-files.ts';
import { takeInSubmissions } from '../desk/intake.ts';
import { remindOfScorecards } from '../desk/interviews/scorecard-reminders.ts';
import { sendNotifications } from '../desk/send-notifications.ts';
import { claimedPdfs } from '../jobs/job-pdf.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { removeUnclaimed } from '../shared/objects.ts';
import { runParts } from '../shared/run-parts.ts';

// Passes over what may have been left behind: a task that got lost, a reminder that is due, an object that belongs to nothing.

/** Takes in submissions and queues mails whose task got lost, and tells admins what waits; gives how many of each. */
export function sweep(now: Date): Promise<Record<string, number>> {
  return runParts(
    {
      submissions: takeInSubmissions,
      mails: async () => (await sweepOutbox(now)).length,
      reminders: () => remindOfScorecards(now),
      notifications: () => sendNotifications(now),
    },
    180,
  );
}

/** Deletes the PDFs that no job points at, and the files that belong to no submission; gives how many of each. */
export function removeUnclaimedObjects(now: Date): Promise<Record<string, number>> {
  return runParts(
    {
      files: () => removeUnclaimed(submissionFileFolder, claimedFiles, now),
      pdfs: () => removeUnclaimed(pdfFolder, claimedPdfs, now),
    },
    maxRunSeconds / 2,
  );
}
