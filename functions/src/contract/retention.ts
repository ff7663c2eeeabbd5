/** For how many days submissions and their mails are kept: what the privacy policy says, and what an installation does by default. */
export const retentionDays = 365;
