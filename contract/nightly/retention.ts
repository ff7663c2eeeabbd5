import type { SubmissionRecord } from '../desk/submission-record.ts';
import { dayMilliseconds } from '../shared/time.ts';

/**
 * The days for which submissions and their emails are kept: the value of the privacy policy, and the default of an
 * installation.
 */
export const retentionDays = 365;

/** The days for which the histories of jobs and team are kept. */
export const jobHistoryDays = 730;

export const auditDays = 180;

export const browserReportDays = 90;

/** The days within which a deleted job can be restored. */
export const jobBinDays = 30;

/** The days within which a deleted email can be restored. */
export const mailBinDays = 30;

export const previewLinkDays = 7;

export const invitationLinkDays = 7;

/** The days for which a link opens the page of an applicant or enquirer, who can always ask for another link. */
export const applicantLinkDays = 60;

export const jobAlertConfirmDays = 7;

/** After this time, the subscriber of an alert is asked to renew it. */
export const jobAlertMonths = 12;

/** The days for which an alert goes on after that question. */
export const jobAlertEndDays = 30;

/** The days for which sent emails of alerts stay in the outbox. */
export const jobAlertMailDays = 30;

/** The days for which a hired applicant stays on the desk. Data of employees are kept elsewhere. */
export const hiredDays = 30;

type KeptSubmission = Pick<SubmissionRecord, 'status' | 'statusChangedAt' | 'createdAt'>;

/**
 * Gives the moment after which a submission is deleted.
 * @param days how long this installation keeps submissions
 */
export function keptUntil({ status, statusChangedAt, createdAt }: KeptSubmission, days: number): Date {
  const after = (since: string, number: number) => Date.parse(since) + number * dayMilliseconds;
  const end = after(createdAt, days);
  return new Date(status === 'hired' ? Math.min(end, after(statusChangedAt, hiredDays)) : end);
}

export function jobAlertAsk(confirmed: Date): Date {
  const at = new Date(confirmed);
  at.setUTCMonth(at.getUTCMonth() + jobAlertMonths);
  return at;
}

export const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * dayMilliseconds);

export const daysLater = (moment: Date, days: number) => daysBefore(moment, -days);
