/**
 * The account of the pages of jobs, in the installation's project. Strangers call them most, so they may read the database
 * and nothing else. Whoever deploys creates it: docs/deploy.md.
 */
export const jobPagesAccount = 'job-pages';
