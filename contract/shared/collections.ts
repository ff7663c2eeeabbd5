export const collections = {
  admins: 'admins',
  /** Who invited and removed whom. */
  adminChanges: 'adminChanges',
  /** Who signed in, was refused, opened, took away, erased what, and when. */
  auditEntries: 'auditEntries',
  /** Passkeys, the secret of the app and recovery codes, under the uids of their owners. No client reads any of it. */
  secondFactors: 'secondFactors',
  /** Who is signed in since when, and with what. */
  adminSessions: 'adminSessions',
  jobs: 'jobs',
  /** What jobs say to those who judge their applicants, under the ids of the jobs: strangers get whole documents of jobs. */
  jobHiring: 'jobHiring',
  /** Deleted jobs, each for 30 days: nothing that reads jobs meets them. */
  jobBin: 'jobBin',
  jobChanges: 'jobChanges',
  /** The links that show a draft, under the hashes of their tokens. */
  jobPreviews: 'jobPreviews',
  /** The last number of each kind of reference, the version of the list of jobs, and how many submissions stand where. */
  counters: 'counters',
  enquiries: 'enquiries',
  applications: 'applications',
  /** Who sent the applications whose names are hidden, under their ids: only the server reads it. */
  applicantIdentities: 'applicantIdentities',
  /** How many applications came in each week, by job and by where they stand. */
  applicationWeeks: 'applicationWeeks',
  /** How long it took until those of each week were answered, went on, and were hired. */
  applicationTimes: 'applicationTimes',
  /** The links to the own pages of applicants and enquirers. */
  applicantLinks: 'applicantLinks',
  messageTemplates: 'messageTemplates',
  /** The times that applicants were offered, and the one that is arranged, under the ids of the applications. */
  interviews: 'interviews',
  /** When each interviewer is taken, under their uids: so no two applicants take the same time. */
  interviewerDiaries: 'interviewerDiaries',
  mail: 'mail',
  /** What waits for the next mail to each admin, under their uids. */
  notifications: 'notifications',
  /** Who is mailed new openings, and which. */
  alerts: 'alerts',
  scheduledRuns: 'scheduledRuns',
  schedulePauses: 'schedulePauses',
  /** Documents that failed twice and that the work skips, by the kind of work: only the server reads them. */
  setAside: 'setAside',
  browserReports: 'browserReports',
} as const;

/** A time as a document has it: the timestamp of either Firestore SDK. */
export interface StoredTime {
  toDate(): Date;
}
