/** The names of the Firestore collections. */
export const collections = {
  jobs: 'jobs',
  jobChanges: 'jobChanges',
  enquiries: 'enquiries',
  applications: 'applications',
  mail: 'mail',
} as const;
