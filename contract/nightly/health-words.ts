import type { SubmissionKind } from '../desk/submission-kinds.ts';
import { lateWords } from '../desk/working-days.ts';
import type { Finding } from './health.ts';
import type { ScheduleName } from './schedules.ts';

// The daily email and the screen of the dashboard say the same.

/** The work of each scheduled function, in words for a person. */
export const scheduleWords: Record<ScheduleName, string> = {
  sweepMail: 'Notifications, and sending lost emails again',
  closeJobs: 'Closing jobs on their closing dates',
  removeUnclaimedObjects: 'Deleting unused PDFs and files',
  removeExpired: 'Deleting expired data',
  backUp: 'Backup',
  reportDaily: 'Daily email about things to do',
  sendAlerts: 'Emails about new openings',
};

const emails = (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-GB')} emails`);

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `A new ${one}` : `${count.toLocaleString('en-GB')} new ${many}`;

/** The number of submissions that no admin has opened. */
export const unreadWords: Record<SubmissionKind, (count: number) => string> = {
  applications: counted('application', 'applications'),
  enquiries: counted('enquiry', 'enquiries'),
};

const unansweredWords: Record<SubmissionKind, (count: number) => string> = {
  applications: (count) =>
    count === 1 ? 'An applicant has waited' : `${count.toLocaleString('en-GB')} applicants have waited`,
  enquiries: (count) =>
    count === 1 ? 'An enquirer has waited' : `${count.toLocaleString('en-GB')} enquirers have waited`,
};

/** The meaning of each finding, and the help for it. */
export function findingWords(finding: Finding): { title: string; remedy: string } {
  switch (finding.part) {
    case 'stuck':
      return {
        title: `${emails(finding.count)} waiting for more than an hour`,
        remedy:
          'The enquiries and applications are stored, and the website tries each email again. After you correct the fault, “Send all again” sends them at once.',
      };
    case 'failed':
      return {
        title: `${emails(finding.count)} to us could not be sent`,
        remedy:
          'The enquiries and applications are stored. Correct the fault that the reason names, then press “Send all again”. For seven days the website also tries each email again, unless the mailbox does not exist.',
      };
    case 'undelivered':
      return {
        title: `${emails(finding.count)} to people outside could not be sent`,
        remedy:
          'In most cases the address is wrong, or the email came too late to be sent. The list shows the reason for each email. Contact the person another way, then dismiss the email.',
      };
    case 'quarantined':
      return {
        title: `${emails(finding.count)} held for a check`,
        remedy:
          'A program may have filled in these forms, or the emails may already have been sent once. Read each one, then send it on or delete it.',
      };
    case 'unread':
      return {
        title: unreadWords[finding.kind](finding.count),
        remedy: 'No one has opened these in the admin area yet. The list shows unread ones in bold.',
      };
    case 'unanswered':
      return {
        title: `${unansweredWords[finding.kind](finding.count)} ${lateWords(finding.kind)}`,
        remedy: 'Write to them, or change the status. The list shows the longest wait first.',
      };
    case 'closing':
      return {
        title: finding.count === 1 ? 'A job closes soon' : `${finding.count.toLocaleString('en-GB')} jobs close soon`,
        remedy: 'Visitors do not see a job after its closing date. If the position is still open, renew the job.',
      };
    case 'schedule':
      return {
        title: `${scheduleWords[finding.schedule]}: ${finding.isOverdue ? 'overdue' : 'failed'}`,
        remedy: finding.isOverdue
          ? 'The function last succeeded more than two scheduled runs ago. See Cloud Scheduler and the log of the function.'
          : 'The log of the function says why. The function will run again at its next scheduled time.',
      };
    case 'set-aside':
      return {
        title: `${finding.count === 1 ? '1 document' : `${finding.count.toLocaleString('en-GB')} documents`} set aside`,
        remedy:
          'The scheduled work failed twice on each document set aside, and now skips it. The log of the functions says why. The website tries each one again within a day. If you press “Run a check now”, the next scheduled run tries it.',
      };
    case 'settings':
      return {
        title: 'The email settings are not complete',
        remedy: 'No email is sent until they are complete. Set them and deploy: docs/deploy.md.',
      };
    case 'no-backup':
      return {
        title: 'There is no backup',
        remedy: 'Name a bucket as BACKUP_BUCKET and deploy: docs/deploy.md.',
      };
    case 'paused':
      return {
        title: 'The scheduled work is paused',
        remedy: 'When the data is correct, end the pause with `npm run data -- resume`.',
      };
  }
}
