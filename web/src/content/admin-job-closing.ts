import type { Job } from '@ohmbridge/contract/jobs/job';

const jobCount = (count: number) => (count === 1 ? 'job listing' : `${count.toLocaleString('en-GB')} job listings`);
const verbs = { deactivate: 'Deactivate', delete: 'Delete' } as const;

/** The words of the question before jobs are closed, and of what is left afterwards. */
export const closingCopy = {
  title: (action: keyof typeof verbs, { length }: readonly Job[]) => `${verbs[action]} ${jobCount(length)}`,
  busy: { deactivate: 'Deactivating...', delete: 'Deleting...' },
  consequence: (jobs: readonly Job[]) =>
    jobs.length === 1
      ? `“${jobs[0]?.title}” and its PDF go to the bin, and are deleted for good after 30 days.`
      : 'They and their PDFs go to the bin, and are deleted for good after 30 days.',
  open: (count: number) =>
    count === 1 ? '1 application is still open.' : `${count.toLocaleString('en-GB')} applications are still open.`,
  refusals: 'Tell them that it was not this time',
  noRefusals: 'Do not tell them now',
  times: {
    now: 'Now, and move them to Rejected',
    'tomorrow-morning': 'Tomorrow at nine in the morning, and move them to Rejected',
  },
} as const;
