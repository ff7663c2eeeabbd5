export const collections = {
  admins: 'admins',
  jobs: 'jobs',
  jobChanges: 'jobChanges',
  enquiries: 'enquiries',
  applications: 'applications',
  mail: 'mail',
  scheduledRuns: 'scheduledRuns',
  schedulePauses: 'schedulePauses',
  browserReports: 'browserReports',
} as const;

/** A time as a document has it: the timestamp of either Firestore SDK. */
export interface StoredTime {
  toDate(): Date;
}
