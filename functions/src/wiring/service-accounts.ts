/**
 * The accounts that the functions run as, in the installation's project: one for each purpose, so that whoever takes over one
 * function has what that one needs and no more. Whoever deploys creates them: docs/deploy.md.
 */
export const serviceAccounts = {
  /** The API, and what is done by the clock for jobs and submissions. */
  website: 'website-api',
  /** The pages of jobs. Strangers call them most, so they may read the database and nothing else. */
  jobPages: 'job-pages',
  /** What brings submissions to the desk and sends mail. */
  mail: 'mail-delivery',
  /** The nightly copies, which it may make and not delete. */
  backup: 'nightly-backup',
} as const;

export type ServiceAccount = keyof typeof serviceAccounts;

/** An account as a function's options name it: the project is added when it is deployed. */
export const runAs = (account: ServiceAccount) => ({ serviceAccount: `${serviceAccounts[account]}@` });
