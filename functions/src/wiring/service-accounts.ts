/**
 * The accounts that the functions run as, in the installation's project: one for each purpose, so that a function that is
 * taken over can do what it needs and no more. The operator creates them: docs/deploy.md.
 */
export const serviceAccounts = {
  /** The API, and the scheduled work on jobs and submissions. */
  website: 'website-api',
  /** The pages of jobs. Strangers call them most, so they may read the database and nothing else. */
  jobPages: 'job-pages',
  /** The intake of the desk, and all email. */
  mail: 'mail-delivery',
  /** The nightly copies, which it can make and not delete. */
  backup: 'nightly-backup',
} as const;

export type ServiceAccount = keyof typeof serviceAccounts;

/** An account as a function's options name it: the project is added when it is deployed. */
export const runAs = (account: ServiceAccount) => ({ serviceAccount: `${serviceAccounts[account]}@` });
