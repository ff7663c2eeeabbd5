import type { SubmissionStatus } from '../desk/submission-kinds.ts';
import { dayMilliseconds } from '../shared/time.ts';

/** How long submissions and their mails are kept: the value of the privacy policy, and the default of an installation. */
export const retentionDays = 365;

/** How long the histories of jobs and team are kept. */
export const jobHistoryDays = 730;

export const auditDays = 180;

export const browserReportDays = 90;

/** How long a deleted job can be restored. */
export const jobBinDays = 30;

/** How long a deleted mail can be restored. */
export const mailBinDays = 30;

export const previewLinkDays = 7;

export const invitationLinkDays = 7;

/** How long a link opens the page of an applicant or enquirer, who can always ask for another one. */
export const applicantLinkDays = 60;

export const jobAlertConfirmDays = 7;

/** After this time, the subscriber of an alert is asked to renew it. */
export const jobAlertMonths = 12;

/** How long an alert goes on after that question. */
export const jobAlertEndDays = 30;

/** How long sent mails of alerts are kept in the outbox. */
export const jobAlertMailDays = 30;

/** How long a hired applicant stays on the desk. Data of employees are kept elsewhere. */
export const hiredDays = 30;

interface KeptSubmission {
  status: SubmissionStatus;
  statusChangedAt: string;
  createdAt: string;
}

/**
 * Gives the moment after which a submission is deleted.
 * @param days how long this installation keeps submissions
 */
export function keptUntil({ status, statusChangedAt, createdAt }: KeptSubmission, days: number): Date {
  const after = (since: string, number: number) => Date.parse(since) + number * dayMilliseconds;
  const end = after(createdAt, days);
  return new Date(status === 'hired' ? Math.min(end, after(statusChangedAt, hiredDays)) : end);
}

/** When an entry of the audit list that is written now is deleted. */
export function auditEnd(now: Date): Date {
  return daysBefore(now, -auditDays);
}

/** When the sums of what browsers report on a day are deleted. */
export function browserReportEnd(day: Date): Date {
  return daysBefore(day, -browserReportDays);
}

/** The applications of people who were hired before this moment leave the desk. */
export function hiredCutoff(now: Date): Date {
  return daysBefore(now, hiredDays);
}

/** Mails that were deleted before this moment can no longer be restored. */
export function mailBinCutoff(now: Date): Date {
  return daysBefore(now, mailBinDays);
}

/** Until when what was deleted in quarantine can be put back. */
export function mailBinEnd(discarded: Date): Date {
  return daysBefore(discarded, -mailBinDays);
}

/** When a link that is made now ends. */
export function applicantLinkEnd(now: Date): Date {
  return daysBefore(now, -applicantLinkDays);
}

/** When the link of an invitation ends that is sent now. */
export function invitationLinkEnd(now: Date): Date {
  return daysBefore(now, -invitationLinkDays);
}

/** Mails of alerts that were written before this moment are deleted. */
export function jobAlertMailCutoff(now: Date): Date {
  return daysBefore(now, jobAlertMailDays);
}

/** When an unconfirmed alert ends; `from` is the time of the request. */
export function jobAlertUnconfirmedEnd(from: Date): Date {
  return daysBefore(from, -jobAlertConfirmDays);
}

/** Gives the end of an alert whose subscriber was asked at `asked` to renew it. */
export function jobAlertEnd(asked: Date): Date {
  return daysBefore(asked, -jobAlertEndDays);
}

/** Gives the time of the next question after an alert was confirmed or renewed. */
export function jobAlertAsk(confirmed: Date): Date {
  const at = new Date(confirmed);
  at.setUTCMonth(at.getUTCMonth() + jobAlertMonths);
  return at;
}

/** The moment a number of days before another. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMilliseconds);
