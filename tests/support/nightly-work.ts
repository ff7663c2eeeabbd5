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
 * Prepares the scheduled functions on the project of the test. The backup copies only PDFs and files, because the other parts
 * need Google.
 * @param deliver does the work of a delivery task for an email
 * @returns a function that runs all of them at a given time, and gives the recorded outcome of each run
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
    // The function sends emails to admins, and the project has no admins.
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
      // A failed run throws after its record is written.
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
