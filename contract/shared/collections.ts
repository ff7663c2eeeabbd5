export const collections = {
  admins: 'admins',
  /** The history of the team. */
  adminChanges: 'adminChanges',
  auditEntries: 'auditEntries',
  /** Passkeys, the secret of the authenticator app and recovery codes, by the uid of their owner. Clients cannot read them. */
  secondFactors: 'secondFactors',
  adminSessions: 'adminSessions',
  jobs: 'jobs',
  /**
   * The criteria and the hidden names of jobs, by the job's id. Visitors read whole job documents, so these stand elsewhere.
   */
  jobHiring: 'jobHiring',
  /** Deleted jobs, each for 30 days. */
  jobBin: 'jobBin',
  jobChanges: 'jobChanges',
  /** The preview links of drafts, by the hash of their token. */
  jobPreviews: 'jobPreviews',
  /** The last number of each kind of reference, the version of the job list, and the number of submissions in each status. */
  counters: 'counters',
  enquiries: 'enquiries',
  applications: 'applications',
  /** The senders of applications with hidden names, by the application's id. Only the server reads them. */
  applicantIdentities: 'applicantIdentities',
  /** The number of applications of each week, by job and status. */
  applicationWeeks: 'applicationWeeks',
  /** The time to the first answer, to each step and to the hire, for the applications of each week. */
  applicationTimes: 'applicationTimes',
  /** The links to the pages of applicants and enquirers. */
  applicantLinks: 'applicantLinks',
  messageTemplates: 'messageTemplates',
  /** The offered times and the arranged time of an interview, by the application's id. */
  interviews: 'interviews',
  /** The taken times of each interviewer, by uid: no two applicants can take the same time. */
  interviewerDiaries: 'interviewerDiaries',
  mail: 'mail',
  /** The events for the next email to each admin, by uid. */
  notifications: 'notifications',
  /** The job alerts of visitors. */
  alerts: 'alerts',
  scheduledRuns: 'scheduledRuns',
  schedulePauses: 'schedulePauses',
  /** Documents that failed twice and are skipped, by the kind of work. Only the server reads them. */
  setAside: 'setAside',
  browserReports: 'browserReports',
} as const;

/** A timestamp of either Firestore SDK. */
export interface StoredTime {
  toDate(): Date;
}

export const isoOf = (time: StoredTime): string => time.toDate().toISOString();

/** Gives a stored document with its times as ISO 8601. */
export const withIsoTimes = <Document>(stored: object): Document => withTimes(stored, isoOf) as Document;

/** Gives a stored document with its times as dates. */
export const withDates = <Document>(stored: object): Document => withTimes(stored, (time) => time.toDate()) as Document;

function withTimes(stored: unknown, timeOf: (time: StoredTime) => unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  if (Array.isArray(stored)) return stored.map((one) => withTimes(one, timeOf));
  if ('toDate' in stored) return timeOf(stored as StoredTime);
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, withTimes(value, timeOf)]));
}
