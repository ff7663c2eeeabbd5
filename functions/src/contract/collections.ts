export const collections = {
  jobs: 'jobs',
  jobChanges: 'jobChanges',
  enquiries: 'enquiries',
  applications: 'applications',
  mail: 'mail',
  admins: 'admins',
} as const;

/** A time as a document has it: the timestamp of either Firestore SDK. */
export interface StoredTime {
  toDate(): Date;
}
