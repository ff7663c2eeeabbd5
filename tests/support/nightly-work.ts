import { submissionFileFolder } from '@site/contract/desk/submission-files';
import { pdfFolder } from '@site/contract/jobs/pdf';
import type { ScheduledRun, ScheduleName } from '@site/contract/nightly/schedules';
import { claimedFiles } from '../../functions/src/desk/files/submission-files.ts';
import { closeDueJobs } from '../../functions/src/jobs/close-jobs.ts';
import { claimedPdfs } from '../../functions/src/jobs/job-pdf.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { folderName } from '../../functions/src/nightly/back-up.ts';
import { removeExpiredSubmissions } from '../../functions/src/nightly/remove-expired-submissions.ts';
import { readRun, runRecorded, type ScheduledWork } from '../../functions/src/nightly/scheduled-run.ts';
import { copyObjects, removeUnclaimed } from '../../functions/src/shared/objects.ts';
import type { OwnProject } from './own-project.ts';

const dayMilliseconds = 24 * 3_600_000;

/**
 * The scheduled functions on an own project; of the backup only what needs no Google, PDFs and files.
 * @param deliver what a delivery task does with an email
 * @returns runs all of them at a moment, and gives how each run is recorded
 */
export function nightlyWork(
  backup: Awaited<ReturnType<OwnProject['bucket']>>,
  deliver: (mail: string) => Promise<unknown>,
) {
  const works: Record<ScheduleName, ScheduledWork> = {
    backUp: async (now) => ({
      pdfs: await copyObjects(pdfFolder, backup, folderName(now)),
      files: await copyObjects(submissionFileFolder, backup, folderName(now)),
    }),
    closeJobs: async (now) => ({ closed: await closeDueJobs(now) }),
    removeUnclaimedObjects: async (now) => ({
      files: await removeUnclaimed(submissionFileFolder, claimedFiles, now),
      pdfs: await removeUnclaimed(pdfFolder, claimedPdfs, now),
    }),
    removeExpired: async (now) => {
      const yearAgo = new Date(now.getTime() - 365 * dayMilliseconds);
      return await removeExpiredSubmissions(yearAgo, now);
    },
    // The function tells admins by email, and the project has none.
    reportDaily: async () => ({ mails: 0 }),
    // No admin has a session here.
    sendAlerts: async () => ({ mails: 0 }),
    sweepMail: async (now) => {
      const queued = await sweepOutbox(now, 0);
      for (const mail of queued) await deliver(mail);
      return { mails: queued.length };
    },
  };
  return async (now: Date): Promise<Record<ScheduleName, ScheduledRun['outcome'] | undefined>> => {
    const outcome = async (name: ScheduleName) => {
      // A failed run throws after it is recorded.
      await runRecorded(name, () => works[name](now)).catch(() => undefined);
      return (await readRun(name))?.outcome;
    };
    return {
      backUp: await outcome('backUp'),
      closeJobs: await outcome('closeJobs'),
      removeUnclaimedObjects: await outcome('removeUnclaimedObjects'),
      removeExpired: await outcome('removeExpired'),
      reportDaily: await outcome('reportDaily'),
      sendAlerts: await outcome('sendAlerts'),
      sweepMail: await outcome('sweepMail'),
    };
  };
}
