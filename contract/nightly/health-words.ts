import type { SubmissionKind } from '../desk/submission-kinds.ts';
import { workingDayWords } from '../desk/working-days.ts';
import type { Finding } from './health.ts';
import type { ScheduleName } from './schedules.ts';

// The daily mail and the screen of the dashboard say the same.

/** The work of each scheduled function, in words for a person. */
export const scheduleWords: Record<ScheduleName, string> = {
  sweepMail: 'Notifications, and looking for mails that got lost',
  closeJobs: 'Closing jobs on their closing dates',
  removeUnclaimedObjects: 'Removing PDFs and files that nothing uses',
  removeExpired: 'Deleting what has been kept long enough',
  backUp: 'Backup',
  reportDaily: 'Daily mail about what waits',
  sendAlerts: 'Mails about new openings',
};

const mails = (count: number) => (count === 1 ? '1 mail' : `${count.toLocaleString('en-GB')} mails`);

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `A new ${one}` : `${count.toLocaleString('en-GB')} new ${many}`;

/** How many of a kind no admin has opened. */
export const unreadWords: Record<SubmissionKind, (count: number) => string> = {
  applications: counted('application', 'applications'),
  enquiries: counted('enquiry', 'enquiries'),
};

const unansweredWords: Record<SubmissionKind, (count: number) => string> = {
  applications: (count) => (count === 1 ? 'An applicant waits' : `${count.toLocaleString('en-GB')} applicants wait`),
  enquiries: (count) => (count === 1 ? 'An enquirer waits' : `${count.toLocaleString('en-GB')} enquirers wait`),
};

/** The meaning of each finding, and the help for it. */
export function findingWords(finding: Finding): { title: string; remedy: string } {
  switch (finding.part) {
    case 'stuck':
      return {
        title: `${mails(finding.count)} waiting for more than an hour`,
        remedy:
          'The enquiries and applications are stored. Each is tried again by itself; once what is wrong is mended, “Send all again” need not wait for that.',
      };
    case 'failed':
      return {
        title: `${mails(finding.count)} to us could not be sent`,
        remedy:
          'The enquiries and applications are stored. Correct the fault that the reason names, then “Send all again”. For seven days the website also tries each mail again, unless the mail server knows no such mailbox.',
      };
    case 'undelivered':
      return {
        title: `${mails(finding.count)} to people outside could not be sent`,
        remedy:
          'In most cases the address is wrong, or the mail came too late. The list shows the reason for each mail. Reach the person another way, then put the mail away.',
      };
    case 'quarantined':
      return {
        title: `${mails(finding.count)} held back`,
        remedy:
          'What looks as if a program had sent it, or may have been sent before, waits for a person. Read it, then send it on or delete it.',
      };
    case 'unread':
      return {
        title: unreadWords[finding.kind](finding.count),
        remedy: 'Not opened in the admin area yet. What is unread stands out in the list.',
      };
    case 'unanswered':
      return {
        title: `${unansweredWords[finding.kind](finding.count)} for longer than ${workingDayWords(finding.workingDays)}`,
        remedy:
          'Write to them, or move them to where they have their answer. The list shows who waits, the longest first.',
      };
    case 'closing':
      return {
        title: finding.count === 1 ? 'A job closes soon' : `${finding.count.toLocaleString('en-GB')} jobs close soon`,
        remedy: 'Visitors no longer see it after that day. If the job is still open, renew it.',
      };
    case 'schedule':
      return {
        title: `${scheduleWords[finding.schedule]}: ${finding.isOverdue ? 'overdue' : 'failed'}`,
        remedy: finding.isOverdue
          ? 'It has not succeeded for twice as long as it should take. See Cloud Scheduler and the log of the function.'
          : 'The log of the function says more. It runs again at its next time.',
      };
    case 'set-aside':
      return {
        title: `${finding.count === 1 ? '1 document' : `${finding.count.toLocaleString('en-GB')} documents`} set aside`,
        remedy:
          'Each document failed twice, and the scheduled work goes on without it. The log of the functions says why. The work tries each again within a day, or with the next run after “Run a check now”.',
      };
    case 'settings':
      return {
        title: 'The settings of mail are not complete',
        remedy: 'Nothing is sent until they are. Set them and deploy: docs/deploy.md.',
      };
    case 'no-backup':
      return {
        title: 'There is no backup',
        remedy: 'Name a bucket as BACKUP_BUCKET and deploy: docs/deploy.md.',
      };
    case 'paused':
      return {
        title: 'The scheduled work is paused',
        remedy: 'End the pause with `npm run data -- resume` once the data is as it should be.',
      };
  }
}
