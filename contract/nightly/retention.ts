import type { SubmissionStatus } from '../desk/submission-kinds.ts';

/** For how many days submissions and their mails are kept: what the privacy policy says, and what an installation does by default. */
export const retentionDays = 365;

/** The same for the histories of the jobs and of the team, which name the admin who made each change. */
export const jobHistoryDays = 730;

/** The same for the entries of the audit list. */
export const auditDays = 180;

/** The same for the sums of what browsers report. */
export const browserReportDays = 90;

/** For how many days a deleted job can be put back. */
export const jobBinDays = 30;

/** The same for what was deleted in quarantine. */
export const mailBinDays = 30;

/** For how many days a link shows a draft. */
export const previewLinkDays = 7;

/** For how many days the link of an invitation leads to a password. */
export const invitationLinkDays = 7;

/** For how many days a link shows applicants their applications, and enquirers their enquiries: they can always ask for another. */
export const applicantLinkDays = 60;

/** For how many days an alert waits to be confirmed. */
export const jobAlertConfirmDays = 7;

/** After how many months whoever has an alert is asked whether it shall go on. */
export const jobAlertMonths = 12;

/** For how many days it goes on after that, unless they say so. */
export const jobAlertEndDays = 30;

/** For how many days mails of alerts are kept in the outbox; those that are still to be sent stay. */
export const jobAlertMailDays = 30;

/** For how many days who was hired stays on the desk, and can be moved back: what is kept of an employee is kept elsewhere. */
export const hiredDays = 30;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** What says until when a submission is kept. */
interface KeptSubmission {
  status: SubmissionStatus;
  statusChangedAt: string;
  createdAt: string;
}

/**
 * The moment after which a submission is deleted.
 * @param days for how many days this installation keeps what was sent
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

/** Who was hired before this moment leaves the desk. */
export function hiredCutoff(now: Date): Date {
  return daysBefore(now, hiredDays);
}

/** What was deleted in quarantine before this moment cannot be put back any more. */
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

/** When an alert ends that nobody confirms; `from` when it was asked for. */
export function jobAlertUnconfirmedEnd(from: Date): Date {
  return daysBefore(from, -jobAlertConfirmDays);
}

/** When an alert ends whose address was asked at `asked` whether it shall go on. */
export function jobAlertEnd(asked: Date): Date {
  return daysBefore(asked, -jobAlertEndDays);
}

/** When whoever has confirmed an alert, or said that it shall go on, is asked again. */
export function jobAlertAsk(confirmed: Date): Date {
  const at = new Date(confirmed);
  at.setUTCMonth(at.getUTCMonth() + jobAlertMonths);
  return at;
}

/** The moment a number of days before another. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMilliseconds);
