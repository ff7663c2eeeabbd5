export const collections = {
  admins: 'admins',
  /** Who invited and removed whom. */
  adminChanges: 'adminChanges',
  jobs: 'jobs',
  /** Deleted jobs, each for 30 days: nothing that reads jobs meets them. */
  jobBin: 'jobBin',
  jobChanges: 'jobChanges',
  /** The links that show a draft, under the hashes of their tokens. */
  jobPreviews: 'jobPreviews',
  /** The last number of each kind of reference, the version of the list of jobs, and how many submissions stand where. */
  counters: 'counters',
  enquiries: 'enquiries',
  applications: 'applications',
  /** How many applications came in each week, by job and by where they stand. */
  applicationWeeks: 'applicationWeeks',
  /** The links to the own pages of applicants and enquirers. */
  applicantLinks: 'applicantLinks',
  messageTemplates: 'messageTemplates',
  mail: 'mail',
  /** What waits for the next mail to each admin, under their uids. */
  notifications: 'notifications',
  /** Who is mailed new openings, and which. */
  alerts: 'alerts',
  scheduledRuns: 'scheduledRuns',
  schedulePauses: 'schedulePauses',
  browserReports: 'browserReports',
} as const;

/** A time as a document has it: the timestamp of either Firestore SDK. */
export interface StoredTime {
  toDate(): Date;
}
