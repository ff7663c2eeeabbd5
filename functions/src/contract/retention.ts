/** For how many days submissions and their mails are kept: what the privacy policy says, and what an installation does by default. */
export const retentionDays = 365;

/** The same for the histories of the jobs and of the team, which name the admin who made each change. */
export const jobHistoryDays = 730;

/** The same for the sums of what browsers report. */
export const browserReportDays = 90;

/** For how many days a deleted job can be put back. */
export const jobBinDays = 30;

/** For how many days a link shows a draft. */
export const previewLinkDays = 7;
